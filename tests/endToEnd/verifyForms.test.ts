import { appendFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listEvents } from '#build/listEvents.ts';
import { type DistServer, serveDist } from '#build/serveDist.ts';
import { joinSources } from '#load/sources.ts';
import { shippedSchema } from '#schema/site.ts';
import { buildFixture } from '#tests/sites/buildFixture.ts';
import { fixtureSite, loadFixture } from '#tests/sites/fixtureSite.ts';
import { declarePages, knownLinks } from '#verify/declarePages.ts';
import { distinctForms } from '#verify/distinctForms.ts';
import type { Finding } from '#verify/Finding.ts';
import { visitForm } from '#verify/visitForm.ts';
import { sharedBrowser } from './harness/launchBrowser.ts';
import { replaceAll } from './harness/variantSite.ts';

const fixture = fixtureSite('forms');

/** A form as small as one can be, on a page of its own. */
const smallForm = (page: string, more = 'to: enquiries') => `
  - path: /${page}
    title: ${page}
    sections:
      - type: form
        heading: ${page}
        fields: [{ type: paragraph, name: message, label: Message, required: true, maxLength: 500 }]
        send: Send
        sent: It is here.
        ${more}
`;
/** What a script does on the page of that name, once it is hydrated. */
const damages = {
  unusable: `always(() => { first('[name=message]').style.display = 'none' })`,
  covered: `always(() => { first('form [type=submit]').style.pointerEvents = 'none' })`,
  trapped: `always(() => { first('[name=_gotcha]').value = 'x' })`,
  twice: `const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      const again = new XMLHttpRequest();
      again.open('POST', 'https://endpoint.example/enquiries');
      send.call(again, body);
      send.call(this, body);
    }`,
  renamed: `addEventListener('submit', () => { first('[name=message]').name = 'note' }, true)`,
  silent: `new MutationObserver(() => {
      for (const said of document.querySelectorAll('main [role=status]')) said.style.opacity = 0;
    }).observe(document, { subtree: true, childList: true })`,
  leaking: `addEventListener('submit', () => {
      new Image().src = 'https://www.facebook.com/tr/?id=1&ev=Lead&dl=' +
        encodeURIComponent(location.href) + '&cd[text]=' + first('[name=message]').value;
    }, true)`,
  unprepared: `always(() => { first('main [role=alert] textarea')?.remove() })`,
};
const right = `
  - path: /two
    title: Two
    sections:
      - type: form
        heading: The first
        to: enquiries
        fields:
          - { type: choice, name: kind, label: Kind, options: [One, Two, Three, Four, Five, Six] }
          - { type: number, name: count, label: Count, max: -1, step: 0.25, required: true, when: { field: kind, is: [Four] } }
          - { type: several, name: days, label: Days, options: [Monday, Tuesday, Friday], required: true, when: { field: count } }
          - { type: file, name: paper, label: Paper, accept: [pdf], maxSize: 0.1, required: true, when: { field: days, is: [Friday] } }
          - { type: consent, name: terms, label: I agree., link: Terms, to: /privacy }
          - { type: line, name: code, label: Code, maxLength: 1, required: true, when: { field: terms } }
          - { type: time, name: time, label: Time, until: "08:00" }
        send: Send
      - type: form
        heading: The second
        provider: netlify
        formName: second
        fields: [{ type: line, name: name, label: Name, required: true }]
        send: Send
`;
/** What site.yaml says. */
const source = replaceAll(
  fixture.source,
  ['\nlinks:\n', '\nlinks:\n  other: { href: "https://endpoint.example/other" }\n'],
  ['onSubmit: [/]', 'onSubmit: [/, /two, /uncounted]'],
  [
    '\n  - path: /privacy\n',
    [
      right,
      ...Object.keys(damages).map((page) =>
        smallForm(page, page === 'unprepared' ? 'to: email' : undefined),
      ),
      smallForm('elsewhere'),
      smallForm('uncounted'),
      '\n  - path: /privacy\n',
    ].join(''),
  ],
);
/** What is built in its place. */
const built = replaceAll(
  source,
  [smallForm('elsewhere'), smallForm('elsewhere', 'to: other')],
  ['onSubmit: [/, /two, /uncounted]', 'onSubmit: [/, /two]'],
);

let work: string;
let server: DistServer | undefined;
beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'fascia-verify-forms-'));
  const dist = join(work, 'dist');
  await buildFixture({ ...fixture, source: built }, dist);
  const assets = join(dist, 'assets');
  for (const name of readdirSync(assets).filter((one) => /^hydrate-.*\.js$/.test(one)))
    appendFileSync(join(assets, name), damage);
  server = await serveDist(dist, { port: 0 });
}, 300_000);
afterAll(async () => {
  await server?.close();
  rmSync(work, { recursive: true, force: true });
});

