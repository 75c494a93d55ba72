/**
 * Shows how many pictures are ready: in one line that is written over, or, where that cannot be
 * (`isLive` is false), in a line for the first one and for each quarter.
 */
export function createProgress(write: (text: string) => void, isLive: boolean) {
  let shown = -1;
  return {
    show(ready: number, all: number): void {
      const quarter = Math.floor((4 * ready) / all);
      const line = `Making the sizes of new pictures: ${ready} of ${all} pictures are ready.`;
      if (isLive) write(`${clear}${line}`);
      else if (quarter > shown) write(`${line}\n`);
      shown = quarter;
    },
    /** Removes the line that is written over. */
    end(): void {
      if (isLive && shown >= 0) write(clear);
    },
  };
}

/** Back to the start of the line, and the rest of it away. */
const clear = '\r\u001B[K';
