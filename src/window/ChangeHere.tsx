import { css } from '@emotion/react';
import { useState } from 'react';
import type { YamlPath } from '#preview/EditApi.ts';
import { isSamePath } from './isSamePath.ts';
import { button, hue, small } from './look.ts';
import { NewPart } from './NewPart.tsx';
import { usePart } from './usePart.ts';
import { ValueForm } from './ValueForm.tsx';

type Props = { path: YamlPath; words: string };

/** Opens the form for a place of which nothing but its path is known: for its value, or for what it lacks. */
export function ChangeHere({ path, words }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return isOpen ? (
    <WhatIsThere path={path} onDone={() => setIsOpen(false)} />
  ) : (
    <button type="button" css={button} onClick={() => setIsOpen(true)}>
      {words}
    </button>
  );
}

function WhatIsThere({ path, onDone }: { path: YamlPath; onDone: () => void }) {
  // What is missing has a place in the group around it alone.
  const around = usePart(path.slice(0, -1));
  if (!around) return null;
  const isHere = (other: { path: YamlPath }) => isSamePath(other.path, path);
  const place = around.values.find(isHere);
  if (place) {
    return (
      <div css={sheet}>
        <ValueForm place={place} seen={around.hash} onDone={onDone} />
      </div>
    );
  }
  const opening = around.openings.find((one) => one.kind === 'key' && isHere(one));
  return opening ? (
    <NewPart opening={opening} name={String(path.at(-1))} seen={around.hash} onDone={onDone} />
  ) : (
    <p css={small}>This takes more than one value: press the line above to write it there.</p>
  );
}

const sheet = css({
  padding: 10,
  borderRadius: 8,
  background: hue.panel,
  boxShadow: `0 0 0 1px ${hue.line}`,
});
