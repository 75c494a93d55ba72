import type { EditApi } from './EditApi.ts';

/** Asks the preview's server (EditApi). Throws when there is no answer, or none for us. */
export async function askServer<Address extends keyof EditApi>(
  address: Address,
  ...[request]: EditApi[Address] extends { request: infer Request } ? [Request] : [query?: string]
): Promise<EditApi[Address]['answer']> {
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
  return answer as EditApi[Address]['answer'];
}
