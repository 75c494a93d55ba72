import type { Field } from '../findValues.ts';
import type { Location } from '../readDocument.ts';
import type { CheckContext } from './CheckContext.ts';

/** The part of a target, when the field is nothing but the target, else the target inside the running text. */
export function locationIn(
  { source, atValue }: Pick<CheckContext, 'source' | 'atValue'>,
  { kind, path }: Field,
  { target, part }: { target: string; part: string },
): Location {
  const whole = atValue(path);
  if (kind !== 'richText' && part === target) return whole;
  const text = source.slice(whole.start, whole.end);
  const [lead, found, ends] = kind === 'richText' ? ['](', target, ') '] : ['', part, ''];
  const at = placesOf(`${lead}${found}`, text).filter(
    (place) => ends === '' || ends.includes(text.charAt(place + lead.length + found.length)),
  );
  // Quotes or escapes hide it, or it occurs twice.
  const [first] = at;
  if (first === undefined || at.length > 1) return whole;
  const start = whole.start + first + lead.length;
  return { start, end: start + found.length, path };
}

function placesOf(part: string, text: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) places.push(at);
  return places;
}
