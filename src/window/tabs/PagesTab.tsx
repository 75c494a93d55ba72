import { useState } from 'react';
import type { Operation } from '#preview/EditApi.ts';
import { itemButtons, OperationButtons } from '../OperationButtons.tsx';
import { useUpdate, useWindow, useWindowState } from '../WindowContext.ts';
import { PartValues } from '../forms/PartValues.tsx';
import { Button, LineLink, Search } from '../parts.tsx';
import { isWithin } from '../paths.ts';
import { NewPage } from './NewPage.tsx';
import { SectionList } from './SectionList.tsx';
import { useAnswer, usePlaces } from '../useAnswer.ts';
import { notFoundPath } from '../windowState.ts';

/** From how many pages on there is something to find them by, and how many are listed at most. */
const manyPages = 12;
const mostPages = 200;

/** Every page with its problems, and of the page that is shown every section. */
export function PagesTab() {
  const { show } = useWindow();
  const shown = useWindowState('path');
  const { site } = useUpdate();
  const outline = useAnswer('GET outline');
  const [search, setSearch] = useState('');
  const paths = outline?.routes.map(({ path }) => path) ?? Object.keys(site?.pages ?? {});
  const pages = [
    ...paths.map((path, index) => ({
      path,
      name: path,
      title: outline?.routes[index]?.title ?? '',
      part: ['routes', index],
    })),
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
            {path === shown && (
              <OpenPage path={path} index={paths.indexOf(path)} last={paths.length - 1} />
            )}
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
function ProblemCount({ part }: { part: (string | number)[] }) {
  const problems = useUpdate().problems.filter(({ path }) => isWithin(part, path));
  if (problems.length === 0) return null;
  const isWrong = problems.some(({ severity }) => severity === 'error');
  return (
    <span className={`badge ${isWrong ? 'error' : 'warning'}`}>
      {problems.length} {problems.length === 1 ? 'problem' : 'problems'}
    </span>
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

type Props = {
  path: string;
  /** Its index among the pages of the file, -1 for the 404 page; and that of the last one. */
  index: number;
  last: number;
};

/** The page that is shown, in the list of pages: its sections, and what it is called elsewhere. */
export function OpenPage({ path, index, last }: Props) {
  const { show } = useWindow();
  const places = usePlaces(path);
  if (!places) return null;
  const { page, hash } = places;
  // A copy would have the same address.
  const buttons = itemButtons(page.path, last).filter(({ icon }) => icon !== 'duplicate');
  const leave = ({ kind }: Operation) => kind === 'delete' && show({ path: '/', section: null });
  return (
    <>
      <SectionList page={path} />
      <details className="about-page">
        <summary className="small">Title, address and search results</summary>
        <div className="row between">
          <LineLink at={page}>Line {page.line}</LineLink>
          {index >= 0 && (
            <OperationButtons name={`Page ${path}`} hash={hash} buttons={buttons} onDone={leave} />
          )}
        </div>
        <PartValues from={page.path} name={path} without={['sections']} />
      </details>
    </>
  );
}
