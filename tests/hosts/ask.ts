import { request } from 'node:http';

export type Answer = {
  status: number;
  /** By name in small letters. A header that was sent twice has both values, each on a line. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** The body as text, as it came. */
  text: string;
};

type Asking = { method?: string; headers?: Record<string, string> };

/** A request exactly as written: `fetch` would tidy the path, add encodings, and unpack the answer. */
export function ask(
  origin: string,
  path: string,
  { method = 'GET', headers = {} }: Asking = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(origin, { path, method, headers }, async (response) => {
      const received: Record<string, string> = {};
      for (const [name, values] of Object.entries(response.headersDistinct))
        received[name] = (values ?? []).join('\n');
      const body = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode ?? 0, headers: received, body, text: body.toString() });
    })
      .on('error', reject)
      .end();
  });
}
