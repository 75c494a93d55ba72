import { z } from 'zod';
import { formed, group, line, list, stateLabel, stateLine, target } from './fields.ts';
import { errorsAmong, errorsOf } from './formFieldRules.ts';
import {
  autocomplete,
  beginsEmpty,
  otherParts,
  otherTypes,
  types,
  unnamed,
  variants,
} from './formFieldTypes.ts';
import type { ItemName } from './kinds.ts';

/**
 * The name under which the value is sent. Not ours: names that begin with `_`, and those that a form already
 * has for the person who sends it. Nor what React reads of a form, which a browser answers with the field of that name.
 */
const fieldName = formed(
  60,
  /^[A-Za-z][A-Za-z0-9_-]*$/,
  'A letter first, then letters, digits, "_" and "-".',
).regex(
  /^(?!(?:form-name|bot-field|submission-id|classList|firstChild|nextSibling|nodeName|nodeType|setAttribute)$)/,
  'Another name: "form-name", "bot-field" and "submission-id" are taken, and by browsers "classList", "firstChild", "nextSibling", "nodeName", "nodeType" and "setAttribute".',
);

/** A day or a time; formFieldRules.ts says which. A longer text is none, rather than too long. */
const moment = z
  .string()
  .regex(
    /^(?:(?=.*[:-])[\d:-]{1,10}|today(?: [+-] \d{1,4} days?)?)$/,
    'A day such as 2027-06-12 or "today + 2 days", or a time such as 09:00.',
  );

/** Not the word for a kind of files, which no file ends with. */
const fileEnding = z
  .string()
  .regex(
    /^(?!(?:any|audio|document|file|image|photo|picture|video|word|excel|powerpoint|text)s?$)[a-z0-9]{1,10}$/,
    'The ending of a file without the dot, such as pdf; of pictures [jpg, png, heic, webp].',
  );

/** How a condition names a field. */
const itemName: ItemName = {
  name: 'name',
  label: 'label',
  choices: 'options',
  except: { by: 'type', words: unnamed },
};

const noOpposite = 'There is no opposite: write all the values with which it is shown under "is".';
const noComparison =
  'No condition compares numbers: ask with a choice, and write its options under "is".';
const noSecond = 'A condition is about one field, with any of the values under "is".';
const isChecked =
  'Leave it out: e-mail addresses, telephone numbers, numbers, days and times are checked.';

const When = group('Shows the field only while another one has a value.', {
  field: fieldName.meta({ itemName }).describe('The name of the other field, further up.'),
  is: list(
    'The values of that field with which this one is shown. Without it, any value does.',
    [1, 50],
    line.meta({ choiceOf: 'field' }),
  ).optional(),
}).meta({
  synonyms: {
    field: ['Feld', 'champ'],
    is: ['equals', 'equalTo', 'eq', 'oneOf', 'ist'],
  },
  likelySynonyms: {
    is: ['value', 'values', 'option', 'options', 'in'],
    field: ['name', 'id', 'question'],
  },
  needless: {
    not: noOpposite,
    isnot: noOpposite,
    unless: noOpposite,
    min: noComparison,
    max: noComparison,
    above: noComparison,
    below: noComparison,
    greaterthan: noComparison,
    lessthan: noComparison,
    and: noSecond,
    or: noSecond,
    all: noSecond,
  },
});

/** Words of a field: a condition, or a menu, may keep them from being seen. */
const words = stateLine;
/** What a field is called, and what is agreed to, which any business says in the same words. */
const standardWords = stateLabel;

