import { css } from '@emotion/react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { FoundValue } from './findTarget.ts';
import { Icon } from './Icon.tsx';
import { hue, iconButton, small, subheading } from './look.ts';
import { ValueForm } from './ValueForm.tsx';

type Box = { top: number; left: number; width: number; height: number };
type Props = { values: readonly FoundValue[]; seen: string; at: Box; onClose: () => void };

/** How far the editor keeps from the edges of the window, in pixels. */
const margin = 12;

/** The small editor of a text in place, under the text where there is room. */
export function ValueEditor({ values: all, seen, at, onClose }: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  // Another type of block is another section.
  const values = all.filter(({ place }) => place.path.at(-1) !== 'type');
  const [chosen, setChosen] = useState(() => firstMeant(values));
  const value = values[chosen];
  useLayoutEffect(() => {
    // Every time: what is chosen decides how high it is.
    const { current } = sheet;
    if (!current) return;
    const { offsetWidth, offsetHeight } = current;
    const below = at.top + at.height + 6;
    const top = below + offsetHeight + margin > innerHeight ? at.top - offsetHeight - 6 : below;
    const left = Math.min(at.left, innerWidth - offsetWidth - margin);
    current.style.top = `${Math.min(Math.max(margin, top), Math.max(margin, innerHeight - offsetHeight - margin))}px`;
    current.style.left = `${Math.max(margin, left)}px`;
  });
  if (!value) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from anywhere inside
    <div
      ref={sheet}
      css={look}
      role="dialog"
      aria-labelledby="value-heading"
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <div css={head}>
        <h2 id="value-heading" css={subheading}>
          {nameOf(value)}
        </h2>
        <button type="button" css={iconButton} aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {values.length > 1 && (
        <div css={choices} role="group" aria-label="What to change here">
          {values.map((one, index) => (
            <button
              key={one.place.path.join('.')}
              type="button"
              css={[small, choice]}
              aria-pressed={index === chosen}
              onClick={() => setChosen(index)}
            >
              {nameOf(one)}
            </button>
          ))}
        </div>
      )}
      <ValueForm key={chosen} place={value.place} seen={seen} onDone={onClose} />
    </div>
  );
}

/** Of words, the words; of a picture or a video, not the words that stand for it, but what it shows. */
function firstMeant(values: readonly FoundValue[]): number {
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

const look = css({
  position: 'fixed',
  zIndex: 20,
  width: 'min(440px, calc(100vw - 24px))',
  maxHeight: 'calc(100vh - 24px)',
  padding: '10px 14px 14px',
  overflow: 'auto',
  borderRadius: 11,
  background: hue.panel,
  boxShadow: '0 0 0 1px rgb(0 0 0 / 0.1), 0 16px 50px rgb(0 0 0 / 0.28)',
});
const head = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
const choices = css({ display: 'flex', flexWrap: 'wrap', gap: 4, margin: '2px 0 8px' });
const choice = css({
  padding: '2px 8px',
  border: `1px solid ${hue.line}`,
  borderRadius: 999,
  background: 'none',
  cursor: 'pointer',
  '&[aria-pressed="true"]': { borderColor: hue.accent, color: hue.accent, fontWeight: 600 },
});
