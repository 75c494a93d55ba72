import { css } from '@emotion/react';
import { useState } from 'react';
import type { YamlPath } from '#preview/EditApi.ts';
import { button, hue } from './look.ts';
import { usePart } from './usePart.ts';
import { ValueForm } from './ValueForm.tsx';

type Props = { path: YamlPath; words: string };

/** Opens the form of a value of which nothing but its path is known. Nothing where a path leads to no single value. */
export function ChangeHere({ path, words }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return isOpen ? (
    <ValueThere path={path} onDone={() => setIsOpen(false)} />
  ) : (
    <button type="button" css={button} onClick={() => setIsOpen(true)}>
      {words}
    </button>
  );
}

function ValueThere({ path, onDone }: { path: YamlPath; onDone: () => void }) {
  const part = usePart(path);
  const place = part?.values.find((value) => value.path.length === path.length);
  if (!part || !place) return null;
  return (
    <div css={sheet}>
      <ValueForm place={place} seen={part.hash} onDone={onDone} />
    </div>
  );
}

const sheet = css({
  padding: 10,
  borderRadius: 8,
  background: hue.panel,
  boxShadow: `0 0 0 1px ${hue.line}`,
});
