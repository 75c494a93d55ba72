import { mediaForm } from '#schema/mediaName.ts';
import { z } from 'zod';
import { exampleNames } from '#new/examples.ts';
import { operation, yamlPath } from '#edit/Operation.ts';

const hash = z.string();
const text = z.string();
const offset = z.int().min(0);
/** What was written there, for a server that was started since. */
const written = z.union([z.string(), z.number(), z.boolean(), z.null()]).optional();

/** The requests of EditApi. They come from outside, so each is validated. */
export const requests = {
  path: yamlPath,
  edit: z.strictObject({
    hash,
    operation,
    written,
    /** Only says what would happen. */
    isTrial: z.boolean().optional(),
    /** Whoever asks knows which other places change with it. */
    isConfirmed: z.boolean().optional(),
    /** Together with everything that must change with it (`WholeChange`). */
    isWhole: z.boolean().optional(),
  }),
  /** Parts of an older version, and what was written there if it is a single value. */
  follow: z.array(z.strictObject({ hash, path: yamlPath, written })).max(1000),
  nothing: z.strictObject({}),
  /** A text that the operator made of `base`, and what counts where others changed the same. */
  merge: z.strictObject({ base: text, text, prefer: z.enum(['mine', 'theirs']).optional() }),
  /** A save of the built-in editor: the operator's typing, written even when it is wrong. */
  save: z.strictObject({ base: text, text }),
  /** The problem is the index in `PreviewUpdate.problems` of the same hash. */
  fix: z.strictObject({ hash, problem: z.int().min(0) }),
  /** A file for media/: its name on the operator's computer, what it holds, in base64, and whether a link shall lead to it. */
  upload: z.strictObject({
    name: z.string().max(300),
    content: z.base64(),
    isLinked: z.boolean().optional(),
  }),
  /** A file that was put into media/ and is not used after all; it goes unless site.yaml names it. */
  discard: z.strictObject({ file: z.string().regex(mediaForm), hash }),
  /** The site to begin with. */
  example: z.strictObject({ name: z.enum(exampleNames) }),
  /** Opens the site file, or another file of the site, in the operator's editor. */
  open: z.strictObject({
    file: z.string().optional(),
    line: z.int().min(1),
    column: z.int().min(1),
  }),
  /** A text that is being written, saved or not, and a place in it. */
  text: z.strictObject({ text }),
  position: z.strictObject({ text, offset }),
};

export type EditRequest = z.infer<typeof requests.edit>;
export type FixRequest = z.infer<typeof requests.fix>;
export type FollowRequest = z.infer<typeof requests.follow>[number];
export type MergeRequest = z.infer<typeof requests.merge>;
export type DiscardRequest = z.infer<typeof requests.discard>;
export type OpenRequest = z.infer<typeof requests.open>;
export type PositionRequest = z.infer<typeof requests.position>;

/** The body of a request is not valid JSON, or too long. */
export class BadRequest extends Error {}

/** A text as the JSON that it should be. Throws a `BadRequest`. */
export function parseJson(json: string | null): unknown {
  try {
    return JSON.parse(json ?? '');
  } catch {
    throw new BadRequest('The request is no JSON.');
  }
}
