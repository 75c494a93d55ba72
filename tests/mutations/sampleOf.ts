/** Evenly spread items of a list, the same ones every time. */
export function sampleOf<Item>(items: readonly Item[], most: number): Item[] {
  if (items.length <= most) return [...items];
  const step = items.length / most;
  return Array.from({ length: most }, (_, index) => items[Math.floor(index * step)]).filter(
    (item) => item !== undefined,
  );
}
