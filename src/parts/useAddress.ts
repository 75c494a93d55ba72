import { useSite } from './SiteContext.ts';
import { withCampaign } from './withCampaign.ts';

/** The address of a named link as visitors are led there: with the campaign, where the link hands it on. */
export function useAddress(name: string): string | undefined {
  const { links, campaign } = useSite();
  const href = links[name]?.href;
  return href && campaign.links.includes(name) ? withCampaign(href, campaign.query) : href;
}
