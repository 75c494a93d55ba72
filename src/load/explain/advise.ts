import { sentences, writeBar } from '#problems/phrases.ts';
import { hasScheme } from '#schema/url.ts';
import { z } from 'zod';
import { nearestWords } from '../nearestWords.ts';
import {
  definitionOf,
  descriptionOf,
  fieldsOf,
  kindOfField,
  noteOf,
  requiredKeys,
  type Schema,
  unwrap,
} from '../schemaNodes.ts';
import { childrenOf, type Path, type Scalar, type TreeNode } from '../tree.ts';
import { type Advice, exactly } from './Advice.ts';
import { adviseComma, adviseNumber } from './adviseNumber.ts';
import { kindsIn, kindWanted, shapeOf, takesGroup } from './describe.ts';
import { plainLetters, withoutMarks } from './strangeLetters.ts';

/** How a telephone number is written in an address. */
const telephoneForm =
  'A telephone number is written as tel: with its country code in place of the first 0, such as tel:+44….';

/** Advice on a value whose kind does not fit the schema of its path. */
export function advise(node: TreeNode, schema: Schema, path: Path): Advice | undefined {
  const wanted = kindsIn(schema);
  const reference = adviseReference(node);
  if (reference) return reference;
  if (node.kind === 'list' && !node.isFlow && kindOfField(schema) === 'richText')
    return { advice: writeBar(String(path.at(-1))) };
  if (node.kind !== 'scalar') return adviseOnPart(node, wanted, schema);
  if (wanted.has('array')) return adviseList(node.written, schema) ?? adviseItems(node, schema);
  const text = String(node.value);
  if (wanted.has('number'))
    return (typeof path.at(-1) === 'number' && adviseComma(node)) || adviseNumber(text, schema);
  if (wanted.has('boolean')) return adviseBoolean(text);
  if (takesGroup(schema)) return adviseGroup(node, schema);
  if (typeof node.value !== 'string') return adviseText(node, schema);
  // The field takes certain numbers only, as `version` does.
  const number = withoutMarks(plainLetters(text)).trim();
  return number !== '' && z.safeParse(schema, Number(number)).success
    ? exactly('Remove the quotes:', Number(number))
    : undefined;
}

/** The reference that `{constants.x}`, `$(constants.x)` or `constants.x` was meant to be. */
function adviseReference(node: TreeNode): Advice | undefined {
  const isPair = node.kind === 'group' && node.isFlow && node.entries.size === 1;
  const text =
    node.kind === 'scalar' ? String(node.value) : isPair ? [...node.entries.keys()].join() : '';
  const [, path, format] = wholeReference.exec(text) ?? [];
  const suffix = format === undefined ? '' : ` | ${format}`;
  return path
    ? exactly('A reference is written with "${" and "}":', `\${${path}${suffix}}`)
    : undefined;
}

const wholeReference =
  /^[$%({]*((?:constants|site|links|env)(?:\.\w+)+)(?:\s*\|\s*(\w+))?\s*[)}]*$/;

function adviseOnPart(
  node: Exclude<TreeNode, Scalar>,
  wanted: ReadonlySet<string>,
  schema: Schema,
): Advice {
  const only = onlyFitting(node, schema);
  if (only !== undefined) return exactly('One value belongs here, without a key: write', only);
  const words = kindOfField(schema) === 'text' ? wordsIn(node) : undefined;
  if (words) return words;
  if (wanted.has('string') && node.isFlow)
    return {
      advice: `Put the text in quotes: it starts with ${node.kind === 'list' ? '[' : '{'}.`,
    };
  if (wanted.has('array')) return adviseGroupAsList(node, schema);
  if (isGroupInBrackets(node, schema))
    return { advice: 'Write { … } in place of [ … ]: keys are written in braces.' };
  if (node.kind === 'list' && takesGroup(schema))
    return { advice: 'Write "key: value" lines, without "- ".' };
  return { advice: `Write ${kindWanted(schema)} after the key.` };
}

