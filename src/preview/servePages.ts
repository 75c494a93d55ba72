import { followRedirect } from '#build/server/resolveAddress.ts';
import { type BlockExample, readExamples } from '#load/blockExamples.ts';
import { declaredBy } from '#load/declaredBy.ts';
import type { PageData } from '#page/PageData.ts';
import type { Links } from '#schema/links.ts';
import type { Site } from '#schema/site.ts';
import type { Disclosure } from '#vendors/disclose.ts';
import { type Use, usesOf } from '#vendors/ledger.ts';
import type { Origins } from './origins.ts';
import { pagePolicy } from './pagePolicy.ts';
import type { PreviewUpdate } from './PreviewUpdate.ts';
import { type Serve, windowAddress } from './serveWindow.ts';
import { createShell } from './shell.ts';
import type { SiteFeed } from './siteFeed.ts';
import type { SourceMedia } from './sourceMedia.ts';
import { createStillPage } from './stillPage.ts';
import { withoutSource } from './withoutSource.ts';

type Options = {
  feed: SiteFeed;
  media: SourceMedia;
  origins: () => Origins;
  /** Puts what Vite needs into a document. */
  transform: (path: string, html: string) => Promise<string>;
};

type Document = { status: 200 | 404; html: string; uses: readonly Use[] };

/**
 * Serves every page of the site as it is at its address, and what only the window shows of it: the
 * examples of the catalogue, and pages without JavaScript. Answers no other question.
 */
export function servePages({ feed, media, origins, transform }: Options): Serve {
  return async (request, response) => {
    const address = request.url ?? '/';
    const [path = '', ...query] = address.split(/(?=[?])/);
    const { site } = feed.current();
    const isPage = request.headers.accept?.includes('text/html');
    if (request.method !== 'GET' || !isPage || path.startsWith('/media/')) return false;
    const redirect = followRedirect(site?.redirects ?? [], path, query.join(''));
    if (redirect) {
      // Never for good: the next line that the operator writes may be another.
      response.writeHead(302, { Location: redirect.to, 'Cache-Control': 'no-store' }).end();
      return true;
    }
    const { status, html, uses } = await documentAt(path);
    response.writeHead(status, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': pagePolicy(html, uses, origins()),
    });
    response.end(html);
    return true;
  };

  async function documentAt(path: string): Promise<Document> {
    const update = withoutSource(feed.current());
    const special = path.startsWith(windowAddress)
      ? await specialAt(path.slice(windowAddress.length), update)
      : undefined;
    if (special) return special;
    const status = update.site && !Object.hasOwn(update.site.pages, path) ? 404 : 200;
    return { status, html: await shell(path, update), uses: usesAt(path) };
  }

  /** What only the window shows. */
  async function specialAt(name: string, update: PreviewUpdate): Promise<Document | undefined> {
    const [kind, ...rest] = name.split('/');
    const site = feed.site();
    if (!update.site || !site) return undefined;
    if (kind === 'still') {
      const path = `/${rest.join('/')}`;
      const html = await createStillPage(update.site, path);
      return { status: 200, html, uses: usesAt(path) };
    }
    const [type = '', index = ''] = rest;
    const found = kind === 'example' ? exampleAt(type, Number(index)) : undefined;
    if (!found) return undefined;
    const page = await examplePage(found);
    const example = { path: windowAddress + name, page };
    const html = await shell(example.path, { ...update, example });
    return { status: 200, html, uses: exampleUses(found, page.links, site) };
  }

  function shell(path: string, update: PreviewUpdate): Promise<string> {
    return transform(path, createShell(update, origins().window));
  }

  function usesAt(path: string): Use[] {
    const site = feed.site();
    return site
      ? usesOf(site, site.routes.find((page) => page.path === path) ?? site.notFound)
      : [];
  }

  /** A page that holds nothing but the example. What it names under links is nowhere (RFC 2606). */
  async function examplePage({ block, uses, caption }: BlockExample): Promise<PageData> {
    const pictures = await media.named(uses.pictures);
    const links = Object.fromEntries(
      uses.links.map((name) => [name, { href: 'https://nowhere.example/', newTab: true }] as const),
    );
    return {
      title: caption,
      showHeader: false,
      hasHeading: declaredBy([block]).hasHeading,
      sections: [block],
      links,
      pictures,
      hosts: [],
      disclosures: [somebody],
    };
  }
}

function exampleUses({ block }: BlockExample, links: Links, site: Site): Use[] {
  return usesOf({ ...site, links, pixel: undefined }, { declared: declaredBy([block]) });
}

/** Who keeps something in an example. */
const somebody: Disclosure = {
  name: 'Somebody',
  category: 'marketing',
  privacy: 'https://nowhere.example/',
  stores: [{ name: '_example', as: 'cookie', days: 90, at: 'site' }],
};

function exampleAt(type: string, index: number): BlockExample | undefined {
  return /^[A-Za-z]+$/.test(type) ? readExamples(type)[index] : undefined;
}
