import { parseRichText, type Inline } from '#schema/richText.ts';
import type { Field } from './findFields.ts';

/** Whether a field can lead anywhere: most cannot. */
export function canLead({ kind }: Field): boolean {
  return kind === 'target' || kind === 'link' || kind === 'richText';
}

/** Everything that a field leads to: pages (`/affiliates#tiers`) and names of links, as written. */
export function targetsIn({ kind, value }: Field): string[] {
  if (kind === 'target') return [value];
  // Most texts hold no link, which is soon seen.
  if (kind !== 'richText' || !value.includes('](')) return [];
  return parseRichText(value)
    .flatMap((node): Inline[] => (node.kind === 'list' ? node.items.flat() : node.content))
    .flatMap(({ to }) => to ?? []);
}

/** The names of links that a field refers to. */
export function linksIn(field: Field): string[] {
  return field.kind === 'link'
    ? [field.value]
    : targetsIn(field).filter((target) => !target.startsWith('/'));
}

/** The page that a target leads to, without the section of it; the name of a link as it is. */
export function pageOf(target: string): string {
  return target.replace(/#.*/, '');
}
