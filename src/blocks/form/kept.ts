import { storeOf } from '#browser/dom.ts';
import type { FormField } from '#schema/formField.ts';
import { inputsOf, isTick, valuesOf } from './inputs.ts';

/**
 * What the tab keeps of one form: its values by name, the fields where files were chosen, and the number of the
 * message, once it was sent.
 */
type Kept = { values: Record<string, string[]>; files: string[]; id?: string | undefined };

/** As #vendors/names.ts has it. */
const store = 'form';

/** Keeps what is typed, for as long as the tab is there or until `forget`; of these fields alone. Returns what is kept. */
export function keep(
  form: HTMLFormElement,
  key: string,
  { fields, id }: { fields: readonly FormField[]; id: string | undefined },
): string | undefined {
  const values: Kept['values'] = {};
  const files: string[] = [];
  for (const { name, type } of fields) {
    const written = valuesOf(form, name);
    if (written.length === 0) continue;
    if (type === 'file') files.push(name);
    else values[name] = written;
  }
  const isEmpty = files.length === 0 && Object.keys(values).length === 0;
  const kept = isEmpty ? undefined : { values, files, id };
  write(key, kept);
  return JSON.stringify(kept);
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
    const written = Object.hasOwn(values, name) ? values[name] : undefined;
    if (!written || valuesOf(form, name).length > 0) continue;
    for (const input of inputsOf(form, name)) {
      if (isTick(input)) input.checked = written.includes(input.value);
      else input.value = written[0] ?? '';
    }
  }
  return { ...rest, files };
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
    // Leaves out what is undefined, so what was typed before the script ran, too (formScript.ts).
    const all = JSON.stringify({ ...read(), [key]: kept, [location.pathname]: undefined });
    if (all === '{}') delete sessionStorage[storeOf(store)];
    else sessionStorage[storeOf(store)] = all;
  } catch {
    // No storage here, or none left: what is typed stays in the page alone.
  }
}
