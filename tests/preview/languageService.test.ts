import { describe, expect, test } from 'vitest';
import { shippedSchema } from '#schema/site.ts';
import { createLanguageHelp } from '#preview/languageService.ts';
import { smallFileSystem } from '#tests/load/smallFileSystem.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';

const { source: small } = fixtureSite('small');
const help = createLanguageHelp(shippedSchema);

function complete(before: string, written: string) {
  if (!small.includes(before)) throw new Error(`The small site no longer holds "${before}".`);
  const text = small.replace(before, written);
  const offset = text.indexOf('‸');
  return help.complete({ text: text.replace('‸', ''), offset }, smallFileSystem);
}

describe('the help of the built-in editor', () => {
  test('offers the keys of a part, with the sentence of each', async () => {
    const offers = await complete('  touchIcon: media/icon.png', '  touch‸');
    expect(offers).toContainEqual(
      expect.objectContaining({ kind: 'key', label: 'touchIcon', description: expect.any(String) }),
    );
  }, 20_000);

  test('offers the words of a choice', async () => {
    const offers = await complete('look: call', 'look: ‸');
    expect(offers.map(({ text }) => text)).toEqual(['primary', 'call', 'quiet']);
    const types = await complete('- type: richText', '- type: ‸');
    expect(types.map(({ text }) => text)).toContain('hero');
  });

  test('offers the names of the site where a field asks for one', async () => {
    const offers = await complete('to: form', 'to: ‸');
    expect(offers).toContainEqual(expect.objectContaining({ kind: 'name', text: '/join' }));
  });

  test('explains a key, and names the stretch that it explains', async () => {
    const offset = small.indexOf('headline:') + 2;
    const explained = await help.explain({ text: small, offset });
    expect(explained?.text).toContain('headline');
    expect(small.slice(explained?.start, explained?.end)).toContain('headline');
  });
});
