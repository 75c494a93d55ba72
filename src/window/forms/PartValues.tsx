import { useEffect, useRef, useState } from 'react';
import {
  isSamePath,
  type Opening,
  type Path,
  startsWith,
  type ValuePlace,
} from '#preview/EditApi.ts';
import { OperationButtons } from '../OperationButtons.tsx';
import { Button, LineLink } from '../parts.tsx';
import { keyInWords, pathInWords } from '../edits.ts';
import { usePart } from '../WindowContext.ts';
import { Drawing } from './IconChoice.tsx';
import { AddHere, holderOf, NewPart } from './NewPart.tsx';
import { ValueForm } from './ValueForm.tsx';
import { Unsaved } from './WrittenValue.tsx';

type Props = {
  from: Path;
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
  const [making, setMaking] = useState<Making>();
  const { list, reveal } = useReveal(part?.hash);
  if (!part) return null;
  const { hash } = part;
  const isShown = ({ path }: { path: Path }) => !without.includes(String(path[from.length]));
  const values = part.values.filter((place) => isShown(place) && !isFixed(place));
  const openings = part.openings.filter(isShown);
  const nameOf = (path: Path) => pathInWords(path.slice(from.length));
  /** What something is added to: the part itself, or an item of a list in it. */
  const aroundOf = ({ path }: Opening) => itemOf(path.slice(0, -1), from);
  const kept = making && aroundOf(making.opening);
  const addTo = (item: Path) => (
    <>
      <Openings
        openings={openings.filter((opening) => isSamePath(aroundOf(opening), item))}
        within={item}
        onOpen={(opening) => setMaking({ opening, hash })}
      />
      {kept && isSamePath(kept, item) && (
        <NewPartIn
          {...{ making, from }}
          onDone={(isSaved) => {
            setMaking(undefined);
            if (isSaved) reveal(making.opening.path, making.hash);
          }}
        />
      )}
    </>
  );
  const items = values.map(({ path }) => itemOf(path, from));
  // What is being added to an item stays, also when nothing of the item is left.
  const heads = kept ? [...items, kept] : items;
  const rows = heads.flatMap((item, index) => {
    const place = values[index];
    const first = heads.findIndex((one) => isSamePath(one, item));
    const isFirst = item !== from && first === index;
    const key = place?.path.join('.');
    // Where another item is between it and the head of its own, a value has its whole name.
    const within = heads.slice(first, index).every((one) => isSamePath(one, item)) ? item : from;
    const label = place ? pathInWords(place.path.slice(within.length)) : '';
    return [
      isFirst && (
        <li key={`- ${item.join('.')}`} data-item={item.join('.')}>
          <div className="item-head">
            <span className="named">
              <span className="label">{nameOf(item)}</span> {/* A single value is right below. */}
              {!(place && isSamePath(place.path, item)) && (
                <span className="small clamped">{wordsOf(item, values)}</span>
              )}
            </span>
            {place ? (
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
      ),
      place && (
        <li key={key}>
          {opened === key ? (
            <div className="sheet">
              <p className="label named">{nameOf(place.path)}</p>
              <ValueForm place={place} hash={hash} onDone={() => setOpened(undefined)} />
            </div>
          ) : (
            <div className="beside">
              <Button look="choice" className="value" onClick={() => setOpened(key)}>
                <span className="unseen">Change {within !== from && `${nameOf(within)} › `}</span>
                {label !== '' && <span className="label named">{label}</span>}
                <Unsaved path={place.path}>
                  {place.drawing !== undefined && <Drawing drawing={place.drawing} />}
                  <span className="clamped">{String(place.value)}</span>
                </Unsaved>
              </Button>
              <LineLink at={place} label={`Line ${place.line}`} />
            </div>
          )}
        </li>
      ),
    ];
  });
  return (
    <>
      {last !== undefined && <OperationButtons {...{ path: from, name, last, hash }} />}
      {addTo(from)}
      <ul ref={list} className="part-values" aria-label={`Texts of ${name}`}>
        {rows}
      </ul>
    </>
  );
}

/** Scrolls to an item that was added, once the list has it: `hash` is the version that does not. */
function useReveal(hash: string | undefined) {
  const list = useRef<HTMLUListElement>(null);
  const [added, setAdded] = useState<{ path: Path; hash: string }>();
  useEffect(() => {
    if (!added || added.hash === hash) return;
    const items = [...(list.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];
    const item = items.find((one) => one.dataset['item'] === added.path.join('.'));
    item?.scrollIntoView({ block: 'nearest' });
  }, [added, hash]);
  return { list, reveal: (path: Path, before: string) => setAdded({ path, hash: before }) };
}

/** What a section is: all that it has follows from it. */
function isFixed({ path, form }: ValuePlace): boolean {
  return path.at(-1) === 'type' && form.choices?.length === 1;
}

/** The label or the first words of an item, by which it is known, and its type where there are several. */
function wordsOf(item: Path, values: readonly ValuePlace[]): string {
  const own = values.filter(({ path }) => startsWith(path, item));
  const valueOf = (key: string) => own.find(({ path }) => isSamePath(path, [...item, key]))?.value;
  const words = valueOf('label') ?? own.find(({ form }) => form.kind === 'words')?.value;
  return [words, valueOf('type')].filter((word) => word !== undefined).join(' – ');
}

/** What can be added to a part, where its values are shown elsewhere. */
export function AddParts({ from, name }: Pick<Props, 'from' | 'name'>) {
  const part = usePart(from);
  const [making, setMaking] = useState<Making>();
  if (!part) return <AddHere path={from} name={name} />;
  const { hash, openings } = part;
  return (
    <>
      <Openings
        openings={openings}
        within={from}
        onOpen={(opening) => setMaking({ opening, hash })}
      />
      {making && <NewPartIn {...{ making, from }} onDone={() => setMaking(undefined)} />}
    </>
  );
}

/** What is being added, as it was opened. */
type Making = { opening: Opening; hash: string };

type NewPartInProps = { making: Making; from: Path; onDone: (isSaved: boolean) => void };

function NewPartIn({ making, from, onDone }: NewPartInProps) {
  const isSaved = useRef(false);
  const { kind, path } = making.opening;
  const name = nameOfOpening(making.opening, from);
  return (
    <NewPart
      key={`${kind} ${path.join('.')}`}
      {...{ ...making, name }}
      onSaved={() => (isSaved.current = true)}
      onDone={() => onDone(isSaved.current)}
    />
  );
}

type OpeningsProps = {
  openings: readonly Opening[];
  within: Path;
  onOpen: (opening: Opening) => void;
};

/** What can be added to a part: first to its lists, then the keys that it does not have yet. */
function Openings({ openings, within, onOpen }: OpeningsProps) {
  if (openings.length === 0) return null;
  const buttons = openings.map((opening) => {
    const { kind, path, form } = opening;
    const name = nameOfOpening(opening, within);
    const { description } = form.kind === 'value' ? form.form : form;
    const look =
      kind === 'key'
        ? ({ look: 'chip', title: description } as const)
        : ({ look: 'button low', icon: 'add' } as const);
    return (
      <Button key={path.join('.')} {...look} onClick={() => onOpen(opening)}>
        {kind === 'key' ? `+ ${name}` : `Add to ${name}`}
      </Button>
    );
  });
  const isKey = (_: unknown, index: number) => openings[index]?.kind === 'key';
  return (
    <div className="row">
      {buttons.filter((_, index) => !isKey(_, index))}
      {buttons.some(isKey) && (
        <details className="small">
          <summary>What else may be written</summary>
          <p className="row">{buttons.filter(isKey)}</p>
        </details>
      )}
    </div>
  );
}

/** What would be added: the list that gets a further item, or the new key. */
function nameOfOpening(opening: Opening, within: Path): string {
  return (
    pathInWords(holderOf(opening).slice(within.length)) || keyInWords(String(opening.path.at(-1)))
  );
}

/** The item of a list that something in the part `from` is, or belongs to; else the part itself. */
function itemOf(path: Path, from: Path): Path {
  const end = path.findLastIndex((step) => typeof step === 'number');
  return end < from.length ? from : path.slice(0, end + 1);
}

/** The index of the last item of the same list. */
function lastIndexOf(item: Path, values: readonly { path: Path }[]): number {
  const at = item.length - 1;
  const ofList = values.filter(({ path }) => isSamePath(path.slice(0, at), item.slice(0, at)));
  return Math.max(...ofList.map(({ path }) => Number(path[at])));
}
