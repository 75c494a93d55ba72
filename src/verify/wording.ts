import { quoted } from '#problems/phrases.ts';

const ours =
  'Your text is not to blame: please report this to whoever looks after the renderer, with this message.';

const changedFiles =
  'Do not publish this. Build again, and look for who has changed the built files or the renderer.';

const lookAtPlace =
  'Look at this place on the page. Shorter texts beside it may help; else report this to whoever looks after the renderer.';

/** Every code with its words: what a visitor would meet, and what the operator can do. Codes are permanent. */
export const wording = {
  'text-missing': ({ text }: { text: string }) => ({
    message: `The page does not show ${quoted(text)}.`,
    hint: ours,
  }),
  'text-hidden': ({ text }: { text: string }) => ({
    message: `${quoted(text)} is on the page, but nobody can see it.`,
    hint: ours,
  }),
  'text-cut-off': ({ text, pixels }: { text: string; pixels: number }) => ({
    message: `${quoted(text)} is cut off: ${pixels} px of it are out of sight.`,
    hint: 'Write it shorter, or with words that can be broken into lines.',
  }),
  'link-missing': ({ to, href }: { to: string; href: string }) => ({
    message: `The page has no link for "to: ${to}", which leads to ${href}.`,
    hint: ours,
  }),
  'link-elsewhere': ({ words, href, found }: { words: string; href: string; found: string }) => ({
    message: `The link ${quoted(words)} leads to ${found}, not to ${href}.`,
    hint: ours,
  }),
  'link-wrong-tab': ({ words, newTab }: { words: string; newTab: boolean }) => ({
    message: `The link ${quoted(words)} opens ${newTab ? 'in the same tab, not in a new one' : 'a new tab, and should not'}.`,
    hint: ours,
  }),
  'link-unusable': ({ words, cover }: { words: string; cover: string }) => ({
    message:
      cover === ''
        ? `The link ${quoted(words)} cannot be seen, so nobody can press it.`
        : `The link ${quoted(words)} cannot be pressed: ${cover} lies over it.`,
    hint: lookAtPlace,
  }),
  'link-undeclared': ({ href, words }: { href: string; words: string }) => ({
    message: `The page has a link ${quoted(words)} to ${href}, which site.yaml does not declare.`,
    hint: changedFiles,
  }),
  'picture-broken': ({ src }: { src: string }) => ({
    message: `The picture ${src} does not come, so visitors see an empty place.`,
    hint: 'Open the file under media/ in another program, and save it anew if it is damaged.',
  }),
  'scrolls-sideways': ({ pixels, element }: { pixels: number; element: string }) => ({
    message: `The page is ${pixels} px wider than the screen, so it can be moved sideways. ${element} sticks out.`,
    hint: 'Write long words and figures shorter, or take fewer items side by side.',
  }),
  shifts: ({ score, element }: { score: number; element: string }) => ({
    message: `The page jumps while it loads (layout shift ${score.toFixed(3)}): ${element} moves.`,
    hint: ours,
  }),
  inaccessible: ({ help, rule, element }: { help: string; rule: string; element: string }) => ({
    message: `Some visitors cannot use this: ${help} (axe: ${rule}). It is about ${element}.`,
    hint: 'If the sentence is about words or headings, change them; else report this to whoever looks after the renderer.',
  }),
  'low-contrast': () => ({
    message: 'Some texts can hardly be read: their colour is too near to the colour behind them.',
    hint: 'Change these colours. `npm run check` says which of them are too near to each other; if it says nothing, report this to whoever looks after the renderer.',
  }),
  'policy-violation': ({ text }: { text: string }) => ({
    message: `The page wanted something that its own security policy forbids. The browser says: ${text}`,
    hint: ours,
  }),
  'page-error': ({ text }: { text: string }) => ({
    message: `There was an error on the page: ${text}`,
    hint: ours,
  }),
  'page-lifeless': () => ({
    message: 'The page is shown, but its script does not start, so its buttons do nothing.',
    hint: ours,
  }),
  'wrong-status': ({ status, wanted }: { status: number; wanted: number }) => ({
    message: `The server answers with ${status}, and should answer with ${wanted}.`,
    hint: ours,
  }),
  'request-undeclared': ({ url }: { url: string }) => ({
    message: `The page contacts ${url}, a host that site.yaml does not declare.`,
    hint: changedFiles,
  }),
  'request-too-early': ({ url }: { url: string }) => ({
    message: `The page contacts ${url} although the visitor has not allowed it.`,
    hint: ours,
  }),
  'event-missing': ({ event, when }: { event: string; when: string }) => ({
    message: `${event} is not sent ${when}, although a rule says so.`,
    hint: 'Look at what `npm run events` says. If the rule is as you want it, report this to whoever looks after the renderer.',
  }),
  'event-undeclared': ({ event, when }: { event: string; when: string }) => ({
    message: `${event} is sent ${when}, and no rule says so.`,
    hint: 'Do not publish this: somebody would be counted who must not be. Report it to whoever looks after the renderer.',
  }),
  'click-impossible': ({ button }: { button: string }) => ({
    message: `${button} cannot be pressed.`,
    hint: lookAtPlace,
  }),
  'too-heavy': ({ what, bytes, most, heaviest }: Weight) => ({
    message: `${what} weighs ${kilobytes(bytes)}, and visitors are promised at most ${kilobytes(most)}. ${heaviest}`,
    hint: 'Take something off this page, or divide it into two pages.',
  }),
} as const;

/** Something that weighs more than visitors are promised, in bytes, and a sentence on its heaviest part. */
type Weight = { what: string; bytes: number; most: number; heaviest: string };

export type Code = keyof typeof wording;

/** What a code's words need to know. */
export type FactsOf<C extends Code> = Parameters<(typeof wording)[C]>[0];

/** As visitors' contracts count: 1 KB is 1,000 bytes. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
