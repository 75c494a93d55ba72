import { isHolder, startsWith } from '#load/paths.ts';
import { type PlacedSource, type Sources, withText } from '#load/sources.ts';
import type { Path } from '#load/tree.ts';
import type { SiteSchema } from '#schema/site.ts';
import { editText } from './editText.ts';
import type { Operation } from './Operation.ts';
import { dataOf, onlyByHand, parseText } from './yamlText.ts';

/** The texts of a site after operations, or why one of them cannot be done. */
type Edited = { sources: Sources } | { refusal: string };

/**
 * Does operations one after the other, each in the file that says the part; or says which cannot be done. What
 * several files may name is renamed by hand.
 */
export function editSite(
  sources: Sources,
  operations: readonly Operation[],
  schema: SiteSchema,
): Edited {
  let edited = sources;
  for (const operation of operations) {
    const file = fileOfPart(edited, operation.path);
    if (!file || (operation.kind === 'rename' && edited.files.length > 1))
      return { refusal: onlyByHand().message };
    const own = { ...operation, path: operation.path.slice(file.at.length) };
    const result = editText(file.text, own, schema);
    if ('refusal' in result) return result;
    edited = withText(edited, file.path, result.source);
  }
  return { sources: edited };
}

/** The file that says the part at a path: of all that say a part around it, the one that says least. */
function fileOfPart({ files }: Sources, path: Path): PlacedSource | undefined {
  return files
    .toSorted((one, other) => other.at.length - one.at.length)
    .find(({ at }) => startsWith(path, at));
}

/** The data of a site as its loader would read it. Throws a `Refusal` when one of its texts is no YAML. */
export function siteData({ files: [main, ...others] }: Sources): unknown {
  const data = dataOf(parseText(main.text));
  for (const { text, at } of others) {
    const holder = at.slice(0, -1).reduce<unknown>((part, step) => childOf(part, step), data);
    const last = at.at(-1);
    if (isHolder(holder) && last !== undefined) holder[last] ??= dataOf(parseText(text));
  }
  return data;
}

/** The group under a key, which is made where there is none. */
function childOf(part: unknown, step: string | number): unknown {
  return isHolder(part) ? (part[step] ??= {}) : undefined;
}
