import { z } from 'zod';
import { mediaForm, targetName } from './mediaName.ts';

/** Keys that belong together, with a sentence for the operator. Keys that are not listed are errors. */
export function group<const Fields extends z.ZodRawShape>(description: string, fields: Fields) {
  return z.strictObject(fields).describe(description);
}

/** What may be left out of a part, at any depth of its groups. */
export type Partial<Part> = Part extends readonly unknown[]
  ? Part
  : Part extends object
    ? { [Key in keyof Part]?: Partial<Part[Key]> | undefined }
    : Part;

/** The same group with every key optional, at any depth. What counts without a key stands in schema/defaults. */
export function partial<Group extends z.ZodObject>(
  schema: Group,
): z.ZodOptional<z.ZodType<Partial<z.output<Group>>, Partial<z.input<Group>>>> {
  const fields = Object.entries(schema.shape).map(([key, field]) => [
    key,
    field instanceof z.ZodObject ? partial(field) : field.optional(),
  ]);
  const optional = z.strictObject(Object.fromEntries(fields)).meta({ ...schema.meta() });
  // Of the same fields.
  return (optional as unknown as z.ZodType<Partial<z.output<Group>>>).optional() as never;
}

/** A list, from so many items to so many: of groups with such fields, or of what a schema allows. */
export function list<const Of extends z.ZodType | z.ZodRawShape>(
  description: string,
  [min, max]: readonly [min: number, max: number],
  of: Of,
) {
  const item = of instanceof z.ZodType ? of : z.strictObject(of);
  const items = z.array(item as ItemOf<Of>).max(max); // of whichever it is
  return (min > 0 ? items.min(min) : items).describe(description);
}

type ItemOf<Of> = Of extends z.ZodRawShape ? z.ZodObject<Of, z.core.$strict> : Of & z.ZodType;

/** A text of at most so many characters, in a form that `rule` puts into words. */
export function formed(most: number, form: RegExp, rule: string) {
  return z.string().max(most).regex(form, rule);
}

/** What is said of a text that no page can show. */
export const unshowable = 'An escape here stands for a character that no page can show.';

/** Whether a page can show a text: escapes such as "\\0" can stand for characters that HTML does not know. */
export function isShowable(text: string): boolean {
  return !/[^\P{Cc}\t\r\n]|\p{Cs}/u.test(text);
}

/** One line of visible text, 1 to 300 characters. */
export const line = z
  .string()
  .min(1)
  .max(300)
  .regex(/^\S(?:[^\r\n]*\S)?$/, 'A single line, without spaces at its ends.')
  .refine(isShowable, unshowable)
  .meta({ kind: 'text' });

/** A text of one or more lines, 1 to 4,000 characters. */
export const paragraph = z
  .string()
  .trim()
  .min(1)
  .max(4000)
  .refine(isShowable, unshowable)
  .meta({ kind: 'text' });

/** One line of the words that say how a block works, such as the label of a button that copies. */
export const label = line.meta({ isStandard: true });

/** Such words that are seen in a state only. */
export const stateLabel = label.meta({ shown: 'atTimes' });

/** Words that are seen in a state only, or after a press. */
export const stateLine = line.meta({ shown: 'atTimes' });
export const stateParagraph = paragraph.meta({ shown: 'atTimes' });

/** A line that screen readers read, and nobody sees. */
export const spoken = line.meta({ shown: 'spoken' });

/** A name that other places of site.yaml use: a letter first, then letters and digits. */
export const name = formed(
  60,
  /^[a-z][A-Za-z0-9]*$/,
  'A small letter first, then letters and digits: "firstName".',
);

/** The name of the click of a button or banner. */
export const clickName = name
  .meta({ kind: 'clickName' })
  .optional()
  .describe('A name for this click, for the rules under pixel: events (onClick).');

/** Such words with slots in single braces that the page fills in, such as `{title}`. */
export function template(slots: readonly string[]) {
  return stateLabel.refine((text) => unknownSlots(text, slots).length === 0, {
    params: { code: 'unknown-slot' },
    error: (issue) =>
      `Only ${slots.map((slot) => `{${slot}}`).join(', ')} can stand here, not ${unknownSlots(String(issue.input), slots).join(', ')}.`,
  });
}

function unknownSlots(text: string, slots: readonly string[]): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)]
    .filter(([, slot]) => !slots.includes(slot ?? ''))
    .map(([whole]) => whole);
}

