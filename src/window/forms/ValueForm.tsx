import { useState } from 'react';
import type { FieldForm, OriginPlace, UsePlace, ValuePlace } from '#preview/EditApi.ts';
import { Button } from '../parts.tsx';
import { isSamePath } from '../paths.ts';
import { useAnswer } from '../useAnswer.ts';
import { OneValue } from './OneValue.tsx';

type Props = {
  place: ValuePlace;
  /** The version of the file that the place belongs to. */
  hash: string;
  onDone: () => void;
};

/** Changes one value of the file. What it takes from a constant is changed there. */
export function ValueForm({ onDone, ...now }: Props) {
  // What is open stays what was opened, whatever is written around it meanwhile.
  const [opened] = useState(now);
  const { place, hash } = isSamePath(now.place.path, opened.place.path) ? now : opened;
  const { origins, isWholeReference, alsoOn } = place;
  const [origin] = isWholeReference ? origins : [];
  const [isOwn, setIsOwn] = useState(!origin);
  if (origin && !isOwn) {
    return (
      <>
        <p className="small note">
          It comes from <code>{origin.name}</code>, which stands in {countUses(origin)}.
        </p>
        <OriginValue origin={origin} hash={hash} onDone={onDone} />
        <Button look="link" className="in-words" onClick={() => setIsOwn(true)}>
          Write something else only here
        </Button>
      </>
    );
  }
  const { path, line, written, form } = place;
  return (
    <>
      <OneValue {...{ path, hash, line, form, onDone }} written={written ?? ''} />
      {!isWholeReference && <Origins origins={origins} hash={hash} onDone={onDone} />}
      {alsoOn.length > 0 && (
        <p className="small note">Changes with it: {pagesOf(alsoOn).join(', ')}.</p>
      )}
    </>
  );
}

type OriginsProps = Omit<Props, 'place'> & { origins: readonly OriginPlace[] };

/** The constants and addresses that a text takes in, each of which can be changed where it is written. */
function Origins({ origins, ...rest }: OriginsProps) {
  const [opened, setOpened] = useState<OriginPlace>();
  if (opened) {
    return (
      <fieldset className="boxed note">
        <legend className="small">
          <code>{opened.name}</code>, in {countUses(opened)}
        </legend>
        <OriginValue origin={opened} {...rest} />
      </fieldset>
    );
  }
  return (
    <ul className="note">
      {origins.map((origin) => (
        <li key={origin.name} className="small">
          <code>{origin.name}</code> is {origin.written}.{' '}
          <Button look="link" onClick={() => setOpened(origin)}>
            Change it
          </Button>
        </li>
      ))}
    </ul>
  );
}

type OriginProps = Omit<Props, 'place'> & { origin: OriginPlace };

/** A value that others take in, where it is written. */
function OriginValue({ origin, ...rest }: OriginProps) {
  const outline = useAnswer('GET outline');
  if (!outline) return null;
  const { path, line, written, name } = origin;
  const known = [...outline.constants, ...outline.links];
  const form = known.find((place) => isSamePath(place.path, name.split('.')))?.form;
  return <OneValue {...{ path, line, written, ...rest }} form={form ?? plainForm(written)} />;
}

function countUses({ useCount }: OriginPlace): string {
  return useCount === 1 ? 'this place alone' : `${useCount} places`;
}

/** What may be written where the schema does not say so. */
export function plainForm(written: string): FieldForm {
  const isNumber = written !== '' && Number.isFinite(Number(written));
  return { kind: isNumber ? 'number' : 'words', isOptional: false };
}

/** The pages that show the places, each once; what is on every page has none. */
export function pagesOf(uses: readonly UsePlace[]): string[] {
  const pages = uses.flatMap(({ routes }) => (routes.length > 0 ? routes : ['every page']));
  return [...new Set(pages)].map((page) => (page === '404' ? 'the 404 page' : page));
}
