import { describe, expect, test } from 'vitest';
import { newErrors } from '#edit/completeChange.ts';
import { loadText } from '#repair/readSite.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';

const { file, source: smallYaml } = fixtureSite('small');

const load = (source: string) => loadText({ file, source });
const learn = '          - label: Learn more\n            to: form\n';
const unnamed = smallYaml.replace(learn, '          - to: form\n');
const call = '          - label: Call now\n            to: callNow\n';
const bothUnnamed = unnamed.replace(call, '          - to: callNow\n');

describe('the new errors of a change', () => {
  test('are none where the site is right', () => {
    expect(newErrors(load(unnamed), load(smallYaml))).toEqual([]);
  });

  test('are none where the same errors are left, wherever they are now', () => {
    expect(newErrors(load(unnamed), load(`# moved\n${unnamed}`))).toEqual([]);
    expect(newErrors(load(bothUnnamed), load(unnamed))).toEqual([]);
  });

  test('are those that the file had not, also in the words of one that it had', () => {
    const [first, second] = load(bothUnnamed).problems;
    expect(second?.message).toBe(first?.message);
    expect(newErrors(load(unnamed), load(bothUnnamed))).toEqual([second]);
  });

  test('are not those that came to light behind one that is gone', () => {
    const before = smallYaml.replace('headline: Earn', 'headlin: Earn');
    const hidden = smallYaml.replace('    title: Join\n', '');
    expect(newErrors(load(before), load(hidden))).toEqual([]);
  });
});
