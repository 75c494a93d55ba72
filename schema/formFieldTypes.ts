import { z } from 'zod';
import type { Synonyms, Variants } from './kinds.ts';

/** What a field asks for, and the keys that only some of them know. */
export const keysOf = {
  line: ['autocomplete', 'maxLength'],
  paragraph: ['maxLength'],
  email: [],
  telephone: [],
  number: ['min', 'max', 'step'],
  date: ['from', 'until'],
  time: ['from', 'until'],
  choice: ['options'],
  several: ['options'],
  consent: ['link', 'to'],
  file: ['accept', 'maxSize'],
  hidden: ['value', 'parameter'],
} as const;
export type FieldType = keyof typeof keysOf;

/** What types are called in HTML, elsewhere, and in other languages. */
export const otherTypes: Synonyms = {
  line: ['string', 'input', 'textfield', 'Textfeld', 'Zeile', 'url', 'website'],
  paragraph: [
    'textarea',
    'multiline',
    'longtext',
    'Absatz',
    'Nachricht',
    'Mitteilung',
    'paragraphe',
  ],
  email: ['mail', 'emailAddress', 'Mailadresse', 'courriel'],
  telephone: ['tel', 'phone', 'phoneNumber', 'mobile', 'Telefon', 'Telefonnummer'],
  number: ['integer', 'int', 'Zahl', 'Nummer', 'nombre', 'range', 'slider', 'quantity', 'Anzahl'],
  date: ['day', 'Datum', 'Tag', 'jour'],
  time: ['hour', 'Uhrzeit', 'Zeit', 'heure'],
  choice: [
    'select',
    'dropdown',
    'radio',
    'radios',
    'radiobuttons',
    'combobox',
    'rating',
    'Auswahl',
    'choix',
  ],
  several: ['checkboxes', 'multiselect', 'multiple', 'Mehrfachauswahl'],
  consent: ['agreement', 'terms', 'gdpr', 'Einwilligung', 'Zustimmung', 'consentement'],
  file: ['upload', 'attachment', 'Datei', 'Anhang', 'fichier'],
};

const noGroup =
  'A group begins with the "heading" of its first field, and goes on to the next heading.';
/** Why no form needs a question against robots. */
export const noRobots = 'Leave it out: every form has a field for robots that nobody sees.';
const isButton = 'The words of the button are "send" of the form, which is no field.';
const areTwo = 'Write two fields: one of the type date, one of the type time.';

/** What is no field of a form, in small letters without spaces, and what to write. */
export const otherParts: Readonly<Record<string, string>> = {
  datetime: areTwo,
  datetimelocal: areTwo,
  submit: isButton,
  button: isButton,
  captcha: noRobots,
  recaptcha: noRobots,
  honeypot: noRobots,
  group: noGroup,
  fieldset: noGroup,
  section: noGroup,
  heading: noGroup,
  password: 'Ask for nothing secret: what is sent ends up in e-mails and lists.',
  address:
    'Write a line for each part, such as street and town, with its "autocomplete", or one paragraph.',
};

/** What a field may ask for. */
export const types = Object.keys(keysOf) as [FieldType, ...FieldType[]];

/** The keys that a type needs; the label alone where none are here. */
export const needsOf: Readonly<Partial<Record<FieldType, readonly string[]>>> = {
  choice: ['label', 'options'],
  several: ['label', 'options'],
  consent: ['label', 'link', 'to'],
  file: ['label', 'accept', 'maxSize'],
  hidden: [],
};

/** Labels to copy, where that of a line does not suit the type. */
export const sampleLabels: Readonly<Partial<Record<FieldType, string>>> = {
  paragraph: 'Your message',
  email: 'Your e-mail address',
  telephone: 'Your telephone number',
  number: 'How many?',
  date: 'Which day?',
  time: 'What time?',
  choice: 'Which one?',
  several: 'Which ones?',
  consent: 'I agree to the privacy notice.',
  file: 'A photo',
};

/** The keys of which a type needs exactly one. */
export const eitherOf: Readonly<Partial<Record<FieldType, readonly string[]>>> = {
  hidden: ['value', 'parameter'],
};

/** Why nothing can be filled in beforehand. */
export const beginsEmpty =
  'What is shown begins empty, or as its visitor left it. What is always sent is the "value" of another field, of the type hidden.';

/** The types that no condition can be about. */
export const unnamed: readonly FieldType[] = ['hidden', 'file'];

/** The keys of what is shown. */
export const shownKeys = ['label', 'help', 'heading', 'when'] as const;

/** What forms of the window offer for a field of each type. */
export const variants: Variants = {
  by: 'type',
  of: Object.fromEntries(
    types.map((type) => {
      const shown = type === 'hidden' ? [] : [...shownKeys, 'required'];
      const may = ['type', 'name', ...shown, 'keep', ...keysOf[type]];
      const either = eitherOf[type];
      return [type, { may, must: needsOf[type] ?? ['label'], ...(either && { either }) }];
    }),
  ),
};

/** What browsers know of a visitor and may fill in (HTML, "Autofill field names"), as far as it suits one line. */
export const autocomplete = z
  .enum([
    'name',
    'given-name',
    'family-name',
    'honorific-prefix',
    'organization',
    'organization-title',
    'street-address',
    'address-line1',
    'address-line2',
    'address-level1',
    'address-level2',
    'postal-code',
    'country-name',
    'url',
  ])
  .meta({
    synonyms: {
      name: ['fullName'],
      'given-name': ['firstName', 'Vorname', 'prénom'],
      'family-name': ['lastName', 'surname', 'Nachname'],
      organization: ['company', 'organisation', 'Firma', 'société'],
      'street-address': ['street', 'Straße', 'Strasse', 'rue'],
      'address-level2': ['city', 'town', 'Ort', 'Stadt', 'ville'],
      'postal-code': ['zip', 'zipCode', 'postcode', 'PLZ', 'Postleitzahl'],
      'country-name': ['country', 'Land', 'pays'],
      url: ['website'],
    },
    likelySynonyms: {
      'street-address': ['address', 'Adresse', 'Anschrift'],
      'address-line1': ['address', 'Adresse', 'Anschrift'],
    },
    needless: {
      on: 'Remove it: browsers fill in what they know by themselves.',
      email: 'Write "type: email" and no "autocomplete": browsers fill it in by themselves.',
      tel: 'Write "type: telephone" and no "autocomplete": browsers fill it in by themselves.',
    },
  });
