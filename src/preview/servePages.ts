import { followRedirect } from '#build/server/resolveAddress.ts';
import { type BlockExample, readExamples } from '#load/blockExamples.ts';
import { declaredBy } from '#load/declaredBy.ts';
import type { PageData } from '#page/PageData.ts';
import type { Disclosure } from '#vendors/disclose.ts';
import { type Use, usesOf } from '#vendors/ledger.ts';
import { noScriptDocument, pageDocument, pagePolicy } from './documents.ts';
import type { Origins } from './routeRequests.ts';
import { type PreviewUpdate, withoutSource } from './PreviewUpdate.ts';
import { type Serve, windowAddress } from './serveWindow.ts';
import type { SiteFeed } from './siteFeed.ts';
import type { SourceMedia } from './sourceMedia.ts';

type Options = {
  feed: SiteFeed;
  media: SourceMedia;
  origins: () => Origins;
  /** Puts what Vite needs into a document. */
  transform: (path: string, html: string) => Promise<string>;
};

type Document = { status: 200 | 404; html: string; uses: readonly Use[] };

/**
 * Serves every page of the site at its address, and what only the window shows of it: the examples
 * of the catalogue, and pages without JavaScript. Answers nothing else.
 */
export function servePages({ feed, media, origins, transform }: Options): Serve {
  return async (request, response) => {
    const address = request.url ?? '/';
    const [path = '', ...query] = address.split(/(?=[?])/);
    const isPage = request.headers.accept?.includes('text/html');
    if (request.method !== 'GET' || !isPage || path.startsWith('/media/')) return false;
    const redirect = followRedirect(feed.current().site?.redirects ?? [], path, query.join(''));
    if (redirect) {
      // Never permanent: the next line that the operator writes may be another.
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
    if (update.site && path.startsWith(windowAddress)) {
      const [kind, ...rest] = path.slice(windowAddress.length).split('/');
      const shown = `/${rest.join('/')}`;
      if (kind === 'still') {
        const html = await noScriptDocument(update.site, shown);
        return { status: 200, html, uses: usesAt(shown) };
      }
      const [type = '', index = ''] = rest;
      const isExample = kind === 'example' && /^[A-Za-z]+$/.test(type);
      const example = isExample ? readExamples(type)[Number(index)] : undefined;
      if (example) return exampleAt(path, example, update);
    }
    const status = update.site && !Object.hasOwn(update.site.pages, path) ? 404 : 200;
    return { status, html: await render(path, update), uses: usesAt(path) };
  }

  function render(path: string, update: PreviewUpdate): Promise<string> {
    return transform(path, pageDocument(update, origins().window));
  }

  function usesAt(path: string): Use[] {
    const site = feed.site();
    const page = site?.routes.find((route) => route.path === path) ?? site?.notFound;
    return site && page ? usesOf(site, page) : [];
  }

  /** A page that holds nothing but the example. The links that it names lead nowhere (RFC 2606). */
  async function exampleAt(
    path: string,
    { block, uses, caption }: BlockExample,
    update: PreviewUpdate,
  ): Promise<Document> {
    const site = feed.site();
    const links = Object.fromEntries(
      uses.links.map((name) => [name, { href: 'https://nowhere.example/', newTab: true }] as const),
    );
    const page: PageData = {
      title: caption,
      showHeader: false,
      hasHeading: declaredBy([block]).hasHeading,
      sections: [block],
      links,
      pictures: await media.named(uses.pictures),
      hosts: [],
      disclosures: [exampleVendor],
    };
    const html = await render(path, { ...update, example: { path, page } });
    const own = { declared: declaredBy([block]) };
    return {
      status: 200,
      html,
      uses: site ? usesOf({ ...site, links, pixel: undefined }, own) : [],
    };
  }
}

/** Who stores something in an example. */
const exampleVendor: Disclosure = {
  name: 'Somebody',
  category: 'marketing',
  privacy: 'https://nowhere.example/',
  stores: [{ name: '_example', as: 'cookie', days: 90, at: 'site' }],
};
