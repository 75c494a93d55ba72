/** Measures the steps of a build. */
export type Stopwatch = {
  time<Result>(name: string, step: () => Result | Promise<Result>): Promise<Result>;
  steps: { name: string; ms: number }[];
  /** Milliseconds since the start. */
  total(): number;
};

export function createStopwatch(now: () => number = () => performance.now()): Stopwatch {
  const start = now();
  const steps: Stopwatch['steps'] = [];
  return {
    steps,
    total: () => now() - start,
    async time(name, step) {
      const begin = now();
      const result = await step();
      steps.push({ name, ms: now() - begin });
      return result;
    },
  };
}
