import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import type { MarkLanguage } from '#problems/wording/textWording.ts';
import { decodeHTMLStrict } from 'entities';
import { z } from 'zod';
import { meantReference } from '../references/malformedReference.ts';
import { richTextParts } from '../richTextParts.ts';
import type { CheckContext } from './CheckContext.ts';
import { placeParts, type VisibleText, visibleTexts } from './visibleTexts.ts';

/** A part of a text that visitors see as it is written, and what to write in its place, if that is known. */
type Mark = { written: string; meant?: string | undefined; isCertain?: boolean };

type Rule = (text: VisibleText, context: CheckContext) => Mark[];

/** Marks of another language, such as HTML, in a text that does not know them; of each language once a text. */
export function foreignMarks(context: CheckContext): Problem[] {
  return visibleTexts(context).flatMap((written) => {
    // Most texts hold none of these characters.
    if (!/[<&*_~[`{#\\]/.test(written.text)) return [];
    const isRich = written.kind === 'richText';
    const text = isRich ? { ...written, text: wordsIn(written.text) } : written;
    return (Object.keys(rules) as MarkLanguage[]).flatMap((language) => {
      const marks = rules[language](text, context);
      return marks.length === 0 ? [] : report(language, marks, text, context);
    });
  });
}

/** The words that visitors read of a running text, without its code. */
function wordsIn(source: string): string {
  let line = '';
  let words = '';
  for (const { at, text, isCode } of richTextParts(source)) {
    const own = at.slice(0, -2).join();
    words += `${own === line ? '' : '\n\n'}${isCode ? ' ' : text}`;
    line = own;
  }
  return words;
}

function report(
  language: MarkLanguage,
  marks: readonly Mark[],
  { kind, schema, scalar, path }: VisibleText,
  { source }: CheckContext,
): Problem {
  const places = placeParts(
    scalar,
    marks.map(({ written }) => written),
    source,
  );
  const edits = marks.flatMap(({ meant }, index) => {
    const place = places[index];
    return place && meant !== undefined ? { ...place, text: meant } : [];
  });
  const isWhole = edits.length === marks.length;
  const isSafe =
    marks.every(({ isCertain }) => isCertain) && isHarmless(source, scalar.isPlain, edits);
  const [first] = marks;
  const facts = {
    mark: first?.written ?? '',
    meant: first?.meant,
    language,
    isRich: kind === 'richText',
    isLine: isLine(schema),
  };
  const { start, end } = places[0] ?? scalar;
  const fix = isWhole ? { edits, isSafe } : undefined;
  const suggestion = places[0] && first?.meant ? first.meant : undefined;
  return createProblem('foreign-mark', facts, { start, end, path, suggestion, fix });
}

/** Whether such characters mean nothing to YAML where they are put. */
function isHarmless(
  source: string,
  isPlain: boolean,
  edits: readonly { start: number; text: string }[],
): boolean {
  return edits.every(
    ({ start, text }) =>
      /^[\p{L}&<>©®€£]$/u.test(text) &&
      !(isPlain && /[:\n\-[{,] *$/.test(source.slice(Math.max(0, start - 9), start))),
  );
}

/** Whether a text is one line: in others, a new line is one on the page. */
function isLine(schema: VisibleText['schema']): boolean {
  return !z.safeParse(schema, 'a\nb').success;
}

const rules: Readonly<Record<MarkLanguage, Rule>> = {
  html({ text, kind }) {
    return [
      ...text.matchAll(/<(\/?)([a-z][a-z\d]*)(\s[^<>]*)?\/?>|<!--[^<>]*-->|\[(\/)([a-z]+)\]/gi),
    ].flatMap(({ 0: written, 1: slash, 2: tag, 3: rest = '', 5: code }) => {
      if (code !== undefined)
        return bbCodes.has(code.toLowerCase()) && text.includes(`[${code}`) ? { written } : [];
      const name = (tag ?? '').toLowerCase();
      const isTag =
        tag === undefined ||
        certainTags.has(name) ||
        (wordTags.has(name) && (/\w=/.test(rest) || slash === '/' || text.includes(`</${tag}>`)));
      return isTag ? { written, meant: withoutTag(name, kind === 'richText') } : [];
    });
  },

  entity({ text }) {
    return [...text.matchAll(/&(?:[a-z][a-z\d]{1,7}|#\d{2,6}|#x[\da-f]{2,5});/gi)].flatMap(
      ({ 0: written }) => {
        const meant = decodeHTMLStrict(written);
        return meant === written || /\p{Cc}/u.test(meant)
          ? []
          : { written, meant, isCertain: true };
      },
    );
  },

  emphasis({ text, kind }) {
    return [...text.matchAll(emphasis)].flatMap(({ 0: written, 1: mark = '', 2: words = '' }) => {
      // In capitals, they are an eye-catcher: `*NEW*`.
      const isEyeCatcher = mark.length === 1 && !/\p{Ll}|\p{Lo}/u.test(words);
      // `__init__` is a word of programs.
      const isName = mark === '__' && /^[a-z]+$/.test(words);
      if (isEyeCatcher || isName || !/\p{L}/u.test(words)) return [];
      const meant = kind === 'richText' ? `**${words}**` : words;
      return { written, meant };
    });
  },

  heading({ text, kind }) {
    const isRich = kind === 'richText';
    const form = isRich ? /^ *(#{1,6}) (?=\p{L})/gmu : /^ *(#{2,6}) (?=\S)/gm;
    return [...text.matchAll(form)].map(({ 1: written = '' }) => ({
      written: `${written} `,
      meant: isRich ? '## ' : undefined,
    }));
  },

  bullet({ text, kind }) {
    const found = kind === 'richText' ? [...text.matchAll(/^ *([*+] )(?=\S)/gm)] : [];
    // One may be a note to a star in the text.
    return found.length < 2 ? [] : found.map(({ 1: written = '' }) => ({ written, meant: '- ' }));
  },

  link({ text, kind }, { names }) {
    if (kind === 'richText') return [];
    return [...text.matchAll(/(?<!!)\[([^[\]\n]+)\]\(([^()\s]+)\)/g)].flatMap(
      ({ 0: written, 1: words, 2: to = '' }) =>
        /^(?:[/#]|https?:|mailto:|tel:|www\.)/.test(to) || names.link.includes(to)
          ? { written, meant: words }
          : [],
    );
  },

  picture({ text }) {
    return [...text.matchAll(/!\[[^[\]\n]*\]\([^()\s]+\)/g)].map(({ 0: written }) => ({ written }));
  },

  escape({ text, scalar, schema }) {
    if (!text.includes('\\') || /(?<!\p{L})[a-z]:\\/iu.test(text)) return [];
    return [...text.matchAll(/\\(?:r\\n|n|["'](?!\\)|u[\da-f]{4})/gi)].flatMap(
      ({ 0: written, index }) => {
        if (/^\\[rn]/i.test(written) && !isLineBreak(text, index, written.length)) return [];
        if (/u/i.test(written))
          return { written, meant: String.fromCharCode(Number.parseInt(written.slice(2), 16)) };
        const isQuote = /["']$/.test(written);
        const meant = isQuote && scalar.isPlain ? written.slice(1) : undefined;
        return { written, meant: !isQuote && isLine(schema) ? ' ' : meant };
      },
    );
  },

  template({ text }, { tree }) {
    return [...text.matchAll(templates)].flatMap(({ 0: written }) =>
      meantReference(tree, written) === undefined ? { written } : [],
    );
  },
};

/** Emphasis around words of one line, as Markdown and messengers write it; a star behind a word is a footnote. */
const emphasis =
  /(?<=^|[\s(„“"'])(\*\*|__|~~|[*_])(?=[^\s*_~])([^*_~\n]*[^\s*_~])\1(?![\p{L}\d*_~])/gmu;

/** Slots of other programs: mail programs, shops, WordPress, PHP. */
const templates =
  /\{\{[^{}\n]*\}\}|<%[^%\n]*%>|<\?[^?\n]*\?>|\*\|\w+\|\*|\[[a-z][\w-]+(?: [\w-]+="[^"\]\n]*")+ *\/?\]/g;

/** Tags that are no words: nobody writes `<br>` for anything else. */
const certainTags: ReadonlySet<string> = new Set(
  'abbr blockquote br div em font h1 h2 h3 h4 h5 h6 hr iframe img li ol p pre small span strong sub sup svg table tbody td th thead tr ul'.split(
    ' ',
  ),
);

/** Tags that may also be a word in brackets: only with an attribute, or closed. */
const wordTags: ReadonlySet<string> = new Set(
  'a article aside b body button center code footer form head header html i input label link main mark nav q s script section select strike style summary title textarea time u video'.split(
    ' ',
  ),
);

const bbCodes: ReadonlySet<string> = new Set('b i u s url img quote code color size'.split(' '));

/** What stands in place of a tag: bold words of a running text stay bold, a line break parts two words. */
function withoutTag(name: string, isRich: boolean): string | undefined {
  if (name === 'br') return ' ';
  if (isRich && /^(?:b|strong)$/.test(name)) return '**';
  return /^(?:script|style|img|iframe|svg|video|a|li|h\d|p|div|input|form|table|t\w+)$/.test(name)
    ? undefined
    : '';
}

/** Whether `\n` was meant as a line break: not in `folder\new`, nor as a command such as `\newline`. */
function isLineBreak(text: string, index: number, length: number): boolean {
  const [before = ''] = /\S*$/.exec(text.slice(Math.max(0, index - 60), index)) ?? [];
  const [after = ''] = /^\S*/.exec(text.slice(index + length, index + length + 60)) ?? [];
  const isPath =
    /\\(?![nrt"'])|^[~.]*[\\/]/.test(before + after) ||
    /^\p{Ll}[^\\]*\.\p{Ll}{2,4}$/u.test(after) ||
    // Behind the n, what folders are called: new, notes …
    /^(?:ews?|otes?|ames?|ode|etwork)(?!\p{L})/u.test(after);
  return !isPath && (before !== '' || !/^\p{Ll}/u.test(after));
}
