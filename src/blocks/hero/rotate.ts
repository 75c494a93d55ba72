import { css, keyframes } from '@emotion/react';
import { reducedMotion } from '#parts/styles.ts';
import type { BlockOf } from '#schema/block.ts';

type Brands = Pick<NonNullable<BlockOf<'hero'>['brands']>, 'rotation' | 'names'>;

/**
 * When name number `index` is seen, as CSS animations, so that it runs before any script. Every
 * `interval` the shown name fades out over `fade`, the next one takes its place and fades in, and
 * the round starts again after the last. The first name is seen from the first moment, without fading
 * in; how it does so in later rounds is up to what is around it: see `comeAgain`.
 *
 * One animation for an element, and of nothing but opacity: the browser runs those beside all other
 * work. Anything else would restyle the page every frame, for as long as it is open.
 */
export function rotate(index: number, brands: Brands) {
  const times = timesOf(brands);
  if (!times) return undefined;
  const { interval, fade, round, at } = times;
  if (index === 0) {
    // Back to the start unseen: `comeAgain` hides it meanwhile.
    const leave = keyframes({
      [`0%, ${at(interval)}, 100%`]: { opacity: 1 },
      [at(interval + fade)]: { opacity: 0 },
    });
    return css({ animation: `${leave} ${round}ms linear infinite` });
  }
  const turn = keyframes({
    [`0%, ${at(interval)}, 100%`]: { opacity: 0 },
    [`${at(fade)}, ${at(interval - fade)}`]: { opacity: 1 },
  });
  const start = index * interval + fade;
  return css({ animation: `${turn} ${round}ms linear ${start}ms infinite both` });
}

/** For what is around the first name: hides it once it has faded out, until its next turn, and fades it in. */
export function comeAgain(brands: Brands) {
  const times = timesOf(brands);
  if (!times) return undefined;
  const { interval, fade, round, at } = times;
  const come = keyframes({
    [`0%, ${at(round - interval)}`]: { opacity: 0 },
    [`${at(round - interval + fade)}, 100%`]: { opacity: 1 },
  });
  return css({ animation: `${come} ${round}ms linear ${interval + fade}ms infinite` });
}

/**
 * How long a running fade still takes, in milliseconds: out and in are one. `time` is how
 * long the animations have run.
 */
export function restOfFade(time: number, { rotation }: Brands): number {
  if (!rotation || time < rotation.interval) return 0;
  return Math.max(0, 2 * rotation.fade - (time % rotation.interval));
}

/**
 * For what is around all the names: while the box beside them is ticked, every animation is paused,
 * where motion is not wanted, and on paper, there is none, and the first name alone.
 */
export const still = css({
  'div:has(> input:checked:not([data-fading])) & span': { animationPlayState: 'paused' },
  [`${reducedMotion}, print`]: {
    span: { animation: 'none' },
    '> :not(:first-of-type)': { display: 'none' },
  },
});

function timesOf({ rotation, names }: Brands) {
  if (!rotation || names.length === 1) return null;
  const { interval } = rotation;
  const round = names.length * interval;
  return {
    interval,
    round,
    // Without a fade, two keyframes would be at the same time.
    fade: Math.max(rotation.fade, 1),
    at: (time: number) => `${(time / round) * 100}%`,
  };
}
