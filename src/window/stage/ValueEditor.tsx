import { useLayoutEffect, useRef, useState } from 'react';
import type { Box } from '#preview/PageMessage.ts';
import { ValueForm } from '../forms/ValueForm.tsx';
import { Button } from '../parts.tsx';
import type { FoundValue } from './findTarget.ts';

type Props = {
  values: readonly FoundValue[];
  hash: string;
  at: Box;
  onClose: () => void;
};

/** How far the editor keeps from the edges of the window, in pixels. */
const margin = 12;

/** The small editor of a text in place, under the text where there is room. */
export function ValueEditor({ values: all, hash, at, onClose }: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  // Another type of block is another section.
  const values = all.filter(({ place }) => place.path.at(-1) !== 'type');
  const [chosen, setChosen] = useState(() => preferred(values));
  const value = values[chosen];
  useLayoutEffect(() => {
    const { current } = sheet;
    if (!current) return undefined;
    const place = () => {
      const { offsetWidth, offsetHeight } = current;
      const within = (wanted: number, most: number) =>
        `${Math.max(margin, Math.min(wanted, most - margin))}px`;
      const below = at.top + at.height + 6;
      const top = below + offsetHeight + margin > innerHeight ? at.top - offsetHeight - 6 : below;
      current.style.top = within(top, innerHeight - offsetHeight);
      current.style.left = within(at.left, innerWidth - offsetWidth);
    };
    place();
    // Its end stays in view while a message, or what is chosen, makes it higher.
    const observer = new ResizeObserver(place);
    observer.observe(current);
    return () => observer.disconnect();
  });
  if (!value) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from anywhere inside
    <div
      ref={sheet}
      className="value-editor"
      role="dialog"
      aria-labelledby="value-heading"
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <div className="row between">
        <h3 id="value-heading">{nameOf(value)}</h3>
        <Button icon="close" label="Close" onClick={onClose} />
      </div>
      {values.length > 1 && (
        <div className="row note" role="group" aria-label="What to change here">
          {values.map((one, index) => (
            <Button
              key={one.place.path.join('.')}
              look="chip"
              aria-pressed={index === chosen}
              onClick={() => setChosen(index)}
            >
              {nameOf(one)}
            </Button>
          ))}
        </div>
      )}
      <ValueForm key={chosen} place={value.place} hash={hash} onDone={onClose} />
    </div>
  );
}

/** Of words, the words; of a picture or a video, not its alternative text, but what it shows. */
function preferred(values: readonly FoundValue[]): number {
  if (!values[0] || values[0].attribute === null) return 0;
  const shows = values.findIndex(
    ({ place }) => place.form.kind === 'media' || String(place.value).startsWith('https:'),
  );
  return Math.max(0, shows);
}

/** The field in the words of the file, and what it is when it is no text: `headline`, `poster (src)`. */
function nameOf({ place, attribute }: FoundValue): string {
  const key = place.path.findLast((step) => typeof step === 'string') ?? '';
  return attribute !== null && attribute !== key ? `${key} (${attribute})` : String(key);
}
