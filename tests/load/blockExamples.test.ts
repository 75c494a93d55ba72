import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { Block } from '#schema/block.ts';
import { parseExamples, readExamples } from '#load/blockExamples.ts';

const folder = new URL('../../schema/blocks/', import.meta.url);
const types = readdirSync(folder).flatMap((name) => /^(.*)\.ts$/.exec(name)?.[1] ?? []);

describe.each(types)('the examples of %s', (type) => {
  const examples = readExamples(type, Block);

  test('are all that its file holds, each with a word on it', () => {
    const items: unknown = parse(readFileSync(new URL(`${type}.yaml`, folder), 'utf8'));
    expect(examples.length).toBeGreaterThan(0);
    expect(examples.map(({ yaml }) => parse(yaml) as unknown)).toEqual(items);
    expect(examples.map(({ block }) => block.type)).toEqual(examples.map(() => type));
  });
});

describe('parseExamples', () => {
  test('gives the item without its dash and its indentation', () => {
    const [first, second] = parseExamples(
      '# One\n- type: note\n  text: A\n\n# Two\n- type: note\n  text: |-\n    B\n\n    C\n',
    );
    expect(first).toMatchObject({ caption: 'One', yaml: 'type: note\ntext: A' });
    expect(second?.yaml).toBe('type: note\ntext: |-\n  B\n\n  C');
  });

  test('reads lines that end as Windows ends them', () => {
    const text =
      '# One\n- type: note\n  text: |-\n    A\n\n    B\n\n# Two\n- type: note\n  text: C\n';
    expect(parseExamples(text.replaceAll('\n', '\r\n'))).toEqual(parseExamples(text));
  });

  test('says what an example refers to', () => {
    const [example] = parseExamples(
      '# Links\n- type: callToAction\n  buttons:\n    - { label: A, to: callNow }\n    - { label: B, to: / }\n',
    );
    expect(example?.uses).toEqual({ links: ['callNow'], pictures: [], icons: [] });
  });

  test('throws when one is no block', () => {
    expect(() => parseExamples('# Wrong\n- type: note\n  txt: A\n')).toThrow(/txt/);
  });
});
