import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formFields } from '#schema/formField.ts';
import { fillPlan } from '#verify/fillPlan.ts';

/** What is filled in, by the names of fields. */
function filled(...fields: object[]): Record<string, readonly string[]> {
  const plan = fillPlan(formFields.parse(fields));
  return Object.fromEntries(plan.map(({ field, values }) => [field.name, values]));
}
const kind = { type: 'choice', name: 'kind', label: 'Kind', options: ['Cat', 'Dog', 'Hen'] };
const text = { type: 'line', name: 'text', label: 'Text' };

describe('a visitor fills in', () => {
  test('what is shown, and no file that nobody asks for', () => {
    const photo = { type: 'file', name: 'photo', label: 'Photo', accept: ['jpg'], maxSize: 1 };
    const page = { type: 'hidden', name: 'page', value: 'Home' };
    expect(Object.keys(filled(text, photo, page))).toEqual(['text']);
    expect(filled({ ...photo, required: true })['photo']).toEqual(['quillfeather.jpg']);
  });

  test('a day that is counted from that of the visit', () => {
    const day = { type: 'date', name: 'day', label: 'Day', from: 'today + 1 day' };
    const [date] = filled(day)['day'] ?? [];
    const hours = (Date.parse(`${date}T00:00`) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(-1);
    expect(hours).toBeLessThanOrEqual(25);
  });

  test('a choice on which another field depends, so that this is shown', () => {
    const when = { field: 'kind', is: ['Dog', 'Hen'] };
    expect(filled(kind, { ...text, when })).toMatchObject({
      kind: ['Dog'],
      text: [expect.stringContaining('quill')],
    });
    const several = { ...kind, type: 'several' };
    expect(filled(several, { ...text, when })['kind']).toEqual(['Dog', 'Hen']);
  });

  test('nothing that depends on another choice, nor on that', () => {
    const first = { ...text, name: 'first', when: { field: 'kind', is: ['Cat'] } };
    const second = { ...text, name: 'second', when: { field: 'kind', is: ['Hen'] } };
    const after = { ...text, name: 'after', when: { field: 'second' } };
    expect(Object.keys(filled(kind, first, second, after))).toEqual(['kind', 'first']);
  });

  test('the words that another field depends on', () => {
    const when = { field: 'text', is: ['Yes'] };
    expect(filled(text, { ...text, name: 'more', when })).toMatchObject({ text: ['Yes'] });
  });

  test('no more than fits', () => {
    expect(filled({ ...text, maxLength: 3 })['text']).toEqual(['Ada']);
  });

  test('a number between its bounds, and on a step, where there is one', () => {
    const bound = fc.option(fc.integer({ min: -50, max: 50 }), { nil: undefined });
    const arbitrary = fc.record({ min: bound, max: bound, step: fc.constantFrom(1, 0.1, 0.25, 7) });
    fc.assert(
      fc.property(arbitrary, ({ min, max, step }) => {
        fc.pre(min === undefined || max === undefined || min <= max);
        const number = { type: 'number', name: 'number', label: 'Number', min, max, step };
        const value = Number(filled(number)['number']);
        expect(value).toBeGreaterThanOrEqual(min ?? -Infinity);
        expect(value).toBeLessThanOrEqual(max ?? Infinity);
        const steps = (value - (min ?? 0)) / step;
        expect(Math.abs(steps - Math.round(steps))).toBeLessThan(1e-9);
      }),
    );
  });
});
