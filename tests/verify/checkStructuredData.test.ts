import { expect, test } from 'vitest';
import { checkStructuredData } from '#verify/checkStructuredData.ts';

const codesOf = (json: string) =>
  checkStructuredData(
    `<head><script type="application/ld+json">${json}</script></head>`,
    (text) => text === 'When?',
  ).map(({ code, facts }) => (facts && 'name' in facts ? `${code} ${facts.name}` : code));

function graph(...things: object[]) {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
}

test('accepts what visitors can read, too, and the name of a business, which the whole site has', () => {
  const questions = [{ '@type': 'Question', name: 'When?' }];
  expect(codesOf(graph({ '@type': 'FAQPage', mainEntity: questions }))).toEqual([]);
  expect(codesOf(graph({ '@type': 'Bakery', name: 'Corner, Old town' }))).toEqual([]);
});

test('finds questions and products that the page does not show', () => {
  const questions = [{ '@type': 'Question', name: 'Why?' }];
  expect(
    codesOf(
      graph({ '@type': 'FAQPage', mainEntity: questions }, { '@type': 'Product', name: 'Gold' }),
    ),
  ).toEqual(['structured-data-hidden Why?', 'structured-data-hidden Gold']);
});

test.each(['{', '[]', 'null', '{"@graph": []}', graph({ name: 'Corner' })])(
  'finds what search engines cannot read: %s',
  (json) => {
    expect(codesOf(json)).toEqual(['structured-data-broken']);
  },
);
