import { z } from 'zod';
import { group, name } from './fields.ts';
import { Block } from './block.ts';
import { Campaign } from './campaign.ts';
import { Consent } from './consent.ts';
import { Constants } from './constants.ts';
import { Footer, Header } from './frame.ts';
import { Links } from './links.ts';
import { Messages } from './messages.ts';
import { Pixel } from './pixel.ts';
import { Redirect } from './redirect.ts';
import { NotFound, Route } from './route.ts';
import { SiteInfo } from './siteInfo.ts';
import { Theme } from './theme.ts';
import type { Video } from './videoLink.ts';

/** Everything that site.yaml may say. Keys that are not listed are errors, but for `x-…` ones at the top level. */
export const SiteFile = group('A whole site in one file.', {
  version: z.literal(1).describe('The version of this format. Always 1.'),
  site: SiteInfo,
  theme: Theme,
  constants: Constants,
  links: Links,
  pixel: Pixel.optional(),
  campaign: Campaign.optional(),
  consent: Consent,
  messages: Messages,
  header: Header,
  footer: Footer,
  sections: z
    .record(name, Block)
    .describe('Sections that several pages share, by name. A page uses one with "- use: NAME".'),
  routes: z
    .array(Route)
    .min(1)
    .max(10_000)
    .describe('The pages of the site, matched in this order.'),
  redirects: z
    .array(Redirect)
    .max(1000)
    .default([])
    .describe('Addresses that are no pages, such as those of an older site, and where each leads.'),
  notFound: NotFound,
});

/** A site file that the schema has accepted; names are not yet resolved. */
export type SiteFile = z.output<typeof SiteFile>;

/** What a page refers to by name, so that it can carry just that. */
export type Uses = {
  links: string[];
  pictures: string[];
  /** The paths of the pages that it leads to. */
  pages: string[];
};

/** What a page embeds of a third party. `page` and `script` are names of links. */
export type Embed =
  | ({ kind: 'video' } & Pick<Video, 'player' | 'src'>)
  | { kind: 'calendar'; provider: string; page: string; script?: string };

/** What the blocks of a page declare (`defineBlock`), in their order. */
export type Declared = {
  /** Whether a block has the main heading of the page. */
  hasHeading: boolean;
  needsDisclosures: boolean;
  /** Whether a calendar reports when a visitor has booked. */
  reportsBookings: boolean;
  /** The `clickName` of every button that leads somewhere. */
  clicks: string[];
  embeds: Embed[];
};

/** A page with its shared sections in place. */
export type Page = Omit<NotFound, 'sections'> & {
  sections: Block[];
  uses: Uses;
  declared: Declared;
};

/** A site that is right: every name exists, every shared section is in place. */
export type Site = Omit<SiteFile, 'sections' | 'routes' | 'notFound'> & {
  routes: (Page & { path: string })[];
  notFound: Page;
  /** What the header, the footer and the head of every page refer to. */
  uses: Uses;
};
