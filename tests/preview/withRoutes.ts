/** The specification’s site with copies of one of its pages, until it has so many. */
export function withRoutes(source: string, count: number): string {
  const [start, end] = ['  # For affiliates who have joined.', '  # For people who may become'].map(
    (row) => source.indexOf(row),
  );
  if (start === undefined || end === undefined || start < 0 || end < 0)
    throw new Error('The specification’s site has other pages now.');
  const page = source.slice(start, end);
  const copies = Array.from({ length: count - 7 }, (_, index) =>
    page
      .replace('path: /affiliates', `path: /area-${index}\n    reachedFrom: outside`)
      .replace('title: Affiliate resources', `title: Resources of area ${index}`),
  );
  return source.slice(0, end) + copies.join('') + source.slice(end);
}
