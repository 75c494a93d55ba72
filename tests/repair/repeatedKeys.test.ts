import { describe, expect, test } from 'vitest';
import { diagnoseSite } from '#repair/diagnoseSite.ts';
import { smallFileSystem } from '#tests/load/smallFileSystem.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';

const { source: small } = fixtureSite('small');

/** The small site with one more section, from its lines. */
function diagnose(lines: readonly string[]) {
  const section = lines.map((line, index) => `      ${index > 0 ? '  ' : ''}${line}\n`).join('');
  const source = small.replace('      - type: callToAction', `${section}$&`);
  return diagnoseSite(source, smallFileSystem).problems;
}

describe('a key that is twice in one section', () => {
  test.each([
    [['- type: hero', 'headline: One', 'headline: Two']],
    [['- type: note', 'text: One', 'text: Two', 'tone: soft']],
    [
      [
        '- type: pricing',
        'heading: One',
        'plans: [{ name: Gold, subtitle: Ten, benefits: [Two] }]',
        'heading: Two',
      ],
    ],
  ])('begins no other section: %s', (lines) => {
    const problems = diagnose(lines);
    expect(problems).toMatchObject([{ code: 'duplicate-key' }]);
    expect(problems[0]?.fix).toBeUndefined();
  });

  test('begins another one where more keys come again', () => {
    const offer = (title: string) => [
      `heading: ${title}`,
      'text: It is free.',
      'buttons: [{ label: Join, to: /join }]',
    ];
    const problems = diagnose(['- type: callToAction', ...offer('One'), ...offer('Two')]);
    expect(problems).toMatchObject([{ code: 'missing-opener' }]);
  });
});
