import type { Request } from 'playwright-core';
import type { Site } from '#schema/site.ts';
import { siteUses, type Use } from '#vendors/ledger.ts';
import { accountsOf } from '#vendors/pixels.ts';
import type { Answer, Fake } from '../intercept.ts';
import { fakeProviders, readScript, type SentEvent } from './providers.ts';

/** Stands in for every host that the site declares; `events` fills with what the providers are sent. */
export function fakeHosts(site: Site): { fakes: readonly Fake[]; events: SentEvent[] } {
  const { fakes, events } = fakeProviders();
  const providers = new Set(site.pixel ? accountsOf(site.pixel).map((one) => one.provider) : []);
  const uses = siteUses(site);
  return {
    fakes: [
      ...[...providers].flatMap((name) => (name === 'dataLayer' ? [] : fakes[name])),
      { host: (url) => isDeclared(url, uses), answer: answerEmbed },
    ],
    events,
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
function answerEmbed(_: URL, request: Request): Answer {
  switch (request.resourceType()) {
    case 'document':
      return { type: 'text/html; charset=utf-8', body: embeddedPage };
    case 'script':
      return readScript('calendlyWidget.js');
    default:
      return { type: request.resourceType() === 'media' ? 'video/mp4' : 'text/plain', body: '' };
  }
}

/** Says what Calendly's booking page says when all is well; no other page that embeds it listens. */
const embeddedPage = `<!doctype html><title>Elsewhere</title><p>Elsewhere</p><script>
  setTimeout(() => {
    parent.postMessage({ event: 'calendly.event_type_viewed' }, '*');
    parent.postMessage({ event: 'calendly.page_height', payload: { height: '812px' } }, '*');
  });
</script>`;
