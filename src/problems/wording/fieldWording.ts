import {
  alternatives,
  type Choice,
  counted,
  didYouMean,
  error,
  inMilliseconds,
  listed,
  quoted,
  sentences,
} from '../phrases.ts';
import { wrongForm } from './wrongForm.ts';

/** A type that is another now, for which the site has a block of its own. */
type Taken = { word: string; now: string };

/** A type that is another now, with what its keys are there. */
type RenamedType = Taken & {
  look: string | undefined;
  keys: readonly { key: string; to: string }[];
  isTaken: boolean;
};

function renameOwnBlock({ word, now }: Taken): string {
  return `${quoted(word)} is ${quoted(now)} now, and there is a block ${quoted(now)} of your own: first give that another word, in the names of its two files, in its type and in this file.`;
}

/** What the schema says of each field. */
export const fieldWording = {
  // What the format of site.yaml says
  'old-version': error((it: { written: number; version: number; taken?: Taken | undefined }) => ({
    message: `This file is written for version ${it.written} of the format, and this is version ${it.version}.`,
    hint: sentences(
      it.taken && renameOwnBlock(it.taken),
      'Run "fascia migrate": it shows what must change, and with --write it changes that.',
    ),
  })),
  'new-version': error((it: { written: number; version: number }) => ({
    message: `This file is written for version ${it.written} of the format, and this Fascia reads version ${it.version}: it is too old for the file.`,
    hint: 'Leave the file as it is, and update the package: npm install fascia@latest.',
  })),
  'unknown-key': error((it: UnknownKey) => ({
    message: sentences(`${quoted(it.key)} is not a key of ${it.group}.`, it.strange),
    hint: sentences(
      it.elsewhere,
      it.present
        ? `It looks like ${quoted(it.nearest[0] ?? '')}, which is already there. Remove one.`
        : didYouMean(it.nearest),
      it.missing && `The key ${quoted(it.missing)} is still missing there.`,
      it.elsewhere === undefined &&
        (it.known.length + it.nearest.length > 0
          ? alternatives(it, `What ${it.nearest.length > 0 ? 'else ' : ''}can be there`)
          : 'Remove it: nothing else can be there.'),
    ),
  })),
  'moved-key': error((it: { key: string; to: string; isRenamed: boolean }) => ({
    message: `${quoted(it.key)} is ${it.to} now.`,
    hint: it.isRenamed ? `Write ${it.to} in its place.` : 'Move it there, with its value.',
  })),
  'removed-key': error((it: { key: string; group: string; reason: string }) => ({
    message: `${quoted(it.key)} is no longer a key of ${it.group}.`,
    hint: `Remove it. ${it.reason}`,
  })),
  'misplaced-item': error((it: { group: string; keys: readonly string[]; list: string }) => ({
    message: `By its keys ${listed(it.keys.map(quoted))}, ${it.group} is one of ${quoted(it.list)}.`,
    hint: `Move all of its lines to the items of ${quoted(it.list)}.`,
  })),
  'missing-key': error((it: MissingKey) => ({
    message: `${listed(it.keys.map(({ key }) => quoted(key)))} ${it.keys.length === 1 ? 'is' : 'are'} missing from ${it.group}.`,
    hint: sentences(
      `Add ${listed(it.keys.map(({ key, shape }) => `"${key}: ${shape}"`))}.`,
      it.description,
    ),
  })),
  'missing-opener': error((it: { line: string; isComment: boolean }) => ({
    message: it.isComment
      ? `The line ${quoted(it.line)} above is a comment, and the lines below it are none.`
      : `The line ${quoted(it.line)} is missing before this one.`,
    hint: it.isComment
      ? 'Remove its #, or write # before each of the lines that belong to it.'
      : `Write ${quoted(it.line)} on its own line above.`,
  })),
  'repeated-line': error((it: { list: string }) => ({
    message: `This line is here a second time, so an item of ${quoted(it.list)} ends right after it begins.`,
    hint: 'Remove one of the two lines, or write what the first item still needs between them.',
  })),
  'missing-value': error((it: MissingValue) => ({
    message: `${quoted(it.key)} has no value.`,
    hint: sentences(
      it.comment &&
        `What begins with # is a comment: put it in quotes if it is the text, ${quoted(it.comment)}.`,
      `Write ${it.wanted} after the colon${it.isRequired ? '' : ', or remove the line'}.`,
      it.description,
    ),
  })),
  'value-in-comment': error((it: { key: string; text: string }) => ({
    message: `${quoted(it.key)} has no value: YAML takes what starts with # for a comment.`,
    hint: `Put it in quotes: "${it.text}".`,
  })),
  'wrong-kind': error(
    (it: { written: string; got: string; wanted: string; advice: string | undefined }) => ({
      message: `${it.written} is ${it.got}, but ${it.wanted} belongs here.`,
      hint: it.advice,
    }),
  ),
  'not-whole': error((it: { written: string; meant: string | undefined; isSeconds: boolean }) => ({
    message: `${it.written} is not a whole number.`,
    hint:
      it.meant === undefined
        ? 'Write it without a fraction.'
        : it.isSeconds
          ? inMilliseconds(it.written, it.meant)
          : `A point starts a fraction. Did you mean ${it.meant}?`,
  })),
  'unknown-type': error((it: Choice & Strange & { word: string; shared: string | undefined }) => ({
    message: sentences(`There is no section type ${quoted(it.word)}.`, it.strange),
    hint: it.shared
      ? `A section that pages share is named after "use": write "use: ${it.shared}" and nothing else.`
      : sentences(didYouMean(it.nearest), `The types are: ${listed(it.known, 40)}.`),
  })),
  'renamed-type': error((it: RenamedType) => ({
    message: `The section type ${quoted(it.word)} is ${quoted(it.now)} now.`,
    hint: sentences(
      it.isTaken && renameOwnBlock(it),
      `Write "type: ${it.now}"${it.look === undefined ? '' : ` and "look: ${it.look}"`}.`,
      it.keys.length > 0 &&
        `In it, ${listed(it.keys.map(({ key, to }) => `${quoted(key)} is ${to}`))}.`,
    ),
  })),
  'unknown-word': error((it: UnknownWord) => ({
    message: sentences(`${quoted(it.word)} is not one of the words that can be here.`, it.strange),
    hint: sentences(
      it.needless,
      didYouMean(it.nearest),
      it.known.length === 1 && !it.isListed
        ? `Write ${it.known[0]}.`
        : alternatives(it, 'The words are'),
      it.isListed && 'Or write a list: [ … ].',
    ),
  })),
  'wrong-form': error(wrongForm),
  'wrong-name': error((it: Rule & { name: string }) => ({
    message: sentences(`${quoted(it.name)} cannot be a name.`, it.strange),
    hint: sentences(didYouMean(it.nearest), it.rule),
  })),
  'too-short': error((it: { key: string; length: number; least: number }) => ({
    message:
      it.length === 0
        ? `${quoted(it.key)} is an empty text.`
        : `${quoted(it.key)} has ${counted(it.length, 'character')}, and needs at least ${it.least}.`,
    hint: 'Write something there, or remove the line if it is not needed.',
  })),
  'too-long': error((it: { key: string; length: number; most: number }) => ({
    message: `${quoted(it.key)} has ${counted(it.length, 'character')}. At most ${it.most.toLocaleString('en-GB')} can be here.`,
    hint: 'Shorten the text.',
  })),
  'too-small': error((it: { written: string; least: number; meant: string | undefined }) => ({
    message: `${it.written} is too small. The smallest number here is ${inDigits(it.least)}.`,
    hint: inMilliseconds(it.written, it.meant),
  })),
  'too-big': error((it: TooBig) => ({
    message: `${it.written} is too big. The biggest number here is ${inDigits(it.most)}.`,
    hint: sentences(
      it.meant && `Sizes are in megabytes: ${it.written} bytes are ${it.meant}.`,
      it.description,
    ),
  })),
  'too-few': error((it: { key: string; count: number; least: number; single?: string }) => ({
    message: `${quoted(it.key)} has ${counted(it.count, 'item')}, and needs at least ${it.least}.`,
    hint:
      it.single === undefined || it.count !== 1
        ? 'Add what is missing.'
        : `Write one alone as ${quoted(it.single)}, or add what is missing.`,
  })),
  'too-many': error((it: { key: string; count: number; most: number }) => ({
    message: `${quoted(it.key)} has ${counted(it.count, 'item')}. At most ${it.most} can be here.`,
    hint: 'Remove some.',
  })),
  'broken-rule': brokenRule(),
  'wrong-count': error((it: { sentence: string; advice: string }) => ({
    message: it.sentence,
    hint: it.advice,
  })),
  'unknown-slot': brokenRule('The page fills in what is in braces, and knows no other word here.'),
  'long-fade': brokenRule('Shorten the fade, or lengthen the interval.'),
  'unsupported-video': brokenRule(
    'Open the video on its host, press Share, and copy the link from there.',
  ),
  'unreadable-address': brokenRule('Open the page in a browser, and copy the address from there.'),
  'credentials-in-address': brokenRule(
    'Remove what is before the @, and choose a new password: this one may have been read.',
  ),
};

