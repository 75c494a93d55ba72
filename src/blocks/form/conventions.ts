import type { BlockOf } from '#schema/block.ts';

type Convention = {
  /** The field for robots, by the name that the endpoint knows: what has it filled in is thrown away there. */
  trap: string;
  /** The field with the page to come back to, which only a browser without script needs. */
  next?: string;
  /** It is not known to answer what browsers ask before an upload whose progress is watched (CORS, "preflight"). */
  mayRefuseUploads?: true;
};

/** What each endpoint expects, beside the fields. docs/forms.md says where each of it is documented. */
export const conventions: Readonly<Record<BlockOf<'form'>['provider'], Convention>> = {
  formspree: { trap: '_gotcha', next: '_next' },
  basin: { trap: '_gotcha', mayRefuseUploads: true },
  netlify: { trap: 'bot-field' },
  other: { trap: '_gotcha', next: '_next' },
};

/** The field with the number of the message: it stays the same when that is sent again. */
export const idField = 'submission-id';
