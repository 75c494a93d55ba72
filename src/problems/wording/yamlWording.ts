import { didYouMean, error, quoted, sentences } from '../phrases.ts';

/** The file, its characters, and the rules of YAML. */
export const yamlWording = {
  // The file and its characters
  'missing-file': error((it: { file: string }) => ({
    message: `There is no file ${quoted(it.file)}.`,
    hint: 'Check the name, or run the command in the folder that holds it.',
  })),
  'unreadable-file': error((it: { reason: string }) => ({
    message: `The file cannot be read (${it.reason}).`,
  })),
  'not-utf8': error((it: { byte: number }) => ({
    message: `Byte ${it.byte} is not UTF-8 text.`,
    hint: 'Save the file with the encoding UTF-8.',
  })),
  'too-large': error((it: { megabytes: number }) => ({
    message: `The file is larger than ${it.megabytes} MB.`,
    hint: 'A site of thousands of pages fits in that. Look for text that was pasted by mistake.',
  })),
  'control-character': error((it: { name: string }) => ({
    message: `There is an invisible character here (${it.name}).`,
    hint: 'Delete it. It often comes along when text is pasted from another program.',
  })),
  'old-line-ends': error(() => ({
    message: 'This line ends in the way of very old Macs (CR alone), which YAML does not know.',
    hint: 'Save the whole file with the line ends LF (Unix).',
  })),
  'empty-file': error(() => ({
    message: 'The file says nothing.',
    hint: 'Begin with "version: 2", then site with name and url, and routes with the pages. Everything else may be left out.',
  })),
  'long-line': error((it: { most: number }) => ({
    message: `This line is longer than ${it.most.toLocaleString('en-GB')} characters.`,
    hint: 'Look for text that was pasted by mistake, or begin new lines in between.',
  })),

  // YAML
  'missing-dash': error(() => ({
    message: 'There is no dash before this item of a list.',
    hint: 'Write "- " before it, as its neighbours have it.',
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
