/** A length as a message tells it, `1200` or `"1200px"`, in whole pixels; nothing where it is none. */
export function readPixels(value: unknown): number | undefined {
  const pixels =
    typeof value === 'string' ? Number(/^(\d{1,9}(?:\.\d{1,9})?)(?:px)?$/.exec(value)?.[1]) : value;
  return typeof pixels === 'number' && pixels > 0 && pixels < Infinity
    ? Math.ceil(pixels)
    : undefined;
}
