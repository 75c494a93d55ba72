import { css } from '@emotion/react';
import { useState } from 'react';
import { field, heading, hue, small } from '../look.ts';
import { missing } from '../PageChoice.tsx';
import { useAsked } from '../useAsked.ts';
import { CommonParts } from './CommonParts.tsx';
import { OpenPage } from './OpenPage.tsx';
import { NewPage } from './NewPage.tsx';
import { useUpdate, useView, useWorkbench } from '../Workbench.ts';

/** From how many pages on there is something to find them by, and how many are listed at most. */
const manyPages = 12;
const mostPages = 200;

/** Every page with its problems, and of the page that is shown every section. */
export function PagesTab() {
  const { show } = useWorkbench();
  const { path } = useView();
  const { site } = useUpdate();
  const { content: outline } = useAsked((read) => read('GET outline'));
  const [search, setSearch] = useState('');
  const paths = outline?.routes.map((route) => route.path) ?? Object.keys(site?.pages ?? {});
  const pages = [...paths, missing].map((one, index) => ({
    one,
    index,
    words: one === missing ? 'The 404 page' : (outline?.routes[index]?.title ?? ''),
  }));
  const found = pages.filter(({ one, words }) =>
    `${one} ${words}`.toLowerCase().includes(search.toLowerCase()),
  );
  return (
    <>
      <h2 css={heading}>Pages</h2>
      {pages.length > manyPages && (
        <input
          type="search"
          css={[field, finder]}
          placeholder="Find a page"
          aria-label="Find a page"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      )}
      <ul css={list}>
        {found.slice(0, mostPages).map(({ one, index, words }) => (
          <li key={one}>
            <button
              type="button"
              css={page}
              aria-current={one === path ? 'page' : undefined}
              ref={one === path ? scrollTo : null}
              onClick={() => show({ path: one, section: null })}
            >
              <span css={address}>{one === missing ? words : one}</span>
              {one !== missing && <span css={[small, title]}>{words}</span>}
              <ProblemCount part={one === missing ? ['notFound'] : ['routes', index]} />
            </button>
            {one === path && <OpenPage path={path} index={index} last={paths.length - 1} />}
          </li>
        ))}
      </ul>
      <NewPage routes={outline?.routes} seen={outline?.hash} />
      {found.length > mostPages && (
        <p css={small}>And {found.length - mostPages} more: write a part of the address above.</p>
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
  const { problems } = useUpdate();
  const own = problems.filter(({ path }) => part.every((step, at) => path?.[at] === step));
  if (own.length === 0) return null;
  const isWrong = own.some(({ severity }) => severity === 'error');
  return (
    <span css={badge} data-severity={isWrong ? 'error' : 'warning'}>
      {own.length} {own.length === 1 ? 'problem' : 'problems'}
    </span>
  );
}

const finder = css({ marginBlockStart: 10 });
const list = css({ display: 'grid', gap: 2, margin: '10px -6px 0 !important' });
const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  width: '100%',
  padding: '7px 10px',
  border: 0,
  borderRadius: 8,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { background: hue.bar },
  '&[aria-current]': { background: hue.accentSoft },
});
const address = css({ fontWeight: 600 });
const title = css({
  gridRow: 2,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
const badge = css({
  gridColumn: 2,
  gridRow: '1 / span 2',
  alignSelf: 'center',
  padding: '1px 8px',
  borderRadius: 999,
  fontSize: 12,
  background: hue.warningSoft,
  color: hue.warning,
  '&[data-severity="error"]': { background: hue.errorSoft, color: hue.error },
});
