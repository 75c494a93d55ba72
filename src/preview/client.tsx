import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { createNavigation } from '#browser/navigation.ts';
import { loadComponents } from '#page/loadComponents.ts';
import { createStyleCache } from '#page/styleCache.ts';
import { fill } from '#parts/fill.ts';
import { followSite } from './followSite.ts';
import { createLiveSite } from './liveSite.ts';
import { logEvents } from './logEvents.ts';
import { PreviewPage } from './PreviewPage.tsx';
import { helloEvent, type PreviewSite, type PreviewUpdate, siteEvent } from './PreviewUpdate.ts';
import { ProblemPanel } from './ProblemPanel.tsx';

/** The browser's part of the preview: follows the site file, and shows its page and its problems. */
const live = createLiveSite(
  JSON.parse(element('update').textContent ?? '') as PreviewUpdate,
  await loadComponents(),
);
const styles = createStyleCache();
let started: PreviewSite | undefined;

createRoot(element('problems')).render(
  <CacheProvider value={styles}>
    <ProblemPanel live={live} />
  </CacheProvider>,
);
live.subscribe(follow);
follow();
import.meta.hot?.on(siteEvent, live.receive);
import.meta.hot?.send(helloEvent, live.update().version);

/** Starts the page with the first right site, and keeps what stands outside of it in step. */
function follow() {
  const { site } = live.update();
  if (!site) return;
  // Writing the same styles again would load the typefaces anew.
  const sheet = element('site-styles');
  if (sheet.textContent !== site.styles) sheet.textContent = site.styles;
  document.documentElement.lang = site.shared.site.language;
  document.title = live.pageAt(location.pathname).title;
  if (!started) start(site);
  else if (rulesOf(site) !== rulesOf(started)) location.reload();
  started = site;
}

function start(site: PreviewSite) {
  let events: ReturnType<typeof logEvents> | undefined;
  const navigation = createNavigation({
    page: live.pageAt(location.pathname),
    load: async (path) => live.pageAt(path),
    visit: (path) => events?.visit(path),
  });
  const onReady = () => {
    events = logEvents(site);
    events.visit(location.pathname);
  };
  if (!site.pages[location.pathname]) {
    console.error(fill(site.shared.messages.missingPath, { path: location.pathname }));
  }
  createRoot(element('_root')).render(
    <CacheProvider value={styles}>
      <PreviewPage
        live={live}
        navigation={followSite(navigation, live)}
        track={(happening) => events?.track(happening)}
        onReady={onReady}
      />
    </CacheProvider>,
  );
}

/** What the events and the consent banner are set up with once; a change of it needs a fresh page. */
function rulesOf({ pixel, consent }: PreviewSite): string {
  return JSON.stringify([pixel, consent]);
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The shell has no #${id}.`);
  return found;
}
