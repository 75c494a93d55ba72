import { css } from '@emotion/react';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { type BaseLocationHook, Router, type RouterObject, useLocation } from 'wouter';
import { data, ids } from '#browser/dom.ts';
import { SiteContext, ToastContext, type Track, TrackContext } from '#parts/contexts.ts';
import { hidden } from '#parts/styles.ts';
import { print, short } from '#parts/media.ts';
import { ApplicationError, ErrorBoundary } from './ErrorBoundary.tsx';
import { ConsentBanner } from './ConsentBanner.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import type { ReadyPage, SharedData } from './PageData.ts';
import { PageRoute } from './PageRoute.tsx';
import { createToastStore, Toasts } from './Toasts.tsx';

type Props = {
  shared: SharedData;
  /** The page at the visitor's location; the 404 page where no route has that path. */
  page: ReadyPage;
  /** The location where there is no visitor: at build. */
  path: string;
  /** Reads the visitor's location, and follows in-site links. */
  hook?: BaseLocationHook;
  /** Whether the visitor comes to its top, by a link: the first screen is drawn by itself, at once. */
  opensAtTop?: boolean;
  /** The campaign that brought the visitor, as a query, for the links that hand it on. */
  campaign?: string;
  /** Told what visitors do in a block. */
  track?: Track;
  /** Told the path when all of its page is drawn. */
  onDrawn?: (path: string) => void;
};

/** The whole page, the same at build, in the preview and in the browser. */
export function App({ path, hook = fixedLocation, track = ignore, ...frame }: Props) {
  return (
    <ErrorBoundary fallback={<ApplicationError messages={frame.shared.messages} />}>
      <TrackContext value={track}>
        <Router hook={hook} ssrPath={path}>
          <Frame {...frame} />
        </Router>
      </TrackContext>
    </ErrorBoundary>
  );
}

type FrameProps = Omit<Props, 'path' | 'hook' | 'track'>;

/** A constant, so that no effect of a block runs again at every render of the page. */
function ignore(): void {}

/** At build nobody moves. */
function fixedLocation({ ssrPath = '/' }: RouterObject): [string, () => void] {
  return [ssrPath, ignore];
}

function Frame({ shared, page, onDrawn, ...arrival }: FrameProps) {
  const [path] = useLocation();
  const { opensAtTop = false, campaign = '' } = arrival;
  const { messages, constants, site, consent } = shared;
  // React comes back to what is deferred when the browser has painted.
  const isWhole = useDeferredValue(path) === path || !opensAtTop;
  useEffect(() => {
    if (isWhole) onDrawn?.(path);
  }, [isWhole, path, onDrawn]);
  const [toasts] = useState(() => createToastStore(constants.toast));
  const context = useMemo(
    () => ({
      language: site.language,
      messages,
      fetching: constants.fetching,
      links: { ...shared.links, ...page.links },
      pictures: { ...shared.pictures, ...page.pictures },
      disclosures: page.disclosures ?? [],
      questions: consent.categories ?? {},
      campaign: { links: shared.campaign?.links ?? [], query: campaign },
    }),
    [shared, page, site, messages, constants, consent, campaign],
  );
  return (
    <SiteContext value={context}>
      <ToastContext value={toasts.add}>
        <a href={`#${ids.content}`} css={skip}>
          {messages.skipToContent}
        </a>
        {consent.asked.length > 0 && <ConsentBanner consent={consent} />}
        {page.showHeader && <Header header={shared.header} logo={site.logo} />}
        <main id={ids.content} tabIndex={-1} css={[content, page.showHeader && underHeader]}>
          {/* Every page has a heading that says what it is: where no section is one, its title. */}
          {!page.hasHeading && <h1 css={hidden}>{page.title}</h1>}
          <PageRoute page={page} isWhole={isWhole} />
        </main>
        {/* Makes room for the consent banner (#browser/consent.ts). */}
        <div id={ids.end}>
          {isWhole && (
            <Footer
              footer={shared.footer}
              logo={site.logoOnStrong}
              cookieSettings={consent.asked.length > 0 ? consent.settings : null}
            />
          )}
          {/* The boot script fills it before hydration. */}
          <p
            id={ids.failed}
            role="alert"
            css={failure}
            {...data({ text: messages.scriptFailed })}
          />
          <Toasts store={toasts} />
        </div>
      </ToastContext>
    </SiteContext>
  );
}

const skip = css({
  position: 'fixed',
  zIndex: 40,
  insetBlockStart: 8,
  insetInlineStart: 8,
  padding: '12px 20px',
  borderRadius: 8,
  background: 'var(--ink)',
  color: 'var(--paper)',
  '&:not(:focus)': { clipPath: 'inset(50%)' },
});
const failure = css({
  position: 'fixed',
  zIndex: 30,
  insetInline: 12,
  insetBlockEnd: 'calc(12px + var(--room, 0px))',
  width: 'fit-content',
  maxWidth: 520,
  margin: '0 auto',
  padding: '14px 22px',
  borderRadius: 'var(--radius)',
  background: 'var(--ink)',
  color: 'var(--paper)',
  '&:empty': { display: 'none' },
});
const content = css({ display: 'block', outline: 'none' });
const underHeader = css({
  paddingBlockStart: 'var(--header)',
  [short]: { paddingBlockStart: 0 },
  [print]: { paddingBlockStart: 0 },
});
