/** An option, which is a switch without `takes`. */
export type Option = {
  about: string;
  /** The words it takes, or what its value is: `'CODE'`; `most` for a whole number from 0 to that. */
  takes?: readonly string[] | string | { most: number };
  /** It may be written more than once. */
  isList?: true;
};

/** A command of the command line. */
export type Command = {
  about: string;
  /** What it takes besides options: `FILE…`. Without it, nothing. */
  operands?: string;
  options: Readonly<Record<string, Option>>;
  /** What `--help` says after the options. */
  details?: string;
  /** The arguments of a call each. */
  examples: readonly string[];
  /** What is printed before the reason when it fails by itself. */
  failure: string;
};

export type NamedCommand = Command & { name: string };

type Lists<Options extends Command['options']> = {
  [Name in keyof Options]: Options[Name] extends { isList: true } ? Name : never;
}[keyof Options];

/** What was written, by option; a switch that was not written is false. */
export type OptionValues<Options extends Command['options']> = {
  [Name in Exclude<keyof Options, Lists<Options>>]: Options[Name] extends { takes: infer Takes }
    ?
        | (Takes extends readonly (infer Word)[] ? Word : Takes extends string ? string : number)
        | undefined
    : boolean;
} & { [Name in Lists<Options>]?: readonly string[] };
