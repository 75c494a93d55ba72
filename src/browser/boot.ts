import { afterPaint } from './afterPaint.ts';
import type { BootConfig } from './BootConfig.ts';
import { bringModules } from './bringModules.ts';
import { bringTypefaces } from './bringTypefaces.ts';
import { handOn } from './handOn.ts';
import { createConsent } from './consent.ts';
import { createEvents } from './events.ts';
import { fetchConnect } from './fetchConnect.ts';
import { holdClicks } from './holdClicks.ts';
import { inNewTask } from './inNewTask.ts';
import { listenToHistory } from './listenToHistory.ts';
import { loadPictures } from './loadPictures.ts';
import { onPresence } from './onPresence.ts';
import { tellFailure } from './tellFailure.ts';

type App = typeof import('./app.tsx');

// First of all: the page's policy holds from here on. Every page has it, and `_boot`: #build/createDocument.ts.
document.head.append((document.getElementById('_policy') as HTMLTemplateElement).content);

// Next: it must hear of history before any script of a third party, and the visitor may go
// back, or press a button, before the first paint is done.
const hearHistory = listenToHistory();
const clicks = holdClicks();
const config = JSON.parse(
  (document.getElementById('_boot') as HTMLElement).textContent,
) as BootConfig;
// A page that is laid out as a whole from the start (#build/laterScript.ts) may be scrolled to its end
// before its first paint: the room for the banner has to be there.
const isWhole = document.documentElement.dataset.later === undefined;
const early = isWhole ? createConsent(config.consent) : undefined;

addEventListener('load', loadPictures);

// On every page, right after its first paint: fetches the typefaces, asks for consent, hands the
// campaign on, reports the visit, and brings React at the first sign of presence.
afterPaint(() => {
  const { pixel, fetching } = config;
  void bringTypefaces(config.typefaces);

  const consents = early ?? createConsent(config.consent);
  // At once, of what the page has itself: an advert's visitor may press the button right away.
  const campaign = handOn(config.campaign, consents);
  const events = createEvents(
    pixel.events,
    consents,
    () => fetchConnect(pixel, fetching),
    fetching,
  );
  events.visit(config.path ?? location.pathname);
  onPresence(async () => {
    try {
      // Under way while the modules come; what comes of it is the app's to judge, and to try again.
      // Without a limit: it would run out while the modules come, and take the answer with it.
      const asked = [config.shared, config.page].map((address) => inNewTask(() => fetch(address)));
      await bringModules(config.modules);
      const { start }: App = await import(/* @vite-ignore */ config.app);
      await start({
        config,
        early: asked,
        consents,
        hearHistory,
        campaign,
        ...events,
        ...clicks,
      });
    } catch (error) {
      // Only a visitor who waits for something needs to know.
      if (clicks.forget()[0]) tellFailure();
      throw error;
    }
  });
  // What was pressed while the page was being painted, now that it is a sign.
  clicks.press();
});