/** A group where a list belongs: its only item, its items by their names, or words behind short forms of them. */
function adviseGroupAsList(node: Exclude<TreeNode, Scalar>, schema: Schema): Advice {
  const general = { advice: 'Start every item with "- ".' };
  const definition = definitionOf(unwrap(schema));
  if (node.kind !== 'group' || definition.type !== 'array') return general;
  const { element } = definition;
  const [first, ...others] = childrenOf(node);
  const texts = childrenOf(node).map(([, child]) => (child.kind === 'scalar' ? child.written : ''));
  const keys = childrenOf(node).map(([key]) => String(key));
  if (kindsIn(element).has('string') && texts.every(isPlainWord)) {
    const list = exactly('Write its words as a list:', `[${texts.join(', ')}]`);
    // A key that is another word may be of use to its operator.
    const isSame = keys.every((key, index) => key.toLowerCase() === texts[index]?.toLowerCase());
    return isSame ? list : { advice: list.advice };
  }
  const known = fieldsOf(element);
  if (keys.every((key) => known.has(key)))
    return node.isFlow
      ? { advice: 'It is the only item of a list: put it in brackets, [{ … }].' }
      : {
          advice: `It is the only item of a list: write "- " before ${keys[0]}, and indent its other lines by two more spaces.`,
        };
  const name = noteOf(element, 'variants') && requiredKeys(element).find((key) => key !== 'type');
  return first?.[1].kind === 'group' && others.every(([, child]) => child.kind === 'group') && name
    ? { advice: `Write a list, and each name inside its item: "- { ${name}: ${keys[0]}, … }".` }
    : general;
}

/** The one value of a group that has the form of a file, an address … , which was wanted alone. */
function onlyFitting(node: TreeNode, schema: Schema): string | undefined {
  const fitting = childrenOf(node).flatMap(([, child]) =>
    child.kind === 'scalar' && z.safeParse(schema, child.value).success ? child.written : [],
  );
  return node.kind === 'group' && fitting.length === 1 && !z.safeParse(schema, 'A text').success
    ? fitting[0]
    : undefined;
}

/** The words of `{ label: Send }`, where they belong alone. */
function wordsIn(node: TreeNode): Advice | undefined {
  const children = node.kind === 'group' ? childrenOf(node) : [];
  const [first, ...others] = children.flatMap(([key, child]) =>
    child.kind === 'scalar' && typeof child.value === 'string' && /^[a-z]\w*$/i.test(String(key))
      ? child.written
      : [],
  );
  if (first === undefined || others.length + 1 < children.length) return undefined;
  const lead = 'Write the words alone, without a key:';
  return others.length === 0 && isPlainWord(first)
    ? exactly(lead, first)
    : { advice: `${lead} ${first}.` };
}

