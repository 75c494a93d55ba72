/** Measures the steps of a build. */
export type Stopwatch = {
  time<Result>(name: string, step: () => Result | Promise<Result>): Promise<Result>;
  steps: { name: string; ms: number }[];
};

export function createStopwatch(now: () => number = () => performance.now()): Stopwatch {
  const steps: Stopwatch['steps'] = [];
  return {
    steps,
    async time(name, step) {
      const begin = now();
      const result = await step();
      steps.push({ name, ms: now() - begin });
      return result;
    },
  };
}
