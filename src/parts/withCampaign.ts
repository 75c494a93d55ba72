/**
 * An address with the campaign's parameters at the end of its query, but for those that it has
 * itself. What it has is left as it is written: it may be signed.
 */
export function withCampaign(href: string, campaign: string): string {
  if (!campaign) return href;
  const url = new URL(href);
  for (const pair of campaign.split('&')) {
    // What is split has a first part, always.
    if (url.searchParams.has(pair.split('=')[0] as string)) continue;
    url.search += (url.search && '&') + pair;
  }
  return url.href;
}
