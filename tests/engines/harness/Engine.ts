/** A browser with one tab, driven the same way whatever it is. */
export type Engine = {
  open(address: string): Promise<void>;
  /** Runs a function inside the page; it refers to nothing outside itself. */
  run<Args extends readonly unknown[], Result>(
    script: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Moves the pointer to the middle of an element, as a visitor does, and clicks unless only hovering. */
  point(selector: string, action?: 'click' | 'hover'): Promise<void>;
  back(): Promise<void>;
  /** Leaves the page, so that nothing of it goes on. */
  leave(): Promise<void>;
  close(): Promise<void>;
};
