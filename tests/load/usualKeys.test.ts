import { diagnoseSite } from '#repair/diagnoseSite.ts';
import { smallFileSystem } from '#tests/load/smallFileSystem.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import { expect, test } from 'vitest';

const { source: small } = fixtureSite('small');

/** What the first page of the small site is told about a section beside its own. */
function adviceOf(section: string) {
  const source = small.replace(/(?<=\n {4}sections:\n)/, () => `      - ${section}\n`);
  return diagnoseSite(source, smallFileSystem).problems.map(({ code, hint, fix }) => ({
    code,
    meant: /^Did you mean (.+?)\?/.exec(hint ?? '')?.[1],
    isSafe: fix?.isSafe,
  }));
}

/** Keys as other systems call them, and what they are here: nothing is changed by itself. */
test.each([
  ['{ type: hero, look: plain, title: Hi }', ['"headline"']],
  ['{ type: note, description: Hi }', ['"text"']],
  ['{ type: callToAction, heading: Hi, cta: { label: Hi, to: form } }', ['"buttons"']],
  [
    '{ type: team, people: [{ name: A, photo: media/social.jpg, bio: B }] }',
    ['"portrait"', '"text"'],
  ],
  [
    '{ type: testimonials, quotes: [{ quote: A, author: B, stars: 5 }] }',
    ['"words"', '"name"', '"rating"'],
  ],
  [
    '{ type: schedule, groups: [{ title: A, entries: [{ title: B, location: C }] }] }',
    ['"heading"', '"place"'],
  ],
  [
    '{ type: priceList, groups: [{ entries: [{ name: A, price: £5, description: B }] }] }',
    ['"text"'],
  ],
  ['{ type: pricing, plans: [{ name: A, price: £5, highlighted: true }] }', ['"recommended"']],
])('%s is asked about %j', (section, meant) => {
  expect(adviceOf(section)).toEqual(
    meant.map((one) => ({ code: 'unknown-key', meant: one, isSafe: undefined })),
  );
});

test('a key that the section still lacks is asked about by no other', () => {
  const section = '{ type: gallery, pictures: [{ src: media/social.jpg, alt: A, text: B }] }';
  expect(adviceOf(section)).toMatchObject([{ code: 'unknown-key', meant: undefined }]);
});

test.each([
  ['type: accordion', 'faq', 'questions: [{ question: A, answer: B }]'],
  ['type: carousel', 'gallery', 'pictures: [{ src: media/social.jpg, alt: A }]'],
])('the section %s is one of type %s', (type, meant, content) => {
  expect(adviceOf(`{ ${type}, ${content} }`)).toEqual([
    { code: 'unknown-type', meant: `"${meant}"`, isSafe: true },
  ]);
});

test.each([
  ['monday', 'monday'],
  ['Sat', 'saturday'],
])(
  'the day %s as a key of hours is led to their list, which is not said to be missing',
  (key, day) => {
    const place = `{ name: A, address: [B], hours: { ${key}: "9-17" } }`;
    const section = `{ type: contact, heading: C, places: [${place}] }`;
    const source = small.replace(/(?<=\n {4}sections:\n)/, () => `      - ${section}\n`);
    const { problems } = diagnoseSite(source, smallFileSystem);
    expect(problems.map(({ code, hint }) => [code, hint])).toEqual([
      ['unknown-key', `It is an item of "days": write it there as "- { day: ${day}, … }".`],
    ]);
  },
);

test('a number as a price is a text, and what that is to say', () => {
  const section = '{ type: pricing, plans: [{ name: A, price: 39 }] }';
  const source = small.replace(/(?<=\n {4}sections:\n)/, () => `      - ${section}\n`);
  expect(diagnoseSite(source, smallFileSystem).problems.map(({ hint }) => hint)).toEqual([
    'Put it in quotes: "39". What it costs, or what is paid, such as £12 or On request.',
  ]);
});
