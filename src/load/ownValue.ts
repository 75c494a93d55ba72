/** The value under a written name, which may be one that every object has (`toString`). */
export function ownValue<Value>(
  group: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined {
  return Object.hasOwn(group, name) ? group[name] : undefined;
}
