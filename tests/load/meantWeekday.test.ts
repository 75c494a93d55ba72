import { expect, test } from 'vitest';
import { loadSite } from '#load/loadSite.ts';
import { joinSources } from '#load/sources.ts';
import { smallFileSystem } from '#tests/load/smallFileSystem.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';

const { source } = fixtureSite('small');

test.each([
  ['en-GB', 'Sat.', 'saturday'],
  ['en-GB', 'Mondey', 'monday'],
  ['de', 'Montag', 'monday'],
  ['de', 'So', 'sunday'],
  ['fr', 'mercredi', 'wednesday'],
  ['de', 'Fri', 'friday'],
])('in %s, the day %s is taken for %s', (language, day, meant) => {
  const contact = `      - { type: contact, places: [{ hours: { days: [{ day: ${day}, closed: true }] } }] }\n`;
  const text = source
    .replace(/language: [\w-]+/, `language: ${language}`)
    .replace(/(?<=path: \/\n[^]*?sections:\n)/, contact);
  const { problems } = loadSite(joinSources(text), smallFileSystem);
  const hint = problems.find(({ code }) => code === 'unknown-word')?.hint;
  expect(hint).toContain(`Did you mean "${meant}"?`);
});
