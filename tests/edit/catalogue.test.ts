import { describe, expect, test } from 'vitest';
import { shippedSchema } from '#schema/site.ts';
import { editSite } from '#edit/editSite.ts';
import { fileSystemOf } from '#load/fileSystemOf.ts';
import { loadText, siteText } from '#repair/readSite.ts';
import { withDependentChanges } from '#edit/withDependentChanges.ts';
import type { Operation } from '#edit/Operation.ts';
import { describeBlocks } from '#preview/describeBlocks.ts';
import type { Problem } from '#problems/Problem.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import { joinSources, type Sources } from '#load/sources.ts';

/** The smallest, and one in another language. */
const sites = ['small', 'bakery'].map(fixtureSite);

describe.each(sites)('on the site $name', ({ file, folder, source }) => {
  const validate = async (sources: Sources) => loadText(siteText(file, sources));
  const before = loadText({ file, source });
  const known = messagesOf(before.problems);
  const { hasFile } = fileSystemOf(folder);
  const picture = before.site?.site.socialPicture?.src;
  const blocks = describeBlocks({ hasFile, picture, schema: shippedSchema });
  const list = ['routes', 0, 'sections'];

  // Together, since every reading of a long site takes its time.
  test('every example is accepted, and must be replaced', async () => {
    const sections = blocks.flatMap(({ type, examples }) =>
      examples.map(({ yaml }) => ({ type, yaml })),
    );
    const operations = sections.map(({ yaml }, index): Operation => {
      return { kind: 'insert', path: [...list, index + 1], yaml };
    });
    const inserted = editSite(joinSources(source), operations, shippedSchema);
    if ('refusal' in inserted) throw new Error(inserted.refusal);
    const [operation] = operations;
    const change = { before, schema: shippedSchema, validate };
    const { sources } = operation
      ? await withDependentChanges(inserted.sources, { operation, ...change })
      : inserted;
    const { problems } = loadText(siteText(file, sources), { release: true });
    const isSample = ({ code }: Problem) => code.startsWith('placeholder-');
    expect(messagesOf(problems.filter((problem) => !isSample(problem)))).toEqual(known);
    const texts = problems.filter(({ code }) => code === 'placeholder-text');
    const reported = texts.map(({ path }) => path.slice(0, 4).join('.'));
    const silent = sections.filter(
      (_, index) => !reported.includes([...list, index + 1].join('.')),
    );
    // What a site keeps is said in the same words anywhere.
    expect(silent.map(({ type }) => type)).toEqual(['privacyTable']);
  }, 300_000);

  test('no text of its own is reported as one of the catalogue', () => {
    const { problems } = loadText({ file, source }, { release: true });
    const texts = blocks.flatMap(({ examples }) => examples.map(({ yaml }) => yaml)).join('\n');
    const found = problems.filter(({ code }) => code === 'placeholder-text');
    expect(found.filter(({ start, end }) => texts.includes(source.slice(start, end)))).toEqual([]);
  });
});

test('numbers are nobody’s words, though an example has the same', () => {
  const { file, source } = fixtureSite('small');
  const items = '[{ number: "01", title: Ask }, { number: "02", title: Taste }]';
  const text = source.replace('    sections:\n', `$&      - { type: features, items: ${items} }\n`);
  const { problems } = loadText({ file, source: text }, { release: true });
  expect(problems.filter(({ path }) => path[5] === 'number' || path[6] === 'number')).toEqual([]);
});

test('what any business calls such things is nobody’s, though an example calls them so', () => {
  const contact = `
      - type: contact
        heading: Where we are
        places:
          - address: [Corner, 14 Main Street]
            text: Between the baker and the bank.
            links:
              - { text: Telephone, label: 020 7946 0958, to: callNow }
              - { text: E-mail, label: hello, to: callNow }
            hours: { title: Opening hours, days: [{ day: monday, times: [09:00-17:00] }] }
`;
  expect(errorsWith(contact)).toEqual([]);
});

test('what any business asks and has agreed to is nobody’s, in the words of an example', () => {
  const form = `
      - type: form
        to: form
        fields:
          - { type: line, name: name, label: Your name }
          - type: consent
            name: privacy
            label: I agree that you use what I write to answer me.
            link: What we keep, and for how long
            to: /join
        send: Send
        sent: Thank you. You hear from Corner today.
`;
  expect(errorsWith(form)).toEqual([]);
});

/** The errors of the small site before its release, with a section more, but those that it has without: samples of other kinds. */
function errorsWith(section: string): Problem[] {
  const { file, source } = fixtureSite('small');
  const text = source.replace('    sections:\n', `    sections:${section}`);
  const { problems } = loadText({ file, source: text }, { release: true });
  return problems.filter(
    ({ severity, code }) =>
      severity === 'error' && (code === 'placeholder-text' || !code.startsWith('placeholder')),
  );
}

function messagesOf(problems: readonly Problem[]): string[] {
  return problems.map(({ message }) => message);
}
