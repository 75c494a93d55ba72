type Path = readonly (string | number)[];

/** Whether two places of the file are one; also whether both are none. */
export function isSamePath(one: Path | undefined, other: Path | undefined): boolean {
  return one?.join('.') === other?.join('.');
}