const damage = `;{
  const first = (selector) => document.querySelector(selector);
  const always = (act) => setInterval(() => first('form[novalidate]') && act(), 10);
  ({${Object.entries(damages)
    .map(([page, script]) => `'/${page}': () => { ${script} }`)
    .join()}})[location.pathname]?.();
}`;

/** What is found at the forms of a page. */
async function visitForms(route: string): Promise<Finding[]> {
  const site = loadFixture({ ...fixture, source });
  const events = listEvents(site);
  const pages = declarePages(joinSources(source), site, shippedSchema);
  const page = pages.find((one) => one.route === route);
  const forms = page && distinctForms([page], site, events).get(page);
  if (!forms || forms.length === 0) throw new Error(`There is no form on ${route}.`);
  const visited = {
    browser: await sharedBrowser(),
    origin: server?.origin ?? '',
    site,
    events,
    known: knownLinks(site),
    judgesShifts: false,
  };
  const findings = [];
  for (const form of forms) findings.push(...(await visitForm(page, form, visited)));
  return findings;
}

describe('a right form is sent', () => {
  test.each([
    ['with fields of every kind, some of them on condition', '/'],
    ['by each of two on a page, one of which is sent to the site itself', '/two'],
    ['and leads to another page', '/news'],
    ['or becomes an e-mail', '/mail'],
  ])('%s', async (_, route) => {
    expect(await visitForms(route)).toEqual([]);
  });
});

// They mostly wait for what never comes.
describe.concurrent('a form is not right', () => {
  test.each([
    ['where a field cannot be filled in', '/unusable', ['field-unusable'], '"Message"'],
    ['whose button cannot be pressed', '/covered', ['click-impossible'], '"Send"'],
    ['that finds something wrong', '/trapped', ['form-unsent'], 'Please empty it and send again.'],
    ['that is sent twice', '/twice', ['form-unsent'], 'is sent 2 times, and not once,'],
    [
      'that is sent elsewhere',
      '/elsewhere',
      ['form-unsent', 'form-leak'],
      'is not sent to https://endpoint.example/enquiries',
    ],
    ['that does not send what is typed', '/renamed', ['form-incomplete'], '"message" does not'],
    ['that does not say when it was sent', '/silent', ['form-silent'], '"It is here."'],
    [
      'of which others get what is typed',
      '/leaking',
      ['event-undeclared', 'form-leak'],
      'also reaches https://www.facebook.com',
    ],
    ['that is not counted', '/uncounted', ['event-missing'], 'Contact to meta'],
    ['that prepares no e-mail', '/unprepared', ['mail-unprepared'], 'the e-mail with that'],
  ])('%s', async (_, route, codes, words) => {
    const findings = await visitForms(route);
    expect(findings.map(({ code }) => code)).toEqual(codes);
    expect(findings.map(({ message }) => message).join('\n')).toContain(words);
    const [{ path, place } = { path: [], place: undefined }] = findings;
    expect([
      ['sections', 0],
      ['events', 1],
    ]).toContainEqual(path.slice(-2));
    expect(place).toMatchObject({ route, section: 'section 1 (form)' });
  });
});

test('a form that pages share is tried on one of them, and on each where it sends other events', () => {
  const section = '\n      - use: enquiry\n';
  const shared = replaceAll(
    source,
    [
      '\nroutes:\n',
      '\nsections:\n  enquiry: { type: form, to: enquiries, send: Send, fields: [{ type: line, name: name, label: Shared }] }\n\nroutes:\n',
    ],
    ['\n  - path: /thank-you', `${section}\n  - path: /thank-you`],
    ['\n  - path: /twice', `${section}\n  - path: /twice`],
    ['\n  - path: /uncounted', `${section}\n  - path: /uncounted`],
    ['\n  - path: /privacy', `${section}\n  - path: /privacy`],
  );
  const site = loadFixture({ ...fixture, source: shared });
  const pages = declarePages(joinSources(shared), site, shippedSchema);
  const tried = [...distinctForms(pages, site, listEvents(site))].flatMap(([{ route }, forms]) =>
    forms.flatMap(({ block }) => (block.fields[0]?.label === 'Shared' ? route : [])),
  );
  expect(tried).toEqual(['/mail', '/uncounted']);
});

test('what forms say is looked for on pages with a form alone', () => {
  const words = 'Your words are here.';
  const said = replaceAll(source, [
    '\ncampaign:\n',
    `\nmessages: { form: { sent: ${words} } }\n\ncampaign:\n`,
  ]);
  const site = loadFixture({ ...fixture, source: said });
  const pages = declarePages(joinSources(said), site, shippedSchema);
  const withWords = pages.filter(({ texts }) => texts.some(({ text }) => text === words));
  const without = pages.filter((page) => !withWords.includes(page));
  expect(without.map(({ route }) => route)).toEqual(['/thank-you', '/privacy', null]);
});
