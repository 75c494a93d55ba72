import type { FormField } from '#schema/formField.ts';

/** What visitors type or choose in. */
export type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The inputs of a field. Not by `form.elements`: a field may be called so. */
export function inputsOf(form: HTMLFormElement, name: string): Input[] {
  const all = Element.prototype.querySelectorAll.call(form, 'input,textarea,select');
  return ([...all] as Input[]).filter((input) => input.name === name);
}

export function isTick(input: Input): input is HTMLInputElement {
  return input.type === 'radio' || input.type === 'checkbox';
}

/** What is typed or chosen in a field. */
export function valuesOf(form: HTMLFormElement, name: string): string[] {
  return inputsOf(form, name).flatMap((input) =>
    (!isTick(input) || input.checked) && input.value ? input.value : [],
  );
}

/** The names of the fields that are not shown now, since another one has not the value for it. */
export function unshownIn(form: HTMLFormElement, fields: readonly FormField[]): Set<string> {
  const unshown = new Set<string>();
  for (const { name, when } of fields) {
    if (!when) continue;
    const values = unshown.has(when.field) ? [] : valuesOf(form, when.field);
    if (!values.some((value) => when.is?.includes(value) ?? true)) unshown.add(name);
  }
  return unshown;
}
