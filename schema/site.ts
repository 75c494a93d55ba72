import { z } from 'zod';
import { group, list, name, partial } from './fields.ts';
import { type Block, Block as ShippedBlock, sectionOf } from './block.ts';
import { Campaign } from './campaign.ts';
import { version } from './changes.ts';
import { type Category, Consent } from './consent.ts';
import { Constants } from './constants.ts';
import type { FormField } from './formField.ts';
import { Footer, Header } from './frame.ts';
import type { Declarations } from './kinds.ts';
import { Links } from './links.ts';
import { Messages } from './messages.ts';
import { Pixel } from './pixel.ts';
import { Redirect } from './redirect.ts';
import { type NotFound, pagesOf } from './route.ts';
import { SiteInfo } from './siteInfo.ts';
import { Theme } from './theme.ts';
import { Timings } from './timings.ts';
import type { Video } from './videoLink.ts';

/** A part of the file that slipped under `constants`, where any name may stand, is none of them. */
const isNoPart = z.check<Record<string, unknown>>(({ value, issues }) => {
  const keys = Object.keys(value).filter((key) => Object.hasOwn(SiteFile.shape, key));
  if (keys.length > 0) issues.push({ code: 'unrecognized_keys', keys, input: value });
});

/** What a site may say: its file, and in it the blocks. */
export type SiteSchema = ReturnType<typeof createSchema>;

/** Everything that site.yaml may say with these blocks. Keys that are not listed are errors, but for `x-…` ones at the top level. */
export function createSchema(Block: typeof ShippedBlock) {
  const Section = sectionOf(Block);
  const { Route, NotFound } = pagesOf(Section);
  const SiteFile = group('A whole site in one file.', {
    version: z.literal(version).describe(`The version of this format. Always ${version}.`),
    site: SiteInfo,
    theme: partial(Theme),
    timings: partial(Timings),
    constants: Constants.check(isNoPart).default({}),
    links: Links.default({}),
    pixel: Pixel.optional(),
    campaign: Campaign.optional(),
    consent: partial(Consent),
    messages: partial(Messages),
    header: partial(Header).refine((header) => !header?.to || header.text !== undefined, {
      path: ['to'],
      error: 'The bar needs a "text" that leads there.',
    }),
    footer: partial(Footer),
    sections: z
      .record(name, Block)
      .default({})
      .describe('Sections that several pages share, by name. A page uses one with "- use: NAME".'),
    routes: list('The pages of the site, matched in this order.', [1, 10_000], Route),
    redirects: list(
      'Addresses that are no pages, such as those of an older site, and where each leads.',
      [0, 1000],
      Redirect,
    ).default([]),
    notFound: NotFound.optional(),
  });
  return { SiteFile, Block, Section };
}

/** The schema of a site without blocks of its own. */
export const shippedSchema = createSchema(ShippedBlock);
export const { SiteFile } = shippedSchema;

/** A site file that the schema has accepted, as it is written. */
export type WrittenSite = z.output<typeof SiteFile>;

/** The parts that schema/defaults has for every site. */
export type Defaults = {
  theme: Theme;
  timings: Timings;
  consent: Consent;
  messages: Messages;
  header: Header;
  footer: Footer;
  notFound: NotFound;
};

/** A site file with the defaults for what is not written; names are not yet resolved. */
export type SiteFile = Omit<WrittenSite, keyof Defaults> & Defaults;

/** What a page refers to by name, so that it can carry just that. */
export type Uses = {
  links: string[];
  pictures: string[];
  /** Those of the sets, and drawings under media/ in their place. */
  icons: string[];
  /** The files under media/ that it leads to. */
  files: string[];
  /** The paths of the pages that it leads to. */
  pages: string[];
};

/** What a page embeds of a third party. `page` and `script` are names of links. */
export type Embed =
  | ({ kind: 'video' } & Pick<Video, 'player' | 'src'>)
  | { kind: 'calendar'; provider: string; page: string; script?: string }
  | { kind: 'page'; page: string; category: Category }
  /** Without `to`, it is sent to the site itself. */
  | { kind: 'form'; provider: string; to?: string; redirects: readonly string[] };

/** What the blocks of a page declare (`defineBlock`), in their order. */
export type Declared = {
  /** The main heading of the page, when a block has one. */
  heading?: string | undefined;
  needsDisclosures: boolean;
  /** Whether a calendar reports when a visitor has booked. */
  reportsBookings: boolean;
  /** Its forms: what one is called at its provider, what it asks for, and the names of the fields that the tab keeps. */
  forms: { name?: string; fields: Pick<FormField, 'name' | 'type'>[]; kept: string[] }[];
  /** The `clickName` of every button that leads somewhere. */
  clicks: string[];
  embeds: Embed[];
  /** The blocks that search engines are told of, each by what it shows. */
  described: { as: NonNullable<Declarations['describes']>; block: Block }[];
};

/** A page with its shared sections in place. */
export type Page = Omit<NotFound, 'sections' | 'title'> & {
  title: string;
  sections: Block[];
  uses: Uses;
  declared: Declared;
};

/** A site that is right: every name exists, every shared section is in place. */
export type Site = Omit<SiteFile, 'sections' | 'routes' | 'notFound'> & {
  routes: (Page & { path: string })[];
  notFound: Page;
  /** The part of its host where the site is: `/shop` of https://example.com/shop, empty for a whole host. */
  base: string;
  /** What the header, the footer and the head of every page refer to. */
  uses: Uses;
  /** The files that devices set to dark get, by the picture in whose place. */
  darkPictures: Readonly<Record<string, string>>;
};