/** A length of time in milliseconds, a whole number; at most one hour. */
export const milliseconds = z.int().min(0).max(3_600_000).meta({ unit: 'milliseconds' });

/** A length on the screen in CSS pixels, a whole number; at most 4,000. */
export const pixels = z.int().min(1).max(4000);

/** How many there are of something, a whole number; at most 1,000. */
export const count = z.int().min(0).max(1000);

/** An amount of money in the site's currency; at most one million. */
export const money = z.number().min(0).max(1_000_000).meta({ unit: 'money' });

/** Tells search engines of the prices of a section. */
export const structuredData = z
  .boolean()
  .optional()
  .meta({ needsCurrency: true })
  .describe(
    'true tells search engines the prices, those that are an amount in the currency of the site.',
  );

/** The currency of amounts (ISO 4217). */
export const currency = z
  .string()
  .regex(/^[A-Z]{3}$/, 'Three capital letters (ISO 4217), such as GBP.');

/** A share of a hundred. */
export const percent = z.number().min(0).max(100).meta({ unit: 'percent' });

/** How long something is shown before it changes by itself. */
export const changeInterval = milliseconds.min(500).meta({ sensible: { from: 800, to: 60_000 } });

/** How long a button says that it has done its work. */
export const labelTime = milliseconds.meta({ sensible: { from: 500, to: 20_000 } });

/** A list is as long as the number beside it says. The list is called by its key, which is a plural. */
export function isCounted(items: string, number: string) {
  const lengthIn = (part: object) => (Reflect.get(part, items) as unknown[]).length;
  return z.refine<object>(
    (part) => [undefined, lengthIn(part)].includes(Reflect.get(part, number)),
    {
      path: [items],
      params: { code: 'wrong-count', number },
      error: ({ input }) => {
        const part = input as Record<string, unknown>;
        const length = lengthIn(part);
        const found =
          length === 1 ? `There is 1 ${items.replace(/s$/, '')}` : `There are ${length} ${items}`;
        return `${found} here, but ${number} says ${String(part[number])}.`;
      },
    },
  );
}

/** A name fades out and the next one in before the one after is due. */
export const isFadeShort = z.refine<{ interval: number; fade: number }>(
  ({ interval, fade }) => fade * 2 < interval,
  {
    path: ['fade'],
    params: { code: 'long-fade' },
    error:
      'A name would still be fading when the next one is due: fade twice is not shorter than interval.',
  },
);

/** The letters and digits of a path, in any language: where a script has small letters, those alone. */
const letter = String.raw`[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{Nd}]`;
const segment = `${letter}+(?:[-_]${letter}+)*`;

/**
 * The address of a page on this site: `/`, `/buy-media`, `/über-uns/team_2`. A part of it with letters
 * beyond ASCII is at most 60 long: its file name may have 255 bytes.
 */
export const routePath = formed(
  200,
  new RegExp(
    String.raw`^(?!.*\/(?=[^\/]*[^\0-\x7F])[^\/]{61})\/(?:${segment}(?:\/${segment})*)?$`,
    'u',
  ),
  'A path starts with "/", has small letters, digits, "-" and "_", and no "/" at its end.',
);

/** What may be a page of this site. */
export const sitePath = String.raw`\/(?:${letter}|[\/_-])*`;

/** Where a button or link leads: a page of this site (`/about`, `/about#team`), the name of an entry of `links`, or a file (`media/menu.pdf`). */
export const target = formed(
  200,
  new RegExp(
    String.raw`^(?:${sitePath}(?:#(?:${letter}|[_-])+)?|[a-z][A-Za-z0-9]*)$|${mediaForm.source}`,
    'u',
  ),
  'A page of this site ("/about"), the name of an entry under links, or a file ("media/menu.pdf").',
)
  .overwrite(targetName)
  .meta({ kind: 'target' });

/** The name of an entry of `links`. */
export const linkName = formed(
  60,
  /^[a-z][A-Za-z0-9]*$/,
  'The name of an entry under links: a small letter first, then letters and digits.',
).meta({ kind: 'link' });

/** The id of a section, for links that lead to it with `#`. */
export const anchor = formed(
  60,
  /^[a-z][a-z0-9-]*$/,
  'A small letter first, then small letters, digits and "-".',
).meta({ kind: 'anchor' });
