import { useState } from 'react';
import { isSamePath, type Opening, type YamlPath } from '#preview/EditApi.ts';
import { OperationButtons } from '../OperationButtons.tsx';
import { Button, LineLink } from '../parts.tsx';
import { pathInWords } from '../edits.ts';
import { usePart } from '../WindowContext.ts';
import { holderOf, NewPart } from './NewPart.tsx';
import { ValueForm } from './ValueForm.tsx';
import { Unsaved } from './WrittenValue.tsx';

type Props = {
  from: YamlPath;
  name: string;
  /** The keys of it that are shown elsewhere. */
  without?: readonly string[];
  /** The index of the last item of its list, where it is one that can be moved and deleted. */
  last?: number;
};

/** Every value of a part of the file, each of which can be changed here, and what can be added to it. */
export function PartValues({ from, name, without = [], last }: Props) {
  const part = usePart(from);
  const [opened, setOpened] = useState<string>();
  // Stays as it was opened, whatever is written around it meanwhile.
  const [making, setMaking] = useState<{ opening: Opening; hash: string }>();
  if (!part) return null;
  const { hash } = part;
  const isShown = ({ path }: { path: YamlPath }) =>
    !without.includes(String(path[from.length])) && path.at(-1) !== 'type';
  const values = part.values.filter(isShown);
  const openings = part.openings.filter(isShown);
  const items = values.map(({ path }) => itemOf(path, from));
  const nameOf = (path: YamlPath) => pathInWords(path.slice(from.length));
  /** What something is added to: the part itself, or an item of a list in it. */
  const aroundOf = ({ path }: Opening) => itemOf(path.slice(0, -1), from);
  const kept = making && aroundOf(making.opening);
  const addTo = (item: YamlPath) => (
    <>
      <Openings
        openings={openings.filter((opening) => isSamePath(aroundOf(opening), item))}
        within={item}
        onOpen={(opening) => setMaking({ opening, hash })}
      />
      {kept && isSamePath(kept, item) && (
        <NewPart
          key={`${making.opening.kind} ${making.opening.path.join('.')}`}
          {...making}
          name={nameOfOpening(making.opening, from)}
          onDone={() => setMaking(undefined)}
        />
      )}
    </>
  );
  const itemHead = (item: YamlPath) => (
    <li key={`- ${item.join('.')}`}>
      <div className="item-head">
        <span className="label">{nameOf(item)}</span>
        {items.some((other) => isSamePath(other, item)) ? (
          <OperationButtons
            {...{ path: item, last: lastIndexOf(item, values), hash }}
            name={nameOf(item)}
          />
        ) : (
          <span className="small">is no longer in the file</span>
        )}
      </div>
      {addTo(item)}
    </li>
  );
  const rows = values.flatMap((place, index) => {
    const key = place.path.join('.');
    const item = itemOf(place.path, from);
    const isFirst = item !== from && items.findIndex((other) => isSamePath(other, item)) === index;
    const value =
      opened === key ? (
        <div className="sheet">
          <p className="label">{nameOf(place.path)}</p>
          <ValueForm place={place} hash={hash} onDone={() => setOpened(undefined)} />
        </div>
      ) : (
        <div className="beside">
          <Button look="choice" className="value" onClick={() => setOpened(key)}>
            <span className="label">
              <span className="unseen">Change </span>
              {nameOf(place.path)}
            </span>
            <Unsaved path={place.path}>
              <span className="clamped">{String(place.value)}</span>
            </Unsaved>
          </Button>
          <LineLink at={place} label={`Line ${place.line}`} />
        </div>
      );
    return [...(isFirst ? [itemHead(item)] : []), <li key={key}>{value}</li>];
  });
  // What is being added to an item stays, also when nothing of the item is left.
  if (kept && ![from, ...items].some((item) => isSamePath(item, kept))) rows.push(itemHead(kept));
  return (
    <>
      {last !== undefined && <OperationButtons {...{ path: from, name, last, hash }} />}
      {addTo(from)}
      <ul className="part-values" aria-label={`Texts of ${name}`}>
        {rows}
      </ul>
    </>
  );
}

type OpeningsProps = {
  openings: readonly Opening[];
  within: YamlPath;
  onOpen: (opening: Opening) => void;
};

/** What can be added to a part: first to its lists, then the keys that it does not have yet. */
function Openings({ openings, within, onOpen }: OpeningsProps) {
  if (openings.length === 0) return null;
  const keys = openings.filter(({ kind }) => kind === 'key');
  return (
    <div className="row">
      {openings
        .filter(({ kind }) => kind !== 'key')
        .map((opening) => (
          <Button
            key={opening.path.join('.')}
            look="button low"
            icon="add"
            onClick={() => onOpen(opening)}
          >
            Add to {nameOfOpening(opening, within)}
          </Button>
        ))}
      {keys.length > 0 && (
        <details className="small">
          <summary>What else may be written</summary>
          <p className="row">
            {keys.map((opening) => (
              <Button
                key={opening.path.join('.')}
                look="chip"
                title={descriptionOf(opening)}
                onClick={() => onOpen(opening)}
              >
                + {nameOfOpening(opening, within)}
              </Button>
            ))}
          </p>
        </details>
      )}
    </div>
  );
}

/** What would be added: the list that gets a further item, or the new key. */
function nameOfOpening(opening: Opening, within: YamlPath): string {
  return pathInWords(holderOf(opening).slice(within.length)) || String(opening.path.at(-1));
}

function descriptionOf({ form }: Opening): string | undefined {
  return form.kind === 'value' ? form.form.description : form.description;
}

/** The item of a list that something in the part `from` is, or belongs to; else the part itself. */
function itemOf(path: YamlPath, from: YamlPath): YamlPath {
  const end = path.findLastIndex((step) => typeof step === 'number');
  return end < from.length ? from : path.slice(0, end + 1);
}

/** The index of the last item of the same list. */
function lastIndexOf(item: YamlPath, values: readonly { path: YamlPath }[]): number {
  const at = item.length - 1;
  const ofList = values.filter(({ path }) => isSamePath(path.slice(0, at), item.slice(0, at)));
  return Math.max(...ofList.map(({ path }) => Number(path[at])));
}
