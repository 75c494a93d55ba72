import { describe, expect, test } from 'vitest';
import { lostInMigration } from '#migrate/lostInMigration.ts';
import { migrateText } from '#migrate/migrateText.ts';
import { blocksWith } from '#schema/block.ts';
import { defineBlock } from '#schema/defineBlock.ts';
import { createSchema } from '#schema/site.ts';

/** A file with these sections. */
const file = (sections: string, version = 2) =>
  `version: ${version}\nroutes:\n  - sections:\n${sections}`;

/** Sections of version 2 as they are now, where all that they say is kept. */
function now(before: string) {
  const source = file(before);
  const text = migrateText(source) ?? '';
  expect(lostInMigration(source, text)).toEqual([]);
  expect(migrateText(text)).toBeUndefined();
  return text.replace(file('', 3), '');
}

describe('a section of a type that is another now', () => {
  test('gets the look that it had, and keeps its comments', () => {
    expect(
      now(`      # the first
      - type: headline # in large
        # for all

        headline: A
      - { "type": 'headline', headline: B }
      - headline: C
        type: benefitLine
`),
    ).toBe(`      # the first
      - type: hero # in large
        look: plain
        # for all

        headline: A
      - { "type": 'hero', "look": "plain", headline: B }
      - headline: C
        type: note
        look: line
`);
  });

  test('has other names for the keys of its items, once where they are repeated', () => {
    expect(
      now(`      - type: tiers
        tiers: &all # from small to large
          - name: A
            from: One # or more
            payout: 1
          - { "from": Two, best: true, name: B }
      - type: tierBenefits
        tiers: *all
`),
    ).toBe(`      - type: pricing
        plans: &all # from small to large
          - name: A
            subtitle: One # or more
            price: 1
          - { "subtitle": Two, recommended: true, name: B }
      - type: pricing
        plans: *all
`);
  });

  test('is found where it is shared, hidden, in notFound and under x-, and nowhere else', () => {
    const text = (type: string, look: string, version: number) => `version: ${version}
x-all: [&one { type: ${type}${look}, text: A }]
constants: { type: benefitLine, plan: { type: benefitLine } }
sections: { a: { type: ${type}${look}, hidden: true } }
routes:
  - sections: [*one, { type: form, fields: [{ type: benefitLine }] }]
notFound: { sections: [{ type: ${type}${look} }, { <<: *one, text: B }] }
`;
    expect(migrateText(text('benefitLine', '', 2))).toBe(text('note', ', look: line', 3));
  });

  test('keeps the line ends, and a byte order mark', () => {
    const before = file('      - type: bannerLink\n        lines:\n          - A\n          - B\n');
    const after = file(
      '      - type: callToAction\n        look: band\n        heading: A\n        text: B\n',
      3,
    );
    const windows = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`;
    expect(migrateText(windows(before))).toBe(windows(after));
  });
});

describe('a button that is the first of several now', () => {
  test('becomes an item behind a dash, with all that it has', () => {
    expect(
      now(`      - button: # to be
          # soon
          label: Book
          unavailable: |
            Soon

              really
          # or never
        type: offer
      - type: offer
        button: &book # named
          label: "Book
            it"
          to: /
        tone: soft
      - { type: offer, button: *book }
      - type: offer
        button: *book
`),
    ).toBe(`      - buttons: # to be
          # soon
          - label: Book
            unavailable: |
              Soon

                really
            # or never
        type: callToAction
        look: card
      - type: callToAction
        look: card
        buttons:
          - &book # named
            label: "Book
              it"
            to: /
        tone: soft
      - { type: callToAction, look: card, buttons: [*book] }
      - type: callToAction
        look: card
        buttons: [*book]
`);
  });

  test('in braces becomes an item in brackets, also in JSON', () => {
    expect(
      now(`      - type: offer
        button: { label: Book, # soon
          to: / } # yes
      - {"type": "offer", "button": {"label": "Book"}}
`),
    ).toBe(`      - type: callToAction
        look: card
        buttons: [{ label: Book, # soon
          to: / }] # yes
      - {"type": "callToAction", "look": "card", "buttons": [{"label": "Book"}]}
`);
  });
});

describe('lines that have keys of their own now', () => {
  test('behind dashes', () => {
    expect(
      now(`      - type: bannerLink

        # what it says
        lines: # in three
          # loud
          - JOIN # now
          -   >-
            IT IS
            FREE

          # small
          - "Small: print"
            # very
        to: /
      - lines:
        - &join "\${site.name}"
        - *join
        type: bannerLink
`),
    ).toBe(`      - type: callToAction
        look: band

        # what it says
        # in three
        # loud
        heading: JOIN # now
        text: >-
          IT IS
          FREE

        # small
        smallPrint: "Small: print"
          # very
        to: /
      - heading: &join "\${site.name}"
        text: *join
        type: callToAction
        look: band
`);
  });

  test('in brackets', () => {
    expect(
      now(`      - type: bannerLink
        lines: [ A, # one
          "B", C # three
          ] # all
        to: /
      - {"type": "bannerLink", "lines": ["A", "B"], "to": "/"}
      - { type: bannerLink, lines: [A,], to: / }
`),
    ).toBe(`      - type: callToAction
        look: band
        heading: A # one
        text: "B"
        smallPrint: C # three # all
        to: /
      - {"type": "callToAction", "look": "band", "heading": "A", "text": "B", "to": "/"}
      - { type: callToAction, look: band, heading: A, to: / }
`);
  });
});

test('benefits are texts now, and what a plan lacks is a list of its own', () => {
  expect(
    now(`      - type: pricing
        plans:
          - name: A
            benefits: # all
              - text: One # first
              # the second
              - { text: "Two, 2", included: false } # later
              - included: true
                text: >-
                  Three
                  and more
              - text: Four
                included: false # never
            button: { label: A, to: / }
          - { name: B, benefits: [{ text: One }, { included: false, text: Two }] }
          - name: C
            benefits:
              - included: false
                text: One
          - name: D
            benefits:
              - One
              - text: Two
`),
  ).toBe(`      - type: pricing
        plans:
          - name: A
            benefits: # all
              - One # first
              - >-
                  Three
                  and more
            missing:
              # the second
              - "Two, 2" # later
              - Four # never
            button: { label: A, to: / }
          - { name: B, benefits: [One], missing: [Two] }
          - name: C
            missing:
              - One
          - name: D
            benefits:
              - One
              - Two
`);
});

describe('what only a person can do', () => {
  test.each([
    ['a key that << brings along', '      - { type: offer, <<: *b }\n', 'x-b: &b { button: {} }\n'],
    [
      'a type that << brings along',
      '      - { headline: A, <<: *t }\n',
      'x: &t { type: headline }\n',
    ],
    ['more lines than keys', '      - { type: bannerLink, lines: [A, B, C, D] }\n'],
    ['lines of another section', '      - { type: bannerLink, lines: *l }\n', 'x-l: &l [A]\n'],
    [
      'a benefit with a note in its braces',
      '      - { type: pricing, plans: [{ benefits: [{ text: A, # one\n included: false }] }] }\n',
    ],
  ])('%s', (_, sections, shared = '') => {
    expect(migrateText(shared + file(sections))).toBeUndefined();
  });
});

describe('where the site has a block of its own', () => {
  const own = (type: string) =>
    createSchema(blocksWith([defineBlock({ type, description: 'Own.', fields: {} })]));

  test('with the word of a retired type, its sections stay', () => {
    const sections = '      - { type: tiers, tiers: [{ from: A }] }\n';
    const source = file(`${sections}      - { type: benefitLine }\n`);
    expect(migrateText(source, { schema: own('tiers') })).toBe(
      file(`${sections}      - { type: note, look: line }\n`, 3),
    );
  });

  test('with a word that a type has now, nothing is done', () => {
    const source = file('      - { type: headline }\n      - { type: hero }\n');
    expect(migrateText(source, { schema: own('hero') })).toBeUndefined();
    expect(migrateText(source, { schema: own('pricing') })).toBeDefined();
  });
});
