import type { BlockOf } from '#schema/block.ts';

type Convention = {
  /** The field for robots, by the name that the endpoint knows: what has it filled in is thrown away there. */
  trap: string;
  /** The field with the page to come back to, which only a browser without script needs. */
  next?: string;
  /** Whether it is known to answer what browsers ask before a large upload (CORS). */
  answersPreflight?: boolean;
};

/** What each endpoint expects, beside the fields. docs/forms.md says where each of it is documented. */
export const conventions: Readonly<Record<BlockOf<'form'>['provider'], Convention>> = {
  formspree: { trap: '_gotcha', next: '_next', answersPreflight: true },
  basin: { trap: '_gotcha' },
  netlify: { trap: 'bot-field', answersPreflight: true },
  other: { trap: '_gotcha', next: '_next', answersPreflight: true },
};

/** The field with the number of the message: it stays the same when that is sent again. */
export const idField = 'submission-id';