type Strange = {
  /** What is unusual about the letters of the word. */
  strange: string | undefined;
};

type TooBig = {
  written: string;
  most: number;
  /** The number of megabytes, where bytes are written. */
  meant: string | undefined;
  description: string | undefined;
};

type UnknownWord = Choice &
  Strange & {
    word: string;
    isListed: boolean;
    /** Why nothing is needed there, or what in its place, as a sentence. */
    needless?: string | undefined;
  };

type Rule = Strange & { rule: string; nearest: string[] };

type UnknownKey = Choice &
  Strange & {
    key: string;
    group: string;
    /** The nearest key is written there already. */
    present: boolean;
    /** A required key that is not there, when the unknown one seems to be in its place. */
    missing: string | undefined;
    /** Where such a key belongs, as a sentence. */
    elsewhere: string | undefined;
  };

type MissingKey = {
  /** Each with what its value looks like. */
  keys: readonly { key: string; shape: string }[];
  group: string;
  description: string | undefined;
};

type MissingValue = {
  key: string;
  wanted: string;
  isRequired: boolean;
  description: string | undefined;
  /** What is behind the key, and no value. */
  comment?: string | undefined;
};

function inDigits(number: number): string {
  return number.toLocaleString('en-GB');
}

/** The schema says the sentence. */
function brokenRule(hint?: string) {
  return error((it: { sentence: string; hint?: string | undefined }) => ({
    message: it.sentence,
    hint: it.hint ?? hint,
  }));
}
