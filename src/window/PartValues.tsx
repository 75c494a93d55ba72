import { css } from '@emotion/react';
import { useState } from 'react';
import type { Opening, ValuePlace, YamlPath } from '#preview/EditApi.ts';
import { isSamePath } from './isSamePath.ts';
import { hue, lineLink, mono, small, unseen } from './look.ts';
import { NewPart } from './NewPart.tsx';
import { Openings } from './Openings.tsx';
import { itemButtons, OperationButtons } from './OperationButtons.tsx';
import { itemOf, rowsOf } from './rowsOf.ts';
import { UnsavedWords } from './UnsavedWords.tsx';
import { useDraftAt } from './useDraft.ts';
import { usePart } from './usePart.ts';
import { ValueForm } from './ValueForm.tsx';
import { useWorkbench } from './Workbench.ts';

type Props = {
  /** The part of the file. */
  from: YamlPath;
  /** What people call it. */
  name: string;
  /** The keys of it that are shown elsewhere. */
  without?: readonly string[];
};

type Making = { opening: Opening; seen: string; item: YamlPath | undefined };

/** Every value of a part of the file, each of which can be changed here, and what can be added to it. */
export function PartValues({ from, name, without = [] }: Props) {
  const part = usePart(from);
  const [opened, setOpened] = useState<string>();
  // Stays as it was opened, whatever is written around it meanwhile.
  const [making, setMaking] = useState<Making>();
  if (!part) return null;
  const isOwn = ({ path }: { path: YamlPath }) =>
    !without.includes(String(path[from.length])) && path.at(-1) !== 'type';
  const values = part.values.filter(isOwn);
  const openings = part.openings.filter(isOwn);
  const close = () => setOpened(undefined);
  const addTo = (item: YamlPath | undefined) => (
    <>
      <Openings
        openings={openings.filter((one) => isSamePath(itemOf(one.path.slice(0, -1), from), item))}
        nameOf={(opening) => nameOfOpening(opening, item ?? from)}
        onOpen={(opening) => setMaking({ opening, seen: part.hash, item })}
      />
      {making && isSamePath(making.item, item) && (
        <NewPart
          key={keyOf(making.opening)}
          {...making}
          name={nameOfOpening(making.opening, from)}
          onDone={() => setMaking(undefined)}
        />
      )}
    </>
  );
  return (
    <>
      {addTo(undefined)}
      <ul css={list} aria-label={`Texts of ${name}`}>
        {rowsOf(values, from, making?.item).map((row) =>
          row.kind === 'item' ? (
            <li key={row.key}>
              <div css={itemHead}>
                <span css={label}>{nameOf(row.item, from)}</span>
                {row.isGone ? (
                  <span css={small}>is no longer in the file</span>
                ) : (
                  <OperationButtons
                    name={nameOf(row.item, from)}
                    seen={part.hash}
                    buttons={itemButtons(row.item, lastItem(row.item, values))}
                  />
                )}
              </div>
              {addTo(row.item)}
            </li>
          ) : (
            <li key={row.key}>
              {opened === row.key ? (
                <div css={sheet}>
                  <p css={label}>{nameOf(row.place.path, from)}</p>
                  <ValueForm place={row.place} seen={part.hash} onDone={close} />
                </div>
              ) : (
                <Row
                  place={row.place}
                  name={nameOf(row.place.path, from)}
                  onOpen={() => setOpened(row.key)}
                />
              )}
            </li>
          ),
        )}
      </ul>
    </>
  );
}

function Row({ place, name, onOpen }: { place: ValuePlace; name: string; onOpen: () => void }) {
  const { openLine } = useWorkbench();
  const draft = useDraftAt('value', place.path);
  return (
    <div css={row}>
      <button type="button" css={value} onClick={onOpen}>
        <span css={label}>
          <span css={unseen}>Change </span>
          {name}
        </span>
        {draft ? <UnsavedWords draft={draft} /> : <span css={text}>{String(place.value)}</span>}
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

function keyOf({ path, kind }: Opening): string {
  return `${kind} ${path.join('.')}`;
}

/** What would be added: the list that gets a further item, or the new key. */
function nameOfOpening({ path, kind }: Opening, from: YamlPath): string {
  return nameOf(kind === 'item' ? path.slice(0, -1) : path, from) || String(path.at(-1));
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