/** Whether a text needs no quotes, in brackets either. */
export function isPlainWord(text: string): boolean {
  return /^[\p{L}\p{N}][^[\]{},:#"'\n]*$/u.test(text);
}

/** `[ label: Home, to: / ]` in place of a group. */
export function isGroupInBrackets(node: TreeNode, schema: Schema): boolean {
  const isOfPairs =
    node.kind === 'list' &&
    node.isFlow &&
    node.items.length > 0 &&
    node.items.every((item) => item.kind === 'group' && !item.isFlow);
  return isOfPairs && takesGroup(schema);
}

/** `3, 3, 2` without its brackets, or in others. */
export function adviseList(written: string, schema: Schema): Advice | undefined {
  const definition = definitionOf(unwrap(schema));
  if (definition.type === 'union') {
    const list = definition.options.find((option) => kindsIn(option).has('array'));
    return list && adviseList(written, list);
  }
  if (definition.type !== 'array') return undefined;
  const inner = written.replace(/^[[(]|[\])]$/g, '');
  const parts = inner.split(/[,;]/).map((part) => part.trim());
  const isNumbers = kindsIn(definition.element).has('number');
  // A bracket shows that a list was meant, whatever its items are.
  const isBracketed = /^[[(]|[\])]$/.test(written) && !isNumbers;
  const form = isNumbers ? /^\d+$/ : /^\/[\w/-]*$/;
  const isItem = (word: string) =>
    isBracketed ? z.safeParse(definition.element, word).success : form.test(word);
  // `jpg, png`: none of the items can be all of it.
  const isSeparate =
    parts.length > 1 &&
    parts.every((part) => isPlainWord(part) && z.safeParse(definition.element, part).success) &&
    !z.safeParse(definition.element, written).success;
  return isSeparate || parts.every(isItem)
    ? exactly('Write a list in brackets:', `[${parts.join(', ')}]`)
    : undefined;
}

/** The list that a text with commas, or a single one, may be; for a text alone to replace where only one of the two can be. */
function adviseItems({ written }: Scalar, schema: Schema): Advice {
  const parts = written.split(/[,;]/).map((part) => part.trim());
  const lines = 'every item on its own line that starts with "- ".';
  if (!parts.every(isPlainWord) || !z.safeParse(schema, parts).success)
    return { advice: `Write a list: ${lines}` };
  const list = `[${parts.join(', ')}]`;
  const isOnly = parts.length === 1 || !z.safeParse(schema, [written]).success;
  const advice = `Write a list in brackets, ${list}, or ${lines}`;
  return { advice, ...(isOnly && { suggestion: list }) };
}

function adviseBoolean(written: string): Advice {
  const word = plainLetters(written).toLowerCase();
  const meant = /^(?:y|yes|on|1|ja|oui|s[ií]|sim|yes,? please)$/.test(word)
    ? 'true'
    : /^(?:n|no|off|0|nein|non|nee|não)$/.test(word)
      ? 'false'
      : ['true', 'false'].find((one) => one === word || nearestWords(word, [one]).length > 0);
  return meant === undefined
    ? { advice: 'Write true or false.' }
    : { advice: `Write ${meant}, without quotes.`, suggestion: meant };
}

function adviseGroup({ value, written }: Scalar, schema: Schema): Advice {
  const key = onlyKey(schema);
  if (key !== undefined && /^\w+$/.test(String(value))) {
    const suggestion = `${key}: ${String(value)}`;
    return { advice: `Did you mean "${suggestion}"?`, suggestion };
  }
  if (/^<[a-z!]/i.test(written)) {
    const shape = shapeOf(schema);
    const keys = shape === '…' ? '' : `, such as ${shape}`;
    return { advice: `HTML cannot be here: write what it is as keys${keys}.` };
  }
  const [field = '', ...others] = requiredKeys(schema);
  const needed = fieldsOf(schema).get(field);
  const isAddress = needed && others.length === 0 && kindOfField(needed) === 'address';
  if (isAddress && hasScheme(written) && !/\s/.test(written))
    return exactly(
      `Write "${field}: ${written}" on a line under it, or`,
      `{ ${field}: ${written} }`,
    );
  const shape = field === '' ? '' : `, such as ${shapeOf(schema)}`;
  return { advice: `Write "key: value" lines under it, indented by two more spaces${shape}.` };
}

/** The key of an option that is nothing but one key. */
function onlyKey(schema: Schema): string | undefined {
  const definition = definitionOf(unwrap(schema));
  const options = definition.type === 'union' ? definition.options : [schema];
  return options.filter((option) => fieldsOf(option).size === 1).flatMap(requiredKeys)[0];
}

/** A number, or true or false, where a text belongs. */
function adviseText({ written, origins }: Scalar, schema: Schema): Advice {
  const isAddress = kindOfField(schema) === 'address';
  if (isAddress && /^0\d{6,14}$/.test(written))
    return { advice: `${telephoneForm} ${written} lacks the country code.` };
  if (origins)
    return exactly('Write the number as a text:', written.replace(/\s*\}$/, ' | number}'));
  if (isAddress && /^\+\d{7,15}$/.test(written))
    return exactly('A telephone number is written with tel: before it:', `tel:${written}`);
  const quoted = exactly('Put it in quotes:', `"${written}"`);
  // A price of 39 may lack its currency.
  const about = kindOfField(schema) === 'text' ? descriptionOf(schema) : undefined;
  return { ...quoted, advice: sentences(quoted.advice, about) };
}
