/** A name fades out and the next one in before the one after is due. */
export function isFadeShort({ interval, fade }: { interval: number; fade: number }): boolean {
  return fade * 2 < interval;
}

/** What to say when it is not. */
export const longFade =
  'A name would still be fading when the next one is due: fade twice is not shorter than interval.';
