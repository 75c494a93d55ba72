import { css } from '@emotion/react';
import { useState } from 'react';
import type { SectionPlace, ValuePlace, YamlPath } from '#preview/EditApi.ts';
import { hue, lineLink, mono, small, unseen } from '../look.ts';
import { itemButtons, OperationButtons } from '../OperationButtons.tsx';
import { usePlaces } from '../usePlaces.ts';
import { ValueForm } from '../ValueForm.tsx';
import { useWorkbench } from '../Workbench.ts';

type Props = { section: SectionPlace; page: string };

/** Every value of a section, each of which can be changed here. */
export function SectionValues({ section, page }: Props) {
  const places = usePlaces(page);
  const [opened, setOpened] = useState<string>();
  if (!places) return null;
  const from = section.shared ? section.shared.place.path : section.path;
  const values = places.values.filter(
    ({ path }) => from.every((step, at) => path[at] === step) && path.at(-1) !== 'type',
  );
  return (
    <ul css={list} aria-label={`Texts of ${section.name}`}>
      {values.map((place, index) => {
        const key = place.path.join('.');
        const item = itemOf(place, from);
        const isFirst = item && item.join('.') !== itemOf(values[index - 1], from)?.join('.');
        return (
          <li key={key}>
            {isFirst && (
              <div css={itemHead}>
                <span css={label}>{nameOf(item, from)}</span>
                <OperationButtons
                  name={nameOf(item, from)}
                  seen={places.hash}
                  buttons={itemButtons(item, lastItem(item, values))}
                />
              </div>
            )}
            {opened === key ? (
              <div css={sheet}>
                <p css={label}>{nameOf(place.path, from)}</p>
                <ValueForm place={place} seen={places.hash} onDone={() => setOpened(undefined)} />
              </div>
            ) : (
              <Row place={place} name={nameOf(place.path, from)} onOpen={() => setOpened(key)} />
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

/** The item of a list that a value is, or stands in. */
function itemOf(place: ValuePlace | undefined, from: YamlPath): YamlPath | undefined {
  const end = place?.path.findLastIndex((step) => typeof step === 'number') ?? -1;
  return end < from.length ? undefined : place?.path.slice(0, end + 1);
}

/** The index of the last item of the same list. */
function lastItem(item: YamlPath, values: readonly ValuePlace[]): number {
  const at = item.length - 1;
  const list = item.slice(0, at).join('.');
  const own = values.filter(({ path }) => path.slice(0, at).join('.') === list);
  return Math.max(...own.map(({ path }) => Number(path[at])));
}

/** `tiers 3 payout`: list items are counted from one. */
function nameOf(path: YamlPath, from: YamlPath): string {
  return path
    .slice(from.length)
    .map((step) => (typeof step === 'number' ? step + 1 : step))
    .join(' ');
}

const list = css({ display: 'grid', gap: 1, '& p': { margin: 0 } });
const itemHead = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  margin: '6px 0 0 6px',
  borderBlockStart: `1px solid ${hue.line}`,
});
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
