import { isNameBeside } from '#load/checks/namesBeside.ts';
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
    const { layer, problems } = loadSite(sources, fileSystem, { ...options, nearest });
    const validation = { layer, problems: layer === 'schema' ? ofSchema(problems) : problems };
    known.set(text, validation);
    return validation;
  };
}

/** The errors that a repair is judged by. */
export function errorsOf({
  problems,
  layer,
}: {
  problems: readonly Problem[];
  layer?: Layer | undefined;
}): Problem[] {
  const counted = layer === 'schema' ? ofSchema(problems) : problems;
  return counted.filter(({ severity }) => severity === 'error');
}

/** Whether a name exists may change with what is wrong in the file, and says nothing about an edit of it. */
function ofSchema(problems: readonly Problem[]): Problem[] {
  return problems.filter((problem) => !isNameBeside(problem));
}
