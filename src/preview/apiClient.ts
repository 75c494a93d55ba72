import type { EditApi } from './EditApi.ts';
import { metaOf } from './shell.ts';

/** The largest file that is accepted for media/, in bytes. */
export const largestUpload = 25_000_000;

/** For those that are given it. */
export type ApiClient = typeof apiClient;

/** Sends a request to the preview's server (EditApi), from the window. Throws when there is no answer or a refusal, and says why. */
export async function apiClient<Address extends keyof EditApi>(
  address: Address,
  ...[request]: EditApi[Address] extends { request: infer Request } ? [Request] : [query?: string]
): Promise<EditApi[Address]['answer']> {
  const [method = '', name = ''] = address.split(' ');
  const isPost = method === 'POST';
  const query = isPost || request === undefined ? '' : String(request);
  const response = await fetch(`/_fascia/${name}${query}`, {
    method,
    // The token goes nowhere else, wherever an answer may lead.
    mode: 'same-origin',
    redirect: 'error',
    headers: {
      'x-fascia-token': metaOf('token'),
      ...(isPost && { 'content-type': 'application/json' }),
    },
    ...(isPost && { body: JSON.stringify(request) }),
  }).catch((cause: unknown) => {
    const message = 'The preview did not answer. If it has ended, start it again in the terminal.';
    throw new Error(message, { cause });
  });
  // What fails before our own answers is reported as a page.
  const answer: unknown = await response.json().catch(() => null);
  // The server is ours and follows the same contract.
  if (response.ok) return answer as EditApi[Address]['answer'];
  const hasMessage = typeof answer === 'object' && answer !== null && 'message' in answer;
  throw new Error(
    hasMessage ? String(answer.message) : `The preview answered with ${response.status}.`,
  );
}

/** Why something did not work, as a sentence. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
