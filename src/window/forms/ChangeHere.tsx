import { useState } from 'react';
import type { YamlPath } from '#preview/EditApi.ts';
import { Button } from '../parts.tsx';
import { isSamePath } from '../paths.ts';
import { usePart } from '../useAnswer.ts';
import { NewPart } from './NewPart.tsx';
import { ValueForm } from './ValueForm.tsx';

/** Opens the form for a place of which nothing but its path is known: for its value, or for what it lacks. */
export function ChangeHere({ path, words }: { path: YamlPath; words: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return isOpen ? (
    <FormAt path={path} onDone={() => setIsOpen(false)} />
  ) : (
    <Button onClick={() => setIsOpen(true)}>{words}</Button>
  );
}

function FormAt({ path, onDone }: { path: YamlPath; onDone: () => void }) {
  // What is missing has a place in the group around it alone.
  const around = usePart(path.slice(0, -1));
  if (!around) return null;
  const { hash } = around;
  const isHere = (other: { path: YamlPath }) => isSamePath(other.path, path);
  const place = around.values.find(isHere);
  if (place) {
    return (
      <div className="sheet">
        <ValueForm place={place} hash={hash} onDone={onDone} />
      </div>
    );
  }
  const opening = around.openings.find((one) => one.kind === 'key' && isHere(one));
  return opening ? (
    <NewPart opening={opening} name={String(path.at(-1))} hash={hash} onDone={onDone} />
  ) : (
    <p className="small">This takes more than one value: press the line above to write it there.</p>
  );
}
