import type { EditApi } from '#preview/EditApi.ts';
import type { WindowApi } from '#preview/WindowApi.ts';

type Calls = EditApi & WindowApi;
type Request<Call> = Call extends { request: infer Body } ? [body: Body] : [query?: string];
type Answer<Call> = Call extends { answer: infer Content } ? Content : never;

/** Asks the preview's server: `ask('POST edit', { hash, operation })`. Rejects when there is no answer. */
export type Ask = <Name extends keyof Calls>(
  name: Name,
  ...more: Request<Calls[Name]>
) => Promise<Answer<Calls[Name]>>;

/** The client of `EditApi` and `WindowApi`. `token` is that of the document that asks. */
export function createAsk(token: string): Ask {
  return async (name, ...more) => {
    const [method = '', address = ''] = name.split(' ');
    const [content] = more;
    const isRead = method === 'GET';
    const query = isRead && typeof content === 'string' ? content : '';
    const response = await fetch(`/_fascia/${address}${query}`, {
      method,
      headers: { 'x-fascia-token': token, 'Content-Type': 'application/json' },
      ...(!isRead && { body: JSON.stringify(content) }),
    });
    if (!response.ok) throw new Error(`The preview answered with ${response.status}.`);
    // What comes is what the contract says: both ends are compiled against it.
    return (await response.json()) as never;
  };
}
