import { css } from '@emotion/react';
import { useState } from 'react';
import type { OriginPlace, ValuePlace } from '#preview/EditApi.ts';
import { isSamePath } from './isSamePath.ts';
import { hue, lineLink, small } from './look.ts';
import { OneValue } from './OneValue.tsx';
import { plainForm } from './plainForm.ts';
import { pagesOf } from './Question.tsx';
import { useAsked } from './useAsked.ts';

type Props = {
  place: ValuePlace;
  /** The version of the file that the place is of. */
  seen: string;
  onDone: () => void;
};

/** Changes one value of the file. What it takes from a constant is changed there. */
export function ValueForm({ onDone, ...now }: Props) {
  // What is open stays what was opened, whatever is written around it meanwhile.
  const [opened] = useState(now);
  const { place, seen } = isSamePath(now.place.path, opened.place.path) ? now : opened;
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

/** The constants and addresses that a text takes in, each of which can be changed where it is written. */
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
  const known = [...outline.constants, ...outline.links];
  const form = known.find((place) => place.path.join('.') === name)?.form;
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

function inPlaces({ useCount }: OriginPlace): string {
  return useCount === 1 ? 'this place alone' : `${useCount} places`;
}

const note = css({ margin: '6px 0' });
const other = css({ marginBlockStart: 6, fontFamily: 'inherit' });
const list = css({ display: 'grid', gap: 2, margin: '8px 0 0' });
const inner = css({
  margin: '10px 0 0',
  padding: '4px 12px 12px',
  border: `1px solid ${hue.line}`,
  borderRadius: 8,
});
