import type { SerializedStyles } from '@emotion/react';

type Animation = { duration: number; delay: number; isEndless: boolean; frames: Frame[] };
type Frame = { at: number; opacity: number };

/**
 * Reads from the CSS that Emotion made how opaque an element is at a time (milliseconds from the
 * start), as a browser does: the last of its animations that says something wins. It reads linear
 * animations only.
 */
export function readOpacity(styles: SerializedStyles | undefined): (time: number) => number {
  if (!styles) throw new Error('There are no styles.');
  const keyframes = readKeyframes(styles);
  const value = /animation:([^;]+);/.exec(styles.styles)?.[1] ?? '';
  const animations = value.split(',').map((one) => {
    const [name = '', duration = '', , ...rest] = one.trim().split(' ');
    const delay = rest.find((word) => word.endsWith('ms')) ?? '0ms';
    return {
      duration: Number.parseFloat(duration),
      delay: Number.parseFloat(delay),
      isEndless: rest.includes('infinite'),
      isFilled: rest.includes('both'),
      frames: keyframes.get(name) ?? [],
    };
  });
  return (time) =>
    animations
      .filter(({ delay, isFilled }) => isFilled || time >= delay)
      .map((animation) => opacityAt(animation, time))
      .at(-1) ?? 1;
}

function opacityAt({ duration, delay, isEndless, frames }: Animation, time: number): number {
  const passed = Math.max(0, (time - delay) / duration);
  const at = isEndless ? passed % 1 : Math.min(1, passed);
  const after = frames.find((frame) => frame.at >= at) ?? { at: 1, opacity: Number.NaN };
  const before = frames.findLast((frame) => frame.at <= at) ?? after;
  if (after.at === before.at) return after.opacity;
  const share = (at - before.at) / (after.at - before.at);
  return before.opacity + share * (after.opacity - before.opacity);
}

function readKeyframes(styles: SerializedStyles): Map<string, Frame[]> {
  const found = new Map<string, Frame[]>();
  for (let next: SerializedStyles | undefined = styles.next; next; next = next.next) {
    const frames = [...next.styles.matchAll(/([\d.%, ]+)\{opacity:([\d.]+);/g)].flatMap(
      ([, list = '', opacity]) =>
        list
          .split(',')
          .map((place) => ({ at: Number.parseFloat(place) / 100, opacity: Number(opacity) })),
    );
    // Of two frames at one place, the later one counts.
    const places = new Map(frames.map((frame) => [frame.at, frame]));
    found.set(
      next.name,
      [...places.values()].toSorted((a, b) => a.at - b.at),
    );
  }
  return found;
}
