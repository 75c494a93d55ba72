import { allowAll } from '#parts/allowAll.ts';
import { addLink } from '#parts/download.ts';
import type { BootConfig } from './BootConfig.ts';
import { propagateCampaign } from './campaign.ts';
import { createConsent } from './consent.ts';
import { createCountingConsent, createCountingEvents } from './countingEvents.ts';
import { dataOf, ids } from './dom.ts';
import { createEvents, loadProvider, noEvents } from './events.ts';
import { holdClicks } from './holdClicks.ts';
import {
  afterPaint,
  listenToHistory,
  loadBeforePrint,
  loadTypefaces,
  onFirstInteraction,
  watchTranslation,
} from './preHydration.ts';

type App = typeof import('./hydrate.tsx');

/**
 * Whether the site asks for consent, has a pixel or a campaign, and whether it counts visits. Replaced in the
 * bundle, of which there are three (#build/viteConfig.ts): a site without any of it has a boot script of half
 * the size.
 */
declare const followsVisitors: boolean;
declare const countsVisits: boolean;

/**
 * The boot script: from HTML to a live page, in the order of events. It is part of every page (at its
 * end), and the only script that runs by itself. React is loaded at the first interaction.
 *
 * 1. The HTML is parsed (#build/composePage.ts): styles first, then the first section, painted as a
 *    whole, then the rest, laid out late (lateLayout.ts).
 * 2. This script runs: clicks on buttons are held, back and forward are ours.
 * 3. The first paint. Then: typefaces, the consent banner, the campaign in links, the events of the visit.
 * 4. The first interaction, unless it is a press on a link, which the browser follows (its document is
 *    prefetched: #build/speculationRules.ts): the modules and data of the page are loaded side by side.
 * 5. hydrate.tsx: React hydrates the page section by section; then the held clicks are repeated.
 * 6. From there on the pages that links lead to are prefetched (prefetchPages.ts), and shown without a
 *    reload (navigation.ts).
 */

// 2. Before any script of a third party, and before the first paint: the visitor may be quicker.
const onHistory = listenToHistory();
const isTranslated = watchTranslation();
const { needsReact, press, release, drop } = holdClicks(isTranslated);
const config = JSON.parse(document.getElementById(ids.boot)?.textContent ?? '') as BootConfig;
// A reloaded page may be scrolled to its end before its first paint: room for the banner comes first.
const isReloaded = dataOf(document.documentElement).later === undefined;
const ask = () => (countsVisits ? createCountingConsent : createConsent)(config.consent);
const early = followsVisitors && isReloaded ? ask() : undefined;
loadBeforePrint();

afterPaint(() => {
  // 3.
  const { pixel, fetching } = config;
  void loadTypefaces(config.typefaces);
  const consents = followsVisitors ? (early ?? ask()) : allowAll;
  const campaign = followsVisitors ? propagateCampaign(config.campaign, consents) : '';
  const events = countsVisits
    ? createCountingEvents(pixel, consents, fetching)
    : followsVisitors
      ? createEvents(pixel.events, consents, () => loadProvider(pixel, fetching), fetching)
      : noEvents;
  events.visit(config.path ?? location.pathname);

  onFirstInteraction(
    async () => {
      try {
        // 4.
        for (const address of config.modules) addLink('modulepreload', address);
        // As `fetch` requests it, which then finds it there.
        const asFetch = { as: 'fetch', crossOrigin: 'anonymous' };
        for (const address of [config.shared, config.page]) addLink('preload', address, asFetch);
        const { hydrate }: App = await import(/* @vite-ignore */ config.app);
        // 5.
        await hydrate({ config, consents, onHistory, campaign, release, isTranslated, ...events });
      } catch (error) {
        // Only a visitor who has clicked needs to know.
        if (drop()[0]) showFailure();
        throw error;
      }
    },
    () => !isTranslated() || needsReact(),
  );
  // A click while the page was painted counts as the first interaction.
  press();
});

/** Says that what the visitor pressed could not be loaded. */
function showFailure(): void {
  const alert = document.getElementById(ids.failed);
  if (alert) alert.textContent = dataOf(alert).text ?? '';
}
