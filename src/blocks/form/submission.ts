/** Why it could not be sent, by the words that say so. */
export type Failure = 'refused' | 'failed' | 'offline' | 'doubtful' | 'tooLarge' | 'busy';

/** What an endpoint has answered, or that it has not. */
export type Outcome =
  | { is: 'sent' }
  | {
      is: Failure;
      /** What the endpoint says of single fields, by their names. */
      errors?: ReadonlyMap<string, string>;
      /** What it says of the whole. */
      says?: string | undefined;
      /** After how many seconds it takes something again. */
      wait?: number | undefined;
    };

/**
 * - `writing`: nothing is on its way.
 * - `sending`: it is; of what is large, `share` of 1 has left.
 * - `failed`: everything that was typed is still there.
 * - `trapped`: the field for robots is filled in, so it would be thrown away.
 * - `prepared`: an e-mail with `text` is shown elsewhere.
 * - `sent`: the endpoint has it.
 */
export type Submission =
  | { at: 'writing' | 'trapped' | 'sent' }
  | { at: 'sending'; share?: number | undefined }
  | { at: 'failed'; why: Failure; says?: string | undefined; wait?: number | undefined }
  | { at: 'prepared'; text: string };

/** What an HTTP answer means. `body` is empty where it was not read. */
export function outcomeOf(status: number, body: string, retryAfter?: string): Outcome {
  if (status >= 200 && status < 300) return { is: 'sent' };
  if (status === 413) return { is: 'tooLarge' };
  if (status === 429) return { is: 'busy', wait: secondsOf(retryAfter) };
  if (status >= 400 && status < 500) return { is: 'refused', ...saidIn(body) };
  return { is: 'failed' };
}

/** A number of seconds, or a date (RFC 9110, 10.2.3). */
function secondsOf(retryAfter = ''): number | undefined {
  const seconds = Number(retryAfter) || (Date.parse(retryAfter) - Date.now()) / 1000;
  return seconds > 0 ? Math.ceil(seconds) : undefined;
}

/**
 * What an answer says as JSON: of single fields in `errors`, a list of `{ field, message }`, as Formspree has it, or a
 * group of messages by name; of the whole in an item without `field`, or in `error`, as Basin has it.
 */
function saidIn(body: string) {
  const errors = new Map<string, string>();
  const all: string[] = [];
  const add = (field: unknown, message: unknown) => {
    const [text] = [message].flat();
    if (typeof text !== 'string' || text === '') return;
    if (typeof field === 'string' && errors.size < most)
      errors.set(field.slice(0, longest), text.slice(0, longest));
    else all.push(text.slice(0, longest));
  };
  try {
    const said = JSON.parse(body) as { errors?: Said; error?: Said } | null;
    const found = said?.errors ?? said?.error;
    if (typeof found === 'string') add(undefined, found);
    else
      for (const [name, one] of Object.entries(found ?? {}))
        if (Array.isArray(found)) add(one?.field, one?.message);
        else add(name, one);
  } catch {
    // No JSON: it says nothing.
  }
  return { errors, says: all.join(' ').slice(0, longest) || undefined };
}
/** In whatever form: it comes from outside. */
type Said = string | Record<string, { field?: unknown; message?: unknown } | null> | null;
const longest = 300;
/** As many fields as a form can have. */
const most = 60;
