import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { createNavigation } from '#browser/navigation.ts';
import { loadComponents } from '#page/components.ts';
import { createStyleCache } from '#page/styleCache.ts';
import { fill } from '#parts/contexts.ts';
import { answerConsent, forceState } from './forceState.ts';
import { findFrame } from './frame.ts';
import { followServer } from './followServer.ts';
import { followSite } from './followSite.ts';
import { createLiveSite } from './liveSite.ts';
import { logEvents } from './logEvents.ts';
import { PreviewPage } from './PreviewPage.tsx';
import { lookEvent, type PreviewSite, type PreviewUpdate } from './PreviewUpdate.ts';
import { ProblemPanel } from './ProblemPanel.tsx';
import { reportPointer } from './reportPointer.ts';
import { writeRules } from './writeRules.ts';

/** The browser's part of the preview: follows the site file, and shows its page and its problems. */
const live = createLiveSite(
  JSON.parse(element('update').textContent ?? '') as PreviewUpdate,
  await loadComponents(),
);
const styles = createStyleCache();
// As on the built page: its policy lets through no style that is written as text.
styles.sheet.isSpeedy = true;
const frame = findFrame();
/** What the page was loaded with: the site, and what its policy lets it contact. */
let started: { site: PreviewSite; hosts: readonly string[] } | undefined;
let written = '';

if (frame) {
  forceState(frame.forced);
  reportPointer(frame, live, element('_root'));
} else {
  // The window around a page has a place of its own for problems.
  createRoot(element('problems')).render(
    <CacheProvider value={styles}>
      <ProblemPanel live={live} />
    </CacheProvider>,
  );
}
live.subscribe(follow);
follow();
followServer(live, import.meta.hot);

/** Starts the page with the first right site, and keeps what stands outside of it in step. */
function follow() {
  const { site } = live.update();
  if (!site) return;
  // Writing the same styles again would load the typefaces anew.
  if (written !== site.styles) writeRules(element('site-styles'), site.styles);
  written = site.styles;
  document.documentElement.lang = site.shared.site.language;
  const { title, hosts } = live.pageAt(location.pathname);
  document.title = title;
  if (!started) start(site);
  else if (rulesOf(site) !== rulesOf(started.site)) location.reload();
  else if (!hosts.every((host) => started?.hosts.includes(host))) location.reload();
  started = { site, hosts: started?.hosts ?? hosts };
}

function start(site: PreviewSite) {
  const events = logEvents(site, frame);
  const tellShown = (path: string) => frame?.tell({ kind: 'shown', path });
  const navigation = createNavigation({
    page: live.pageAt(location.pathname),
    load: async (path) => live.pageAt(path),
    visit: (path) => {
      tellShown(path);
      events.visit(path);
    },
  });
  const onReady = () => {
    if (frame) answerConsent(frame.forced);
    events.visit(location.pathname);
  };
  tellShown(location.pathname);
  frame?.listen((message) => message.kind === 'go' && navigation.navigate(message.path));
  if (!Object.hasOwn(site.pages, location.pathname) && !live.update().example) {
    console.error(fill(site.shared.messages.missingPath, { path: location.pathname }));
  }
  const look = () => import.meta.hot?.send(lookEvent, navigation.shown().path);
  navigation.subscribe(look);
  look();
  createRoot(element('_root')).render(
    <CacheProvider value={styles}>
      <PreviewPage
        live={live}
        navigation={followSite(navigation, live)}
        consents={events.consents}
        track={events.track}
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
