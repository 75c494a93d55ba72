import { diagnoseSite } from '#repair/diagnoseSite.ts';
import { applyEdits } from '#problems/applyEdits.ts';
import { smallFileSystem } from '#tests/load/smallFileSystem.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import { describe, expect, test } from 'vitest';

const { source: small } = fixtureSite('small');
const footer = 'text: ${site.name} delivers.';
const body = 'Read [how to join](/join#benefits) or [ask us](form).';

/** The one problem of the small site with this as a text of its footer, as it is written there. */
function problemOf(written: string, place = footer) {
  const key = place === footer ? 'text: ' : '';
  const source = small.replace(place, () => key + written);
  const { problems } = diagnoseSite(source, smallFileSystem);
  expect(problems.map(({ code }) => code)).toHaveLength(1);
  const [problem] = problems;
  if (!problem) throw new Error('There is no problem.');
  const { fix, start, end } = problem;
  const [, healed] =
    /^ {2}text: (.*)$/m.exec(applyEdits(source, fix?.edits ?? []).split('footer:')[1] ?? '') ?? [];
  return { ...problem, marked: source.slice(start, end), healed, isSafe: fix?.isSafe };
}

describe('a text with a mark of another language', () => {
  test.each([
    ['Open<br>until ten', '<br>', 'Open until ten'],
    ['<b>Open</b> until ten', '<b>', 'Open until ten'],
    ['Open <span class="x">until</span> ten', '<span class="x">', 'Open until ten'],
    ['Open <!-- later --> until', '<!-- later -->', 'Open  until'],
    ['Now [b]open[/b] late', '[/b]', undefined],
    ['"**Open** until ten"', '**Open**', '"Open until ten"'],
    ['Open *really* late', '*really*', 'Open really late'],
    ['Open __until ten__ now', '__until ten__', 'Open until ten now'],
    ['Open ~~really~~ late', '~~really~~', 'Open really late'],
    ['See [our page](/join) for it', '[our page](/join)', 'See our page for it'],
    ['See [our form](form) for it', '[our form](form)', 'See our form for it'],
    ['See ![it](media/logo.svg)', '![it](media/logo.svg)', undefined],
    ['"## Open until ten"', '## ', undefined],
    ['Hello {{ first_name }}, come in', '{{ first_name }}', undefined],
    ['Hello <%= name %>, come in', '<%= name %>', undefined],
    ['Hello *|FNAME|*, come in', '*|FNAME|*', undefined],
    ['See [contact-form-7 id="12"] below', '[contact-form-7 id="12"]', undefined],
    ['Open until ten\\nand later', '\\n', undefined],
    ["Don\\'t wait", "\\'", "Don't wait"],
    ['Caf\\u00e9 open', '\\u00e9', 'Café open'],
  ])('%s is reported, and the fix only offered', (written, marked, healed) => {
    const problem = problemOf(written);
    const isSafe = healed === undefined ? undefined : false;
    const facts = { code: 'foreign-mark', marked, healed: healed ?? written, isSafe };
    expect(problem).toMatchObject(facts);
  });

  test.each([
    ['Open &amp; warm', '&amp;', 'Open & warm'],
    ['Caf&eacute; &#38; bar', '&eacute;', 'Café & bar'],
  ])('%s is corrected', (written, marked, healed) => {
    expect(problemOf(written)).toMatchObject({
      code: 'foreign-mark',
      marked,
      healed,
      isSafe: true,
    });
  });

  test.each(['Say &quot;hello&quot;', '10&nbsp;000 shops'])(
    '%s is not corrected by itself',
    (written) => {
      expect(problemOf(written)).toMatchObject({ code: 'foreign-mark', isSafe: false });
    },
  );

  test('is found in running text, which knows some marks', () => {
    for (const written of [
      'Open<br>late',
      'A *very* good',
      '##### Today',
      '![A shop](https://shop.example/a.jpg)',
      '# Today',
      'Bread &amp; milk',
    ])
      expect(problemOf(`${body}\n\n          ${written}`, body).code).toBe('foreign-mark');
  });

  test('is found where a constant brings it into a text', () => {
    const source = small
      .replace('commission: 0', 'commission: 0\n  slogan: Fast<br>fresh')
      .replace(footer, 'text: ${constants.slogan}');
    const { problems } = diagnoseSite(source, smallFileSystem);
    expect(problems.map(({ code, path }) => [code, path])).toEqual([
      ['foreign-mark', ['constants', 'slogan']],
    ]);
  });
});

