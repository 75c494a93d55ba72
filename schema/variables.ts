import { z } from 'zod';
import { formed, paragraph } from './fields.ts';

/** Words in a name, anywhere or between underscores, that say that the value is nobody's business. */
const secret =
  /SECRET|TOKEN|PASSW(?:OR)?D|CREDENTIAL|APIKEY|(?:^|_)(?:PASS|PWD|PAT|PRIVATE|KEY|SK|DSN|DATABASE)S?\d*(?:_|$)/;

/** What the names of the variables begin with that every site may read. */
const open = /^(?:SITE|PUBLIC)_/;

/** The name of a variable of the environment that a site may read. */
export const variableName = formed(
  100,
  /^[A-Z][A-Z0-9_]*$/,
  'The name of a variable has capital letters, digits and "_", such as SITE_BOOKING_HOST.',
).refine((name) => !secret.test(name), {
  params: { code: 'secret-variable' },
  error: 'This is the name of a secret.',
});

/** Whether a site may read a variable: by its name, or as one of those that the command was given. */
export function isReadable(name: string, given: readonly string[]): boolean {
  return variableName.safeParse(name).success && (open.test(name) || given.includes(name));
}

/** The name under which every site may read what is in another variable. */
export function readableName(name: string): string {
  return open.test(name) ? name : `SITE_${name}`;
}

/** The name of a readable variable without what it begins with, as it was called before. */
export function formerName(name: string): string {
  return name.replace(open, '');
}

/** What differs from one build to the next, with what counts where nobody says so. */
export const Variables = z
  .record(variableName, z.union([paragraph, z.number()]))
  .describe(
    'Values that the environment of the build may replace, by the names of its variables, each with its default: SITE_BOOKING_HOST: https://booking.example. Names begin with SITE_ or PUBLIC_. Elsewhere a value is referred to by its name: ${env.SITE_BOOKING_HOST}. No other variable is read, and everybody can read these.',
  );
