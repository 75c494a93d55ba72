/** A text becomes no longer than this by its entities. */
const mostAdded = 2_000_000;
const longestDoctype = 100_000;
const deepest = 50;

/** What comes before a document type. */
const prolog = /^(?:\s|<\?(?:(?!\?>)[^])*\?>|<!--(?:(?!-->)[^])*-->)*/;
/** A document type; in the first group, what it declares itself. */
const doctype =
  /<!DOCTYPE[^[>]*(?:\[((?:[^\]"'<]|"[^"]*"|'[^']*'|<!--(?:(?!-->)[^])*-->|<\?(?:(?!\?>)[^])*\?>|<(?!!--|\?))*)\]\s*)?>/y;
const declaration =
  /<!--(?:(?!-->)[^])*-->|<\?(?:(?!\?>)[^])*\?>|<!ENTITY\s+([^\s%"'&;<>]+)\s+(?:"([^"]*)"|'([^']*)'|(?:SYSTEM|PUBLIC)\s[^>]*)\s*>|"[^"]*"|'[^']*'/g;
const reference = /<!--[^]*?(?:-->|$)|<!\[CDATA\[[^]*?(?:\]\]>|$)|&([^\s&;<#]+);/g;

/** Entities that every XML reader knows. */
const known = /^(?:amp|lt|gt|quot|apos)$/;

/**
 * The text of an XML file without its document type (but for the line breaks in it), with the entities
 * that it declares in their places; or why that cannot be. Nothing is fetched.
 */
export function expandEntities(text: string): { text: string } | { fault: string } {
  const start = prolog.exec(text)?.[0].length ?? 0;
  doctype.lastIndex = 0;
  const found = doctype.exec(text.slice(start, start + longestDoctype));
  if (!found) return { text };
  const [whole, subset = ''] = found;
  const entities = readEntities(subset);
  const rest = text.slice(start + whole.length);
  const before = text.slice(0, start) + whole.replace(/[^\n]+/g, '');
  if (entities.size === 0) return { text: before + rest };
  try {
    return { text: before + createExpand(entities)(rest) };
  } catch (error) {
    if (error instanceof EntityFault) return { fault: error.message };
    throw error;
  }
}

class EntityFault extends Error {}

/** What each entity stands for; undefined for one that is in another file. The first of a name counts. */
function readEntities(subset: string): Map<string, string | undefined> {
  const entities = new Map<string, string | undefined>();
  for (const [, name, double, single] of subset.matchAll(declaration)) {
    const value = double ?? single;
    if (name !== undefined && !entities.has(name)) entities.set(name, value && readCharacters(value));
  }
  return entities;
}

/** Of a value, characters that are written as numbers are read at once (XML 1.0, 4.4.5). */
function readCharacters(value: string): string {
  return value.replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (whole, hex?: string, decimal?: string) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });
}

function createExpand(entities: ReadonlyMap<string, string | undefined>) {
  const expanded = new Map<string, string>();
  const open = new Set<string>();
  let added = 0;
  const valueOf = (name: string): string => {
    const kept = expanded.get(name);
    if (kept !== undefined) return kept;
    const value = entities.get(name);
    if (value === undefined) throw new EntityFault(`it fetches the entity &${name}; from elsewhere`);
    if (open.has(name) || open.size > deepest)
      throw new EntityFault(`its entity &${name}; holds itself, or others without an end`);
    open.add(name);
    const whole = expand(value);
    open.delete(name);
    // Where it holds no tags, it may be in an attribute.
    const text = whole.includes('<') ? whole : whole.replaceAll('"', '&quot;').replaceAll("'", '&#39;');
    expanded.set(name, text);
    return text;
  };
  const expand = (text: string): string =>
    text.replace(reference, (whole, name?: string) => {
      if (name === undefined || known.test(name) || !entities.has(name)) return whole;
      const value = valueOf(name);
      added += value.length;
      if (added > mostAdded) throw new EntityFault('its entities make it larger than 2 MB');
      return value;
    });
  return expand;
}
