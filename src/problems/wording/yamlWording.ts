import { didYouMean, error, listed, quoted, sentences, writeBar } from '../phrases.ts';

/** The encoding that a file was likely saved in (#load/decodeText.ts). */
type Decoded = { encoding: string; isCertain: boolean; words: readonly string[] };

/** More of them are not needed to know the encoding by. */
const mostWords = 12;

/** The file, its characters, and the rules of YAML. */
export const yamlWording = {
  // The file and its characters
  'missing-file': error((it: { file: string; actual?: string | undefined }) => ({
    message:
      it.actual === undefined
        ? `There is no file ${quoted(it.file)}.`
        : `There is no file ${quoted(it.file)}, only one with other capital letters: ${quoted(it.actual)}.`,
    hint:
      it.actual === undefined
        ? 'Check the name, or run the command in the folder that holds it.'
        : 'Rename it: capital and small letters are told apart.',
  })),
  'outside-file': error((it: { file: string }) => ({
    message: `${quoted(it.file)} is a link to a place outside the folder of the site, and is not read.`,
    hint: 'Put what it leads to in its place.',
  })),
  'unreadable-file': error((it: { reason: string }) => ({
    message: `The file cannot be read (${it.reason}).`,
  })),
  'not-utf8': error((it: { byte: number; decoded: Decoded | undefined }) => ({
    message: it.decoded
      ? `The file is saved as ${it.decoded.encoding === 'UTF-16' ? 'UTF-16' : 'Windows-1252 (also called ANSI)'}, not as UTF-8: byte ${it.byte} is no text there.`
      : `Byte ${it.byte} is not UTF-8 text.`,
    hint: sentences(
      it.decoded?.isCertain ? '"check --fix" converts it.' : undefined,
      it.decoded && !it.decoded.isCertain && it.decoded.words.length > 0
        ? `Read so, these words hold other letters: ${listed(it.decoded.words.slice(0, mostWords).map(quoted))}. Are they right?`
        : undefined,
      it.decoded?.isCertain
        ? 'Or save the file with the encoding UTF-8.'
        : 'Save the file with the encoding UTF-8.',
    ),
  })),
  'too-large': error((it: { megabytes: number }) => ({
    message: `The file is larger than ${it.megabytes} MB.`,
    hint: 'A site of thousands of pages fits in that. Look for text that was pasted by mistake.',
  })),
  'control-character': error((it: { name: string; written?: string; meant?: string }) => ({
    message:
      it.written === undefined || it.meant === undefined
        ? `There is an invisible character here (${it.name}).`
        : `${quoted(it.written)} is ${quoted(it.meant)}, read in a wrong encoding, with an invisible character (${it.name}).`,
    hint:
      it.meant === undefined
        ? 'Delete it. It often comes along when text is pasted from another program.'
        : `Write ${quoted(it.meant)}, and open and save the file with the encoding UTF-8.`,
  })),
  'old-line-ends': error(() => ({
    message: 'This line ends in the way of very old Macs (CR alone), which YAML does not know.',
    hint: 'Save the whole file with the line ends LF (Unix).',
  })),
  'empty-file': error(() => ({
    message: 'The file says nothing.',
    hint: 'Begin with "version: 3", then site with name and url, and routes with the pages. Everything else may be left out.',
  })),
  'long-line': error((it: { most: number }) => ({
    message: `This line is longer than ${it.most.toLocaleString('en-GB')} characters.`,
    hint: 'Look for text that was pasted by mistake, or begin new lines in between.',
  })),

  // YAML
  'missing-dash': error(() => ({
    message: 'There is no dash before this item of a list.',
    hint: 'Write "- " before it, as before every item.',
  })),
  'missing-bar': error((it: { key: string }) => ({
    message: `The text of ${quoted(it.key)} has lines that mean something in YAML: headings, points or colons.`,
    hint: writeBar(it.key),
  })),
  'unusual-indentation': error((it: { name: string }) => ({
    message: `This line is indented with an unusual space (${it.name}), which YAML does not count.`,
    hint: 'Type ordinary spaces in its place.',
  })),
  'space-after-colon': error((it: { key: string; mark?: string }) => ({
    message:
      it.mark === undefined
        ? `There is no space after the colon of ${quoted(it.key)}.`
        : `${quoted(it.key)} ends in ${it.mark}, a wide colon of East Asian keyboards, which YAML does not read as a colon.`,
    hint: `Write "${it.key}: …", with an ordinary colon and space.`,
  })),
  'old-yaml': error(() => ({
    message: 'This file asks for YAML 1.1, where yes, no, on and off mean something else.',
    hint: 'Remove the line "%YAML 1.1".',
  })),
  'duplicate-key': error((it: { key: string; isItem: boolean }) => ({
    message: `${quoted(it.key)} is here a second time.`,
    hint: it.isItem
      ? 'Keep one of the two, or start a new item with "- " where it begins.'
      : 'Keep one of the two.',
  })),
  'repeated-file': error((it: { count: number }) => ({
    message: `The file begins a second time here: from this line on, ${it.count} of its parts come again.`,
    hint: 'Keep one of the two copies. Where they differ, look which one is right.',
  })),
  'forbidden-key': error((it: { key: string }) => ({
    message: `${quoted(it.key)} cannot be used as a key.`,
    hint: 'Choose another word.',
  })),
  'key-not-text': error((it: { text: string }) => ({
    message: `A key must be a word, and ${quoted(it.text)} is not one.`,
    hint: 'Keys are words such as "label".',
  })),
  'comma-in-number': error((it: { written: string; meant: string }) => ({
    message: `Inside {…} a comma ends the value, so ${it.written} is not one number.`,
    hint: `Write ${it.meant}.`,
  })),
  'comma-in-text': error((it: { first: string; whole: string }) => ({
    message: `A comma ends a text inside {…}, so what follows ${quoted(it.first)} is read as a key.`,
    hint: `Put the text in quotes: ${it.whole}.`,
  })),
  tag: error((it: { tag: string }) => ({
    message: `${quoted(it.tag)} is a YAML tag, which this file cannot use.`,
    hint: 'Remove it. If the text itself starts with "!", put it in quotes.',
  })),
  'unknown-alias': error((it: { name: string; nearest: string[] }) => ({
    message: `"*${it.name}" repeats "&${it.name}", which is not above it.`,
    hint: sentences(
      didYouMean(it.nearest.map((word) => `*${word}`)),
      'If the text itself starts with "*", put it in quotes.',
    ),
  })),
  'recursive-alias': error((it: { name: string }) => ({
    message: `"*${it.name}" is inside the part that it repeats.`,
    hint: 'Write the value out instead.',
  })),
  'too-many-values': error(() => ({
    message:
      'The file holds far more lists, groups, values and empty lines than a site of its length.',
    hint: 'Look for brackets, dashes, commas or line breaks that are repeated without anything between them.',
  })),
  'too-many-aliases': error(() => ({
    message: 'The file becomes too large when everything that it repeats with "*" is written out.',
    hint: 'Use shared sections and ${…} instead of repeating large parts.',
  })),
  'wrong-merge': error(() => ({
    message: '"<<" needs a group of keys to take in.',
    hint: 'Write "<<: *name", where "&name" is before a group of keys.',
  })),
  'too-deep': error((it: { most: number }) => ({
    message: `The file is nested more than ${it.most} levels deep.`,
    hint: 'Look for brackets or indentation that went wrong here.',
  })),
};