const Keys = z.strictObject({
  type: z
    .enum(types)
    .meta({
      synonyms: otherTypes,
      likelySynonyms: {
        // 200 characters of a message might be lost.
        line: ['text', 'texte'],
        paragraph: ['text', 'texte'],
        consent: ['checkbox', 'Kontrollkästchen', 'Ankreuzen', 'case à cocher', 'newsletter'],
        email: ['newsletter'],
        several: ['checkbox', 'Kontrollkästchen', 'Ankreuzen', 'case à cocher'],
      },
      needless: otherParts,
    })
    .describe(
      'What it asks for: line, paragraph, email, telephone, number, date, time, choice (one of several), several (as many as wanted), consent (a box to tick), file, or hidden (sent, not shown).',
    ),
  name: fieldName.describe('The name under which the value is sent, such as email.'),
  label: standardWords
    .meta({ sample: 'Your name' })
    .optional()
    .describe('The words above the field, or beside the box of a consent.'),
  help: words.optional().describe('A few words of help under the label.'),
  heading: words
    .optional()
    .describe(
      'A heading above the field, with which a group begins. It goes on to the next heading.',
    ),
  required: z
    .boolean()
    .default(false)
    .describe('true: the form is not sent without it. Of several: at least one.'),
  when: When.optional(),
  keep: z
    .boolean()
    .default(true)
    .describe(
      'false: what is typed here is lost when the page is left. Good for what is nobody’s business, such as an illness. Otherwise the tab of the visitor keeps it until the form is sent.',
    ),
  autocomplete: autocomplete
    .optional()
    .describe('Of a line: what the browser may fill in, such as name or postal-code.'),
  maxLength: z
    .int()
    .min(1)
    .max(10_000)
    .optional()
    .describe(
      'Of a line or a paragraph: how many characters it may have. Without it, 200 and 4,000.',
    ),
  min: z.number().meta({ textKey: 'from' }).optional().describe('Of a number: the smallest.'),
  max: z.number().meta({ textKey: 'until' }).optional().describe('Of a number: the largest.'),
  step: z
    .number()
    .min(0.001)
    .optional()
    .describe('Of a number: the steps in which it grows. Without it, 1: whole numbers.'),
  from: moment
    .optional()
    .describe(
      'Of a date or a time: the earliest, such as 2027-06-12, today + 2 days (of the visit) or 09:00.',
    ),
  until: moment
    .meta({ kind: 'date' })
    .optional()
    .describe(
      'Of a date or a time: the latest, such as 2027-06-12, today + 90 days (of the visit) or 17:30.',
    ),
  options: list(
    'What there is to choose from. Up to five are shown, more are in a menu. The words are sent.',
    [2, 100],
    words,
  )
    .meta({ sample: '[One, Two]' })
    .optional(),
  link: standardWords
    .meta({ sample: 'Privacy' })
    .optional()
    .describe('Of a consent: the words of the link to what is agreed to, such as Privacy.'),
  to: target
    .meta({ sample: '/privacy' })
    .optional()
    .describe('Of a consent: where that link leads: a page of this site ("/privacy"), or a file.'),
  accept: list(
    'Of a file: the endings that it may have, such as [jpg, png, pdf].',
    [1, 20],
    fileEnding,
  )
    // Cameras and programs write the one or the other.
    .overwrite((endings) => [
      ...new Set(endings.flatMap((one) => (/^jpe?g$/.test(one) ? ['jpg', 'jpeg'] : one))),
    ])
    .meta({ sample: '[jpg, png, pdf]' })
    .optional(),
  maxSize: z
    .number()
    .min(0.1)
    .max(100)
    .meta({ sample: '8', unit: 'megabytes' })
    .optional()
    .describe('Of a file: how large it may be, in megabytes.'),
  value: line.meta({ shown: 'never' }).optional().describe('Of a hidden field: what is sent.'),
  parameter: formed(60, /^[A-Za-z][\w.-]*$/, 'The name of a parameter, such as utm_source.')
    .meta({ kind: 'parameter' })
    .optional()
    .describe(
      'Of a hidden field, instead of "value": the parameter of campaign: parameters that is sent, where the visitor has said yes to advertising.',
    ),
});

const Field = Keys.check(({ value: field, issues }) => {
  for (const [path, message, params] of errorsOf(field))
    issues.push({ code: 'custom', input: field, path, message, params });
}).meta({
  variants,
  synonyms: {
    label: ['caption', 'question', 'Beschriftung', 'Bezeichnung', 'Frage'],
    options: ['choices', 'items', 'Optionen'],
    required: ['mandatory', 'isRequired', 'compulsory', 'Pflichtfeld', 'Pflicht', 'obligatoire'],
    help: ['hint', 'helpText', 'Hilfe', 'Hinweis'],
    from: ['von', 'ab', 'earliest'],
    until: ['bis', 'latest'],
    when: ['wenn', 'falls'],
    name: ['Feldname', 'fieldName'],
    maxLength: ['maximumLength'],
    accept: ['fileTypes', 'accepts'],
    maxSize: ['maximumSize'],
  },
  likelySynonyms: {
    label: ['title', 'text'],
    options: ['values'],
    help: ['placeholder', 'description'],
    when: ['if', 'showIf', 'condition', 'visibleIf'],
    value: ['default'],
    name: ['id', 'key'],
  },
  needless: {
    optional: 'Leave it out: a field may stay empty unless it has "required: true".',
    default: beginsEmpty,
    initialvalue: beginsEmpty,
    checked: beginsEmpty,
    selected: beginsEmpty,
    minlength:
      'No text has a least length: say under "help" what you hope for, or make it "required: true".',
    pattern: isChecked,
    format: isChecked,
    multiple:
      'Of options, "type: several" takes as many as wanted. A field of the type file takes one: write a field for each.',
    rows: 'Leave it out. How long a text may be is "maxLength".',
    unit: 'Write it into "label" or "help", such as "help: in minutes".',
  },
});
export type FormField = z.output<typeof Field>;

/** The fields of a form, in their order. */
export const formFields = list('The fields, in their order.', [1, 60], Field).check(
  ({ value: fields, issues }) => {
    for (const [path, message, params] of errorsAmong(fields))
      issues.push({ code: 'custom', input: fields, path, message, params });
  },
);
