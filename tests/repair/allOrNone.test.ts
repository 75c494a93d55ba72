import { expect, test } from 'vitest';
import { applyFixes } from '#repair/applyFixes.ts';
import { loadText } from '#repair/readSite.ts';
import { smallestYaml } from '#tests/sites/fixtureSite.ts';

const load = (source: string) => loadText({ file: 'small.yaml', source });

/** The small site with a form of a choice that has these options, and of a field that needs one of them. */
function siteWith(options: string) {
  return `${smallestYaml}      - type: form
        to: enquiries
        fields:
          - { type: choice, name: who, label: Who?, options: ${options} }
          - { type: number, name: age, label: Age, when: { field: who, is: [My child] } }
        send: Send
links:
  enquiries: { href: "https://forms.corner.example/write" }
`;
}

test.each([
  ['in quotes, though another line breaks a rule then', '[1, 2, 3]', '["1", "2", "3"]'],
  ['left, where they break one themselves', '[1, 1, 2]', '[1, 1, 2]'],
])('numbers in place of texts are all %s', (_, options, fixed) => {
  const source = siteWith(options);
  const { text } = applyFixes({ ...load(source), file: 'small.yaml' }, load);
  expect(text).toBe(siteWith(fixed));
});
