import { z } from 'zod';

/** A part of the file: a single value, a group or a list. */
export type Part = string | number | boolean | Part[] | { [key: string]: Part };

const index = z.int().min(0);
const value = z.union([z.string(), z.number(), z.boolean()]);
const part: z.ZodType<Part> = z.lazy(() =>
  z.union([value, z.array(part), z.record(z.string(), part)]),
);
export const yamlPath = z
  .array(z.union([z.string(), index]))
  .max(100)
  .readonly();

/** A change of the site file. Paths are those of the file. */
export const operation = z.discriminatedUnion('kind', [
  /** Writes a value, or the key with it where the group has none yet. A text may hold `${…}`. */
  z.strictObject({ kind: z.literal('set'), path: yamlPath, value }),
  /**
   * Writes another word where the keys of a group depend on one of them (`type` of a field), and the keys that it
   * needs. Those that it does not take go with it (`dependentChange.ts`).
   */
  z.strictObject({
    kind: z.literal('retype'),
    path: yamlPath,
    value: z.string(),
    needs: z.record(z.string(), part),
  }),
  /** Deletes a list item or a key, with its comments. */
  z.strictObject({ kind: z.literal('delete'), path: yamlPath }),
  /** Moves a list item to another index of its list, counted afterwards. */
  z.strictObject({ kind: z.literal('move'), path: yamlPath, to: index }),
  /** Copies a list item behind itself, without its `id`. */
  z.strictObject({ kind: z.literal('duplicate'), path: yamlPath }),
  /** Hides a section without deleting it (`hidden: true`), or shows it again. */
  z.strictObject({ kind: z.literal('hide'), path: yamlPath, hidden: z.boolean() }),
  /** Writes YAML (an item without its dash) at an index of a list. */
  z.strictObject({ kind: z.literal('insert'), path: yamlPath, yaml: z.string() }),
  /** Writes a part that is not there yet: an item at an index of its list, or a key of its group. */
  z.strictObject({ kind: z.literal('add'), path: yamlPath, value: part }),
  /**
   * Gives a constant, a link or a shared section another name, or a page another address, there and
   * wherever it is used. `redirect`: visitors of the old address of a page are sent to the new one.
   */
  z.strictObject({
    kind: z.literal('rename'),
    path: yamlPath,
    name: z.string(),
    redirect: z.boolean().exactOptional(),
  }),
]);
export type Operation = z.infer<typeof operation>;
