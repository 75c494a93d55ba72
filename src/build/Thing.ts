import type { Site } from '#schema/site.ts';

/** A thing as schema.org has it (#build/structuredData.ts). */
export type Thing = { '@type': string; [property: string]: unknown };

/** The name by which things refer to the organization of the site. */
export function organizationId({ site }: Pick<Site, 'site'>): string {
  return `${site.url}/#organization`;
}
