import { z } from 'zod';
import type { Field, Written } from '../findValues.ts';

/** Whether a text has the form that its field asks for. One of the wrong form is reported as that. */
export function isWellFormed({ schema, value }: Written & Field): boolean {
  return z.safeParse(schema, value).success;
}
