import { counted, error, quoted } from '../phrases.ts';

/** What breaks the form of the file as YAML, so that nothing else can be checked. */
/** What to do about a line that begins as one of something else than YAML. */
const beginsWith: Readonly<Record<string, string>> = {
  '-': 'An item starts with "- ", a dash and a space.',
  '//': 'If it is a comment, begin it with "# ".',
  '<!--': 'If it is a comment, begin it with "# ", and remove the --> at its end.',
  '...': 'If it stands for lines that were left out, remove it.',
};

export const formWording = {
  'merge-conflict': error((it: { mark: string; isAlone: boolean }) => ({
    message: it.isAlone
      ? `Git wrote this ${it.mark} between two versions of the same lines, and its other marks are gone.`
      : 'Two versions of the same lines are here, one after the other, with marks of Git between them.',
    hint: it.isAlone
      ? 'Look at the lines around it, keep those of one version, and remove this line.'
      : 'Keep the lines of one version, and remove the other and the lines that start with <<<<<<<, |||||||, ======= and >>>>>>>.',
  })),
  leftover: error((it: { what: Leftover; text: string; others: number }) => ({
    message: `${quoted(it.text)} does not belong to the site: ${leftovers[it.what]}${it.others === 0 ? '' : `, here and in ${counted(it.others, 'more place')}`}.`,
    hint:
      it.what === 'diff'
        ? 'Remove what is pasted here, or keep the lines that start with + without that sign, and remove those that start with -.'
        : it.what === 'caret' || it.what === 'plus'
          ? 'Remove it.'
          : 'Remove the line.',
  })),
  'unreadable-yaml': error((it: { reason: string }) => ({
    message: `This cannot be read as YAML: ${it.reason}.`,
    hint: 'Look at this line and the one before: a colon, a quote, a bracket or the indentation.',
  })),
  'unclosed-quote': error((it: { mark: string }) => ({
    message: `The text that starts with this ${it.mark} has no ${it.mark} at its end.`,
    hint: `Put ${it.mark} at the end of the text.`,
  })),
  'text-after-quote': error((it: { mark: string }) => ({
    message: 'There is text after the closing quote.',
    hint:
      it.mark === "'"
        ? 'An apostrophe ends a text in \'…\'. Put the text in "…", or write the apostrophe twice.'
        : 'A quote ends a text in "…". Write \\" for a quote inside it.',
  })),
  'unclosed-bracket': error((it: { open: string; close: string; cut: string | undefined }) => ({
    message:
      it.cut === undefined
        ? `The list or group that starts with this ${it.open} has no ${it.close} at its end.`
        : `The ${it.close} of this ${it.open} is in a comment: YAML takes ${quoted(it.cut)} for one.`,
    hint:
      it.cut === undefined
        ? `Put ${it.close} where it ends.`
        : 'Put the text that the # belongs to in quotes.',
  })),
  'unopened-bracket': error((it: { open: string; close: string; start: string }) => ({
    message: `The ${it.close} at the end of this line has no ${it.open} before it.`,
    hint: `Write "${it.open} ${it.start} … ${it.close}".`,
  })),
  'wrong-indentation': error(
    (it: {
      neighbour: number | undefined;
      /** A mark with which no line begins that belongs here. */
      begins?: string;
      /** The list that an item belongs to which begins in this way. */
      list?: string | undefined;
      /** The lines that have moved together, how far to the right, and the key that they belong under as items. */
      moved?: {
        lines: { first: number; last: number };
        by: number;
        under: { key: string; line: number } | undefined;
      };
    }) => {
      const isOne = it.moved?.lines.first === it.moved?.lines.last;
      const at = it.moved?.under;
      const under = at ? `, for ${quoted(at.key)} in line ${at.line}` : '';
      const columns = it.neighbour === undefined ? '' : counted(it.neighbour, 'space');
      return {
        message:
          it.moved === undefined
            ? 'This line starts at a column where nothing else starts.'
            : `${isOne ? 'This line is' : `Lines ${it.moved.lines.first} to ${it.moved.lines.last} are`} ${counted(Math.abs(it.moved.by), 'space')} too far ${it.moved.by > 0 ? 'right' : 'left'}.`,
        hint: it.begins
          ? beginsWith[it.begins]
          : it.list
            ? `It begins an item of ${quoted(it.list)}: move it, with its lines, to the others there.`
            : it.neighbour === undefined
              ? 'Move it to the column of the lines that it belongs with.'
              : it.moved === undefined
                ? `Indent it by ${columns}, as its neighbours are.`
                : isOne
                  ? `Indent it by ${columns}${under}.`
                  : `Indent the first of them by ${columns}${under}, and move the others with it.`,
      };
    },
  ),
  'tab-indentation': error(() => ({
    message: 'This line is indented with a tab, which YAML does not allow.',
    hint: 'Use spaces, two for each step.',
  })),
  'colon-in-text': error((it: { isAddress: boolean }) => ({
    message: 'This text holds a colon followed by a space, which YAML reads as a new key.',
    hint: it.isAddress
      ? 'An address has no space after its colon: remove it.'
      : 'Put the whole text in quotes.',
  })),
  'space-after-dash': error(() => ({
    message: 'There is no space after the dash that starts this item.',
    hint: 'Write "- ", a dash and a space.',
  })),
  'wrong-dash': error((it: { mark: string }) => ({
    message: `This item starts with ${it.mark}, which YAML does not read as a dash.`,
    hint: 'Write "- ", an ordinary dash and a space.',
  })),
  'text-after-bracket': error((it: { open: string; close: string }) => ({
    message: `There is text after the closing ${it.close}.`,
    hint: `Put the text in quotes: it starts with ${it.open}.`,
  })),
  'missing-colon': error((it: { text: string }) => {
    const [key = it.text, value] =
      /^([\w-]+)(?: *[=;,] *| +)((?<!\w)\S.*)?$/.exec(it.text)?.slice(1) ?? [];
    return {
      message: `There is no colon after ${quoted(key)}.`,
      hint:
        value === undefined
          ? `Write "${key}: …". A text of several lines starts with | after its key.`
          : `Write ${quoted(`${key}: ${value}`)}.`,
    };
  }),
  'stray-text': error((it: { key: string; column: number }) => ({
    message: `This line seems to belong to the text of ${quoted(it.key)} above, but starts too far left.`,
    hint: `Indent it by ${counted(it.column, 'space')}, or write the whole text on one line.`,
  })),
  'broken-line': error(() => ({
    message: 'This seems to be the end of the line above, parted from it by a line break.',
    hint: 'Join the two lines.',
  })),
  'joined-lines': error((it: { key: string }) => ({
    message: `${quoted(it.key)} is another key, but is on the line of the one before it.`,
    hint: `Begin a new line before ${quoted(it.key)}.`,
  })),
  'stray-mark': error((it: { mark: string; meant?: string; isBetween?: boolean }) => ({
    message: `This ${it.mark} does not belong here.`,
    hint:
      it.meant !== undefined
        ? `Write ${it.meant} in its place.`
        : it.isBetween
          ? 'This line is no item of its own. Put a space in place of the dash where it belongs to the item above, or make it a line of the item below.'
          : it.mark === '-'
            ? 'Remove it: a dash starts an item of a list, and no item starts here.'
            : 'Remove it, or put the whole text in quotes.',
  })),
  'reserved-start': error((it: { character: string }) => ({
    message: `A text without quotes cannot start with ${it.character}${startMeanings[it.character] ?? ''}.`,
    hint: '|>'.includes(it.character)
      ? `Remove it, or begin a new line after it, indented by two more spaces. A text that really starts with ${it.character} needs quotes.`
      : it.character === '-'
        ? 'Remove the dash, or put the text in quotes. Each item of a list is on its own line.'
        : 'Put the text in quotes.',
  })),
  'wrong-escape': error((it: { escape: string }) => ({
    message: `${it.escape} has no meaning inside "…".`,
    hint: "Write \\\\ for a backslash, or put the text in '…'.",
  })),
  'unquoted-reference': error(() => ({
    message: 'Inside […] or {…} a reference needs quotes.',
    hint: 'Write "${…}", with the quotes.',
  })),
  'several-documents': error((it: { mark: string }) => ({
    message: `The file holds a second document after "${it.mark}".`,
    hint: `Remove the line "${it.mark}". One file is one site.`,
  })),
  'missing-comma': error((it: { key: string | undefined; meant: string }) => ({
    message:
      it.key === undefined
        ? 'A comma is missing between two items of this list.'
        : `A comma is missing before ${quoted(it.key)}.`,
    hint:
      it.key === undefined
        ? `Inside […] a comma parts one item from the next: ${it.meant}.`
        : `Inside {…} a comma parts one key from the next: ${it.meant}, ${it.key}: …`,
  })),
};

/** What another program leaves in a file. */
export type Leftover =
  | 'command'
  | 'tilde'
  | 'caret'
  | 'fence'
  | 'notice'
  | 'heredoc'
  | 'diff'
  | 'plus';

const leftovers: Readonly<Record<Leftover, string>> = {
  command: 'it is a command of the editor vi',
  tilde: 'the editor vi shows it where a file has no more lines',
  caret: 'editors show it for the line end of Windows',
  fence: 'chats and documents write it around code',
  notice: 'programs that compare files write it',
  heredoc: 'scripts write it at the end of a file that they make',
  diff: 'it is a part of a diff, the comparison of two files',
  plus: 'diffs, the comparisons of two files, write it before a new line',
};

/** What YAML makes of a character at the start of a text. */
const startMeanings: Readonly<Record<string, string>> = {
  '-': ', which starts an item of a list',
  '&': ', which names a part of the file',
  '*': ', which repeats another part of the file',
  '?': ', which starts a key',
  '|': ', which starts a text of several lines',
  '>': ', which starts a text of several lines',
};
