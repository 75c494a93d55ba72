import { css } from '@emotion/react';
import { useState } from 'react';
import type { SectionPlace, ValuePlace } from '#preview/EditApi.ts';
import { hue, lineLink, mono, small, unseen } from '../look.ts';
import { usePlaces } from '../usePlaces.ts';
import { ValueForm } from '../ValueForm.tsx';
import { useWorkbench } from '../Workbench.ts';

type Props = { section: SectionPlace; page: string };

/** Every value of a section, each of which can be changed here. */
export function SectionValues({ section, page }: Props) {
  const places = usePlaces(page);
  const [opened, setOpened] = useState<string>();
  const from = section.shared ? section.shared.place.path : section.path;
  const values = (places?.values ?? []).filter(
    ({ path }) => from.every((step, at) => path[at] === step) && path.at(-1) !== 'type',
  );
  return (
    <ul css={list} aria-label={`Texts of ${section.name}`}>
      {values.map((place) => {
        const key = place.path.join('.');
        return (
          <li key={key}>
            {opened === key ? (
              <div css={sheet}>
                <p css={label}>{nameIn(place, from)}</p>
                <ValueForm place={place} onDone={() => setOpened(undefined)} />
              </div>
            ) : (
              <Row place={place} name={nameIn(place, from)} onOpen={() => setOpened(key)} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Row({ place, name, onOpen }: { place: ValuePlace; name: string; onOpen: () => void }) {
  const { openLine } = useWorkbench();
  return (
    <div css={row}>
      <button type="button" css={value} onClick={onOpen}>
        <span css={label}>
          <span css={unseen}>Change </span>
          {name}
        </span>
        <span css={text}>{String(place.value)}</span>
      </button>
      <button
        type="button"
        css={lineLink}
        aria-label={`Line ${place.line}`}
        onClick={() => openLine(place)}
      >
        {place.line}
      </button>
    </div>
  );
}

/** `tiers 3 payout`: list items are counted from one. */
function nameIn({ path }: ValuePlace, from: ValuePlace['path']): string {
  return path
    .slice(from.length)
    .map((step) => (typeof step === 'number' ? step + 1 : step))
    .join(' ');
}

const list = css({ display: 'grid', gap: 1, '& p': { margin: 0 } });
const row = css({ display: 'flex', alignItems: 'start', gap: 4 });
const value = css({
  display: 'grid',
  flex: 1,
  minWidth: 0,
  padding: '4px 6px',
  border: 0,
  borderRadius: 6,
  background: 'none',
  textAlign: 'start',
  cursor: 'text',
  '&:hover': { background: hue.panel, boxShadow: `0 0 0 1px ${hue.line}` },
});
const label = css(small, { fontFamily: mono, fontSize: 12 });
const text = css({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});
const sheet = css({
  padding: 10,
  borderRadius: 8,
  background: hue.panel,
  boxShadow: `0 0 0 1px ${hue.line}`,
});
