import { quoted, warning } from '../phrases.ts';

/** What visitors would read, and nobody meant. */
export const textWording = {
  'foreign-mark': warning((it: ForeignMark) => ({
    message: `Visitors will see ${quoted(it.mark)} as it is written: ${reasons[it.language](it)}.`,
    hint: advice[it.language](it),
  })),
  'misread-mark': warning(
    (
      it: { mark: string } & (
        | { as: 'code' | 'line' }
        | { as: 'table'; columns: number }
        | { as: 'address'; link: string | undefined }
      ),
    ) => {
      switch (it.as) {
        case 'code':
          return {
            message: `Nothing ends the code that begins with ${quoted(it.mark)}: all below it is shown as code.`,
            hint: 'Write ``` on a line of its own below the code.',
          };
        case 'line':
          return {
            message: `Visitors will see ${quoted(it.mark)} as it is written: running text has no line across the page.`,
            hint: 'Remove it, and write "## " before a heading, or begin a section of its own.',
          };
        case 'table':
          return {
            message:
              'Visitors will see this line as it is written: a table has a row of dashes below its first row, with as many columns.',
            hint: `Write |${'---|'.repeat(it.columns)} below the first row.`,
          };
        default:
          return {
            message: `Visitors will see ${quoted(it.mark)} as words that lead nowhere: an address is no link by itself.`,
            hint: it.link
              ? `Write [words](${it.link}).`
              : 'Write the address under links, and [words](NAME) with its name here.',
          };
      }
    },
  ),
  'wrong-encoding': warning((it: { written: string; meant: string | undefined }) => ({
    message:
      it.meant === undefined
        ? `A character was lost in ${quoted(it.written)}: where it was is a mark for an unknown one.`
        : `${quoted(it.written)} is ${quoted(it.meant)}, read in a wrong encoding.`,
    hint:
      it.meant === undefined
        ? 'Write the text anew, and save the file with the encoding UTF-8.'
        : `Write ${quoted(it.meant)}, and open and save the file with the encoding UTF-8.`,
  })),
  'double-currency': warning((it: { sign: string; meant: string; isEscaped: boolean }) => ({
    message: it.isEscaped
      ? 'Visitors will see this reference as it is written: "$${" stands for a plain "${".'
      : `Visitors will see the currency twice: "| money" writes it, and ${quoted(it.sign)} is here, too.`,
    hint: `Write ${it.meant}.`,
  })),
  'yes-as-text': warning((it: { written: string; meant: string }) => ({
    message: `${quoted(it.written)} is a word here, and visitors will read it. Whether something is there is true or false.`,
    hint: `Write ${it.meant}, or put the word in quotes if it is to be read.`,
  })),
  'unknown-code': warning((it: { what: string; code: string; nearest: readonly string[] }) => ({
    message: `There is no ${it.what} ${quoted(it.code)}.`,
    hint: it.nearest.length > 0 ? `Write ${it.nearest.join(' or ')}.` : codeHints[it.what],
  })),
};

/** Whose mark it is that a text holds. */
export type MarkLanguage =
  | 'html'
  | 'entity'
  | 'emphasis'
  | 'heading'
  | 'bullet'
  | 'link'
  | 'picture'
  | 'escape'
  | 'template';

type ForeignMark = {
  mark: string;
  meant: string | undefined;
  language: MarkLanguage;
  /** The text is running text, which knows a few marks. */
  isRich: boolean;
  /** The text is one line. */
  isLine: boolean;
};

type Words = Readonly<Record<MarkLanguage, (it: ForeignMark) => string>>;

const reasons: Words = {
  html: ({ mark }) => (mark.startsWith('[') ? 'no text here knows BBCode' : 'no text here is HTML'),
  entity: () => 'that is how HTML writes a character',
  emphasis: ({ isRich }) =>
    isRich ? 'of such marks, running text knows only **' : 'this text has no bold or italic words',
  heading: ({ isRich }) =>
    isRich ? 'a heading of running text starts with ##' : 'this text has no headings',
  bullet: () => 'a bullet of running text starts with a dash',
  link: () => 'this text holds no links',
  picture: ({ isRich }) =>
    isRich ? 'a picture of running text is a file under media/' : 'a text holds no pictures',
  escape: ({ mark }) =>
    /[rn]/.test(mark)
      ? 'it is a new line only inside double quotes'
      : 'the backslash belongs to another language',
  template: () => 'it is a slot that another program fills in',
};

const advice: Words = {
  html: ({ mark, isRich, isLine }) => {
    if (/^<br/i.test(mark))
      return isLine
        ? 'Remove it: the page breaks lines by itself.'
        : 'Begin a new line in its place, in a text that starts with | after its key.';
    if (isRich && /^<\/?(?:b|strong)\b/i.test(mark)) return 'Write **words** for bold ones.';
    if (isRich && /^<\/?h\d/i.test(mark)) return 'Write "## " before a heading.';
    if (isRich && /^<\/?(?:ul|li|ol)\b/i.test(mark)) return 'Write "- " before each bullet.';
    if (isRich && /^<\/?a\b/i.test(mark)) return 'Write [words](/page) for a link.';
    return 'Write the words alone: how a text looks comes from its section and the theme.';
  },
  entity: ({ meant = '' }) =>
    /[\u00A0\u00AD\u200C\u200D]/.test(meant)
      ? 'Write an ordinary space, or nothing.'
      : `Write the character itself: ${meant}`,
  emphasis: ({ isRich }) =>
    isRich ? 'Write **words** for bold ones.' : 'Write the words without these marks.',
  heading: ({ isRich }) =>
    isRich ? 'Write "## ".' : 'Write the words alone, or use a section that has a heading.',
  bullet: () => 'Write "- ".',
  link: () =>
    'Write the words alone, and put the link into a button, or into a section of the type richText.',
  picture: ({ isRich }) =>
    isRich
      ? 'Write ![what it shows](media/NAME.jpg) in a paragraph or a list.'
      : 'Remove it, and use a section that has a picture.',
  escape: ({ mark, isLine }) => {
    if (!/[rn]/.test(mark)) return 'Write the character without the backslash.';
    return isLine
      ? 'Remove it: the page breaks lines by itself.'
      : 'Begin a new line in its place, in a text that starts with | after its key.';
  },
  template: () => 'Write the words themselves, or a reference such as ${constants.NAME}.',
};

const codeHints: Readonly<Record<string, string>> = {
  language: 'Write the two letters of ISO 639, such as en or de.',
  country:
    'Write the two letters of ISO 3166 after the language, such as en-GB, or the language alone.',
  currency: 'Write the three letters of ISO 4217, such as GBP.',
};
