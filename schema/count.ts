/**
 * What to say when a list is not as long as the number beside it says: «There is 1 name here, but
 * count says 6.» The list is called by its key, which is a plural.
 */
export function wrongCount(input: unknown, list: string, number: string): string {
  const group = input as Record<string, unknown>;
  const length = (group[list] as unknown[]).length;
  const found =
    length === 1 ? `There is 1 ${list.replace(/s$/, '')}` : `There are ${length} ${list}`;
  return `${found} here, but ${number} says ${String(group[number])}.`;
}
