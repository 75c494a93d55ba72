import { css } from '@emotion/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useSite } from '#parts/contexts.ts';
import { Picture } from '#parts/Picture.tsx';
import { noScript, overlay, print } from '#parts/styles.ts';
import type { BlockOf } from '#schema/block.ts';

type Half = NonNullable<BlockOf<'gallery'>['beforeAfter']>[number]['before'];
type Props = { before: Half; after: Half; sizes: string };

/**
 * Two pictures on top of each other, parted by a line that a native slider moves. Without JavaScript, and on
 * paper, both stand side by side.
 */
export function Comparison({ before, after, sizes }: Props) {
  const slider = useRef<HTMLInputElement>(null);
  const { width = 4, height = 3 } = useSite().pictures[before.src] ?? {};
  const [seen, setSeen] = useState(0.5);
  const move = () => {
    const { parentElement, value = '' } = slider.current ?? {};
    parentElement?.style.setProperty('--at', value);
    setSeen(Number(value));
  };
  // It may have been moved before the page was hydrated.
  useLayoutEffect(move, []);
  return (
    <div css={[stage, css({ '--shape': `${width} / ${height}` })]}>
      {[before, after].map(({ src, alt, label }, half) => (
        <div key={half}>
          <Picture src={src} alt={alt} sizes={sizes} />
          {label !== undefined && <p>{label}</p>}
        </div>
      ))}
      <input
        ref={slider}
        type="range"
        min="0"
        max="1"
        step="any"
        defaultValue="0.5"
        aria-label={`${before.alt} – ${after.alt}`}
        aria-valuetext={`${before.label ?? before.alt}: ${Math.round(seen * 100)} %`}
        onInput={move}
      />
      <span aria-hidden="true">
        <svg viewBox="0 0 24 24" width="24" height="24">
          <path d="m9 7-5 5 5 5M15 7l5 5-5 5" />
        </svg>
      </span>
    </div>
  );
}

const grip = 48;
const line = `calc(${grip / 2}px + var(--at, 0.5) * (100% - ${grip}px))`;
const edge = { position: 'absolute', borderInlineStart: '2px solid var(--ground)' } as const;
const thumb = { width: grip, height: '100vh', border: 0, background: 'none' };
const sideBySide = {
  gridTemplateColumns: '1fr 1fr',
  gap: 2,
  '&&& > div': { gridArea: 'auto', clipPath: 'none' },
  '&& > :is(input, span)': { display: 'none' },
};

const stage = css({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  borderRadius: 'var(--radius)',
  isolation: 'isolate',
  '> div': { position: 'relative', gridArea: '1 / 1' },
  '> :nth-of-type(2)': {
    clipPath: `inset(-1px -1px -1px ${line})`,
    '&:dir(rtl)': { clipPath: `inset(-1px ${line} -1px -1px)` },
    p: { insetInline: 'auto 0' },
  },
  img: { aspectRatio: 'var(--shape)' },
  p: {
    position: 'absolute',
    insetBlockEnd: 0,
    insetInlineStart: 0,
    maxWidth: '50%',
    margin: 'var(--space-xs)',
    padding: '0.15em 0.8em',
    borderRadius: 'var(--radius)',
    background: 'var(--ground)',
    color: 'var(--text)',
    fontSize: 'var(--step-small)',
  },
  // All of it can be pressed, the line alone is seen.
  input: {
    ...overlay,
    zIndex: 1,
    width: '100%',
    height: '100%',
    margin: 0,
    appearance: 'none',
    opacity: 0,
    cursor: 'ew-resize',
    touchAction: 'pan-y',
    '&::-webkit-slider-thumb': { appearance: 'none', ...thumb },
    '&::-moz-range-thumb': thumb,
  },
  '&:has(:focus-visible)': { outline: '3px solid #fff', boxShadow: '0 0 0 6px #000' },
  '> span': { ...edge, insetBlock: 0, insetInlineStart: line },
  svg: {
    position: 'absolute',
    insetBlockStart: '50%',
    insetInlineStart: 0,
    boxSizing: 'content-box',
    maxWidth: 'none',
    margin: `-${grip / 2}px -${grip / 2 + 1}px`,
    padding: (grip - 24) / 2,
    borderRadius: '50%',
    background: 'var(--ground)',
    fill: 'none',
    stroke: 'var(--text)',
    strokeWidth: 2,
  },
  [noScript]: sideBySide,
  [print]: sideBySide,
});
