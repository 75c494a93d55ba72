import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lookForServers } from '#scripts/findServers.ts';
import { startPhp } from '#tests/docs/endpoints/php.ts';
import { testEndpoint } from '#tests/docs/endpoints/testEndpoint.ts';

const { php } = lookForServers({ env: process.env, exists: existsSync });
const without = php === undefined ? ', which is not on this machine,' : '';

describe.skipIf(php === undefined)(`the endpoint of docs/forms.md for PHP${without}`, () => {
  const { current } = testEndpoint(() => startPhp(php ?? ''));

  test('puts no second line into the head of a part', async () => {
    const part = (rest: string, value: string) =>
      `--b\r\nContent-Disposition: form-data; name=${rest}\r\n\r\n${value}\r\n`;
    const body = [
      part('"email"', 'ada@byron.example'),
      part('"message"', 'Hello'),
      part('"photo"; filename="a\r\nContent-Type: text/html\r\nX: .jpg"', 'x'),
      '--b--\r\n',
    ].join('');
    const headers = { 'Content-Type': 'multipart/form-data; boundary=b' };
    expect((await current().send({ method: 'POST', headers, body })).status).toBe(200);
    expect(current().mails().at(-1)).not.toMatch(/text\/html$|^X/m);
  });

  test('puts nothing that was sent into the head of an e-mail but the checked address', async () => {
    const data = new FormData();
    const line = 'x\r\nBcc: all@evil.example\r\n\r\nX';
    for (const [name, value] of Object.entries({
      email: 'ada@byron.example',
      message: line,
      subject: line,
      From: line,
      [line]: line,
    }))
      data.append(name, value);
    data.append('photo', new File(['x'], `${line}.jpg`));
    await current().send({ method: 'POST', body: data });
    const mail = current().mails().at(-1) ?? '';
    const [head = ''] = mail.split(/\r?\n\r?\n/);
    expect(Object.fromEntries(head.split(/\r?\n/).map((one) => one.split(/: (.*)/)))).toEqual({
      To: 'hello@corner.example',
      Subject: 'A message from the site',
      From: 'site@corner.example',
      'Reply-To': 'ada@byron.example',
      'MIME-Version': '1.0',
      'Content-Type': expect.stringMatching(/^multipart\/mixed; boundary=\w+$/),
    });
    expect(mail).not.toMatch(/^Bcc/im);
  });
});
