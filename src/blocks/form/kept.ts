import { selectorOf, storeOf } from '#browser/dom.ts';
import type { FormField } from '#schema/formField.ts';
import { inputsOf, isTick, valuesOf } from './inputs.ts';

/**
 * What the tab keeps of one form: its values by name, none where files were chosen, and the number of the message, once it
 * was sent.
 */
type Kept = { values: Record<string, string[]>; id?: string | undefined };

/** What is asked of a field that is kept. */
export type KeptField = Pick<FormField, 'name' | 'type'>;

/** As #vendors/names.ts has it. */
const store = 'form';

/** The name under which a form is kept: the page, and which of its forms it is. */
export function keyOf(form: HTMLFormElement): string {
  const forms = [...document.querySelectorAll(selectorOf('kept'))];
  return `${location.pathname} ${forms.indexOf(form)}`;
}

/**
 * Keeps what is typed into these fields, for as long as the tab is there or until `forget`. Returns what is kept, as a
 * text. Without an `id`, that of before stays.
 */
export function keep(
  form: HTMLFormElement,
  key: string,
  fields: readonly KeptField[],
  id?: string,
): string | undefined {
  const values: Kept['values'] = {};
  const { values: before = {}, id: known } = read()[key] ?? {};
  for (const { name, type } of fields) {
    const written = valuesOf(form, name);
    const isFile = type === 'file';
    // A file of before is still to be chosen again when the page is loaded once more.
    if (written[0] || (isFile && Object.hasOwn(before, name))) values[name] = isFile ? [] : written;
  }
  write(key, Object.keys(values)[0] ? { values, id: id ?? known } : undefined);
  // Not what it was to be: there may be no room for that.
  return JSON.stringify(read()[key]);
}

/**
 * Puts back what the tab has kept, but for what the visitor has typed meanwhile. Returns the number of the message,
 * and the fields where files were chosen.
 */
export function restore(
  form: HTMLFormElement,
  key: string,
  fields: readonly KeptField[],
): { id: string | undefined; files: string[] } {
  const { values = {}, id } = read()[key] ?? {};
  const files: string[] = [];
  for (const { name, type } of fields) {
    const written = Object.hasOwn(values, name) ? values[name] : undefined;
    if (!written || valuesOf(form, name)[0]) continue;
    if (type === 'file') files.push(name);
    for (const input of inputsOf(form, name)) {
      if (isTick(input)) input.checked = written.includes(input.value);
      else input.value = written[0] ?? '';
    }
  }
  return { id, files };
}

/** Deletes what is kept of a form, unless it is something else by now: a form may be written on while it is sent. */
export function forget(key: string, kept: string | undefined): void {
  if (JSON.stringify(read()[key]) === kept) write(key, undefined);
}

function read(): Record<string, Kept | undefined> {
  try {
    return (JSON.parse(sessionStorage[storeOf(store)]) as Record<string, Kept> | null) ?? {};
  } catch {
    return {}; // nothing of ours, or no storage here
  }
}

function write(key: string, kept: Kept | undefined): void {
  try {
    const all = JSON.stringify({ ...read(), [key]: kept }); // leaves out what is undefined
    if (all === '{}') delete sessionStorage[storeOf(store)];
    else sessionStorage[storeOf(store)] = all;
  } catch {
    // No storage here, or none left: what is typed stays in the page alone.
  }
}
