import { css } from '@emotion/react';
import { useState } from 'react';
import type { SectionPlace } from '#preview/EditApi.ts';
import { field, heading, hue, lineLink, small, unseen } from '../look.ts';
import { missing } from '../PageChoice.tsx';
import { SectionActions } from '../SectionActions.tsx';
import { useAsked } from '../useAsked.ts';
import { usePlaces } from '../usePlaces.ts';
import { useUpdate, useView, useWorkbench } from '../Workbench.ts';
import { SectionValues } from './SectionValues.tsx';

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
              onClick={() => show({ path: one, section: null })}
            >
              <span css={address}>{one === missing ? words : one}</span>
              {one !== missing && <span css={[small, title]}>{words}</span>}
              <ProblemCount part={one === missing ? ['notFound'] : ['routes', index]} />
            </button>
            {one === path && <Sections path={path} />}
          </li>
        ))}
      </ul>
      {found.length > mostPages && (
        <p css={small}>And {found.length - mostPages} more: write a part of the address above.</p>
      )}
    </>
  );
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

function Sections({ path }: { path: string }) {
  const places = usePlaces(path);
  if (!places) return null;
  return (
    <ol css={sections} aria-label={`Sections of ${path}`}>
      {places.sections.map((section, index) => (
        <SectionItem
          key={section.path.join('.')}
          section={section}
          seen={places.hash}
          index={index}
          page={path}
        />
      ))}
    </ol>
  );
}

type ItemProps = { section: SectionPlace; seen: string; index: number; page: string };

function SectionItem({ section, seen, index, page }: ItemProps) {
  const { show, openLine } = useWorkbench();
  const { section: chosen } = useView();
  const { name, type, line, isHidden, shared } = section;
  const isChosen = index === chosen;
  return (
    <li css={item} data-chosen={isChosen}>
      <div css={row}>
        <button
          type="button"
          css={choice}
          aria-expanded={isChosen}
          onClick={() =>
            show(isChosen ? { section: null } : { section: index, revealed: { section: index } })
          }
        >
          <strong>{name}</strong>
          <span css={small}>
            {type}
            {shared && ` · shared as ${shared.name}`}
            {isHidden && ' · hidden'}
          </span>
        </button>
        <button type="button" css={lineLink} onClick={() => openLine(section)}>
          {line}
          <span css={unseen}> is the line of {name}</span>
        </button>
      </div>
      {isChosen && (
        <div css={opened}>
          <SectionActions section={section} seen={seen} page={page} />
          {shared && shared.uses.length > 1 && (
            <p css={small}>
              Stands on {shared.uses.length} pages, from line {shared.place.line}. A change of its
              texts shows on all of them.
            </p>
          )}
          <SectionValues section={section} page={page} />
        </div>
      )}
    </li>
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
const sections = css({
  display: 'grid',
  gap: 1,
  margin: '4px 0 10px 12px !important',
  paddingInlineStart: '8px !important',
  borderInlineStart: `2px solid ${hue.line}`,
});
const item = css({ borderRadius: 8, '&[data-chosen="true"]': { background: hue.bar } });
const row = css({ display: 'flex', alignItems: 'center', gap: 4, paddingInlineEnd: 6 });
const choice = css({
  display: 'grid',
  flex: 1,
  minWidth: 0,
  padding: '5px 8px',
  border: 0,
  borderRadius: 8,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { background: hue.bar },
  strong: {
    overflow: 'hidden',
    fontWeight: 550,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});
const opened = css({ display: 'grid', gap: 8, padding: '2px 8px 10px' });
