import { css } from '@emotion/react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { print, reducedMotion } from '#parts/styles.ts';
import { useMessages } from '#parts/contexts.ts';
import type { BlockOf } from '#schema/block.ts';
import { restOfFade } from './rotate.ts';

/**
 * Stops the names and lets them go on (WCAG 2.2.2). A checkbox, so that it works before React and
 * without JavaScript. With React, a running fade is finished first, and Enter does what
 * Space does.
 */
export function PauseControl({ brands }: { brands: NonNullable<BlockOf<'hero'>['brands']> }) {
  const { pauseNames } = useMessages();
  const boxRef = useRef<HTMLInputElement>(null);
  const finishFade = () => {
    const box = boxRef.current;
    const [turning] = box?.parentElement?.getAnimations?.({ subtree: true }) ?? [];
    const rest = restOfFade(Number(turning?.currentTime), brands);
    if (!box) return;
    if (box.checked && rest > 0) {
      box.dataset.fading = '';
      setTimeout(finishFade, rest);
    } else {
      delete box.dataset.fading;
    }
  };
  // Ticked before React was there.
  useEffect(finishFade, [brands]);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') boxRef.current?.click();
  };
  return (
    <input
      ref={boxRef}
      type="checkbox"
      css={pause}
      aria-label={pauseNames}
      title={pauseNames}
      onChange={finishFade}
      onKeyDown={press}
    />
  );
}

const pause = css({
  position: 'absolute',
  insetInlineEnd: -14,
  insetBlockStart: -16,
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  margin: 0,
  appearance: 'none',
  border: '2px solid var(--accent)',
  borderRadius: '50%',
  background: 'var(--strong)',
  cursor: 'pointer',
  '&:hover': { background: 'color-mix(in srgb, var(--strong) 80%, white)' },
  // Two bars; once paused, a triangle. Of borders, which forced colours leave.
  '&::before': {
    content: '""',
    width: 10,
    height: 12,
    border: 'solid var(--on-strong)',
    borderWidth: '0 3.5px',
  },
  '&:checked::before': {
    width: 11,
    marginInlineStart: 3,
    borderWidth: 6,
    clipPath: 'polygon(0 0, 100% 50%, 0 100%)',
  },
  [reducedMotion]: { display: 'none' },
  [print]: { display: 'none' },
});
