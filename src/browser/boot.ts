import { retry } from '#parts/retry.ts';
import type { Start } from './app.tsx';
import type { BootConfig } from './BootConfig.ts';
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
type Providers = typeof import('./providers/forget.ts');

/**
 * Runs at once on every page, before anything else is fetched: reports the visit, asks for consent,
 * holds clicks that need React, and brings React at the first sign of presence.
 */
const config = JSON.parse(document.getElementById('_boot')?.textContent ?? '') as BootConfig;
const { pixel, fetching } = config;

// First of all, so that it hears of history before any script of a third party.
const hearHistory = listenToHistory();
const consents = createConsent(config.consent);
const events = createEvents(pixel?.events ?? [], consents, () => fetchConnect(pixel, fetching));
consents.onAnswer(async () => {
  // What an earlier yes has left here; after a yes on this page, its provider sees to it.
  if (!pixel || consents.allows('marketing') || !document.cookie) return;
  const { forget } = (await import(/* @vite-ignore */ pixel.module)) as Providers;
  forget(pixel.stores);
});
const clicks = holdClicks();

if (config.missingPath) console.error(config.missingPath.replace('{path}', location.pathname));
whenShown(() => events.visit(config.path ?? location.pathname));

onPresence(async () => {
  try {
    const [app, shared, page] = await Promise.all([
      retry((): Promise<App> => import(/* @vite-ignore */ config.app), fetching),
      fetchData<Start['shared']>(config.shared, fetching),
      fetchData<Start['page']>(config.page, fetching),
    ]);
    tellFailure(false);
    app.start({ shared, page, consents, hearHistory, visit: events.visit, ready: clicks.release });
  } catch (error) {
    // Only a visitor who waits for something needs to know.
    if (clicks.forget().length > 0) tellFailure(true);
    throw error;
  }
});
