import { alternatives, counted, didYouMean, listed, quoted, sentences } from './phrases.ts';
import type { Severity } from './Problem.ts';

type Words = { message: string; hint?: string | undefined };

/**
 * Every code with its severity and its words. A message says what is wrong with what was written,
 * a hint says what to write instead. Codes are permanent: a retired one is never used again.
 */
export const wording = {
  // The file and its characters
  'missing-file': error(({ file }: { file: string }) => ({
    message: `There is no file ${quoted(file)}.`,
    hint: 'Check the name, or run the command in the folder that holds it.',
  })),
  'unreadable-file': error(({ reason }: { reason: string }) => ({
    message: `The file cannot be read (${reason}).`,
  })),
  'not-utf8': error(({ byte }: { byte: number }) => ({
    message: `Byte ${byte} is not UTF-8 text.`,
    hint: 'Save the file with the encoding UTF-8.',
  })),
  'too-large': error(({ megabytes }: { megabytes: number }) => ({
    message: `The file is larger than ${megabytes} MB.`,
    hint: 'A site of thousands of pages fits in that. Look for text that was pasted by mistake.',
  })),
  'control-character': error(({ name }: { name: string }) => ({
    message: `There is an invisible character here (${name}).`,
    hint: 'Delete it. It often comes along when text is pasted from another program.',
  })),
  'old-line-ends': error(() => ({
    message: 'This line ends in the way of very old Macs (CR alone), which YAML does not know.',
    hint: 'Save the whole file with the line ends LF (Unix).',
  })),
  'merge-conflict': error(() => ({
    message: 'Two versions of the file stand here, one after the other, with marks between them.',
    hint: 'Keep the lines of one version, and remove the other and the lines that start with <<<<<<<, ======= and >>>>>>>.',
  })),
  'empty-file': error(() => ({
    message: 'The file says nothing.',
    hint: 'Begin with "version: 1", then site, theme, constants, links, consent, messages, header, footer, sections, routes and notFound.',
  })),

  // YAML
  'unreadable-yaml': error(({ reason }: { reason: string }) => ({
    message: `This cannot be read as YAML: ${reason}.`,
    hint: 'Look at this line and the one before: a colon, a quote, a bracket or the indentation.',
  })),
  'unclosed-quote': error(({ mark }: { mark: string }) => ({
    message: `The text that starts with this ${mark} has no ${mark} at its end.`,
    hint: `Put ${mark} at the end of the text.`,
  })),
  'text-after-quote': error(({ mark }: { mark: string }) => ({
    message: 'There is text after the closing quote.',
    hint:
      mark === "'"
        ? 'An apostrophe ends a text in \'…\'. Put the text in "…", or write the apostrophe twice.'
        : 'A quote ends a text in "…". Write \\" for a quote inside it.',
  })),
  'unclosed-bracket': error(({ open, close }: { open: string; close: string }) => ({
    message: `The list or group that starts with this ${open} has no ${close} at its end.`,
    hint: `Put ${close} where it ends.`,
  })),
  'unopened-bracket': error(
    ({ open, close, start }: { open: string; close: string; start: string }) => ({
      message: `The ${close} at the end of this line has no ${open} before it.`,
      hint: `Write "${open} ${start} … ${close}".`,
    }),
  ),
  'wrong-indentation': error(
    ({
      neighbour,
      moved,
    }: {
      neighbour: number | undefined;
      /** The lines that have moved together, and how far to the right. */
      moved?: { lines: { first: number; last: number }; by: number };
    }) => {
      const isOne = moved?.lines.first === moved?.lines.last;
      const columns = neighbour === undefined ? '' : counted(neighbour, 'space');
      return {
        message:
          moved === undefined
            ? 'This line starts at a column where nothing else starts.'
            : `${isOne ? 'This line stands' : `Lines ${moved.lines.first} to ${moved.lines.last} stand`} ${counted(Math.abs(moved.by), 'space')} too far ${moved.by > 0 ? 'right' : 'left'}.`,
        hint:
          neighbour === undefined
            ? 'Move it to the column of the lines that it belongs with.'
            : moved === undefined
              ? `Indent it by ${columns}, as its neighbours are.`
              : isOne
                ? `Indent it by ${columns}.`
                : `Indent the first of them by ${columns}, and move the others with it.`,
      };
    },
  ),
  'missing-dash': error(() => ({
    message: 'There is no dash before this item of a list.',
    hint: 'Write "- " before it, as its neighbours have it.',
  })),
  'tab-indentation': error(() => ({
    message: 'This line is indented with a tab, which YAML does not allow.',
    hint: 'Use spaces, two for each step.',
  })),
  'unusual-indentation': error(({ name }: { name: string }) => ({
    message: `This line is indented with an unusual space (${name}), which YAML does not count.`,
    hint: 'Type ordinary spaces in its place.',
  })),
  'space-after-colon': error(({ key, mark }: { key: string; mark?: string }) => ({
    message:
      mark === undefined
        ? `There is no space after the colon of ${quoted(key)}.`
        : `${quoted(key)} ends in ${mark}, a wide colon of East Asian keyboards, which YAML does not take for a colon.`,
    hint: `Write "${key}: …", with an ordinary colon and space.`,
  })),
  'colon-in-text': error(({ isAddress }: { isAddress: boolean }) => ({
    message: 'This text holds a colon followed by a space, which YAML reads as a new key.',
    hint: isAddress
      ? 'An address has no space after its colon: remove it.'
      : 'Put the whole text in quotes.',
  })),
  'space-after-dash': error(() => ({
    message: 'There is no space after the dash that starts this item.',
    hint: 'Write "- ", a dash and a space.',
  })),
  'wrong-dash': error(({ mark }: { mark: string }) => ({
    message: `This item starts with ${mark}, which YAML does not take for a dash.`,
    hint: 'Write "- ", an ordinary dash and a space.',
  })),
  'text-after-bracket': error(({ open, close }: { open: string; close: string }) => ({
    message: `There is text after the closing ${close}.`,
    hint: `A text that starts with ${open} must stand in quotes.`,
  })),
  'missing-colon': error(({ text }: { text: string }) => {
    const [key = text, value] =
      /^([\w-]+)(?: *[=;,] *| +)((?<!\w)\S.*)?$/.exec(text)?.slice(1) ?? [];
    return {
      message: `There is no colon after ${quoted(key)}.`,
      hint:
        value === undefined
          ? `Write "${key}: …". A text of several lines starts with | after its key.`
          : `Write ${quoted(`${key}: ${value}`)}.`,
    };
  }),
  'stray-text': error(({ key, column }: { key: string; column: number }) => ({
    message: `This line seems to belong to the text of ${quoted(key)} above, but starts too far left.`,
    hint: `Indent it by ${counted(column, 'space')}, or write the whole text on one line.`,
  })),
  'broken-line': error(() => ({
    message: 'This seems to be the end of the line above, parted from it by a line break.',
    hint: 'Join the two lines.',
  })),
  'joined-lines': error(({ key }: { key: string }) => ({
    message: `${quoted(key)} is a key of its own, but stands on the line of another.`,
    hint: `Begin a new line before ${quoted(key)}.`,
  })),
  'stray-mark': error(({ mark, meant }: { mark: string; meant?: string }) => ({
    message: `This ${mark} does not belong here.`,
    hint:
      meant !== undefined
        ? `Write ${meant} in its place.`
        : mark === '-'
          ? 'Remove it: a dash starts an item of a list, and no item starts here.'
          : 'Remove it, or put the whole text in quotes.',
  })),
  'reserved-start': error(({ character }: { character: string }) => ({
    message: `A text without quotes cannot start with ${character}${startMeanings[character] ?? ''}.`,
    hint: '|>'.includes(character)
      ? `Remove it, or begin a new line after it, indented by two more spaces. A text that really starts with ${character} stands in quotes.`
      : character === '-'
        ? 'Remove the dash, or put the text in quotes. Items of a list stand each on a line of its own.'
        : 'Put the text in quotes.',
  })),
  'wrong-escape': error(({ escape }: { escape: string }) => ({
    message: `${escape} has no meaning inside "…".`,
    hint: "Write \\\\ for a backslash, or put the text in '…'.",
  })),
  'unquoted-reference': error(() => ({
    message: 'Inside […] or {…} a reference must stand in quotes.',
    hint: 'Write "${…}", with the quotes.',
  })),
  'several-documents': error(({ mark }: { mark: string }) => ({
    message: `The file holds a second document after "${mark}".`,
    hint: `Remove the line "${mark}". One file is one site.`,
  })),
  'old-yaml': error(() => ({
    message: 'This file asks for YAML 1.1, where yes, no, on and off mean something else.',
    hint: 'Remove the line "%YAML 1.1".',
  })),
  'duplicate-key': error(({ key, isItem }: { key: string; isItem: boolean }) => ({
    message: `${quoted(key)} stands here a second time.`,
    hint: isItem
      ? 'Keep one of the two, or start a new item with "- " where it begins.'
      : 'Keep one of the two.',
  })),
  'forbidden-key': error(({ key }: { key: string }) => ({
    message: `${quoted(key)} cannot be used as a key.`,
    hint: 'Choose another word.',
  })),
  'key-not-text': error(({ text }: { text: string }) => ({
    message: `A key must be a word, and ${quoted(text)} is not one.`,
    hint: 'Keys are words such as "label".',
  })),
  'comma-in-number': error(({ written, meant }: { written: string; meant: string }) => ({
    message: `Inside {…} a comma ends the value, so ${written} is not one number.`,
    hint: `Write ${meant}.`,
  })),
  'comma-in-text': error(({ whole }: { whole: string | undefined }) => ({
    message: 'A comma ends a text inside {…}, so what follows is read as a key.',
    hint: whole === undefined ? 'Put the text in quotes.' : `Put the text in quotes: ${whole}.`,
  })),
  'missing-comma': error(({ key, meant }: { key: string | undefined; meant: string }) => ({
    message:
      key === undefined
        ? 'A comma is missing between two items of this list.'
        : `A comma is missing before ${quoted(key)}.`,
    hint:
      key === undefined
        ? `Inside […] a comma parts one item from the next: ${meant}.`
        : `Inside {…} a comma parts one key from the next: ${meant}, ${key}: …`,
  })),
  tag: error(({ tag }: { tag: string }) => ({
    message: `${quoted(tag)} is a YAML tag, which this file cannot use.`,
    hint: 'Remove it. If the text itself starts with "!", put it in quotes.',
  })),
  'unknown-alias': error(({ name, nearest }: { name: string; nearest: string[] }) => ({
    message: `"*${name}" repeats "&${name}", which does not stand above it.`,
    hint: sentences(
      didYouMean(nearest.map((word) => `*${word}`)),
      'If the text itself starts with "*", put it in quotes.',
    ),
  })),
  'recursive-alias': error(({ name }: { name: string }) => ({
    message: `"*${name}" stands inside the part that it repeats.`,
    hint: 'Write the value out instead.',
  })),
  'too-many-aliases': error(() => ({
    message: 'The file becomes too large when everything that it repeats with "*" is written out.',
    hint: 'Use shared sections and ${…} instead of repeating large parts.',
  })),
  'wrong-merge': error(() => ({
    message: '"<<" needs a group of keys to take in.',
    hint: 'Write "<<: *name", where "&name" stands before a group of keys.',
  })),
  'too-deep': error(({ most }: { most: number }) => ({
    message: `The file is nested more than ${most} levels deep.`,
    hint: 'Look for brackets or indentation that went wrong here.',
  })),

  // References
  'unclosed-reference': error(() => ({
    message: 'This "${" has no "}".',
    hint: 'Write ${constants.NAME}. For a plain "${" in a text, write "$${".',
  })),
  'malformed-reference': error(({ text, meant }: { text: string; meant?: string | undefined }) => ({
    message: `${quoted(text)} is not a reference.`,
    hint:
      meant === undefined
        ? 'Write ${constants.NAME} or ${constants.NAME | money}. For a plain "${" in a text, write "$${".'
        : `Write ${meant}.`,
  })),
  'unknown-reference': error(
    ({
      name,
      parent,
      nearest,
      known,
    }: {
      name: string;
      parent: string;
      nearest: string[];
      known: string[];
    }) => ({
      message: parent
        ? `There is no ${quoted(name)} under ${parent}.`
        : `A reference cannot start with ${quoted(name)}.`,
      hint: sentences(
        didYouMean(nearest),
        alternatives(nearest, known, (words) =>
          parent ? `Under ${parent} there is: ${words}.` : `It starts with: ${words}.`,
        ),
      ),
    }),
  ),
  'reference-into-value': error(({ name, parent }: { name: string; parent: string }) => ({
    message: `${parent} is a single value, so there is no ${quoted(name)} under it.`,
    hint: `Write \${${parent}}.`,
  })),
  'reference-to-group': error(({ path, known }: { path: string; known: string[] }) => ({
    message: `${path} is not a single value, so it cannot stand in a text or number.`,
    hint:
      known.length > 0
        ? `Go on to one of: ${listed(known.map((key) => `${path}.${key}`))}.`
        : undefined,
  })),
  'circular-reference': error(({ path }: { path: string }) => ({
    message: `The value of ${path} refers back to itself.`,
    hint: 'Write the value itself in one of the places.',
  })),
  'too-many-references': error(
    ({ where, most }: { where: 'text' | 'file' | 'chain'; most: number }) => ({
      message:
        where === 'chain'
          ? `More than ${most} references lead to this one, each through the next.`
          : `The references ${where === 'text' ? 'in this text' : 'of this file, up to here,'} stand for more than ${most.toLocaleString('en-GB')} characters.`,
      hint: 'Refer to the value itself: a reference to a text that holds references fills in all of them again.',
    }),
  ),
  'unknown-formatter': error(
    ({ name, nearest, known }: { name: string; nearest: string[]; known: readonly string[] }) => ({
      message: `There is no format ${quoted(name)}.`,
      hint: sentences(didYouMean(nearest), `The formats are: ${listed(known)}.`),
    }),
  ),
  'format-needs-number': error(
    ({ path, value, format }: { path: string; value: string; format: string }) => ({
      message: `The format ${quoted(format)} needs a number, and ${path} is ${quoted(value)}.`,
      hint: `Write \${${path}} without a format.`,
    }),
  ),

  'value-needs-number': error(
    ({ path, value, count }: { path: string; value: string; count: number }) => ({
      message: `${quoted(value)} is not a number, but ${count} places write ${path} with a format that needs one.`,
      hint: 'Write the digits alone, without quotes, unit or sign, such as 4.90.',
    }),
  ),

  // What the format of site.yaml says
  'unknown-key': error(
    ({
      key,
      group,
      nearest,
      present,
      missing,
      known,
      strange,
      elsewhere,
    }: {
      key: string;
      group: string;
      nearest: string[];
      /** The nearest key is written there already. */
      present: boolean;
      /** A required key that is not there, when the unknown one seems to stand in its place. */
      missing: string | undefined;
      known: string[];
      strange: string | undefined;
      /** Where such a key belongs, as a sentence. */
      elsewhere: string | undefined;
    }) => ({
      message: told(`${quoted(key)} is not a key of ${group}.`, strange),
      hint: sentences(
        elsewhere,
        present
          ? `It looks like ${quoted(nearest[0] ?? '')}, which is already there. Remove one.`
          : didYouMean(nearest),
        missing && `The key ${quoted(missing)} is still missing there.`,
        elsewhere === undefined &&
          alternatives(nearest, known, (words) =>
            nearest.length > 0
              ? `What else can stand there: ${words}.`
              : `What can stand there: ${words}.`,
          ),
      ),
    }),
  ),
  'missing-key': error(
    ({
      keys,
      group,
      description,
    }: {
      /** Each with what its value looks like. */
      keys: readonly { key: string; shape: string }[];
      group: string;
      description: string | undefined;
    }) => ({
      message: `${listed(keys.map(({ key }) => quoted(key)))} ${keys.length === 1 ? 'is' : 'are'} missing from ${group}.`,
      hint: sentences(
        `Add ${listed(keys.map(({ key, shape }) => `"${key}: ${shape}"`))}.`,
        description,
      ),
    }),
  ),
  'misplaced-key': error(
    ({
      key,
      inside,
      group,
      column,
    }: {
      key: string;
      inside: string;
      group: string;
      column: number | undefined;
    }) => ({
      message: `${quoted(key)} stands inside ${inside}, but it belongs to ${group}.`,
      hint:
        column === undefined
          ? 'Move it to the column of the keys that it belongs with.'
          : `Indent it by ${counted(column, 'space')}, as the other keys of ${group} are.`,
    }),
  ),
  'missing-opener': error(({ line, inside }: { line: string; inside: string | undefined }) => ({
    message: `The line ${quoted(line)} is missing before this one${inside === undefined ? '' : `, so what belongs to it stands in ${inside}`}.`,
    hint: `Write ${quoted(line)} on a line of its own above.`,
  })),
  'repeated-line': error(({ list }: { list: string }) => ({
    message: `This line stands here a second time, so an item of ${quoted(list)} ends right after it begins.`,
    hint: 'Remove one of the two lines, or write what the first item still needs between them.',
  })),
  'missing-value': error(
    ({
      key,
      wanted,
      isRequired,
      description,
    }: {
      key: string;
      wanted: string;
      isRequired: boolean;
      description: string | undefined;
    }) => ({
      message: `${quoted(key)} has no value.`,
      hint: sentences(
        `Write ${wanted} after the colon${isRequired ? '' : ', or remove the line'}.`,
        description,
      ),
    }),
  ),
  'value-in-comment': error(({ key, text }: { key: string; text: string }) => ({
    message: `${quoted(key)} has no value: YAML takes what starts with # for a comment.`,
    hint: `Put it in quotes: "${text}".`,
  })),
  'wrong-kind': error(
    ({
      written,
      got,
      wanted,
      advice,
    }: {
      written: string;
      got: string;
      wanted: string;
      advice: string | undefined;
    }) => ({
      message: `${written} is ${got}, but ${wanted} belongs here.`,
      hint: advice,
    }),
  ),
  'not-whole': error(
    ({
      written,
      meant,
      isSeconds,
    }: {
      written: string;
      meant: string | undefined;
      isSeconds: boolean;
    }) => ({
      message: `${written} is not a whole number.`,
      hint:
        meant === undefined
          ? 'Write it without a fraction.'
          : isSeconds
            ? inMilliseconds(written, meant)
            : `A point starts a fraction. Did you mean ${meant}?`,
    }),
  ),
  'unknown-type': error(
    ({
      type,
      nearest,
      known,
      strange,
    }: {
      type: string;
      nearest: string[];
      known: string[];
      strange: string | undefined;
    }) => ({
      message: told(`There is no section type ${quoted(type)}.`, strange),
      hint: sentences(didYouMean(nearest), `The types are: ${listed(known, 40)}.`),
    }),
  ),
  'unknown-word': error(
    ({
      word,
      nearest,
      known,
      isListed,
      strange,
    }: {
      word: string;
      nearest: string[];
      known: string[];
      /** A list can stand there, too. */
      isListed: boolean;
      strange: string | undefined;
    }) => ({
      message: told(`${quoted(word)} is not one of the words that can stand here.`, strange),
      hint: sentences(
        didYouMean(nearest),
        known.length === 1 && !isListed
          ? `Write ${known[0]}.`
          : alternatives(nearest, known, (words) => `The words are: ${words}.`),
        isListed ? 'Or write a list: [ … ].' : '',
      ),
    }),
  ),
  'wrong-form': error(
    ({
      written,
      rule,
      nearest,
      strange,
    }: {
      written: string;
      rule: string;
      nearest: string[];
      strange: string | undefined;
    }) => ({
      message: told(`${quoted(written)} does not have the form that is needed here.`, strange),
      hint: sentences(didYouMean(nearest), rule),
    }),
  ),
  'wrong-name': error(
    ({
      name,
      rule,
      nearest,
      strange,
    }: {
      name: string;
      rule: string;
      nearest: string[];
      strange: string | undefined;
    }) => ({
      message: told(`${quoted(name)} cannot be a name.`, strange),
      hint: sentences(didYouMean(nearest), rule),
    }),
  ),
  'too-short': error(({ key, length, least }: { key: string; length: number; least: number }) => ({
    message:
      length === 0
        ? `${quoted(key)} is an empty text.`
        : `${quoted(key)} has ${counted(length, 'character')}, and needs at least ${least}.`,
    hint: 'Write something there, or remove the line if it is not needed.',
  })),
  'too-long': error(({ key, length, most }: { key: string; length: number; most: number }) => ({
    message: `${quoted(key)} has ${counted(length, 'character')}. At most ${most.toLocaleString('en-GB')} can stand here.`,
    hint: 'Shorten the text.',
  })),
  'too-small': error(
    ({ written, least, meant }: { written: string; least: string; meant: string | undefined }) => ({
      message: `${written} is too small. The smallest number here is ${least}.`,
      hint: inMilliseconds(written, meant),
    }),
  ),
  'too-big': error(({ written, most }: { written: string; most: string }) => ({
    message: `${written} is too big. The biggest number here is ${most}.`,
  })),
  'too-few': error(({ key, count, least }: { key: string; count: number; least: number }) => ({
    message: `${quoted(key)} has ${counted(count, 'item')}, and needs at least ${least}.`,
    hint: 'Add what is missing.',
  })),
  'too-many': error(({ key, count, most }: { key: string; count: number; most: number }) => ({
    message: `${quoted(key)} has ${counted(count, 'item')}. At most ${most} can stand here.`,
    hint: 'Remove some.',
  })),
  'broken-rule': error(({ sentence }: { sentence: string }) => ({ message: sentence })),
  'wrong-count': error(({ sentence, advice }: { sentence: string; advice: string }) => ({
    message: sentence,
    hint: advice,
  })),
  'unknown-slot': error(({ sentence }: { sentence: string }) => ({
    message: sentence,
    hint: 'The page fills in what stands in braces, and knows no other word here.',
  })),
  'long-fade': error(({ sentence }: { sentence: string }) => ({
    message: sentence,
    hint: 'Shorten the fade, or lengthen the interval.',
  })),
  'unsupported-video': error(({ sentence }: { sentence: string }) => ({
    message: sentence,
    hint: 'Open the video on its host, press Share, and copy the link from there.',
  })),
  'unreadable-address': error(({ sentence }: { sentence: string }) => ({
    message: sentence,
    hint: 'Open the page in a browser, and copy the address from there.',
  })),
  'credentials-in-address': error(({ sentence }: { sentence: string }) => ({
    message: sentence,
    hint: 'Remove what stands before the @, and choose a new password: this one may have been read.',
  })),

  // The whole site
  'unknown-link': error(
    ({ name, nearest, known }: { name: string; nearest: string[]; known: string[] }) => ({
      message: `There is no link ${quoted(name)}.`,
      hint: sentences(
        didYouMean(nearest),
        known.length > 0
          ? alternatives(nearest, known, (words) => `Under links there is: ${words}.`)
          : 'Declare it under links.',
      ),
    }),
  ),
  'unknown-page': error(
    ({ path, nearest, known }: { path: string; nearest: string[]; known: string[] }) => ({
      message: `There is no page ${quoted(path)}.`,
      hint: sentences(
        didYouMean(nearest),
        alternatives(nearest, known, (words) => `The pages are: ${words}.`),
      ),
    }),
  ),
  'unknown-anchor': error(
    ({
      id,
      page,
      nearest,
      known,
    }: {
      id: string;
      page: string;
      nearest: string[];
      known: string[];
    }) => ({
      message: `The page ${quoted(page)} has no section with the id ${quoted(id)}.`,
      hint: sentences(
        didYouMean(nearest),
        known.length > 0
          ? alternatives(nearest, known, (words) => `Its ids are: ${words}.`)
          : `Add "id: ${id}" to a section of that page.`,
      ),
    }),
  ),
  'wrong-target': error(({ target }: { target: string }) => ({
    message: `${quoted(target)} is neither a page of this site nor the name of a link.`,
    hint: 'Write a path such as /affiliates, or declare the address under links and write its name.',
  })),
  'unknown-section': error(
    ({ name, nearest, known }: { name: string; nearest: string[]; known: string[] }) => ({
      message: `There is no shared section ${quoted(name)}.`,
      hint: sentences(
        didYouMean(nearest),
        known.length > 0
          ? alternatives(nearest, known, (words) => `Under sections there is: ${words}.`)
          : 'Declare it under sections.',
      ),
    }),
  ),
  'empty-page': error(({ page }: { page: string }) => ({
    message: `Every section of ${page} is hidden, so visitors would see an empty page.`,
    hint: 'Show at least one section, or take the page out.',
  })),
  'unknown-click': error(
    ({ name, nearest, known }: { name: string; nearest: string[]; known: string[] }) => ({
      message: `No button has the clickName ${quoted(name)}.`,
      hint: sentences(
        didYouMean(nearest),
        known.length > 0
          ? alternatives(nearest, known, (words) => `The clickNames are: ${words}.`)
          : `Add "clickName: ${name}" to a button.`,
      ),
    }),
  ),
  'duplicate-path': error(({ path, meant }: { path: string; meant?: string }) => ({
    message: `The page ${quoted(path)} stands here a second time, and would never be shown.`,
    hint:
      meant === undefined
        ? 'Give it a path of its own, or remove it.'
        : `Give one of the two a path of its own, such as ${quoted(meant)}, to which a link leads.`,
  })),
  'duplicate-id': error(({ id }: { id: string }) => ({
    message: `Two sections of this page have the id ${quoted(id)}.`,
    hint: 'Give one of them another id. A shared section fits on a page once.',
  })),
  'missing-media': error(({ file, nearest }: { file: string; nearest: string[] }) => ({
    message: `There is no file ${quoted(file)}.`,
    hint:
      nearest.length > 0 ? didYouMean(nearest) : 'Put the file there, or name one that is there.',
  })),
  'unused-section': warning(({ name }: { name: string }) => ({
    message: `No page uses the shared section ${quoted(name)}.`,
    hint: `Use it with "- use: ${name}", or remove it.`,
  })),
  'unused-link': warning(({ name }: { name: string }) => ({
    message: `Nothing leads to the link ${quoted(name)}.`,
    hint: 'Remove it, or check that a button was not forgotten.',
  })),
  'unused-value': warning(({ name }: { name: string }) => ({
    message: `Nothing refers to the value ${quoted(name)}.`,
    hint: `Use it as \${constants.custom.${name}}, or remove it.`,
  })),
  'misspelt-name': error(
    ({ declared, name, count }: { declared: string; name: string; count: number }) => ({
      message: `${count} places use ${quoted(name)}, but it is declared here as ${quoted(declared)}.`,
      hint: didYouMean([name]),
    }),
  ),
  'unusual-number': warning(
    ({
      written,
      value,
      thousands,
    }: {
      written: string;
      value: number;
      thousands: string | undefined;
    }) => ({
      message: `${written} means ${value} here.`,
      hint: thousands
        ? `A point starts a fraction. Write ${thousands} if you mean thousands, or else ${value}.`
        : `Write ${value}.`,
    }),
  ),
  'not-a-web-page': error(({ name, href }: { name: string; href: string }) => ({
    message: `${quoted(name)} leads to ${quoted(href)}, and here stands only what is on the web.`,
    hint: 'Name a link whose address starts with https://.',
  })),
  'needless-tab': warning(({ name }: { name: string }) => ({
    message: `${quoted(name)} is a telephone number or a mailbox, and opens no browser tab.`,
    hint: 'Write false, or remove "newTab". Else visitors are told of a tab that never comes.',
  })),
  'foreign-script': error(
    ({ provider, host, known }: { provider: string; host: string; known: string }) => ({
      message: `This script is on ${host}, not on ${known}. It could do anything with the page and its visitors.`,
      hint: `Take the address of the script from ${provider} itself, or remove "script": the calendar works without it, too.`,
    }),
  ),
  'needless-script': error(({ provider }: { provider: string }) => ({
    message: `A calendar with the provider ${provider} is drawn without a script.`,
    hint: 'Remove "script".',
  })),
  'foreign-calendar': warning(
    ({ provider, host, known }: { provider: string; host: string; known: string }) => ({
      message: `This booking page is on ${host}, not on ${known}.`,
      hint: `Check the address. A page of another service than ${provider} needs its own provider, or "provider: iframe".`,
    }),
  ),
  'look-alike-address': warning(({ address, strange }: { address: string; strange: string }) => ({
    message: `${quoted(address)} is not the address that it seems to be. ${strange}`,
    hint: 'Type the address anew.',
  })),
  'unused-tier': warning(({ name }: { name: string }) => ({
    message: `Nothing refers to the tier ${quoted(name)}.`,
    hint: `Use its values, such as \${constants.tiers.${name}.name}, or remove it.`,
  })),
  'unused-part': warning(({ name }: { name: string }) => ({
    message: `Nothing repeats ${quoted(name)} or a part of it.`,
    hint: 'Put &NAME before a part and repeat it elsewhere with *NAME, or remove the key.',
  })),
  'duplicate-title': warning(({ title }: { title: string }) => ({
    message: `Another page has the title ${quoted(title)}, too.`,
    hint: 'Say in the title what this page has and the other has not.',
  })),
  'unreachable-page': warning(({ path }: { path: string }) => ({
    message: `No button or link of this site leads to ${quoted(path)}.`,
    hint: 'Let a button, the footer or a text lead there. If visitors come from a form, an advertisement or an e-mail, add "reachedFrom: outside".',
  })),
  'unreadable-media': error(
    ({ file, fault }: { file: string; fault: { ending: string } | 'empty' | 'damaged' }) => ({
      message:
        fault === 'empty'
          ? `${quoted(file)} is an empty file.`
          : fault === 'damaged'
            ? `${quoted(file)} begins well, but cannot be read to its end: it is damaged, or has far too many pixels.`
            : `${quoted(file)} cannot be read: it does not begin as a .${fault.ending} file does.`,
      hint: 'Save or export the file again, and check that it opens on your own computer.',
    }),
  ),
  'unreadable-svg': error(
    ({ file, reason, line }: { file: string; reason: string; line: number }) => ({
      message: `${quoted(file)} cannot be read as SVG: in its line ${line}, ${reason}.`,
      hint: 'Open it in a drawing program, and export it again as SVG.',
    }),
  ),
  'unsafe-svg': error(
    ({
      file,
      what,
      line,
      others,
    }: {
      file: string;
      what: string;
      line: number;
      others: number;
    }) => ({
      message: `${quoted(file)} holds ${what} in its line ${line}${others === 0 ? '' : `, and ${others} more such ${others === 1 ? 'part' : 'parts'}`}. It could run a program or fetch something in a visitor’s browser.`,
      hint: 'Export it again as a plain drawing, or let npm run check -- --fix take out what is unsafe.',
    }),
  ),
  'outside-media': error(({ file }: { file: string }) => ({
    message: `${quoted(file)} is a link to a file outside the folder of the site.`,
    hint: 'Put the file itself under media/, in place of the link.',
  })),
  'mismatched-media': warning(
    ({ file, ending, form }: { file: string; ending: string; form: string }) => ({
      message: `${quoted(file)} ends in .${ending}, but holds ${form.toUpperCase()}.`,
      hint: `Rename it so that it ends in .${form === 'jpeg' ? 'jpg' : form}, or export it again as .${ending}.`,
    }),
  ),
  'small-media': warning(
    ({
      file,
      width,
      height,
      least,
    }: {
      file: string;
      width: number;
      height: number;
      least: number;
    }) => ({
      message: `${quoted(file)} is ${width} × ${height} pixels, too small for this place.`,
      hint: `Use a picture that is at least ${least} pixels wide; smaller ones look blurred.`,
    }),
  ),
  'large-media': warning(
    ({
      file,
      width,
      height,
      size,
      mostBytes,
      mostPixels,
    }: {
      file: string;
      width: number;
      height: number;
      size: number;
      mostBytes: number;
      mostPixels: number;
    }) => ({
      message:
        size > mostBytes
          ? `${quoted(file)} is very large: ${inMegabytes(size)}.`
          : `${quoted(file)} is very large: ${width} × ${height} pixels.`,
      hint:
        size > mostBytes
          ? `Export it smaller; ${inMegabytes(mostBytes)} is plenty for a file of its kind.`
          : `Export it smaller; no screen shows more than ${mostPixels.toLocaleString('en-GB')} pixels in a row.`,
    }),
  ),
  'meaningless-alt': warning(({ text }: { text: string }) => ({
    message: `${quoted(text)} does not say what the picture shows.`,
    hint: 'Describe it as you would on the telephone: "A shopkeeper hands over two bags of groceries".',
  })),
  'low-contrast': warning(
    ({
      name,
      other,
      ratio,
      least,
      isText,
    }: {
      name: string;
      other: string;
      ratio: number;
      least: number;
      isText: boolean;
    }) => ({
      // Cut, not rounded: 4.49 is not 4.5.
      message: `${name} and ${other} have a contrast of ${(Math.floor(ratio * 100) / 100).toFixed(2)} to 1, but ${isText ? 'text' : 'what is drawn'} needs ${least} to 1 (WCAG AA).`,
      hint: 'Make one of them darker or the other lighter.',
    }),
  ),
  'unreasonable-number': warning(
    ({
      key,
      value,
      from,
      to,
      unit,
      meant,
    }: {
      key: string;
      value: number;
      from: number;
      to: number;
      unit: string | undefined;
      /** The same in the unit that is needed, when another seems to be meant. */
      meant: string | undefined;
    }) => ({
      message: `${quoted(key)} is ${inUnit(value, unit)}, which is hardly meant.`,
      hint: sentences(
        `Usual is ${inUnit(from, unit)} to ${inUnit(to, unit)}.`,
        inMilliseconds(String(value), meant),
      ),
    }),
  ),
  'repeated-constant': warning(
    ({ written, references }: { written: string; references: string[] }) => ({
      message: `${quoted(written)} repeats a number that stands under constants, and will not change with it.`,
      hint: `Write ${references.join(' or ')}.`,
    }),
  ),
  'swallowed-item': warning(({ column }: { column: number | undefined }) => ({
    message: 'This line starts with a dash, but it has become part of the text above it.',
    hint:
      column === undefined
        ? 'If it is an item of a list, move it to the column of its neighbours.'
        : `For an item of its own, indent it by ${counted(column, 'space')}, as the item above.`,
  })),
  'repeated-item': warning(() => ({
    message: 'This item is the same as the one before it, so visitors see it twice.',
    hint: 'Change what should differ, or remove one of the two.',
  })),
  'lost-text': warning(({ lost, whole }: { lost: string; whole: string }) => ({
    message: lost.startsWith('&')
      ? `Visitors will not see ${quoted(lost)}: YAML takes a word that starts with & for the name of a part.`
      : `Visitors will not see ${quoted(lost)}: YAML takes all after " #" for a comment.`,
    hint: `If it belongs to the text, put the text in quotes: ${quoted(whole)}.`,
  })),
  'missing-dollar': warning(({ written }: { written: string }) => ({
    message: `Visitors will see ${quoted(written)} as it stands here.`,
    hint: `A reference starts with "\${": write ${quoted(`$${written}`)}.`,
  })),
  'stray-quote': warning(() => ({
    message: 'Visitors will see this quote: the text ends with one, and starts without.',
    hint: 'Put a quote at the start of the text, too, or remove this one.',
  })),
  'dead-event': warning(({ send, reason }: { send: string; reason: string }) => ({
    message: `This rule never sends ${quoted(send)}: ${reason}.`,
    hint: 'Correct the rule, or remove it.',
  })),
  'double-event': warning(({ send, moment }: { send: string; moment: string }) => ({
    message: `${quoted(send)} is sent twice for ${moment}.`,
    hint: 'Keep one of the two rules, so that no visitor is counted twice.',
  })),

  'redirected-page': error(({ from, to }: { from: string; to: string }) => ({
    message: `${quoted(from)} is no page: it is redirected to ${quoted(to)}.`,
    hint: `Write ${quoted(to)}, so that visitors come there at once.`,
  })),
  'dead-redirect': error(({ from, path }: { from: string; path: string }) => ({
    message:
      from === path
        ? `${quoted(from)} is a page of this site, so nobody is ever redirected from there.`
        : `${quoted(from)} already leads to the page ${quoted(path)}, so nobody is ever redirected from there.`,
    hint: 'Remove the redirect, or give the page another path.',
  })),
  'duplicate-redirect': error(({ from }: { from: string }) => ({
    message: `A redirect from ${quoted(from)} stands here a second time.`,
    hint: 'Keep one of the two.',
  })),
  'redirect-loop': error(({ way }: { way: string[] }) => ({
    message:
      way.length > 2
        ? `These redirects lead in a circle: ${way.map(quoted).join(', ')}.`
        : `${quoted(way[0] ?? '')} leads to itself.`,
    hint: 'Write the page that visitors should come to in the end.',
  })),
  'redirect-chain': warning(({ to, end }: { to: string; end: string }) => ({
    message: `${quoted(to)} is redirected, too, so visitors wait twice.`,
    hint: `Write ${quoted(end)}, where the way ends.`,
  })),
  'redirect-off-web': error(({ name }: { name: string }) => ({
    message: `${quoted(name)} is no web page, and a redirect can lead to nothing else.`,
    hint: 'Name a link that starts with https://, or a page with a button for the call or e-mail.',
  })),

  // What must be replaced before the site goes live: told with --release alone
  'placeholder-address': error(({ host }: { host: string }) => ({
    message: `${quoted(host)} is a placeholder: addresses like it are reserved for examples, and nobody can reach it.`,
    hint: 'Write the real address.',
  })),
  'placeholder-telephone': error(({ number }: { number: string }) => ({
    message: `${quoted(number)} is a placeholder: Ofcom keeps this number for films, and nobody answers it.`,
    hint: 'Write the real telephone number.',
  })),
  'placeholder-media': error(({ file }: { file: string }) => ({
    message: `${quoted(file)} is a sample.`,
    hint: 'Put your own file under media/, outside the folder "samples", and name it here.',
  })),
  'placeholder-brand': error(({ name }: { name: string }) => ({
    message: `${quoted(name)} is the name of the sample site.`,
    hint: 'Write your own name. In texts, ${site.name} follows it by itself.',
  })),
  'placeholder-text': error(({ text }: { text: string }) => ({
    message: `${quoted(text)} is a sample text.`,
    hint: 'Write what visitors should read.',
  })),
  'placeholder-pixel': error(() => ({
    message: 'This pixel id is a placeholder, so no event reaches anybody.',
    hint: 'Write the id of your own pixel, in quotes, or remove the part "pixel".',
  })),
  'placeholder-reason': error(({ reason }: { reason: string }) => ({
    message: `This button does nothing yet, and ${quoted(reason)} does not tell visitors why.`,
    hint: 'Say why in a few words, such as "Coming soon", or give the button a "to".',
  })),
  'placeholder-description': error(({ path }: { path: string }) => ({
    message: `The description of ${quoted(path)} says no more than its title.`,
    hint: 'Say in one or two sentences what the page offers: search engines and shared links show it.',
  })),

  'long-line': error(({ most }: { most: number }) => ({
    message: `This line is longer than ${most.toLocaleString('en-GB')} characters.`,
    hint: 'Look for text that was pasted by mistake, or begin new lines in between.',
  })),

  // The list of problems itself
  'more-problems': error(({ count }: { count: number }) => ({
    message: `${counted(count, 'more problem')} ${count === 1 ? 'stands' : 'stand'} from here on.`,
    hint: 'Correct the first ones, then check again: many may have one cause.',
  })),
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

/** A sentence, and another when there is one to add. */
function told(sentence: string, more: string | undefined): string {
  return sentences(sentence, more) ?? sentence;
}

function inMegabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** «20,000 ms (20 s)», «30 minutes», «700». */
function inUnit(value: number, unit: string | undefined): string {
  const number = value.toLocaleString('en-GB');
  if (unit === 'milliseconds') return `${number} ms (${(value / 1000).toLocaleString('en-GB')} s)`;
  return unit === 'minutes' ? counted(value, 'minute') : number;
}

function inMilliseconds(written: string, meant: string | undefined): string | undefined {
  const unit = Number(written) === 1 ? 'second' : 'seconds';
  return meant && `Times are in milliseconds. Did you mean ${written} ${unit}? Write ${meant}.`;
}

/** The closed list of codes. */
export type Code = keyof typeof wording;

// `Object.keys` forgets that the keys are the codes.
export const codes = Object.keys(wording) as Code[];

function error<Facts>(say: (facts: Facts) => Words) {
  return { severity: 'error' as const satisfies Severity, say };
}

function warning<Facts>(say: (facts: Facts) => Words) {
  return { severity: 'warning' as const satisfies Severity, say };
}
