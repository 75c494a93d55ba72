import { afterPaint } from './afterPaint.ts';
import type { Start } from './app.tsx';
import type { BootConfig } from './BootConfig.ts';
import { bringModules } from './bringModules.ts';
import { createConsent } from './consent.ts';
import { createEvents } from './events.ts';
import { fetchConnect } from './fetchConnect.ts';
import { fetchData } from './fetchData.ts';
import { holdClicks } from './holdClicks.ts';
import { listenToHistory } from './listenToHistory.ts';
import { onPresence } from './onPresence.ts';
import { tellFailure } from './tellFailure.ts';
import { whenShown } from './whenShown.ts';

type App = typeof import('./app.tsx');
type Campaign = typeof import('./campaign.ts');

// First of all: it must hear of history before any script of a third party, and the visitor may go
// back, or press a button, before the first paint is done.
const hearHistory = listenToHistory();
const clicks = holdClicks();

/**
 * Runs on every page, right after its first paint and before anything else is fetched: reports the
 * visit, asks for consent, hands the campaign on, holds clicks that need React, and brings React at
 * the first sign of presence.
 */
afterPaint(() => {
  const config = JSON.parse(document.getElementById('_boot')?.textContent ?? '') as BootConfig;
  const { pixel, fetching } = config;

  const consents = createConsent(config.consent);
  const events = createEvents(pixel.events, consents, () => fetchConnect(pixel, fetching));

  if (config.missingPath) console.error(config.missingPath.split('{path}').join(location.pathname));
  whenShown(() => events.visit(config.path ?? location.pathname));

  /** The campaign as a query; none where the module that knows cannot be fetched. */
  const handOnCampaign = async () => {
    try {
      if (!config.campaign) return '';
      const { script, parameters } = config.campaign;
      const { handOn }: Campaign = await import(/* @vite-ignore */ script);
      return handOn(parameters, consents.allows('marketing') === true);
    } catch {
      return '';
    }
  };
  // An advert's visitor may press the button at once; for all others the first sign is early enough.
  if (location.search) void handOnCampaign();

  onPresence(async () => {
    try {
      const [shared, page, campaign] = await Promise.all([
        fetchData<Start['shared']>(config.shared, fetching),
        fetchData<Start['page']>(config.page, fetching),
        handOnCampaign(),
        bringModules(config.modules),
      ]);
      const { start }: App = await import(/* @vite-ignore */ config.app);
      await start({
        shared,
        page,
        consents,
        hearHistory,
        campaign,
        ...events,
        ready: clicks.release,
      });
      tellFailure(false);
    } catch (error) {
      // Only a visitor who waits for something needs to know.
      if (clicks.forget().length > 0) tellFailure(true);
      throw error;
    }
  });
  // What was pressed while the page was being painted, now that it is heard.
  for (const button of clicks.forget()) button.click();
});
