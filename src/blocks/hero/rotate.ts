import { css, keyframes } from '@emotion/react';
import { reducedMotion } from '#parts/media.ts';
import type { BlockOf } from '#schema/block.ts';

type Brands = Pick<BlockOf<'hero'>['brands'], 'rotation' | 'names'>;

/**
 * When name number `index` is seen, as CSS animations, so that it runs before any script. Every
 * `interval` the shown name fades out over `fade`, the next one takes its place and fades in, and
 * the round starts anew after the last. The first name is seen from the first moment: its first
 * turn is an animation of its own.
 */
export function rotate(index: number, { rotation, names }: Brands) {
  if (!rotation || names.length === 1) return undefined;
  const { interval } = rotation;
  const fade = Math.max(rotation.fade, 1); // Without a fade, two keyframes would stand in one place.
  const round = names.length * interval;
  const at = (time: number) => `${(time / round) * 100}%`;
  const turn = keyframes({
    [`0%, ${at(interval)}, 100%`]: { opacity: 0, visibility: 'hidden' },
    [`${at(fade)}, ${at(interval - fade)}`]: { opacity: 1, visibility: 'visible' },
  });
  const opening = keyframes({
    [`0%, ${(interval / (interval + fade)) * 100}%`]: { opacity: 1, visibility: 'visible' },
    '100%': { opacity: 0, visibility: 'hidden' },
  });
  const start = index * interval + fade;
  return css({
    animation:
      index === 0
        ? `${opening} ${interval + fade}ms linear both, ${turn} ${round}ms linear ${round + fade}ms infinite`
        : `${turn} ${round}ms linear ${start}ms infinite both`,
    'div:has(> input:checked) &': { animationPlayState: 'paused' },
    [reducedMotion]: { animation: 'none', display: index === 0 ? undefined : 'none' },
  });
}
