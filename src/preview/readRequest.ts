import { z } from 'zod';
import type { Part } from '#edit/Operation.ts';
import { SenselessRequest } from './SenselessRequest.ts';

const hash = z.string();
const path = z.array(z.union([z.string(), z.int().min(0)])).max(100);
const written = z.union([z.string(), z.number(), z.boolean(), z.null()]).optional();
const part: z.ZodType<Part> = z.lazy(() =>
  z.union([z.string(), z.number(), z.boolean(), z.array(part), z.record(z.string(), part)]),
);
const operation = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('set'),
    path,
    value: z.union([z.string(), z.number(), z.boolean()]),
  }),
  z.strictObject({ kind: z.literal('delete'), path }),
  z.strictObject({ kind: z.literal('move'), path, to: z.int().min(0) }),
  z.strictObject({ kind: z.literal('duplicate'), path }),
  z.strictObject({ kind: z.literal('hide'), path, hidden: z.boolean() }),
  z.strictObject({
    kind: z.literal('insert'),
    list: path,
    index: z.int().min(0),
    yaml: z.string(),
  }),
  z.strictObject({ kind: z.literal('add'), path, value: part }),
  z.strictObject({
    kind: z.literal('rename'),
    path,
    name: z.string(),
    redirect: z.boolean().exactOptional(),
  }),
]);

/** The requests of EditApi as they must look. They come from outside, so nothing is believed. */
export const requests = {
  path,
  edit: z.strictObject({
    hash,
    operation,
    written,
    isTrial: z.boolean().optional(),
    isTold: z.boolean().optional(),
    isWhole: z.boolean().optional(),
  }),
  follow: z.array(z.strictObject({ hash, path, written })).max(1000),
  nothing: z.strictObject({}),
  merge: z.strictObject({
    base: z.string(),
    text: z.string(),
    prefer: z.enum(['mine', 'theirs']).optional(),
  }),
  save: z.strictObject({ base: z.string(), text: z.string() }),
  fix: z.strictObject({ hash, problem: z.int().min(0) }),
  upload: z.strictObject({ name: z.string().max(300), content: z.base64() }),
  discard: z.strictObject({ file: z.string().regex(/^media\/[a-z0-9-]+\.\w+$/), hash }),
  open: z.strictObject({ line: z.int().min(1), column: z.int().min(1) }),
};

/** A text as the JSON that it should be. Throws a `SenselessRequest`. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    throw new SenselessRequest('The request is no JSON.');
  }
}

/** A request of the given form. Throws a `SenselessRequest`. */
export function readRequest<Form>(form: z.ZodType<Form>, request: unknown): Form {
  const read = form.safeParse(request);
  if (!read.success) throw new SenselessRequest(z.prettifyError(read.error));
  return read.data;
}
