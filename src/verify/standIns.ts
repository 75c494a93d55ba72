import type { Request } from 'playwright-core';
import type { Site } from '#schema/site.ts';
import { siteUses, type Use } from '#vendors/ledger.ts';
import { accountsOf } from '#vendors/pixels.ts';
import { calendlyMessages, framedPage } from './fakes/framedPage.ts';
import { metaPixel } from './fakes/metaPixel.ts';
import { otherPixels } from './fakes/otherPixels.ts';
import { readScript } from './fakes/readScript.ts';
import type { Answer, Fake } from './intercept.ts';
import type { SentEvent } from './SentEvent.ts';

export type StandIns = {
  fakes: readonly Fake[];
  /** What the providers of pixels have been sent, apart from a list on the page itself. */
  sent(): SentEvent[];
  /** What was asked of hosts that the site does not declare. */
  undeclared: URL[];
};

/** Stands in for every host that the site declares. */
export function standIns(site: Site): StandIns {
  const undeclared: URL[] = [];
  const meta = metaPixel();
  const others = otherPixels();
  const used = new Set<string>(
    site.pixel ? accountsOf(site.pixel).map(({ provider }) => provider) : [],
  );
  const [metaFakes, tiktokFakes, googleFakes] = [
    meta.fakes,
    others.fakes.slice(0, 1),
    others.fakes.slice(1),
  ];
  const uses = siteUses(site);
  const rest: Fake = {
    host: /./,
    answer(url, request): Answer | Promise<Answer> {
      if (isDeclared(url, uses)) return answerEmbed(url, request);
      undeclared.push(url);
      return 'blocked';
    },
  };
  return {
    fakes: [
      ...(used.has('meta') ? metaFakes : []),
      ...(used.has('tiktok') ? tiktokFakes : []),
      ...(used.has('google') ? googleFakes : []),
      rest,
    ],
    sent: () => [
      ...meta.events.map(({ pixel, name, value, currency, path }) => ({
        provider: 'meta' as const,
        id: pixel,
        name,
        value,
        currency,
        path,
      })),
      ...others.events,
    ],
    undeclared,
  };
}

/** Whether a host is one of those that the site's parts may contact, whatever the visitor answers. */
export function isDeclared(url: URL, uses: readonly Use[]): boolean {
  const sources = uses.flatMap((use) => Object.values(use.sources).flatMap((hosts) => hosts ?? []));
  return sources.some((source) => {
    const [protocol, host = ''] = source.split('//');
    const isHost = host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : url.host === host;
    return url.protocol === protocol && isHost;
  });
}

/** A calendar or a player as it is when all is well, the script that draws one, or an empty file. */
function answerEmbed(url: URL, request: Request): Answer | Promise<Answer> {
  switch (request.resourceType()) {
    case 'document':
      return framedPage(url.hostname, { says: calendlyMessages }).answer(url, request);
    case 'script':
      return readScript('calendlyWidget.js');
    default:
      return { type: request.resourceType() === 'media' ? 'video/mp4' : 'text/plain', body: '' };
  }
}
