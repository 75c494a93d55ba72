import { mediaTypeOf } from '#schema/mediaTypes.ts';
import { declarationsOf } from '../collectDeclarations.ts';
import { freeName } from '../freeName.ts';
import { isGroup, valueAt } from '../paths.ts';
import type { Document } from '../readDocument.ts';
import { kindOfField, noteOf } from '../schemaNodes.ts';
import type { Path } from '../tree.ts';
import { fieldsAt, keyOf } from './describe.ts';
import { linkExample } from './linkExample.ts';

type Contact = 'telephone' | 'mailbox';

/**
 * What to write in place of what is no name of a link: of a mailbox, a telephone, or a page where an endpoint belongs.
 * `beside`: the key that is meant by the page.
 */
export function adviseLink(
  written: string,
  { path, contact }: { path: Path; contact: Contact | undefined },
  context: Document,
): { example?: string; beside?: string | undefined } {
  if (contact === 'mailbox') {
    const [, address = 'hello@shop.example'] = mailbox.exec(written) ?? [];
    const link = { name: freeName('email', context.names.link), href: `mailto:${address}` };
    return { example: linkExample(path, link, context) };
  }
  if (contact === 'telephone') {
    const [, number] = international.exec(written) ?? [];
    const digits = number?.replaceAll(/\(0\)|\D/g, '');
    const link = {
      name: freeName('telephone', context.names.link),
      href: `tel:+${digits ?? '44…'}`,
    };
    const note = digits === undefined ? ', with its country code in place of the first 0' : '';
    return { example: linkExample(path, link, context) + note };
  }
  const field = fieldsAt(path.slice(0, -1), context).get(keyOf(path));
  if (!field || kindOfField(field) !== 'link' || !written.startsWith('/')) return {};
  const name = noteOf(field, 'sample');
  if (name === undefined) return {};
  return { example: linkExample(path, { name }, context), beside: keyOfPage(path, context) };
}

const mailbox = /^(?:mailto:)?([\w.+-]+@[\w.-]+\.[a-z]+)$/i;

/** A telephone number with its country code, however it is parted. */
const international = /^(?:tel:)?\s*\+([\d\s().-]{6,})$/i;

/** The key of a form for the page that is shown when it was sent, beside that for its endpoint. */
function keyOfPage(path: Path, context: Document): string | undefined {
  const around = path.slice(0, -1);
  const block = valueAt(context.data, around);
  const { form } = isGroup(block) ? declarationsOf(block, context.schema.Block) : {};
  if (form?.to !== path.at(-1)) return undefined;
  const fields = fieldsAt(around, context);
  return form?.afterwards.find((key) => {
    const field = fields.get(key);
    return field && kindOfField(field) === 'target';
  });
}

/** What people write where a link leads to, however it is written; `hello at shop.example`, too. */
export function contactIn(
  written: string,
  kind: ReturnType<typeof kindOfField>,
): Contact | undefined {
  const mayBe =
    ['target', 'link', 'address'].includes(kind ?? '') && written.length <= longestContact;
  if (!mayBe || mediaTypeOf(written)) return undefined;
  if (/^mailto:|^[^/@]+@|^\S+ at \S+\.[a-z]+$/i.test(written)) return 'mailbox';
  return /^(?:tel|sms):|^(?:[^/]*[\s:])?[+(]?\d[\d\s().-]{6,}$/i.test(written)
    ? 'telephone'
    : undefined;
}

/** No number or mailbox that people write is longer. */
const longestContact = 200;
