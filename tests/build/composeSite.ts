import { composePage } from '#build/composePage.ts';
import { siteBootConfig } from '#build/bootConfig.ts';
import { downloadsOf } from '#build/downloads.ts';
import { renderSite } from '#build/renderSite.ts';
import { iconsOf } from '#load/icons.ts';
import { baseStyles } from '#page/baseStyles.ts';
import { framePictures } from '#page/selectData.ts';
import type { FileSources } from '#parts/FileSource.ts';
import type { Site } from '#schema/site.ts';
import { allComponents } from '#tests/render/allComponents.ts';
import { askedCategories } from '#vendors/ledger.ts';

/** Stand-ins for the files that links lead to. */
export function filesOf(site: Site): FileSources {
  return Object.fromEntries(
    downloadsOf(site).map((file) => [
      file,
      { src: '/assets/file.pdf', about: 'PDF, 1 kB', opens: true, name: file },
    ]),
  );
}

/** The HTML of every page by path, with stand-ins for what the build makes of media and scripts. */
export function composeSite(site: Site): Map<string | null, string> {
  const used = [...site.routes, site.notFound].flatMap(({ uses }) => uses.pictures);
  const pictures = Object.fromEntries(
    [...framePictures(site), ...used].map((path) => [
      path,
      { src: '/assets/picture.webp', width: 4, height: 3 },
    ]),
  );
  const face = { sources: [{ lightest: 300, boldest: 900, src: '/assets/sans.woff2' }] };
  const fonts = { heading: face, text: face };
  const { pages, shared } = renderSite(site, {
    pictures,
    files: filesOf(site),
    icons: iconsOf(site),
    components: allComponents,
  });
  const client = {
    app: '/assets/hydrate.js',
    boot: 'console.log("boot")',
    form: '',
    modulesOf: (types: readonly string[]) => types.map((type) => `/assets/${type}.js`),
    providers: '/assets/providers.js',
    counters: '/assets/counters.js',
  };
  const inputs = {
    site,
    client,
    shared: shared.address,
    baseStyles: baseStyles(site, { fonts, asked: askedCategories(site) }),
    fonts,
    boot: siteBootConfig(site, { fonts, client }),
    titles: new Map(),
    social: Object.fromEntries(
      [site.site.socialPicture, ...site.routes.map(({ seo }) => seo.picture)].flatMap((picture) =>
        picture ? [[picture.src, '/assets/social.jpg']] : [],
      ),
    ),
  };
  return new Map(pages.map((page) => [page.path, composePage(page, inputs).html]));
}
