import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Endpoint, type Kept, site } from './Endpoint.ts';

const json = { Accept: 'application/json', Origin: site };
const form = { email: 'ada@byron.example', message: 'First line\r\nSecond line', _gotcha: '' };

/** A message as a page sends it. */
function message(values: Record<string, string> = {}): [string, string][] {
  return Object.entries({ ...form, 'submission-id': randomUUID(), ...values });
}

/** The same with a file. */
function upload(values: readonly [string, string][], file: File): FormData {
  const data = new FormData();
  for (const [name, value] of values) data.append(name, value);
  data.append('photo', file);
  return data;
}

/** What docs/forms.md says of each of its endpoints. */
export function testEndpoint<Started extends Endpoint>(
  start: () => Promise<Started>,
): { current(): Started } {
  let endpoint: Started;
  let before = 0;
  beforeAll(async () => {
    endpoint = await start();
  });
  beforeEach(async () => {
    before = (await endpoint.kept()).length;
  });
  afterAll(() => endpoint?.stop());

  const post = (body: FormData | [string, string][], headers: Record<string, string> = json) =>
    endpoint.send({
      method: 'POST',
      headers,
      body: Array.isArray(body) ? new URLSearchParams(body) : body,
    });
  /** What it has handed on in this test. */
  const kept = async (): Promise<Kept[]> => (await endpoint.kept()).slice(before);

  test('takes a message, with all values of several', async () => {
    const answer = await post([...message(), ['signs', 'Limping'], ['signs', 'Coughing & more']]);
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
    const [taken, ...others] = await kept();
    expect(others).toEqual([]);
    for (const text of [
      'email: ada@byron.example',
      'message: First line\r\nSecond line',
      'signs: Limping',
      'signs: Coughing & more',
    ])
      expect(taken?.text).toContain(text);
    expect(taken?.text).not.toMatch(/^_/m);
  });

  test('takes files as they are, and several values beside them', async () => {
    const bytes = Buffer.concat([Buffer.from('\r\n--\r\n\r\n\0'), randomBytes(300_000)]);
    const data = upload(message({ name: 'Zoë “Ada”' }), new File([bytes], 'dog.jpg'));
    data.append('signs', 'Limping');
    data.append('signs', 'Coughing');
    data.append('empty', new File([], ''));
    expect((await post(data)).status).toBe(200);
    const [taken] = await kept();
    expect(taken?.text).toMatch(/name: Zoë “Ada”[^]*signs: Limping[^]*signs: Coughing/);
    expect(taken?.files.map(({ name }) => name)).toEqual(['dog.jpg']);
    expect(taken?.files[0]?.bytes.equals(bytes)).toBe(true);
  });

  test.each(['../../evil.php', '..\\evil.php', '/etc/passwd', 'a"; filename="b', 'a\r\nX: y'])(
    'takes a file called %j as any other',
    async (name) => {
      expect((await post(upload(message(), new File(['x'], name)))).status).toBe(200);
      expect((await kept()).map(({ files }) => files.map(({ bytes }) => String(bytes)))).toEqual([
        ['x'],
      ]);
    },
  );

  test('takes 9 MB, and says of more that it is too large', async () => {
    const file = (size: number) => new File([Buffer.alloc(size, 1)], 'film.mp4');
    expect((await post(upload(message(), file(9_000_000)))).status).toBe(200);
    for (const size of [10_000_001, 40_000_000]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { status, headers } = await post(upload(message(), file(size)));
      expect([status, headers.get('Access-Control-Allow-Origin')]).toEqual([413, site]);
    }
    expect((await kept()).map(({ files }) => files[0]?.bytes.length)).toEqual([9_000_000]);
  });

  test.each([site, 'https://evil.example'])(
    'is read by pages of the site alone: %s',
    async (origin) => {
      const question = { Origin: origin, 'Access-Control-Request-Method': 'POST' };
      const asked = await endpoint.send({ method: 'OPTIONS', headers: question });
      expect([asked.status, asked.headers.get('Access-Control-Allow-Headers')]).toEqual([204, '*']);
      const answer = await post(message({ email: '' }), { ...json, Origin: origin });
      expect(answer.headers.get('Access-Control-Expose-Headers')).toBe('Retry-After');
      for (const { headers } of [asked, answer])
        expect(headers.get('Access-Control-Allow-Origin')).toBe(site);
    },
  );

  test('takes what is sent again once', async () => {
    const again = message();
    const file = () => new File(['x'], 'dog.jpg');
    const answers = [
      await post(again),
      await post(again),
      await post(upload(again, file())),
      await post(upload(again, file())),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await kept()).map(({ files }) => files.length)).toEqual([0, 1]);
  });

  test('takes what was changed before it was sent again', async () => {
    const id = randomUUID();
    for (const text of ['At two', 'At three', 'At two'])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await post(message({ 'submission-id': id, message: text }));
    expect((await kept()).map(({ text }) => /At \w+/.exec(text)?.[0])).toEqual([
      'At two',
      'At three',
    ]);
  });

  test('takes what has no number each time', async () => {
    const plain = Object.entries(form);
    await post(plain);
    await post(plain);
    expect(await kept()).toHaveLength(2);
  });

  test('remembers it for a day', async () => {
    const again = message();
    await post(again);
    endpoint.passDay();
    await post(again);
    expect(await kept()).toHaveLength(2);
  });

  test('throws away what robots fill in, and says nothing of it', async () => {
    const robot = message({ _gotcha: 'https://spam.example', _next: `${site}/thanks` });
    const answer = await post(robot);
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
    expect((await post(robot, {})).headers.get('Location')).toBe(`${site}/thanks`);
    expect(await kept()).toEqual([]);
  });

  test('says which fields are wrong, and takes them when they are right', async () => {
    const id = { 'submission-id': randomUUID() };
    const answer = await post(message({ ...id, message: ' ', email: 'ada' }));
    expect([answer.status, await answer.json()]).toEqual([
      422,
      {
        errors: [
          { field: 'message', message: 'Please fill this in.' },
          { field: 'email', message: 'Please write an e-mail address.' },
        ],
      },
    ]);
    const inWords = await post(message({ ...id, message: '' }), {});
    expect(inWords.headers.get('Content-Type')).toMatch(/^text\/plain;/i);
    expect(await inWords.text()).toBe('message: Please fill this in.');
    expect((await post(message(id))).status).toBe(200);
    expect(await kept()).toHaveLength(1);
  });

  test.each([
    'ada@byron.example\r\nBcc: all@evil.example',
    'ada@byron.example\n',
    'ada@byron.example, all@evil.example',
    'Ada <ada@byron.example>',
  ])('takes no address but one: %j', async (email) => {
    expect((await post(upload(message({ email }), new File(['x'], 'a')))).status).toBe(422);
    expect(await kept()).toEqual([]);
  });

  test.each(['/', '/thanks?a=1#sent', '/#_R_1_sent'])(
    'leads a browser without script back to %s',
    async (path) => {
      const answer = await post(message({ _next: site + path }), {});
      expect([answer.status, answer.headers.get('Location')]).toEqual([303, site + path]);
    },
  );

  test.each([
    '',
    'https://evil.example/',
    '//evil.example/',
    `${site}.evil.example/`,
    `${site}@evil.example/`,
    `${site}:8080/`,
    'https:/\\evil.example/',
    'javascript:alert(1)',
  ])('leads to no other site: %j', async (next) => {
    const answer = await post(message({ _next: next }), {});
    expect([answer.status, answer.headers.get('Location')]).toEqual([200, null]);
    expect(await answer.text()).toBe('Thank you. It has arrived.');
  });

  test('puts no second line into an address', async () => {
    const next = `${site}/a\r\nSet-Cookie: a=b\r\n\r\n<script>`;
    const { headers } = await post(message({ _next: next }), {});
    expect(headers.get('Set-Cookie')).toBeNull();
    expect(headers.get('Location') ?? site).toMatch(/^https:\/\/www\.corner\.example/);
  });

  test.each([
    ['application/json', '{"email":"ada@byron.example","message":"Hello"}', 415],
    ['multipart/form-data', 'email=ada@byron.example', 415],
    ['multipart/form-data; boundary=a', 'email=ada@byron.example', expect.any(Number)],
    ['application/x-www-form-urlencoded', '&&=&%&%E0%A4%A', 422],
    ['application/x-www-form-urlencoded', '', 422],
  ])('refuses %s with %j', async (type, body, status) => {
    const headers = { ...json, 'Content-Type': type };
    const answer = await endpoint.send({ method: 'POST', headers, body });
    expect(answer.status).toEqual(status);
    expect(String(answer.status)).toMatch(/^4/);
    expect(await kept()).toEqual([]);
  });

  test('refuses what is not sent', async () => {
    expect((await endpoint.send({ method: 'GET' })).status).toBe(405);
  });

  test.each(['__proto__', 'constructor', 'a\r\nBcc: all@evil.example'])(
    'takes a field called %j as any other',
    async (name) => {
      expect((await post(message({ [name]: 'Hello' }))).status).toBe(200);
      expect(await kept()).toHaveLength(1);
    },
  );

  test('says that it failed, and takes it when it is sent again', async () => {
    const again = message();
    endpoint.fail(true);
    const answer = await post(again);
    endpoint.fail(false);
    expect([answer.status, answer.headers.get('Access-Control-Allow-Origin')]).toEqual([500, site]);
    expect((await post(again)).status).toBe(200);
    expect(await kept()).toHaveLength(1);
  });

  return { current: () => endpoint };
}
