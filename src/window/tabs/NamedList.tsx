import { type ReactNode, useState } from 'react';
import { type NamedPlace, parseAmount, type UsePlace } from '#preview/EditApi.ts';
import { AddHere } from '../forms/NewPart.tsx';
import { AddParts } from '../forms/PartValues.tsx';
import { Rename } from '../forms/Rename.tsx';
import { WrittenValue } from '../forms/WrittenValue.tsx';
import { LineLink, PageLinks, Search } from '../parts.tsx';
import { useAnswer } from '../WindowContext.ts';

/** Every number of the business, and where it is used. */
export const ConstantsTab = () => (
  <NamedList title="Numbers" of="constants" addTo="constants of your own">
    Each stands once, under <code>constants</code>, and a change shows wherever it is used; under{' '}
    <code>timings</code> stands how long things take.
  </NamedList>
);

/** Every address outside the site, and what leads there. */
export const LinksTab = () => (
  <NamedList title="Links" of="links" addTo="links">
    Every address outside the site stands once, under <code>links</code>.
  </NamedList>
);

/** The colours, typefaces and corners of the whole site. */
export const LookTab = () => (
  <>
    <NamedList title="Look" of="theme">
      It stands under <code>theme</code> and counts on every page.
    </NamedList>
    <AddParts from={['theme']} name="theme" />
  </>
);

type Props = {
  title: string;
  of: 'constants' | 'links' | 'theme';
  addTo?: string;
  children: ReactNode;
};

/** The names that the file declares, with their values and everything that uses them. */
function NamedList({ title, of, addTo, children }: Props) {
  const outline = useAnswer('GET outline');
  const [search, setSearch] = useState('');
  const found = find(search, outline?.[of] ?? []);
  return (
    <>
      <h2>{title}</h2>
      <p className="small">{children}</p>
      <Search label="Find a name or a value" value={search} onChange={setSearch} />
      <ul className="items">
        {outline &&
          found.map((place) => <NamedItem key={place.name} place={place} hash={outline.hash} />)}
      </ul>
      {outline && found.length === 0 && <p className="small">There is none like that.</p>}
      {addTo !== undefined && <AddHere path={[of]} name={addTo} />}
    </>
  );
}

/** By name or value, a sum also as pages show it: £1,250 is written 1250, and comes first. */
function find(search: string, all: readonly NamedPlace[]): readonly NamedPlace[] {
  const sum = parseAmount(search);
  const sought = search.trim().toLowerCase();
  const isSum = ({ written }: NamedPlace) => written === sum;
  const isLike = (place: NamedPlace) =>
    isSum(place) || `${place.name} ${place.written}`.toLowerCase().includes(sought);
  return all.filter(isLike).toSorted((a, b) => Number(isSum(b)) - Number(isSum(a)));
}

function NamedItem({ place, hash }: { place: NamedPlace; hash: string }) {
  const { name, written, form, uses, named } = place;
  // As the form of a value edits it.
  const value = { ...place, origins: [], isWholeReference: false, alsoOn: uses };
  const label = name.replace(/^(?:constants|timings|theme)\./, '');
  return (
    <li>
      <WrittenValue {...{ label, name, hash }} place={value}>
        <span className="mono wrapping strong">
          {form.kind === 'colour' && <span className="swatch" style={{ background: written }} />}
          {written}
        </span>
      </WrittenValue>
      {/* Nothing refers to the others by name. */}
      {/^(?:constants|links)\./.test(name) && <Uses uses={uses} />}
      {named && <Rename path={named} hash={hash} />}
    </li>
  );
}

/** Everything that refers to a name, and the pages that it shows on. */
function Uses({ uses }: { uses: readonly UsePlace[] }) {
  const count = uses.length;
  return (
    <details className="small">
      <summary>
        {count === 0 ? 'Used nowhere' : count === 1 ? 'Used once' : `Used in ${count} places`}
      </summary>
      <ul className="uses">
        {uses.map((use) => (
          <li key={`${use.line}:${use.column}`}>
            <LineLink at={use} />
            <code>{use.path.join('.')}</code>
            <PageLinks routes={use.routes} />
          </li>
        ))}
      </ul>
    </details>
  );
}
