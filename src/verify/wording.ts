import { listed, quoted } from '#problems/phrases.ts';

/** What a visitor would meet, by code. Codes are permanent. */
export const messages = {
  'text-missing': ({ text }: { text: string }) => `The page does not show ${quoted(text)}.`,
  'structured-data-broken': () => 'What the page has for search engines cannot be read.',
  'structured-data-hidden': ({ name }: { name: string }) =>
    `The page has ${quoted(name)} for search engines, and does not show it to visitors.`,
  'text-hidden': ({ text }: { text: string }) =>
    `${quoted(text)} is on the page, but nobody can see it.`,
  'text-cut-off': ({ text, pixels }: { text: string; pixels: number }) =>
    `${quoted(text)} is cut off: ${pixels} px of it are out of sight.`,
  'link-missing': ({ to, href }: { to: string; href: string }) =>
    `The page has no link for "to: ${to}", which leads to ${href}.`,
  'link-elsewhere': ({ words, href, found }: { words: string; href: string; found: string }) =>
    `The link ${quoted(words)} leads to ${found}, not to ${href}.`,
  'link-wrong-tab': ({ words, newTab }: { words: string; newTab: boolean }) =>
    `The link ${quoted(words)} opens ${newTab ? 'in the same tab, not in a new one' : 'a new tab, and should not'}.`,
  'link-unusable': ({ words, cover }: { words: string; cover: string }) =>
    cover === ''
      ? `The link ${quoted(words)} cannot be seen, so nobody can press it.`
      : `The link ${quoted(words)} cannot be pressed: ${cover} lies over it.`,
  'link-undeclared': ({ href, words }: { href: string; words: string }) =>
    `The page has a link ${quoted(words)} to ${href}, which site.yaml does not declare.`,
  'picture-broken': ({ src }: { src: string }) =>
    `The picture ${src} does not come, so visitors see an empty place.`,
  'scrolls-sideways': ({ pixels, element }: { pixels: number; element: string }) =>
    `The page is ${pixels} px wider than the screen, so it can be moved sideways. ${element} sticks out.`,
  shifts: ({ score, element }: { score: number; element: string }) =>
    `The page jumps while it loads (layout shift ${score.toFixed(3)}): ${element} moves.`,
  inaccessible: ({ help, rule, element }: { help: string; rule: string; element: string }) =>
    `Some visitors cannot use this: ${help} (axe: ${rule}). It is about ${element}.`,
  'low-contrast': () =>
    'Some texts can hardly be read: their colour is too near to the colour behind them.',
  'policy-violation': ({ text }: { text: string }) =>
    `The page wanted something that its own security policy forbids. The browser says: ${text}`,
  'page-error': ({ text }: { text: string }) => `There was an error on the page: ${text}`,
  'page-lifeless': () =>
    'The page is shown, but its script does not start, so its buttons do nothing.',
  'wrong-status': ({ status, wanted }: { status: number; wanted: number }) =>
    `The server answers with ${status}, and should answer with ${wanted}.`,
  'request-undeclared': ({ url }: { url: string }) =>
    `The page contacts ${url}, a host that site.yaml does not declare.`,
  'request-too-early': ({ url }: { url: string }) =>
    `The page contacts ${url} although the visitor has not allowed it.`,
  'event-missing': ({ event, when }: { event: string; when: string }) =>
    `${event} is not sent ${when}, although a rule says so.`,
  'event-undeclared': ({ event, when }: { event: string; when: string }) =>
    `${event} is sent ${when}, and no rule says so.`,
  'click-impossible': ({ button }: { button: string }) => `${button} cannot be pressed.`,
  'field-unusable': ({ label }: { label: string }) =>
    `Nobody can fill in ${quoted(label)}: the field does not show, or takes nothing.`,
  'form-unsent': ({ to, count, says }: { to: string; count: number; says: string }) =>
    `The form is filled in as it asks, and ${count === 0 ? 'is not sent' : `is sent ${count} times, and not once,`} to ${to}.${says && ` It says: ${says}`}`,
  'form-incomplete': ({ lost, added }: { lost: readonly string[]; added: readonly string[] }) =>
    [
      ...(lost.length > 0
        ? [`What visitors fill in as ${listed(lost.map(quoted))} does not arrive.`]
        : []),
      ...(added.length > 0
        ? [`The form sends ${listed(added.map(quoted))}, which site.yaml does not declare.`]
        : []),
    ].join(' '),
  'form-silent': ({ shown, says }: { shown: string; says: string }) =>
    `The form was sent, and its visitor is not told: ${shown} does not show.${says && ` It says: ${says}`}`,
  'form-leak': ({ to }: { to: string }) => `What visitors type into the form also reaches ${to}.`,
  'mail-unprepared': ({ says }: { says: string }) =>
    `The form is filled in as it asks, and the e-mail with that does not show.${says && ` It says: ${says}`}`,
  'too-heavy': ({ what, bytes, most, heaviest }: TooHeavy) =>
    `${what} weighs ${kilobytes(bytes)}, and visitors are promised at most ${kilobytes(most)}. ${heaviest}`,
} as const;

/** What weighs more than visitors are promised, in bytes, and a sentence on its heaviest part. */
type TooHeavy = { what: string; bytes: number; most: number; heaviest: string };

export type Code = keyof typeof messages;

/** What the message of a code needs to know. */
export type FactsOf<C extends Code> = Parameters<(typeof messages)[C]>[0];

const report = 'report this to whoever looks after the renderer';
const changedFiles =
  'Do not publish this. Build again, and look for who has changed the built files or the renderer.';
const lookAtPlace = `Look at this place on the page. Shorter texts beside it may help; else ${report}.`;

const hints: { readonly [C in Code]?: string } = {
  'text-cut-off': 'Write it shorter, or with words that can be broken into lines.',
  'link-unusable': lookAtPlace,
  'link-undeclared': changedFiles,
  'picture-broken':
    'Open the file under media/ in another program, and save it anew if it is damaged.',
  'scrolls-sideways': 'Write long words and figures shorter, or take fewer items side by side.',
  inaccessible: `If the sentence is about words or headings, change them; else ${report}.`,
  'low-contrast': `Change these colours. \`fascia check\` says which of them are too near to each other; if it says nothing, ${report}.`,
  'request-undeclared': changedFiles,
  'event-missing': `Look at what \`fascia events\` says. If the rule is as you want it, ${report}.`,
  'event-undeclared':
    'Do not publish this: somebody would be counted who must not be. Report it to whoever looks after the renderer.',
  'click-impossible': lookAtPlace,
  'form-leak':
    'Do not publish this: nobody else must have it. Report it to whoever looks after the renderer.',
  'too-heavy': 'Take something off this page, or divide it into two pages.',
};

/** What the operator can do. */
export function hintFor(code: Code): string {
  return hints[code] ?? `Your text is not to blame: please ${report}, with this message.`;
}

/** As visitors' contracts count: 1 KB is 1,000 bytes. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
