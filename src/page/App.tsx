import { useDeferredValue, useEffect } from 'react';
import { type BaseLocationHook, Router, type RouterObject } from 'wouter';
import { data, ids } from '#browser/dom.ts';
import { allowAll } from '#parts/allowAll.ts';
import { SiteContext, type Visit } from '#parts/contexts.ts';
import { ExclusiveProvider } from '#parts/Exclusive.tsx';
import { hidden } from '#parts/styles.ts';
import { ConsentBanner } from './ConsentBanner.tsx';
import { ApplicationError, ErrorBoundary } from './ErrorBoundary.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import type { ReadyPage, SharedData } from './PageData.ts';
import { firstScreen, Section } from './Section.tsx';
import { Toasts, useToasts } from './Toasts.tsx';

export type AppProps = Partial<Visit> & {
  shared: SharedData;
  /**
   * The page at the visitor's location; the 404 page where no route has that path. The browser has no
   * table of routes.
   */
  page: ReadyPage;
  /** The visitor's location, with the part of the host where the site is: `/shop/about`. */
  path: string;
  /** Reads the visitor's location, and follows in-site links. At build nobody moves. */
  hook?: BaseLocationHook;
  /** Whether the visitor comes to its top, by a link: then the first screen is rendered first. */
  opensAtTop?: boolean;
  /** The campaign that brought the visitor, as a query, for the links that propagate it. */
  campaign?: string;
  /** Called with the path when all of its page is rendered. */
  onDrawn?: (path: string) => void;
};

/** The whole page, the same at build, in the preview and in the browser. */
export function App({ hook = fixedLocation, ...rest }: AppProps) {
  return (
    <ErrorBoundary fallback={<ApplicationError messages={rest.shared.messages} />}>
      <Router hook={hook} ssrPath={rest.path} base={rest.shared.base ?? ''} hrefs={encodeURI}>
        <Page {...rest} />
      </Router>
    </ErrorBoundary>
  );
}

function fixedLocation({ ssrPath = '/' }: RouterObject): [string, () => void] {
  return [ssrPath, ignore];
}

/** A constant, so that no effect of a block runs again at every render of the page. */
function ignore(): void {}

/** What is around the sections on most sites. */
const plain = { Header, Footer, CallBar: () => null };

function Page({ shared, page, path, onDrawn, ...visit }: Omit<AppProps, 'hook'>) {
  const { opensAtTop, campaign = '', consents = allowAll, report = ignore } = visit;
  const { messages, timings, site, consent } = shared;
  // React comes back to what is deferred when the browser has painted.
  const isWhole = useDeferredValue(path) === path || !opensAtTop;
  useEffect(() => {
    if (isWhole) onDrawn?.(path);
  }, [isWhole, path, onDrawn]);
  const { add, toasts, dismiss } = useToasts(timings.toast);
  const context = {
    ...visit,
    language: site.language,
    timeZone: site.timeZone,
    messages,
    fetching: timings.fetching,
    copiedFor: timings.copiedLabel.duration,
    links: { ...shared.links, ...page.links },
    pictures: { ...shared.pictures, ...page.pictures },
    files: { ...shared.files, ...page.files },
    icons: { ...shared.icons, ...page.icons },
    disclosures: page.disclosures ?? [],
    form: page.form,
    questions: consent.categories ?? {},
    embedQuestion: consent.embed,
    campaign: { links: shared.campaign?.links ?? [], query: campaign },
    components: page.components,
    toast: add,
    consents,
    report,
  };
  const { Frame = plain } = page.extras?.includes('Frame') ? page.components : {};
  const sections = isWhole ? page.sections : page.sections.slice(0, firstScreen);
  return (
    <SiteContext value={context}>
      <a href={`#${ids.content}`}>{messages.skipToContent}</a>
      {consent.asked.length > 0 && <ConsentBanner consent={consent} />}
      {page.showHeader && <Frame.Header header={shared.header} site={site} />}
      <main id={ids.content} tabIndex={-1}>
        {/* Every page has a heading that says what it is: where no section is one, its title. */}
        {!page.hasHeading && <h1 css={hidden}>{page.title}</h1>}
        <ExclusiveProvider key={path}>
          {sections.map((block, index) => (
            <Section
              key={index}
              block={block}
              components={page.components}
              index={index}
              styled={page.styled?.[index]}
            />
          ))}
        </ExclusiveProvider>
      </main>
      {/* Makes room for the consent banner (#browser/consent.ts). */}
      <div id={ids.end}>
        {isWhole && (
          <Frame.Footer
            footer={shared.footer}
            site={site}
            cookieSettings={consent.asked.length > 0 ? consent.settings : null}
          />
        )}
        {/* The boot script fills it before hydration. */}
        <p id={ids.failed} role="alert" {...data({ text: messages.scriptFailed })} />
        <Toasts toasts={toasts} dismiss={dismiss} />
      </div>
      {page.showHeader && <Frame.CallBar header={shared.header} />}
    </SiteContext>
  );
}
