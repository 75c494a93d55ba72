import { createProblem } from '#problems/createProblem.ts';
import { listed, quoted } from '#problems/phrases.ts';
import type { Problem } from '#problems/Problem.ts';
import { hasScheme } from '#schema/url.ts';
import { isMedia, mediaName } from '#schema/mediaName.ts';
import { z } from 'zod';
import { fixOf } from '../meantWords.ts';
import { valueAt } from '../paths.ts';
import type { Document } from '../readDocument.ts';
import { kindOfField, noteOf, type Schema } from '../schemaNodes.ts';
import type { Path, TreeNode } from '../tree.ts';
import { codePointName } from '../yaml/scanText.ts';
import { adviseLink, contactIn } from './adviseLink.ts';
import { fieldsAt, keyOf, valuePlace } from './describe.ts';
import { meantItems } from './itemsAround.ts';
import { type Issue, schemaOf } from './readIssues.ts';
import { describeStrange } from './strangeLetters.ts';
import { suggestForms } from './suggestForms.ts';

/** A text that does not have the form of an address, a colour, a path … */
export function wrongForm(issue: Issue, node: TreeNode | undefined, context: Document): Problem {
  const written = node?.kind === 'scalar' ? String(node.value) : '';
  const schema = schemaOf(issue.path, context);
  const kind = schema && kindOfField(schema);
  const isName = kind === 'target' || kind === 'link';
  const known = isName
    ? meantTargets(written, kind, context)
    : kind === 'address'
      ? meantTelephone(written, context)
      : [];
  const contact = contactIn(written, kind);
  const meant =
    known.length > 0
      ? known
      : (meantItems(written, issue.path, context) ??
        suggestForms(written, { ...context, schema, kind }));
  // A text of several words is no slip of a page.
  const other = /^[^/]\S*\s/.test(written) ? otherKey(issue.path, node, context) : undefined;
  const nearest = meant.filter((one) => !other && (!contact || !isMedia(one)));
  const restOfLine = node ? context.source.slice(node.end, node.end + 80) : '';
  const strange =
    (kind === 'media' ? explainFileName(written, restOfLine) : describeStrange(written)) ??
    (written.trimEnd() === written ? undefined : 'There is a space at its end.') ??
    (written.trimStart() === written ? undefined : 'There is a space at its beginning.') ??
    // What is said of the contact is enough, and an address of an old site may hold any character.
    (contact || kind === 'former'
      ? undefined
      : (explainSlip(written, kind, nearest) ?? strayCharacters(written, schema)));
  const place = valuePlace(issue, context);
  const isSameLink =
    kind === 'link' && valueAt(context.data, ['links', known[0] ?? '', 'href']) === written;
  const certain = { words: known, isCertain: known.length === 1 };
  return createProblem(
    'wrong-form',
    {
      written,
      rule: issue.message,
      nearest,
      strange,
      contact,
      isName,
      ...(other && { example: other }),
      ...(isName && adviseLink(written, { path: issue.path, contact }, context)),
    },
    { ...place, fix: isSameLink ? fixOf(certain, { written, ...place }, context) : undefined },
  );
}

/** The key beside it for what is written, in the words for it: a day where a number belongs, a text where a page does. */
export function otherKey(
  path: Path,
  node: TreeNode | undefined,
  context: Document,
): string | undefined {
  const [group, fields] = [path.slice(0, -1), fieldsAt(path.slice(0, -1), context)];
  const field = fields.get(keyOf(path));
  const key = field && noteOf(field, 'textKey');
  const beside = key === undefined ? undefined : fields.get(key);
  if (!beside || node?.kind !== 'scalar' || Number.isFinite(Number(node.value))) return undefined;
  const isFree = valueAt(context.data, [...group, key ?? '']) === undefined;
  return isFree && z.safeParse(beside, node.value).success
    ? `"${key}: ${node.written}" in its place`
    : undefined;
}

