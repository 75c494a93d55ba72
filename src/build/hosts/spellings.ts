/** An address with and without a `/` at its end, for hosts that tell the two apart. */
export function spellings(path: string): string[] {
  return [path, `${path}/`];
}
