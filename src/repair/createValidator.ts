import type { FileSystem } from '#load/fileSystemOf.ts';
import { type Layer, type LoadOptions, loadSite } from '#load/loadSite.ts';
import { createNearest } from '#load/nearestWords.ts';
import type { Sources } from '#load/sources.ts';
import type { Problem } from '#problems/Problem.ts';

/** What is wrong with a text, as far as it could be validated. */
export type Validation = { problems: readonly Problem[]; layer: Layer };

/** Validates edited texts of one site while the budget lasts; undefined after that. */
export type Validator = (sources: Sources) => Validation | undefined;

/** Validations of edited text for one file. Each takes as long as a check of the file. */
const mostValidations = 12;

/** What they may have together: of a site of 100 pages, one or two. */
const mostCharacters = 350_000;

/** The one budget for a file. A text that was validated before costs nothing. */
export function createValidator(fileSystem: FileSystem, options: LoadOptions): Validator {
  const known = new Map<string, Validation>();
  const nearest = createNearest();
  let characters = 0;
  return (sources) => {
    const { text } = sources;
    const before = known.get(text);
    if (before) return before;
    characters += text.length;
    if (known.size >= mostValidations || characters > mostCharacters) return undefined;
    const validation = loadSite(sources, fileSystem, { ...options, nearest });
    known.set(text, validation);
    return validation;
  };
}

export function errorsOf({ problems }: Pick<Validation, 'problems'>): Problem[] {
  return problems.filter(({ severity }) => severity === 'error');
}
