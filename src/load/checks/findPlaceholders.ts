import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { readExamples } from '../blockExamples.ts';
import { declarationsOf } from '../collectDeclarations.ts';
import { partOf } from '../fieldsByPart.ts';
import type { Field, Value } from '../findValues.ts';
import { groupBy } from '../groupBy.ts';
import { picturesIn, reservedHost } from '../linksIn.ts';
import { parentKey } from '../paths.ts';
import { noteOf } from '../schemaNodes.ts';
import { nodeAt, type Path } from '../tree.ts';
import type { Check, CheckContext } from './CheckContext.ts';
import { locationIn } from './locationIn.ts';

/** What must still be replaced before the site goes live, by rules and not by a list that is kept by hand. */
export function findPlaceholders(context: CheckContext): Problem[] {
  return [texts, media, examples, pixel, descriptions].flatMap((rule) => rule(context));
}

/** Texts that are placeholders wherever they are written, before references are filled in. */
const texts: Check = ({ fields, values, source }) => {
  // The title of a sample picture or video goes with the file.
  const sampleGroups = new Set(fields.filter(isSample).map(parentKey));
  return values.flatMap(({ scalar, path }) => {
    const { written, start, end, repeats } = scalar;
    if (repeats) return [];
    const isReason = path.at(-1) === 'unavailable';
    const isOfSample = sampleGroups.has(parentKey({ path }));
    const found = {
      'placeholder-address': written.match(reservedHost),
      'placeholder-telephone': dramaNumbers(written),
      'placeholder-brand': written.match(sampleBrand),
      'placeholder-text': isReason || isOfSample ? [] : written.match(sampleText),
    };
    const problems = (Object.keys(found) as (keyof typeof found)[]).flatMap((code) =>
      (found[code] ?? []).map((part) => {
        // The whole text when quotes, escapes or folded lines hide the part.
        const at = source.slice(start, end).indexOf(part);
        const place = at === -1 ? scalar : { start: start + at, end: start + at + part.length };
        return createProblem(code, { part }, { ...place, path });
      }),
    );
    if (isReason && saysNothing(written))
      problems.push(createProblem('placeholder-reason', { reason: written }, { start, end, path }));
    return problems;
  });
};

/** The name of the shipped site.yaml. */
const sampleBrand = /aisle zero/i;

/** Texts that say of themselves that they are samples: «Sample story 01», «A sample site.», filler text. */
const sampleText = /^sample\b.*\d+$|\ba sample site\b|\blorem ipsum\b|^(?:todo|tbd|xxx+)\b/i;

/**
 * Ofcom's numbers for drama, a thousand of each, as they are dialled inside the UK:
 * https://www.ofcom.org.uk/phones-and-broadband/phone-numbers/numbers-for-drama
 */
const drama =
  /^0(?:1(?:13|14|15|16|17|18|21|31|41|51|61)4960|2079460|1914980|2896496|2920180|1632960|7700900|8081570|3069990|9098790)\d{3}$/;

/** Telephone numbers that exist in films only. */
function dramaNumbers(text: string): string[] {
  const numbers = text.match(/(?:\+|\b)\d[\d ()-]{8,}\d/g) ?? [];
  // `+44 (0)20 7946 0958` is dialled as `02079460958`.
  const dialled = (number: string) => number.replace(/\(0\)|\D/g, '').replace(/^(?:00)?44/, '0');
  return numbers.filter((number) => drama.test(dialled(number)));
}

/** Whether the reason of a button that does nothing is none: «-», «TODO». */
function saysNothing(reason: string): boolean {
  return !/\p{L}{2}/u.test(reason) || /^(?:todo|tbd|xxx+|none|n\/?a|null)\b/i.test(reason.trim());
}

/** Files in a folder called samples. */
const media: Check = (context) =>
  context.fields.flatMap((field) =>
    picturesIn(field)
      .filter(isSampleFile)
      .map((file) => {
        const place = locationIn(context, field, { target: file, part: file });
        return createProblem('placeholder-media', { file }, place);
      }),
  );

function isSample({ kind, value }: Field): boolean {
  return kind === 'media' && isSampleFile(value);
}

function isSampleFile(file: string): boolean {
  return file.includes('/samples/');
}

/** So many words are not the same by chance. */
const manyWords = 5;

/** Texts that a section has word for word from an example of the catalogue. */
const examples: Check = ({ fields, tree, schema, atValue }) => {
  const sections = groupBy(fields.filter(isRead), ({ path }) => partOf(path).join('.'));
  const textsOf = new Map<string, ReadonlySet<string>>();
  return [...sections.values()].flatMap((found) => {
    const [first] = found;
    const section = partOf(first?.path ?? []);
    const type = nodeAt(tree, [...section, 'type']);
    if (type?.kind !== 'scalar') return [];
    const name = String(type.value);
    // What a site keeps is said in the same words anywhere.
    if (declarationsOf({ type: name }, schema.Block).disclosures !== undefined) return [];
    const known = textsOf.get(name) ?? textsOfExamples(name, schema.Block);
    textsOf.set(name, known);
    const same = found.filter(({ path, value }) =>
      known.has(keyOf(path.slice(section.length), value)),
    );
    // A few short ones may be the same by chance: a telephone is called Telephone.
    const isTaken = same.length > found.length / 2;
    const taken = same.filter(({ value }) => isTaken || value.split(/\s+/).length >= manyWords);
    return taken.map(({ path, value: part }) =>
      createProblem('placeholder-text', { part }, atValue(path)),
    );
  });
};

function textsOfExamples(...block: Parameters<typeof readExamples>): ReadonlySet<string> {
  const read = readExamples(...block).flatMap((example) => example.fields.filter(isRead));
  return new Set(read.map(({ path, value }) => keyOf(path, value)));
}

/** Whether visitors read it as something that the business says. A number, such as `01`, says nothing of whose it is. */
function isRead({ kind, schema, value }: Value & Field): boolean {
  const isText = ['text', 'title', 'alt', 'richText'].includes(kind);
  return isText && /\p{L}{2}/u.test(value) && !noteOf(schema, 'isStandard');
}

/** The same field of any item of a list is the same field, and a text with a picture of the site the same text. */
function keyOf(path: Path, text: string): string {
  const words = text.replaceAll(/\(media\/[^\s)]+/g, '(');
  return `${path.filter((step) => typeof step === 'string').join('.')} ${words}`;
}

/** A pixel id of zeros, or of Xs as in the providers' own examples, after any prefix of an id. */
const pixel: Check = ({ file, atValue }) =>
  [file.pixel, ...(file.pixel?.also ?? [])].flatMap((account, index) => {
    const path = index === 0 ? ['pixel', 'id'] : ['pixel', 'also', index - 1, 'id'];
    return account && /^(?:G-|AW-|C)?(?:[0-]+|X+)$/.test(account.id)
      ? createProblem('placeholder-pixel', {}, atValue(path))
      : [];
  });

/** Descriptions of listed pages that say no more than the title. */
const descriptions: Check = ({ site, atValue }) =>
  site.routes.flatMap(({ path, title, seo }, index) => {
    const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
    const { description = '' } = seo;
    const isOwn = letters(description) !== letters(title) && /\s\S+\s/.test(description);
    if (!seo.index || isOwn) return [];
    const place = atValue(['routes', index, 'seo', 'description']);
    return createProblem('placeholder-description', { path }, place);
  });
