import { css } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { type NamedPlace, sumOf, type UsePlace } from '#preview/EditApi.ts';
import { field, heading, hue, lineLink, mono, small } from '../look.ts';
import { plainForm } from '../plainForm.ts';
import { pagesOf } from '../Question.tsx';
import { Rename } from '../Rename.tsx';
import { useWorkbench } from '../Workbench.ts';
import { WrittenValue } from '../WrittenValue.tsx';

type Props = {
  title: string;
  /** What the names are for. */
  children: ReactNode;
  places: readonly NamedPlace[] | undefined;
  /** The version of the file that the places are of. */
  seen: string | undefined;
  /** Whether other places refer to them by their names. */
  hasUses?: boolean;
  /** Below the list: what else may be named. */
  more?: ReactNode;
};

/** The names that the file declares, with their values and everything that uses them. */
export function NamedList(props: Props) {
  const { title, children, places: all, seen = '', hasUses = true, more } = props;
  const [search, setSearch] = useState('');
  const found = find(search, all ?? []);
  return (
    <>
      <h2 css={heading}>{title}</h2>
      <p css={small}>{children}</p>
      <input
        type="search"
        css={[field, finder]}
        placeholder="Find a name or a value"
        aria-label="Find a name or a value"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <ul css={list}>
        {found.map((place) => (
          <NamedItem key={place.name} place={place} seen={seen} hasUses={hasUses} />
        ))}
      </ul>
      {all && found.length === 0 && <p css={small}>There is none like that.</p>}
      {more}
    </>
  );
}

/** By name or value, a sum also as pages show it: £1,250 is written 1250, and comes first. */
function find(search: string, all: readonly NamedPlace[]): readonly NamedPlace[] {
  const sum = sumOf(search);
  const sought = search.trim().toLowerCase();
  const isSum = ({ written }: NamedPlace) => written === sum;
  const isLike = ({ name, written }: NamedPlace) =>
    `${name} ${written}`.toLowerCase().includes(sought);
  return [...all.filter(isSum), ...all.filter((place) => !isSum(place) && isLike(place))];
}

type ItemProps = { place: NamedPlace; seen: string; hasUses: boolean };

function NamedItem({ place, seen, hasUses }: ItemProps) {
  const { name, written, form, uses, named } = place;
  return (
    <li css={item}>
      <WrittenValue
        label={name.replace(/^(?:constants|theme)\./, '')}
        name={name}
        at={place}
        value={asValue(place)}
        seen={seen}
      >
        <span css={value}>
          {form?.kind === 'colour' && <span css={swatch} style={{ background: written }} />}
          {written}
        </span>
      </WrittenValue>
      {hasUses && <Uses uses={uses} />}
      {named && <Rename path={named} seen={seen} />}
    </li>
  );
}

/** Everything that refers to a name, and the pages that it shows on. */
function Uses({ uses }: { uses: readonly UsePlace[] }) {
  const { openLine, show } = useWorkbench();
  return (
    <details css={small}>
      <summary>
        {uses.length === 0
          ? 'Used nowhere'
          : uses.length === 1
            ? 'Used once'
            : `Used in ${uses.length} places`}
      </summary>
      <ul css={places}>
        {uses.map((use) => (
          <li key={`${use.line}:${use.column}`}>
            <button type="button" css={lineLink} onClick={() => openLine(use)}>
              {use.line}
            </button>
            <code>{use.path.join('.')}</code>
            {pagesOf([use])
              .filter((page) => page.startsWith('/'))
              .map((page) => (
                <button
                  key={page}
                  type="button"
                  css={lineLink}
                  onClick={() => show({ path: page })}
                >
                  {page}
                </button>
              ))}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A named value as the form edits it. */
function asValue(place: NamedPlace) {
  const { written, form, uses } = place;
  return {
    ...place,
    value: written,
    written,
    form: form ?? plainForm(written),
    origins: [],
    isWholeReference: false,
    alsoOn: uses,
  };
}

const finder = css({ margin: '10px 0 6px' });
const list = css({ display: 'grid' });
const item = css({ padding: '10px 0', borderBlockEnd: `1px solid ${hue.line}` });
const value = css({ font: `550 14px/1.4 ${mono}`, overflowWrap: 'anywhere' });
const swatch = css({
  display: 'inline-block',
  width: 14,
  height: 14,
  marginInlineEnd: 8,
  border: `1px solid ${hue.line}`,
  borderRadius: 4,
  verticalAlign: -2,
});
const places = css({
  display: 'grid',
  gap: 2,
  margin: '4px 0 0 14px !important',
  code: { overflowWrap: 'anywhere' },
});
