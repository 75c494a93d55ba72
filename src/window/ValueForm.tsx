import { css } from '@emotion/react';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { FieldForm, OriginPlace, ValuePlace } from '#preview/EditApi.ts';
import { button, hue, lineLink, mainButton, small } from './look.ts';
import { pagesOf } from './Question.tsx';
import { useAsked } from './useAsked.ts';
import { ValueInput } from './ValueInput.tsx';
import { useWorkbench } from './Workbench.ts';

type Props = {
  place: ValuePlace;
  /** The version of the file that the place is of. */
  seen: string;
  onDone: () => void;
};

/** How long nothing is typed before what is typed is checked, in milliseconds. */
const pause = 250;

/** Changes one value of the file. What it takes from a constant is changed there. */
export function ValueForm({ onDone, ...now }: Props) {
  // What is open stays what was opened, whatever is written around it meanwhile.
  const [{ place, seen }] = useState(now);
  const [origin] = place.isWholeReference ? place.origins : [];
  const [isOwn, setIsOwn] = useState(!origin);
  if (origin && !isOwn) {
    return (
      <>
        <p css={[small, note]}>
          It comes from <code>{origin.name}</code>, which stands in {inPlaces(origin)}.
        </p>
        <OriginValue origin={origin} seen={seen} onDone={onDone} />
        <button type="button" css={[lineLink, other]} onClick={() => setIsOwn(true)}>
          Write something else only here
        </button>
      </>
    );
  }
  return (
    <>
      <OneValue
        path={place.path}
        seen={seen}
        line={place.line}
        written={place.written ?? ''}
        form={place.form}
        onDone={onDone}
      />
      {!place.isWholeReference && <Origins origins={place.origins} seen={seen} onDone={onDone} />}
      {place.alsoOn.length > 0 && (
        <p css={[small, note]}>Changes with it: {pagesOf(place.alsoOn).join(', ')}.</p>
      )}
    </>
  );
}

type OriginsProps = Omit<Props, 'place'> & { origins: readonly OriginPlace[] };

/** The constants that a text takes in, each of which can be changed where it is written. */
function Origins({ origins, seen, onDone }: OriginsProps) {
  const [opened, setOpened] = useState<OriginPlace>();
  if (opened) {
    return (
      <fieldset css={inner}>
        <legend css={small}>
          <code>{opened.name}</code>, in {inPlaces(opened)}
        </legend>
        <OriginValue origin={opened} seen={seen} onDone={onDone} />
      </fieldset>
    );
  }
  return (
    <ul css={list}>
      {origins.map((origin) => (
        <li key={origin.name} css={small}>
          <code>{origin.name}</code> is {origin.written}.{' '}
          <button type="button" css={lineLink} onClick={() => setOpened(origin)}>
            Change it
          </button>
        </li>
      ))}
    </ul>
  );
}

type OriginProps = Omit<Props, 'place'> & { origin: OriginPlace };

/** A value that others take in, where it is written. */
function OriginValue({ origin, seen, onDone }: OriginProps) {
  const { content: outline } = useAsked((read) => read('GET outline'));
  if (!outline) return null;
  const { path, line, written, name } = origin;
  const form = outline.constants.find((constant) => constant.name === name)?.form;
  return (
    <OneValue
      path={path}
      seen={seen}
      line={line}
      written={written}
      form={form ?? plainForm(written)}
      onDone={onDone}
    />
  );
}

type OneProps = {
  path: ValuePlace['path'];
  seen: string;
  line: number;
  written: string | number | boolean;
  form: FieldForm;
  onDone: () => void;
};

type Found = { faults: string[]; warnings: string[] };

function OneValue({ path, seen, line, written, form, onDone }: OneProps) {
  const { edits, openLine } = useWorkbench();
  const [text, setText] = useState(String(written));
  const [{ faults, warnings }, setFound] = useState<Found>({ faults: [], warnings: [] });
  const isChanged = text !== String(written);
  const id = useId();
  const formElement = useRef<HTMLFormElement>(null);
  const value = valueOf(text, form, written);

  useEffect(() => {
    if (!isChanged) return undefined;
    let isWanted = true;
    const timer = setTimeout(() => {
      edits.tryOut({ kind: 'set', path, value }, seen).then(
        (found) => isWanted && setFound(found),
        () => {},
      );
    }, pause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the path and its version stay as long as this stands
  }, [edits, value, isChanged]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isChanged) return onDone();
    // The form says itself what changes with it.
    const isDone = await edits.run({ kind: 'set', path, value }, seen, true);
    if (isDone) onDone();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isSingle = !['paragraph', 'richText'].includes(form.kind);
    if (event.key !== 'Enter' || (!isSingle && !(event.ctrlKey || event.metaKey))) return;
    event.preventDefault();
    formElement.current?.requestSubmit();
  };
  return (
    <form ref={formElement} css={stack} onSubmit={(event) => void submit(event)}>
      <label css={small} htmlFor={id}>
        {form.description ?? 'The value.'}
      </label>
      <ValueInput
        id={id}
        form={form}
        text={text}
        isWrong={isChanged && faults.length > 0}
        onChange={setText}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-faults`} role="status">
        {isChanged &&
          faults.map((fault) => (
            <p key={fault} css={wrong}>
              {fault}
            </p>
          ))}
        {isChanged &&
          warnings.map((warning) => (
            <p key={warning} css={[wrong, unwise]}>
              {warning}
            </p>
          ))}
      </div>
      <div css={row}>
        <button type="button" css={lineLink} onClick={() => openLine({ line, column: 1 })}>
          Line {line}
        </button>
        <button type="button" css={[button, atEnd]} onClick={onDone}>
          Cancel
        </button>
        <button type="submit" css={mainButton} disabled={isChanged && faults.length > 0}>
          Save
        </button>
      </div>
    </form>
  );
}

/** What may be written where nobody says so. */
function plainForm(written: string): FieldForm {
  const isNumber = written !== '' && Number.isFinite(Number(written));
  return { kind: isNumber ? 'number' : 'words', isOptional: false };
}

function valueOf(text: string, { kind }: FieldForm, written: unknown): string | number | boolean {
  if (kind === 'switch') return text === 'true';
  const isNumber = kind === 'number' || typeof written === 'number';
  return isNumber && text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
}

function inPlaces({ useCount }: OriginPlace): string {
  return useCount === 1 ? 'this place alone' : `${useCount} places`;
}

const stack = css({ display: 'grid', gap: 6 });
const row = css({ display: 'flex', alignItems: 'center', gap: 8, marginBlockStart: 4 });
const atEnd = css({ marginInlineStart: 'auto' });
const wrong = css({
  padding: '6px 10px',
  borderRadius: 7,
  background: hue.errorSoft,
  color: hue.error,
});
const unwise = css({ background: hue.warningSoft, color: hue.warning });
const note = css({ margin: '6px 0' });
const other = css({ marginBlockStart: 6, fontFamily: 'inherit' });
const list = css({ display: 'grid', gap: 2, margin: '8px 0 0' });
const inner = css({
  margin: '10px 0 0',
  padding: '4px 12px 12px',
  border: `1px solid ${hue.line}`,
  borderRadius: 8,
});
