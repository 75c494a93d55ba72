import { CacheProvider } from '@emotion/react';
import { type ComponentProps, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { HydratedPage } from '#browser/HydratedPage.tsx';
import { createCountingConsent } from '#browser/countingEvents.ts';
import { createEvents } from '#browser/events.ts';
import type { Provider } from '#browser/providers/connect.ts';
import { createNavigation } from '#browser/navigation.ts';
import { conventions, idField } from '#blocks/form/conventions.ts';
import { eventRules } from '#build/eventRules.ts';
import { directionOf } from '#page/directionOf.ts';
import { loadComponents } from '#page/components.ts';
import { restoreClosed } from '#page/frame/Announcement.tsx';
import { createStyleCache } from '#page/styleCache.ts';
import { fill } from '#parts/contexts.ts';
import { answerConsent, findFrame, forceState } from './frame.ts';
import { createLiveSite, followServer, followSite } from './liveSite.ts';
import { lookEvent, type PreviewSite, reloadEvent } from './PreviewUpdate.ts';
import { ProblemPanel } from './ProblemPanel.tsx';
import { longestValue, mostValues, readMail } from './readMail.ts';
import { reportPointer } from './reportPointer.ts';
import { element, firstUpdate } from './shell.ts';

/** The browser's part of the preview: follows the site file, and shows its page and its problems. */
const live = createLiveSite(firstUpdate(), await loadComponents());
const styles = createStyleCache();
// As on the built page: its policy lets through no style that is written as text.
styles.sheet.isSpeedy = true;
const frame = findFrame();
/** What the page was set up with once, and what its policy lets it contact; other ones need a fresh page. */
let started: { rules: string; hosts: readonly string[] } | undefined;
let written = '';

if (frame) {
  forceState(frame.forced);
  reportPointer(frame, live, element('_root'));
} else {
  // The window around a page shows problems itself.
  createRoot(element('problems')).render(
    <CacheProvider value={styles}>
      <ProblemPanel live={live} />
    </CacheProvider>,
  );
}
live.subscribe(follow);
follow();
followServer(live, import.meta.hot);
import.meta.hot?.on(reloadEvent, () => {
  history.replaceState({ ...history.state, reloadedAt: scrollY }, '');
  location.reload();
});

/** Starts the page with the first right site, and keeps what is outside of it in step. */
function follow() {
  const { site } = live.update();
  if (!site) return;
  // Writing the same styles again would load the typefaces again.
  if (written !== site.styles) writeRules(element('site-styles'), site.styles);
  written = site.styles;
  document.documentElement.lang = site.shared.site.language;
  document.documentElement.dir = directionOf(site.shared.site.language) ?? '';
  restoreClosed(site.shared.header.announcement);
  const { title, hosts } = live.pageAt(live.within(location.pathname));
  document.title = title;
  const rules = JSON.stringify([site.pixel, site.consent]);
  const known = started?.hosts ?? hosts;
  if (!started) start(site);
  else if (rules !== started.rules || !hosts.every((host) => known.includes(host))) {
    location.reload();
  }
  started ??= { rules, hosts };
}

function start(site: PreviewSite) {
  const events = logEvents(site);
  const sendShown = (path: string) => frame?.send({ kind: 'shown', path: live.within(path) });
  const first = live.within(location.pathname);
  const navigation = createNavigation({
    page: live.pageAt(first),
    load: async (path) => live.pageAt(live.within(path)),
    visit: (path) => {
      sendShown(path);
      events.visit(path);
    },
  });
  const onReady = () => {
    // As the boot script has it, before which the banner is there.
    const box = document.querySelector<HTMLInputElement>('#_consent input[name=statistics]');
    if (box) box.checked = events.consents.allows('statistics') === true;
    restoreHeight();
    if (frame) answerConsent(frame.forced);
    frame?.send({ kind: 'drawn' });
    events.visit(location.pathname);
  };
  sendShown(location.pathname);
  frame?.listen(
    (message) => message.kind === 'go' && navigation.navigate(live.base() + message.path),
  );
  if (!Object.hasOwn(site.pages, first) && !live.update().example) {
    console.error(fill(site.shared.messages.missingPath, { path: location.pathname }));
  }
  const look = () => import.meta.hot?.send(lookEvent, live.within(navigation.shown().path));
  navigation.subscribe(look);
  look();
  createRoot(element('_root')).render(
    <CacheProvider value={styles}>
      <PreviewPage
        navigation={followSite(navigation, live)}
        consents={events.consents}
        report={events.report}
        showForm={showSubmission}
        onReady={onReady}
      />
    </CacheProvider>,
  );
}

/** Goes to where the page was before a block had changed, once: it is rendered too late for the browser to do it. */
function restoreHeight(): void {
  const { reloadedAt, ...state } = (history.state ?? {}) as { reloadedAt?: number };
  if (reloadedAt === undefined) return;
  history.replaceState(state, '');
  scrollTo({ top: reloadedAt, behavior: 'instant' });
}

/** The page as a visitor sees it, rendered again with every valid version of the site. */
function PreviewPage(props: Omit<ComponentProps<typeof HydratedPage>, 'shared'>) {
  const { site } = useSyncExternalStore(live.subscribe, live.update);
  return site && <HydratedPage shared={site.shared} {...props} />;
}

/**
 * The events of the page by the rules of site.yaml, after consent as for a visitor, but written to
 * the console and to the window around the page: nothing is ever sent from the preview.
 */
function logEvents({ pixel, consent }: PreviewSite) {
  const { value, currency } = pixel ?? {};
  const rules = eventRules(pixel?.events ?? [], { base: live.base() });
  const consents = createCountingConsent(consent);
  // Whoever may get an event.
  const kinds = pixel?.kinds ?? [];
  const ofPixel = { ...consents, allows: () => allowsAny(kinds.map(consents.allows)) };
  const log = (text: string) => console.info(`[preview] ${text}`);
  const provider: Provider = {
    send({ rule, pathname }) {
      log(`A visitor’s page would send ${rule.send}, value ${value}, currency ${currency}.`);
      frame?.send({ kind: 'sent', rule: rules.indexOf(rule), path: live.within(pathname) });
    },
    answered(isAllowed) {
      const answer = isAllowed ? 'yes' : 'no';
      log(`The visitor’s answer is now: ${answer}.`);
    },
  };
  const events = createEvents(rules, ofPixel, async () => () => provider, {
    retries: 0,
    retryDelay: 0,
  });
  return { ...events, consents };
}

/** Undefined while an answer is open that may be a yes. */
function allowsAny(answers: readonly (boolean | undefined)[]): boolean | undefined {
  if (answers.includes(true)) return true;
  return answers.includes(undefined) ? undefined : false;
}

/** Shows what a form would send, in place of sending it. */
function showSubmission(to: string, data: FormData): { is: 'sent' } {
  // An e-mail is shown as its program would.
  const sent = to.startsWith('mailto:') ? readMail(to) : { to, values: valuesOf(data) };
  console.info('[preview] A visitor’s page would send this form:', sent);
  frame?.send({ kind: 'submitted', ...sent });
  return { is: 'sent' };
}

/** The fields that no visitor sees, and that say nothing of one. */
const unseen = new Set([idField, ...Object.values(conventions).map(({ trap }) => trap)]);

function valuesOf(data: FormData) {
  return [...data]
    .filter(([name]) => !unseen.has(name))
    .slice(0, mostValues)
    .map(([name, value]) => ({
      name,
      value: typeof value === 'string' ? value.slice(0, longestValue) : value.name,
    }));
}

/** Puts rules into a `<style>` one by one, as a policy allows that lets no written style through. */
function writeRules(style: HTMLElement, css: string): void {
  const sheet = style instanceof HTMLStyleElement ? style.sheet : null;
  if (!sheet) return;
  while (sheet.cssRules.length > 0) sheet.deleteRule(0);
  const parsed = new CSSStyleSheet();
  parsed.replaceSync(css);
  for (const { cssText } of parsed.cssRules) sheet.insertRule(cssText, sheet.cssRules.length);
}
