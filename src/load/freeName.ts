/** The name itself, or the first of `name2`, `name3` … that is not taken. */
export function freeName(name: string, taken: readonly string[]): string {
  let free = name;
  for (let count = 2; taken.includes(free); count += 1) free = `${name}${count}`;
  return free;
}
