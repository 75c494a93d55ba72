/** Where a command writes. */
export type Terminal = {
  out(text: string): void;
  error(text: string): void;
  colour: boolean;
};
