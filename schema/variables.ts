import { z } from 'zod';
import { formed, paragraph } from './fields.ts';

/** Words in a name, between underscores, that say that the value is nobody's business. */
const secret =
  /(?:^|_)(?:SECRET|TOKEN|PASSWORD|PASS|PRIVATE|CREDENTIAL|(?:API)?KEY|SK)S?\d*(?:_|$)/;

/** The name of a variable of the environment that a site may read. */
export const variableName = formed(
  100,
  /^[A-Z][A-Z0-9_]*$/,
  'The name of a variable has capital letters, digits and "_", such as BOOKING_HOST.',
).refine((name) => !secret.test(name), {
  params: { code: 'secret-variable' },
  error: 'This is the name of a secret.',
});

/** What differs from one build to the next, with what counts where nobody says so. */
export const Variables = z
  .record(variableName, z.union([paragraph, z.number()]))
  .describe(
    'Values that the environment of the build may replace, by the names of its variables, each with its default: BOOKING_HOST: https://booking.example. Elsewhere a value is referred to by its name: ${env.BOOKING_HOST}. No other variable is read, and everybody can read these.',
  );
