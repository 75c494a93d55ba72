/** One measurement that `npm run bench` makes. */
export type Bench = {
  /** The word that `npm run bench -- NAME` takes. */
  name: string;
  about: string;
  run(): Promise<Table>;
};

/** What came of it: a row for each thing measured. `faults` are figures that are worse than promised. */
export type Table = { columns: string[]; rows: (string | number)[][]; faults: string[] };
