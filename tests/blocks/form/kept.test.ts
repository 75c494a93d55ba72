// @vitest-environment jsdom
import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { inputsOf, isTick } from '#blocks/form/inputs.ts';
import { forget, keep, restore } from '#blocks/form/kept.ts';
import { formFields } from '#schema/formField.ts';

const fields = formFields.parse([
  { type: 'line', name: 'name', label: 'Name' },
  { type: 'paragraph', name: 'submit', label: 'Message' },
  { type: 'choice', name: 'constructor', label: 'Kind', options: ['Cat', 'Dog'] },
  { type: 'several', name: 'signs', label: 'Signs', options: ['One', 'Two', 'Three'] },
  { type: 'choice', name: 'animal', label: 'Animal', options: ['A', 'B', 'C', 'D', 'E', 'F'] },
]);
const names = fields.map(({ name }) => name);
const options = { constructor: ['Cat', 'Dog'], signs: ['One', 'Two', 'Three'] };

const form = document.createElement('form');
const ticks = (name: keyof typeof options, type: string) =>
  options[name].map((value) => `<input type="${type}" name="${name}" value="${value}">`).join('');
form.innerHTML = `<input name="name"><textarea name="submit"></textarea>
  ${ticks('constructor', 'radio')}${ticks('signs', 'checkbox')}
  <select name="animal"><option value="">…</option>${[...'ABCDEF'].map((one) => `<option>${one}</option>`).join('')}</select>`;

/** Empties the form, as it is when its page has been loaded. */
function load(): HTMLFormElement {
  HTMLFormElement.prototype.reset.call(form);
  return form;
}

// Looked for once: it takes most of the time.
const inputs = new Map(names.map((name) => [name, inputsOf(form, name)]));

function write(name: string, values: readonly string[]): void {
  for (const input of inputs.get(name) ?? []) {
    if (isTick(input)) input.checked = values.includes(input.value);
    else input.value = values[0] ?? '';
  }
}
const contentOf = () =>
  [...inputs.values()].flat().map((input) => (isTick(input) ? input.checked : input.value));
const nothing = JSON.stringify(contentOf());

beforeEach(() => sessionStorage.clear());

const typed = fc.oneof(
  fc.record({
    does: fc.constant('types' as const),
    name: fc.constantFrom('name', 'submit'),
    values: fc.tuple(fc.string({ unit: 'binary' })),
  }),
  fc.record({
    does: fc.constant('types' as const),
    name: fc.constant('constructor'),
    values: fc.tuple(fc.constantFrom('Cat', 'Dog')),
  }),
  fc.record({
    does: fc.constant('types' as const),
    name: fc.constant('signs'),
    values: fc.subarray(options.signs),
  }),
  fc.record({
    does: fc.constant('types' as const),
    name: fc.constant('animal'),
    values: fc.tuple(fc.constantFrom('', 'A', 'F')),
  }),
);
const happens = fc.constantFrom('fails', 'reloads', 'leaves', 'sends').map((does) => ({ does }));

// oxlint-disable-next-line vitest/expect-expect -- the property is the assertion
test('nothing that was typed is lost, whatever happens until it is sent', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(typed, happens), { maxLength: 8 }), (steps) => {
      sessionStorage.clear();
      load();
      let id: string | undefined;
      return steps.every((step) => {
        if ('values' in step) write(step.name, step.values);
        if (step.does === 'types' || step.does === 'fails') {
          if (step.does === 'fails') id ??= 'one';
          keep(form, 'here', fields, id);
          return true;
        }
        if (step.does === 'sends') {
          forget('here', keep(form, 'here', fields, id));
          id = undefined;
        }
        const before = step.does === 'sends' ? nothing : JSON.stringify(contentOf());
        load();
        const again = restore(form, 'here', fields);
        const isSame = again.id === id || before === nothing;
        id = again.id;
        return isSame && JSON.stringify(contentOf()) === before;
      });
    }),
    { seed: 33, numRuns: 10_000 },
  );
});

test('what was typed before the script came counts more', () => {
  load();
  write('name', ['Before']);
  write('submit', ['Long']);
  keep(form, 'here', fields);
  load();
  write('name', ['Typed meanwhile']);
  restore(form, 'here', fields);
  expect(contentOf().slice(0, 2)).toEqual(['Typed meanwhile', 'Long']);
});

test('each form has its own', () => {
  load();
  write('name', ['One']);
  const kept = keep(form, '/ name', fields);
  restore(load(), '/other name', fields);
  expect(inputsOf(form, 'name')[0]).toHaveProperty('value', '');
  forget('/ name', kept);
  expect(sessionStorage).toHaveLength(0);
});

test('what was typed since it was sent is kept', () => {
  load();
  write('name', ['One']);
  const kept = keep(form, 'here', fields, 'one');
  write('name', ['Two']);
  keep(form, 'here', fields, 'one');
  forget('here', kept);
  restore(load(), 'here', fields);
  expect(contentOf()[0]).toEqual('Two');
});

test.each(['no JSON', '7', 'null', '[]', '{"here":{"values":7}}'])(
  'what others have put there does no harm: %s',
  (text) => {
    sessionStorage['form'] = text;
    expect(() => restore(load(), 'here', fields)).not.toThrow();
  },
);

test('a browser without storage has the page alone', () => {
  vi.stubGlobal('sessionStorage', undefined);
  load();
  write('name', ['One']);
  expect(() => keep(form, 'here', fields)).not.toThrow();
  expect(contentOf()[0]).toEqual('One');
  vi.unstubAllGlobals();
});
