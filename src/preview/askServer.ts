import type { EditApi } from './EditApi.ts';
import type { WindowApi } from './WindowApi.ts';

type Api = EditApi & WindowApi;

/** Asks the preview's server (EditApi, WindowApi), from the window. Throws when there is no answer, or none for us, and says why. */
export async function askServer<Address extends keyof Api>(
  address: Address,
  ...[request]: Api[Address] extends { request: infer Request } ? [Request] : [query?: string]
): Promise<Api[Address]['answer']> {
  const [method = '', name = ''] = address.split(' ');
  const isPost = method === 'POST';
  const query = isPost || request === undefined ? '' : String(request);
  const token = document.querySelector<HTMLMetaElement>('meta[name="fascia-token"]')?.content ?? '';
  const response = await fetchAnswer(`/_fascia/${name}${query}`, {
    method,
    // The token goes nowhere else, wherever an answer may lead.
    mode: 'same-origin',
    redirect: 'error',
    headers: { 'x-fascia-token': token, ...(isPost && { 'content-type': 'application/json' }) },
    ...(isPost && { body: JSON.stringify(request) }),
  });
  if (!response.ok) throw new Error(await messageOf(response));
  const answer: unknown = await response.json();
  // The server is ours and follows the same contract.
  return answer as Api[Address]['answer'];
}

async function fetchAnswer(address: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(address, request);
  } catch (cause) {
    throw new Error('The preview did not answer. If it has ended, start it again with npm start.', {
      cause,
    });
  }
}

/** What the server says of a request that it refuses. What fails before our own answers is told on a page. */
async function messageOf(response: Response): Promise<string> {
  const answer: unknown = await response.json().catch(() => null);
  const isSaid = typeof answer === 'object' && answer !== null && 'message' in answer;
  return isSaid ? String(answer.message) : `The preview answered with ${response.status}.`;
}

/** Why something did not work, as a sentence. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** For those that are given it. */
export type Ask = typeof askServer;
