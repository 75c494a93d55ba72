import type { EditApi } from './EditApi.ts';
import type { WindowApi } from './WindowApi.ts';

type Api = EditApi & WindowApi;

/** Asks the preview's server (EditApi, WindowApi). Throws when there is no answer, or none for us. */
export async function askServer<Address extends keyof Api>(
  address: Address,
  ...[request]: Api[Address] extends { request: infer Request } ? [Request] : [query?: string]
): Promise<Api[Address]['answer']> {
  const [method = '', name = ''] = address.split(' ');
  const isPost = method === 'POST';
  const query = isPost || request === undefined ? '' : String(request);
  const token = document.querySelector<HTMLMetaElement>('meta[name="fascia-token"]')?.content ?? '';
  const response = await fetch(`/_fascia/${name}${query}`, {
    method,
    headers: { 'x-fascia-token': token, ...(isPost && { 'content-type': 'application/json' }) },
    ...(isPost && { body: JSON.stringify(request) }),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`The preview did not answer: ${JSON.stringify(answer)}`);
  // The server is ours and follows the same contract.
  return answer as Api[Address]['answer'];
}

/** For those that are given it. */
export type Ask = typeof askServer;
