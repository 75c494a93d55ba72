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
  /** What to write there, and under links, where such a name belongs. */
  example?: string | undefined;
  /** The key beside it that what is written belongs to. */
  beside?: string | undefined;
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
export function wrongForm(it: WrongForm) {
  const { written, rule, nearest, strange, contact, isName, example, beside } = it;
  const say = (message: string, ...hints: (string | undefined)[]) => ({
    message: sentences(message, strange),
    hint: sentences(didYouMean(nearest), ...hints),
  });
  const write = example && nearest.length === 0 ? `Write ${example}.` : undefined;
  if (!contact) {
    const elsewhere =
      beside && `The page that visitors see when it was sent is "${beside}: ${written}".`;
    return say(
      `${quoted(written)} does not have the form that is needed here.`,
      write ?? rule,
      elsewhere,
    );
  }
  const [kind, form] = contacts[contact];
  return isName
    ? say(`${quoted(written)} is ${kind}, and the name of a link belongs here.`, write)
    : say(`${quoted(written)} is not how ${kind} is written here.`, `Write it ${form}.`);
}
