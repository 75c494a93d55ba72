/** What a room may import besides itself. */
type Room = {
  /** As values and as types. */
  rooms: readonly string[];
  /** As types only, besides `schema`. */
  types?: readonly string[];
  /** Single modules of other rooms. */
  modules?: readonly string[];
  /** Packages. `null`: this room runs in Node only, and may use any. */
  packages: readonly string[] | null;
};

/** The names in the DOM that HTML, boot script and React share. */
const dom = '#browser/dom.ts';
/** Of the schema, without Zod. */
const calendar = '#schema/calendar.ts';
const dayOf = '#schema/dayOf.ts';
const isKept = '#schema/isKept.ts';

/**
 * The rooms of the house and their doors (design: the arrows go one way). Types of `schema` may be
 * imported everywhere; a value of it brings zod along, which is 25 kB too many for a visitor.
 */
export const rooms: Readonly<Record<string, Room>> = {
  schema: { rooms: [], packages: ['zod', 'markdown-it'] },
  problems: { rooms: [], packages: [] },
  // What sites can look like.
  styles: {
    rooms: [],
    modules: ['#schema/contrast.ts'],
    packages: ['yaml', 'culori', 'node:*'],
  },
  load: {
    rooms: ['schema', 'problems', 'vendors', 'styles'],
    packages: ['yaml', 'zod', 'saxes', 'entities', 'esbuild', '@csstools/css-tokenizer', 'node:*'],
  },
  // What was probably meant: it validates edited texts, so it is above what validates. `loadSite` knows
  // nothing of it, and is what it validates with.
  repair: {
    rooms: ['edit', 'load', 'migrate', 'schema', 'problems'],
    packages: ['zod', 'node:path'],
  },
  // What an earlier version of the format becomes in this one.
  migrate: { rooms: ['edit', 'load', 'schema', 'problems'], packages: ['yaml'] },
  // Who the third parties are. What of it reaches a visitor is a word here and there.
  vendors: { rooms: [], packages: [] },
  parts: {
    rooms: [],
    types: ['vendors'],
    modules: [dom],
    packages: ['react', '@emotion/react', 'wouter'],
  },
  blocks: {
    rooms: ['parts'],
    types: ['vendors'],
    modules: [dom, calendar, dayOf, isKept],
    packages: ['react', '@emotion/react', 'wouter'],
  },
  page: {
    rooms: ['blocks', 'parts', 'vendors', 'styles'],
    modules: [dom, '#schema/contrast.ts'],
    // node:fs for the style sheets, at build and in the preview; the bundle of the browser takes none.
    packages: ['react', '@emotion/react', '@emotion/cache', 'wouter', 'node:fs'],
  },
  browser: {
    rooms: ['page', 'parts', 'vendors'],
    // What is kept of a form, before React as after it.
    modules: ['#blocks/form/kept.ts', '#blocks/form/inputs.ts'],
    packages: ['react', 'react-dom/client', '@emotion/react', '@emotion/cache', 'wouter'],
  },
  // The build writes what the boot script reads, and gives the parts to the blocks that a site has of its own.
  build: {
    rooms: ['load', 'problems', 'page', 'vendors', 'styles'],
    types: ['parts', 'browser'],
    modules: [
      dom,
      '#browser/colourScheme.ts',
      '#browser/lateLayout.ts',
      '#parts/api.ts',
      '#schema/mediaName.ts',
      '#schema/mediaTypes.ts',
      calendar,
      '#edit/renameFile.ts',
      '#edit/replaceInside.ts',
    ],
    packages: null,
  },
  edit: { rooms: ['load', 'problems'], packages: ['yaml', 'zod', 'node-diff3', 'node:*'] },
  // The sites to begin with, as files.
  new: {
    rooms: [],
    modules: ['#build/renderer.ts', '#load/insideFolder.ts'],
    packages: ['node:*'],
  },
  preview: {
    rooms: [
      'edit',
      'page',
      'parts',
      'browser',
      'load',
      'repair',
      'problems',
      'build',
      'vendors',
      'new',
      'styles',
    ],
    modules: [
      '#schema/mediaName.ts',
      '#schema/mediaTypes.ts',
      '#schema/reservedNames.ts',
      '#blocks/form/conventions.ts',
    ],
    packages: null,
  },
  // What the operator sees around the pages: it runs in their browser, and asks the preview for the rest.
  window: {
    rooms: ['preview'],
    packages: [
      'react',
      'react-dom',
      'react-dom/client',
      'react-resizable-panels',
      '@dnd-kit/*',
      '@codemirror/*',
      '@lezer/*',
    ],
  },
  // What decides whether a site may go live: it builds the site and visits it in a real browser.
  verify: {
    rooms: ['load', 'problems', 'build', 'vendors'],
    types: ['repair'],
    // What a form sends beside its fields.
    modules: [dom, '#blocks/form/conventions.ts', dayOf],
    packages: null,
  },
  cli: {
    rooms: [
      'edit',
      'load',
      'migrate',
      'repair',
      'problems',
      'build',
      'preview',
      'vendors',
      'verify',
      'new',
    ],
    modules: ['#schema/changes.ts', '#schema/mediaName.ts'],
    packages: null,
  },
  // Of this repository alone: it is not in the package.
  scripts: { rooms: ['cli', 'load', 'schema'], packages: null },
};
