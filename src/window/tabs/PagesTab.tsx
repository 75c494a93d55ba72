import { useState } from 'react';
import { startsWith, type Path } from '#preview/EditApi.ts';
import { PartValues } from '../forms/PartValues.tsx';
import { OperationButtons } from '../OperationButtons.tsx';
import { Button, LineLink, Search } from '../parts.tsx';
import { useAnswer, usePlaces, useWindow } from '../WindowContext.ts';
import { notFoundPath } from '../windowState.ts';
import { NewPage } from './NewPage.tsx';
import { SectionList } from './SectionList.tsx';

/** From how many pages on there is something to find them by, and how many are listed at most. */
const manyPages = 12;
const mostPages = 200;

/** Every page with its problems, and of the page that is shown every section. */
export function PagesTab() {
  const { show, path: shown } = useWindow();
  const outline = useAnswer('GET outline');
  const [search, setSearch] = useState('');
  const routes = outline?.routes ?? [];
  const pages = [
    ...routes.map((page, index) => ({ ...page, name: page.path, part: ['routes', index] })),
    { path: notFoundPath, name: 'The 404 page', title: '', part: ['notFound'] },
  ];
  const found = pages.filter(({ path, name, title }) =>
    `${path} ${name} ${title}`.toLowerCase().includes(search.toLowerCase()),
  );
  return (
    <>
      <h2>Pages</h2>
      {pages.length > manyPages && (
        <Search label="Find a page" value={search} onChange={setSearch} />
      )}
      <ul className="choices">
        {found.slice(0, mostPages).map(({ path, name, title, part }) => (
          <li key={path}>
            <Button
              look="choice"
              className="page"
              aria-current={path === shown ? 'page' : undefined}
              ref={path === shown ? scrollTo : null}
              onClick={() => show({ path, section: null })}
            >
              <strong>{name}</strong>
              <span className="small">{title}</span>
              <ProblemCount part={part} />
            </Button>
            {path === shown && <OpenPage path={path} last={routes.length - 1} />}
          </li>
        ))}
      </ul>
      <NewPage outline={outline} />
      {found.length > mostPages && (
        <p className="small">
          And {found.length - mostPages} more: write a part of the address above.
        </p>
      )}
      <CommonParts />
    </>
  );
}

/** What was open above a page has closed, which moves it up. */
function scrollTo(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/** How much is wrong or unwise on a page. */
function ProblemCount({ part }: { part: Path }) {
  const problems = useWindow().problems.filter(({ path }) => path && startsWith(path, part));
  if (problems.length === 0) return null;
  const isWrong = problems.some(({ severity }) => severity === 'error');
  return (
    <span className={`badge ${isWrong ? 'error' : 'warning'}`}>
      {problems.length} {problems.length === 1 ? 'problem' : 'problems'}
    </span>
  );
}

/** The page that is shown, in the list of pages: its sections, and what it is called elsewhere. */
function OpenPage({ path, last }: { path: string; last: number }) {
  const { show } = useWindow();
  const places = usePlaces(path);
  if (!places) return null;
  const { page, hash } = places;
  return (
    <>
      <SectionList page={path} />
      <details className="about-page">
        <summary className="small">Title, address and search results</summary>
        <div className="row between">
          <LineLink at={page}>Line {page.line}</LineLink>
          {path !== notFoundPath && (
            // A copy would have the same address.
            <OperationButtons
              {...{ path: page.path, last, hash, hasCopies: false }}
              name={`Page ${path}`}
              onDone={({ kind }) => kind === 'delete' && show({ path: '/', section: null })}
            />
          )}
        </div>
        <PartValues from={page.path} name={path} without={['sections']} />
      </details>
    </>
  );
}

const commonParts = {
  header: 'Header',
  footer: 'Footer',
  consent: 'Consent question',
  messages: 'Small messages',
};

/** What is on every page, each part to be opened and changed. */
function CommonParts() {
  const [opened, setOpened] = useState<string>();
  return (
    <>
      <h3>On every page</h3>
      <ul className="choices">
        {Object.entries(commonParts).map(([key, name]) => (
          <li key={key}>
            <Button
              look="choice"
              aria-expanded={opened === key}
              onClick={() => setOpened(opened === key ? undefined : key)}
            >
              <strong>{name}</strong>
            </Button>
            {opened === key && (
              <div className="opened">
                <PartValues from={[key]} name={name} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
