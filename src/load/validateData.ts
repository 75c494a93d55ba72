import { mostFound } from '#problems/Problem.ts';
import type { SiteSchema, WrittenSite } from '#schema/site.ts';
import { z } from 'zod';
import { isHolder } from './paths.ts';
import { optionFor } from './schemaAt.ts';
import { childSchema, type Schema } from './schemaNodes.ts';

/** What the schema makes of the data, and what is wrong with it. */
export type Validated = { written: WrittenSite | undefined; issues: readonly z.core.$ZodIssue[] };

/**
 * Validates the data of a file. Zod passes all issues of a part on as arguments, of which there can be some
 * 100,000: a file with so many values is validated in parts until enough is wrong.
 */
export function validateData({ SiteFile }: SiteSchema, data: unknown): Validated {
  if (countValues(data) > mostAtOnce) {
    const issues: z.core.$ZodIssue[] = [];
    collect(SiteFile, data, [], issues);
    if (issues.length >= mostFound) return { written: undefined, issues };
  }
  const { data: written, error } = SiteFile.safeParse(data, { reportInput: true });
  return { written, issues: error?.issues ?? [] };
}

/** A value may lack several keys. */
const mostAtOnce = 20_000;

function collect(
  schema: Schema,
  data: unknown,
  path: readonly PropertyKey[],
  issues: z.core.$ZodIssue[],
): void {
  if (issues.length >= mostFound) return;
  if (!isHolder(data) || countValues(data) <= mostAtOnce) {
    const { error } = z.safeParse(schema, data, { reportInput: true });
    for (const issue of error?.issues ?? [])
      issues.push({ ...issue, path: [...path, ...issue.path] });
    return;
  }
  const own = optionFor(schema, data);
  for (const [key, value] of Object.entries(data)) {
    const step = Array.isArray(data) ? Number(key) : key;
    const inner = childSchema(own, step);
    if (inner) collect(inner, value, [...path, step], issues);
  }
}

function countValues(data: unknown): number {
  return isHolder(data)
    ? Object.values(data).reduce<number>((sum, value) => sum + countValues(value), 1)
    : 1;
}
