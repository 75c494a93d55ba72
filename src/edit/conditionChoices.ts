import type { ChoicesOf } from '#load/formOf.ts';
import { isGroup, listAt, valueAt } from '#load/paths.ts';
import type { Path } from '#load/tree.ts';

/**
 * What a condition of a form's field (`when`) may name: the fields further up that are shown, and the options of the one
 * that it names, or of each while it names none. Undefined at any other path.
 */
export function conditionChoices(data: unknown, at: Path): ReturnType<ChoicesOf> {
  const start = at.lastIndexOf('when');
  const [list, index, key] = [at.slice(0, start - 1), at[start - 1], at[start + 1]];
  if (start < 2 || list.at(-1) !== 'fields' || (key !== 'field' && key !== 'is')) return undefined;
  const fields = listAt(data, list).slice(0, Number(index)).filter(isGroup);
  const named = fields.filter(
    ({ type, name }) => typeof name === 'string' && type !== 'hidden' && type !== 'file',
  );
  const optionsOf = Object.fromEntries(
    named.map(({ name, options }) => [name, listAt(options, []).map(String)]),
  );
  if (key === 'field') return { choices: Object.keys(optionsOf) };
  const chosen = valueAt(data, [...at.slice(0, start + 1), 'field']);
  if (chosen === undefined) return { choicesBy: { by: 'field', of: optionsOf } };
  return { choices: optionsOf[String(chosen)] ?? [] };
}
