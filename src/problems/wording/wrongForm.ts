import { didYouMean, quoted, sentences } from '../phrases.ts';

/** A text that does not have the form of what belongs there. */
type WrongForm = {
  written: string;
  rule: string;
  nearest: string[];
  strange: string | undefined;
  /** What it is instead, where only its form, or a link to it, is missing. */
  contact: keyof typeof contacts | undefined;
  /** Whether the name of a link belongs there. */
  isName: boolean;
};

/** How people are reached, and how that is written in an address. */
const contacts = {
  telephone: ['a telephone number', 'as tel:+44…, with its country code in place of the first 0'],
  mailbox: [
    'an e-mail address',
    'as mailto: and the whole address, such as mailto:hello@shop.example',
  ],
} as const;

/** What is wrong with such a text, and what to write. */
export function wrongForm({ written, rule, nearest, strange, contact, isName }: WrongForm) {
  const say = (message: string, hint: string) => ({
    message: sentences(message, strange),
    hint: sentences(didYouMean(nearest), hint),
  });
  if (!contact) return say(`${quoted(written)} does not have the form that is needed here.`, rule);
  const [kind, anyForm] = contacts[contact];
  const form = /^[\w.+-]+@[\w.-]+\.[a-z]+$/i.test(written) ? `as mailto:${written}` : anyForm;
  return isName
    ? say(
        `${quoted(written)} is ${kind}, and the name of a link belongs here.`,
        nearest.length > 0
          ? ''
          : `Write it once, under links, ${form}, and the name of that link here.`,
      )
    : say(`${quoted(written)} is not how ${kind} is written here.`, `Write it ${anyForm}.`);
}
