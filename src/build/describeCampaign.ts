import type { Campaign } from '#schema/campaign.ts';
import { literal } from './hosts/lines.ts';

/** What the boot script knows of the campaign. A site that hands none on finds none: `(?!)` matches nothing. */
export function describeCampaign(campaign: Campaign | undefined): string {
  return campaign ? `[?&](?:${campaign.parameters.map(literal).join('|')})=[^&#]+` : '(?!)';
}
