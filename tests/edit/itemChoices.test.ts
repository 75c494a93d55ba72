import { expect, test } from 'vitest';
import { createSiteMap } from '#edit/siteMap.ts';
import { findPart } from '#edit/values.ts';
import { joinSources } from '#load/sources.ts';
import { shippedSchema } from '#schema/site.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';

const { source } = fixtureSite('forms');
const fields = ['routes', 0, 'sections', 1, 'fields'];

function partAt(path: (string | number)[]) {
  const map = createSiteMap(joinSources(source), shippedSchema);
  const part = map && findPart(map, path, []);
  if (!part) throw new Error('There is no such part.');
  const formOf = (name: string) =>
    part.openings.find((one) => one.path.slice(5).join('.') === name)?.form;
  return { ...part, formOf };
}

const about = ['An appointment', 'A bill', 'Something else'];
const animal = ['Cat', 'Dog', 'Rabbit', 'Horse', 'Hen', 'Tortoise'];

test('a condition may name the fields further up that are shown, each with its options', () => {
  const of = { name: [], email: [], telephone: [], about, animal, day: [], time: [] };
  expect(partAt([...fields, 7]).formOf('7.when')).toMatchObject({
    fields: [
      { name: 'field', form: { form: { choices: Object.keys(of) } } },
      { name: 'is', form: { item: { form: { choicesBy: { by: 'field', of } } } } },
    ],
  });
});

test('the value of a condition is one of the options of the field that it names', () => {
  const { values, formOf } = partAt([...fields, 5]);
  const [named, value] = values.filter(({ path }) => path.includes('when'));
  expect(named?.form.choices).toEqual(['name', 'email', 'telephone', 'about', 'animal']);
  expect(value?.form.choices).toEqual(about);
  expect(formOf('5.when.is.1')).toMatchObject({ form: { choices: about } });
});

test('a hidden field and a file are no condition', () => {
  const { form } = partAt([...fields, 12, 'name']).values[0] ?? {};
  expect(form?.choices).toBeUndefined();
  const next = partAt(fields).openings.find(({ path }) => path.length === 6 && path.at(-1) === 15);
  const [field] = JSON.stringify(next).match(/"choices":\["name","email"[^\]]*/) ?? [];
  expect(field).toMatch(/"privacy"$/);
  expect(field).not.toMatch(/photo|page|source/);
});
