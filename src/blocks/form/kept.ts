import { storeOf } from '#browser/dom.ts';
import type { FormField } from '#schema/formField.ts';
import { inputsOf, isTick, valuesOf } from './inputs.ts';

/**
 * What the tab keeps of one form: its values by name, the fields where files were chosen, and the number of the
 * message, once it was sent.
 */
type Kept = { values: Record<string, string[]>; files: string[]; id?: string };

/** As #vendors/names.ts has it. */
const store = 'form';

/** Keeps what is typed, for as long as the tab is there or until `forget`; of these fields alone. */
export function keep(
  form: HTMLFormElement,
  key: string,
  { fields, id }: { fields: readonly FormField[]; id: string | undefined },
): void {
  const values: Kept['values'] = {};
  const files: string[] = [];
  for (const { name, type } of fields) {
    const written = valuesOf(inputsOf(form, name));
    if (written.length === 0) continue;
    if (type === 'file') files.push(name);
    else values[name] = written;
  }
  const isEmpty = files.length === 0 && Object.keys(values).length === 0;
  write(key, isEmpty ? undefined : { values, files, ...(id !== undefined && { id }) });
}

/**
 * Puts back what the tab has kept, but for what the visitor has typed meanwhile. Returns the number of the message,
 * and the fields where files were chosen.
 */
export function restore(
  form: HTMLFormElement,
  key: string,
  fields: readonly FormField[],
): Pick<Kept, 'files' | 'id'> {
  const { values = {}, files = [], ...rest } = read()[key] ?? {};
  for (const { name } of fields) {
    const inputs = inputsOf(form, name);
    const written = Object.hasOwn(values, name) ? values[name] : undefined;
    if (!written || valuesOf(inputs).length > 0) continue;
    for (const input of inputs) {
      if (isTick(input)) input.checked = written.includes(input.value);
      else input.value = written[0] ?? '';
    }
  }
  return { ...rest, files };
}

/** Deletes what is kept of a form. */
export function forget(key: string): void {
  write(key, undefined);
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