describe('a text in a wrong encoding', () => {
  test.each([
    ['CafÃ© open', 'CafÃ©', 'Café open'],
    ['We donâ€™t close', 'donâ€™t', 'We don’t close'],
    ['Only Â£5 today', 'Â£5', 'Only £5 today'],
    ['Ã–sterreich und StraÃŸe', 'Ã–sterreich', 'Österreich und Straße'],
    ['5 â‚¬ today', 'â‚¬', '5 € today'],
    ['CafÃƒÂ© open', 'CafÃƒÂ©', 'Café open'],
    ['Caf√© open', 'Caf√©', 'Café open'],
    ['We don‚Äôt close', 'don‚Äôt', 'We don’t close'],

    ['Ð½Ð¾Ð²Ð¾ today', 'Ð½Ð¾Ð²Ð¾', 'ново today'],
    ['Open ðŸ˜€ now', 'ðŸ˜€', 'Open 😀 now'],
  ])('%s is corrected', (written, marked, healed) => {
    expect(problemOf(written)).toMatchObject({
      code: 'wrong-encoding',
      marked,
      healed,
      isSafe: true,
    });
  });

  test('may hold invisible characters', () => {
    const problem = problemOf('Itâ\u0080\u0099s “open”');
    expect(problem).toMatchObject({
      code: 'control-character',
      healed: 'It’s “open”',
      isSafe: true,
    });
  });

  test('has lost a character where that is unknown', () => {
    const problem = problemOf('Caf\uFFFD open');
    expect(problem).toMatchObject({ code: 'wrong-encoding', marked: 'Caf\uFFFD' });
    expect(problem.fix).toBeUndefined();
  });
});

describe('a sum of money', () => {
  const price = '${constants.tiers.gold.payout | money}';
  test.each([
    [`From £${price} a day`, `£${price}`, `From ${price} a day`],
    [`From € ${price} a day`, `€ ${price}`, `From ${price} a day`],
    [`From ${price} GBP a day`, `${price} GBP`, `From ${price} a day`],
    [`From $${price} a day`, `$${price}`, `From ${price} a day`],
  ])('%s has its currency once', (written, marked, healed) => {
    expect(problemOf(written)).toMatchObject({
      code: 'double-currency',
      marked,
      healed,
      isSafe: true,
    });
  });

  test('that is written without its format is only offered with it', () => {
    const problem = problemOf('From $${constants.tiers.gold.payout} a day');
    expect(problem).toMatchObject({ code: 'double-currency', suggestion: price });
  });
});

test.each([
  ['language: en-GB', 'language: en-UK', 'UK', 'en-GB'],
  ['language: en-GB', 'language: jp', 'jp', 'ja'],
  ['language: en-GB', 'language: eng-GB', 'eng', 'en-GB'],
  ['language: en-GB', 'language: de-DD', 'DD', 'de-DE'],
  ['  currency: GBP', '  currency: GPB', 'GPB', 'GBP'],
  ['  currency: GBP', '  currency: RMB', 'RMB', 'CNY'],
])('reports %s written as %s', (right, wrong, code, meant) => {
  const { problems } = diagnoseSite(small.replace(right, wrong), smallFileSystem);
  expect(problems).toMatchObject([{ code: 'unknown-code' }]);
  expect(problems[0]?.message).toContain(`"${code}"`);
  expect(problems[0]?.hint).toContain(meant);
});
