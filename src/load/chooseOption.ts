import { nearestWords } from './nearestWords.ts';
import { definitionOf, fieldsOf, requiredKeys, type Schema, unwrap } from './schemaNodes.ts';

/**
 * Which option of a union the data means; -1 when a discriminated union has none of that word. An
 * option that is told by its keys (`use`) is meant as soon as such a key, or a slip of it, is there;
 * else the one that takes this kind of value.
 */
export function chooseOption(union: Schema, data: unknown): number {
  const definition = definitionOf(unwrap(union));
  if (definition.type !== 'union') return -1;
  const options = definition.options;
  if ('discriminator' in definition && typeof definition.discriminator === 'string') {
    const { discriminator } = definition;
    const word = isGroup(data) ? data[discriminator] : undefined;
    return options.findIndex((option) => literalOf(option, discriminator) === word);
  }
  if (isGroup(data)) {
    const keys = Object.keys(data);
    const byKey = options.findIndex((option) => {
      const required = requiredKeys(option);
      return required.length > 0 && required.every((key) => keys.includes(key));
    });
    if (byKey !== -1) return byKey;
    const isMarked = options.some((option) => keys.includes(markOf(option) ?? ''));
    const bySlip = isMarked
      ? -1
      : options.findIndex((option) =>
          requiredKeys(option).some((key) =>
            keys.some((written) => nearestWords(written, [key]).length > 0),
          ),
        );
    if (bySlip !== -1) return bySlip;
  }
  return Math.max(
    0,
    options.findIndex((option) => takes(option, data)),
  );
}

/** The words by which a discriminated union tells its options apart. */
export function wordsOf(union: Schema): { key: string; words: string[] } | undefined {
  const key = markOf(union);
  const definition = definitionOf(unwrap(union));
  if (key === undefined || definition.type !== 'union') return undefined;
  return { key, words: definition.options.map((option) => String(literalOf(option, key))) };
}

/** The key by which a discriminated union tells its options apart. */
export function markOf(schema: Schema): string | undefined {
  const definition = definitionOf(unwrap(schema));
  return definition.type === 'union' && 'discriminator' in definition
    ? String(definition.discriminator)
    : undefined;
}

function literalOf(option: Schema, key: string): unknown {
  const field = fieldsOf(option).get(key);
  const definition = field && definitionOf(unwrap(field));
  return definition?.type === 'literal' ? definition.values[0] : undefined;
}

function takes(option: Schema, data: unknown): boolean {
  switch (definitionOf(unwrap(option)).type) {
    case 'array':
      return Array.isArray(data);
    case 'object':
    case 'record':
    case 'union':
      return isGroup(data);
    case 'number':
      return typeof data === 'number';
    case 'boolean':
      return typeof data === 'boolean';
    default:
      return typeof data === 'string';
  }
}

function isGroup(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}
