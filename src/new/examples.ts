import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The sites to begin with, the smallest first. Each is a folder of `examples/`: its site.yaml and its media/. */
export const examples = {
  minimal: {
    title: 'A minimal site',
    about: 'Home, contact and privacy in forty lines, with comments that explain them.',
    cover: 'minimal.svg',
  },
  'local-business': {
    title: 'A local business',
    about: 'A bicycle workshop: prices, opening hours, and how to come, call or write.',
    cover: 'examples/local-business/media/workshop.svg',
  },
  restaurant: {
    title: 'A restaurant',
    about:
      'A menu with sizes and allergens, lunch of this week, opening hours, vouchers, and the way there.',
    cover: 'examples/restaurant/media/window.svg',
  },
  practice: {
    title: 'A practice',
    about:
      'Physiotherapy: treatments and prices, four people, the first visit, forms to bring, and hours.',
    cover: 'examples/practice/media/balance.svg',
  },
  landing: {
    title: 'A landing page',
    about:
      'Loft insulation, on one page: figures, a comparison, steps, prices, questions, and adverts that are measured.',
    cover: 'examples/landing/media/house.svg',
  },
  product: {
    title: 'A product',
    about:
      'Software for workshops: screens in tabs, plans by month or year, a table that compares them, an API and a changelog.',
    cover: 'examples/product/media/bins.svg',
  },
  club: {
    title: 'A sports club',
    about:
      'Rowing: teams and times, fixtures and results, fees, a form to join, the board and sponsors by rank.',
    cover: 'examples/club/media/eight.svg',
  },
} as const;

export type ExampleName = keyof typeof examples;
export const exampleNames = Object.keys(examples) as ExampleName[];

const folder = import.meta.dirname;

/** The examples as somebody chooses among them, each with a drawing as an address. */
export function listExamples() {
  return exampleNames.map((name) => {
    const { title, about, cover } = examples[name];
    const drawing = readFileSync(join(folder, cover)).toString('base64');
    return { name, title, about, cover: `data:image/svg+xml;base64,${drawing}` };
  });
}

/** The files of an example by their paths in the site, its media first. */
export function readExample(name: ExampleName): { path: string; content: Buffer }[] {
  const own = join(folder, 'examples', name);
  return readdirSync(own, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({
      path: file.slice(own.length + 1).replaceAll(sep, '/'),
      content: readFileSync(file),
    }))
    .toSorted((a, b) => Number(a.path === 'site.yaml') - Number(b.path === 'site.yaml'));
}
