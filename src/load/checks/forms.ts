import type { Problem } from '#problems/Problem.ts';
import { createProblem } from '#problems/createProblem.ts';
import { vendorsAt } from '#vendors/embeds.ts';
import { disclose } from '#vendors/ledger.ts';
import { declarationsOf, fieldsIn } from '../collectDeclarations.ts';
import type { Field, Value } from '../findValues.ts';
import { reservedHost } from '../linksIn.ts';
import { isGroup, isHolder, ownValue, pathKey, valueAt } from '../paths.ts';
import type { CheckContext } from './CheckContext.ts';

/** Programs for e-mail cut an address that is longer. */
const mostByMail = 1500;

/** The form whose endpoint a field names; undefined where it names something else. */
export function formAt({ kind, path }: Value & Field, { file, schema }: CheckContext) {
  const block = kind === 'link' ? valueAt(file, path.slice(0, -1)) : undefined;
  if (!isHolder(block)) return undefined;
  const { form } = declarationsOf(block, schema.Block);
  return form && form.to === path.at(-1) ? { block, form } : undefined;
}

/** An e-mail takes no file and no long text, and an endpoint of a known service is told as one. */
export function unsuitableForms(context: CheckContext): Problem[] {
  const { file, fields, atKey, atValue } = context;
  return fields.flatMap((field): Problem[] => {
    const found = formAt(field, context);
    const { href } = ownValue(file.links, field.value) ?? {};
    if (!found || href === undefined) return [];
    const { block, form } = found;
    const path = field.path.slice(0, -1);
    if (href.startsWith('mailto:')) {
      const needless = form.afterwards
        .filter((key) => valueAt(block, [key]) !== undefined)
        .map((key) => createProblem('never-shown', { key }, atKey([...path, key])));
      const unfit = fieldsIn(block, form.fields).flatMap(
        ({ name, type, maxLength = 4000 }, index) => {
          const at = [...path, form.fields, index];
          if (type === 'file')
            return createProblem('not-by-mail', { name }, atValue([...at, 'type']));
          if (type !== 'paragraph' || maxLength <= mostByMail) return [];
          const facts = { name, most: mostByMail };
          return createProblem('long-for-mail', facts, atValue([...at, 'name']));
        },
      );
      return [...unfit, ...needless];
    }
    if (!href.startsWith('https:')) return [];
    const address = new URL(href);
    const provider = String(valueAt(block, [form.provider]));
    const [service] = vendorsAt(address).filter(({ category }) => category === 'form');
    const known = service?.name.toLowerCase() ?? 'other';
    if (reservedHost.test(address.hostname) && !reservedHost.test(new URL(file.site.url).hostname))
      return [
        createProblem(
          'no-endpoint',
          { host: address.hostname, name: field.value },
          atValue(field.path),
        ),
      ];
    if (known === provider || (known === 'other' && reservedHost.test(address.hostname))) return [];
    const facts = { name: field.value, host: address.hostname, provider, known };
    return [createProblem('wrong-provider', facts, atValue(field.path))];
  });
}

/** A list of who keeps what that says nothing of why somebody gets what is sent by a form, and so something else. */
export function unsaidPurposes({ pages, site, schema, atKey }: CheckContext): Problem[] {
  const receivers = disclose(site).filter(({ category }) => category === 'form');
  if (receivers.length === 0) return [];
  const shown = [...pages.routes, pages.notFound].flatMap((page) => page.shown);
  const lists = shown.flatMap(({ block, from }) => {
    const key = declarationsOf(block, schema.Block).disclosures;
    const purposes = key === undefined ? undefined : valueAt(block, [key]);
    return key !== undefined && isGroup(purposes) && !Object.hasOwn(purposes, 'form')
      ? { path: [...from, key], shows: String(purposes['necessary']) }
      : [];
  });
  const each = new Map(lists.map((list) => [pathKey(list.path), list]));
  const facts = { receivers: receivers.map(({ name }) => name) };
  return [...each.values()].map(({ path, shows }) =>
    createProblem('unsaid-purpose', { ...facts, shows }, atKey(path)),
  );
}
