import type { Fake } from '../intercept.ts';

/** What was posted: its values by their names, of files their names. */
export type Posted = ReadonlyMap<string, readonly string[]>;

/** Stands in for the endpoint of a form, which takes whatever is sent there; `posted` fills with it. */
export function fakeEndpoint(address: URL): { fake: Fake; posted: Posted[] } {
  const posted: Posted[] = [];
  const fake: Fake = {
    // The site itself may be the endpoint of a form.
    host: (url) => url.href === address.href,
    async answer(_, request) {
      if (request.method() === 'OPTIONS') return mayPost;
      if (request.method() !== 'POST') return 'blocked';
      posted.push(await readPosted(request.postData() ?? '', request.headers()));
      return { type: 'application/json', body: '{"ok":true}' };
    },
  };
  return { fake, posted };
}

/** The answer to what browsers ask before a post whose way they report (CORS, "preflight"). */
const mayPost = {
  status: 204,
  type: 'text/plain',
  body: '',
  headers: { 'Access-Control-Allow-Headers': '*', 'Access-Control-Allow-Methods': '*' },
};

async function readPosted(body: string, headers: Record<string, string>): Promise<Posted> {
  const [, type = ''] =
    Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type') ?? [];
  const data = await new Response(body, { headers: { 'Content-Type': type } })
    .formData()
    .catch(() => new FormData());
  const posted = new Map<string, string[]>();
  for (const [name, value] of data) {
    const text = typeof value === 'string' ? value : value.name;
    posted.set(name, [...(posted.get(name) ?? []), text]);
  }
  return posted;
}
