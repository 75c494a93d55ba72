import { useState } from 'react';
import type { Opening, ValuePlace, YamlPath } from '#preview/EditApi.ts';
import { Button, LineLink } from '../parts.tsx';
import { isSamePath, pathInWords } from '../paths.ts';
import { itemButtons, OperationButtons } from '../OperationButtons.tsx';
import { usePart } from '../useAnswer.ts';
import { NewPart } from './NewPart.tsx';
import { useDraftAt } from './useDraft.ts';
import { ValueForm } from './ValueForm.tsx';
import { UnsavedWords } from './WrittenValue.tsx';

type Props = {
  /** The part of the file. */
  from: YamlPath;
  /** What people call it. */
  name: string;
  /** The keys of it that are shown elsewhere. */
  without?: readonly string[];
};

/** Something that is being added, to the part itself or to an item of a list in it. */
type Making = { opening: Opening; hash: string; item: YamlPath | undefined };

/** Every value of a part of the file, each of which can be changed here, and what can be added to it. */
export function PartValues({ from, name, without = [] }: Props) {
  const part = usePart(from);
  const [opened, setOpened] = useState<string>();
  // Stays as it was opened, whatever is written around it meanwhile.
  const [making, setMaking] = useState<Making>();
  if (!part) return null;
  const { hash } = part;
  const isShown = ({ path }: { path: YamlPath }) =>
    !without.includes(String(path[from.length])) && path.at(-1) !== 'type';
  const values = part.values.filter(isShown);
  const openings = part.openings.filter(isShown);
  const nameOf = (path: YamlPath) => pathInWords(path.slice(from.length));
  /** What would be added: the list that gets a further item, or the new key. */
  const nameOfOpening = ({ path, kind }: Opening, within = from) =>
    pathInWords((kind === 'item' ? path.slice(0, -1) : path).slice(within.length)) ||
    String(path.at(-1));
  const addTo = (item: YamlPath | undefined) => (
    <>
      <Openings
        openings={openings.filter(({ path }) => isSamePath(itemOf(path.slice(0, -1), from), item))}
        nameOf={(opening) => nameOfOpening(opening, item)}
        onOpen={(opening) => setMaking({ opening, hash, item })}
      />
      {making && isSamePath(making.item, item) && (
        <NewPart
          key={`${making.opening.kind} ${making.opening.path.join('.')}`}
          {...making}
          name={nameOfOpening(making.opening)}
          onDone={() => setMaking(undefined)}
        />
      )}
    </>
  );
  return (
    <>
      {addTo(undefined)}
      <ul className="part-values" aria-label={`Texts of ${name}`}>
        {rowsOf(values, from, making?.item).map(({ key, item, place }) =>
          item ? (
            <li key={key}>
              <div className="item-head">
                <span className="label">{nameOf(item)}</span>
                {values.some(({ path }) => isSamePath(itemOf(path, from), item)) ? (
                  <OperationButtons
                    name={nameOf(item)}
                    hash={hash}
                    buttons={itemButtons(item, lastIndexOf(item, values))}
                  />
                ) : (
                  <span className="small">is no longer in the file</span>
                )}
              </div>
              {addTo(item)}
            </li>
          ) : (
            <li key={key}>
              {opened === key ? (
                <div className="sheet">
                  <p className="label">{nameOf(place.path)}</p>
                  <ValueForm place={place} hash={hash} onDone={() => setOpened(undefined)} />
                </div>
              ) : (
                <Value place={place} name={nameOf(place.path)} onOpen={() => setOpened(key)} />
              )}
            </li>
          ),
        )}
      </ul>
    </>
  );
}

function Value({ place, name, onOpen }: { place: ValuePlace; name: string; onOpen: () => void }) {
  const draft = useDraftAt('value', place.path);
  return (
    <div className="beside">
      <Button look="choice" className="value" onClick={onOpen}>
        <span className="label">
          <span className="unseen">Change </span>
          {name}
        </span>
        {draft ? (
          <UnsavedWords draft={draft} />
        ) : (
          <span className="clamped">{String(place.value)}</span>
        )}
      </Button>
      <LineLink at={place} label={`Line ${place.line}`} />
    </div>
  );
}

type OpeningsProps = {
  openings: readonly Opening[];
  nameOf: (opening: Opening) => string;
  onOpen: (opening: Opening) => void;
};

/** What can be added to a part: first to its lists, then the keys that it does not have yet. */
function Openings({ openings, nameOf, onOpen }: OpeningsProps) {
  const items = openings.filter(({ kind }) => kind !== 'key');
  const keys = openings.filter(({ kind }) => kind === 'key');
  if (openings.length === 0) return null;
  return (
    <div className="row">
      {items.map((opening) => (
        <Button key={nameOf(opening)} look="low" icon="add" onClick={() => onOpen(opening)}>
          Add to {nameOf(opening)}
        </Button>
      ))}
      {keys.length > 0 && (
        <details className="small">
          <summary>What else may be written</summary>
          <p className="row">
            {keys.map((opening) => (
              <Button
                key={nameOf(opening)}
                look="chip"
                title={descriptionOf(opening)}
                onClick={() => onOpen(opening)}
              >
                + {nameOf(opening)}
              </Button>
            ))}
          </p>
        </details>
      )}
    </div>
  );
}

function descriptionOf({ form }: Opening): string | undefined {
  return form.kind === 'value' ? form.form.description : form.description;
}

/** A value, or the head of an item of a list. */
type Row =
  | { key: string; item?: undefined; place: ValuePlace }
  | { key: string; item: YamlPath; place?: undefined };

/**
 * The values of the part `from` in their order, each item of a list headed once. `kept` is an item
 * that something is being added to: it has its head also when nothing of it is left.
 */
function rowsOf(values: readonly ValuePlace[], from: YamlPath, kept: YamlPath | undefined): Row[] {
  const rows = new Map<string, Row>();
  const addHead = (item: YamlPath | undefined) => {
    const key = `- ${item?.join('.')}`;
    if (item && !rows.has(key)) rows.set(key, { key, item });
  };
  for (const place of values) {
    const key = place.path.join('.');
    addHead(itemOf(place.path, from));
    rows.set(key, { key, place });
  }
  addHead(kept);
  return [...rows.values()];
}

/** The item of a list that something in the part `from` is, or belongs to. */
function itemOf(path: YamlPath, from: YamlPath): YamlPath | undefined {
  const end = path.findLastIndex((step) => typeof step === 'number');
  return end < from.length ? undefined : path.slice(0, end + 1);
}

/** The index of the last item of the same list. */
function lastIndexOf(item: YamlPath, values: readonly ValuePlace[]): number {
  const at = item.length - 1;
  const ofList = values.filter(({ path }) => isSamePath(path.slice(0, at), item.slice(0, at)));
  return Math.max(...ofList.map(({ path }) => Number(path[at])));
}