/** What people often write in place of what is needed, and what to do about it. */
function explainSlip(
  written: string,
  kind: ReturnType<typeof kindOfField>,
  nearest: readonly string[],
): string | undefined {
  if (nearest.length > 0 || /\s/.test(written)) return undefined;
  if (kind === 'link' && written.startsWith('/'))
    return 'A page of this site is no entry under links.';
  if (!hasScheme(written)) return undefined;
  if (kind === 'link')
    return `Add it under links, such as "outside: { href: ${written} }", and write its name here: outside.`;
  return kind === 'target'
    ? 'An outside address is written once, under links: add it there, and write its name here.'
    : undefined;
}

/** The characters that a name cannot hold, when it would do without them. */
function strayCharacters(written: string, schema: Schema | undefined): string | undefined {
  const stray = [...new Set(written.match(/[^\p{L}\p{N}/_-]/gu))];
  const rest = written.replace(/[^\p{L}\p{N}/_-]/gu, '');
  return stray.length > 0 && schema && z.safeParse(schema, rest).success
    ? `It cannot hold ${listed(
        stray.map((one) => (one === ' ' ? 'a space' : quoted(one))),
        9,
      )}.`
    : undefined;
}

/** Why a text is no name of a file under media/; `rest` is what is behind it. */
function explainFileName(written: string, rest: string): string | undefined {
  if (/^[ \t]+#/.test(rest))
    return 'YAML takes all after " #" for a comment: put the whole name in quotes.';
  if (/^[a-z]:[\\/]|^\/(?:Users|home|Volumes)\//i.test(written))
    return 'A file of your own computer is not part of the site: copy it into the folder media.';
  const parts = mediaName(written).split('/');
  const control = /\p{Cc}/u.exec(written)?.[0];
  if (control !== undefined)
    return `It holds ${codePointName(control)}, which no name can hold. Between double quotes, \\ and a letter stand for such a character: write / in its place.`;
  if (parts.includes('..')) return 'What is outside the folder media is never published.';
  const hidden = parts.find((part) => /^\../.test(part));
  if (hidden !== undefined)
    return `A name that begins with a dot, such as ${hidden}, is that of a hidden file.`;
  if (parts[0] === 'media' && !/\.\w+$/.test(written)) return 'It has no ending, such as .jpg.';
  return undefined;
}

/** What is under links for this address, or the page that it leads to when it is one of this site and may be meant. */
function meantTargets(
  written: string,
  kind: 'target' | 'link',
  { data, names }: Document,
): string[] {
  const links = names.link.filter((link) =>
    isSameAddress(written, String(valueAt(data, ['links', link, 'href']))),
  );
  if (kind === 'link') return links;
  const own = String(valueAt(data, ['site', 'url']));
  const rest = written.startsWith(own) ? written.slice(own.length) : fileOfPage.exec(written)?.[1];
  const path = rest?.replace(/^(?=[^/])/, '/').replace(/(?:\/index)?\/*$/, '') || '/';
  return links.length > 0 || rest === undefined || !names.route.includes(path) ? links : [path];
}

/** `team.html`, as pages of other sites are named. */
const fileOfPage = /^(\/?[\w/-]+)\.(?:html?|php)$/;

/** Whether what is written is an address, perhaps without its scheme, its host or the code of its country. */
function isSameAddress(written: string, address: string): boolean {
  const [one, other] = [written, address].map((text) =>
    text
      .toLowerCase()
      .replace(/^(?:https?:\/\/|tel:|mailto:([^?]*).*)/, '$1')
      .replace(/\/$/, ''),
  );
  if (one === undefined || other === undefined || one === '') return false;
  if (telephone.test(one) && telephone.test(other))
    return digitsOf(other).endsWith(digitsOf(one.replace(/^[^+\d]*0|\(0\)/, '')));
  return one === other || (fileOfPage.test(one) && other.endsWith(`/${one}`));
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** A telephone number, however it is parted. */
const telephone = /^(?:tel:)?\s*[+(]?\d[\d\s().-]{6,}$/;

/** A telephone number with the 0 that is dialled within the country only. */
const localTelephone = /^(?:tel:)?\s*0([\d\s().-]{6,})$/;

function meantTelephone(written: string, { data }: Document): string[] {
  const [, number] = localTelephone.exec(written) ?? [];
  const isBritish = valueAt(data, ['site', 'language']) === 'en-GB';
  return number && isBritish ? [`tel:+44${digitsOf(number)}`] : [];
}
