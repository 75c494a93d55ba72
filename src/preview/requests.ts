import { z } from 'zod';
import type { Operation, Part } from '#edit/Operation.ts';

const hash = z.string();
const index = z.int().min(0);
const path = z.array(z.union([z.string(), index])).max(100);
const value = z.union([z.string(), z.number(), z.boolean()]);
/** What was written there, for a server that was started since. */
const written = z.union([value, z.null()]).optional();
const part: z.ZodType<Part> = z.lazy(() =>
  z.union([value, z.array(part), z.record(z.string(), part)]),
);
const operation: z.ZodType<Operation> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('set'), path, value }),
  z.strictObject({ kind: z.literal('delete'), path }),
  z.strictObject({ kind: z.literal('move'), path, to: index }),
  z.strictObject({ kind: z.literal('duplicate'), path }),
  z.strictObject({ kind: z.literal('hide'), path, hidden: z.boolean() }),
  z.strictObject({ kind: z.literal('insert'), list: path, index, yaml: z.string() }),
  z.strictObject({ kind: z.literal('add'), path, value: part }),
  z.strictObject({
    kind: z.literal('rename'),
    path,
    name: z.string(),
    redirect: z.boolean().exactOptional(),
  }),
]);
const text = z.string();

/** The requests of EditApi. They come from outside, so each is validated. */
export const requests = {
  path,
  edit: z.strictObject({
    hash,
    operation,
    written,
    /** Only says what would happen. */
    isTrial: z.boolean().optional(),
    /** Whoever asks knows which other places change with it. */
    isTold: z.boolean().optional(),
    /** Together with everything that must change with it (`WholeChange`). */
    isWhole: z.boolean().optional(),
  }),
  /** Parts of an older version, and what was written there if it is a single value. */
  follow: z.array(z.strictObject({ hash, path, written })).max(1000),
  nothing: z.strictObject({}),
  /** A text that the operator made of `base`, and what counts where others changed the same. */
  merge: z.strictObject({ base: text, text, prefer: z.enum(['mine', 'theirs']).optional() }),
  /** A save of the built-in editor: the operator's typing, written even when it is wrong. */
  save: z.strictObject({ base: text, text }),
  /** The problem is the index in `PreviewUpdate.problems` of the same hash. */
  fix: z.strictObject({ hash, problem: index }),
  /** A file for media/: its name on the operator's computer, and what it holds, in base64. */
  upload: z.strictObject({ name: z.string().max(300), content: z.base64() }),
  /** A file that was put into media/ and is not used after all; it goes unless site.yaml names it. */
  discard: z.strictObject({ file: z.string().regex(/^media\/[a-z0-9-]+\.\w+$/), hash }),
  /** Opens the file in the operator's editor. */
  open: z.strictObject({ line: z.int().min(1), column: z.int().min(1) }),
  text: z.strictObject({ text }),
  position: z.strictObject({ text, offset: index }),
};
