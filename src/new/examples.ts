import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The sites to begin with, the smallest first. Each is a folder of `examples/`: its site.yaml and its media/. */
export const examples = {
  minimal: {
    title: 'A minimal site',
    about: 'Home, contact and privacy in forty lines, with comments that explain them.',
  },
  'local-business': {
    title: 'A local business',
    about: 'A bicycle workshop: prices, opening hours, and how to come, call or write.',
  },
  restaurant: {
    title: 'A restaurant',
    about:
      'A menu with sizes and allergens, lunch of this week, opening hours, vouchers, and the way there.',
  },
  practice: {
    title: 'A practice',
    about:
      'Physiotherapy: treatments and prices, four people, the first visit, forms to bring, and hours.',
  },
  landing: {
    title: 'A landing page',
    about:
      'Loft insulation, on one page: figures, a comparison, steps, prices, questions, and adverts that are measured.',
  },
  product: {
    title: 'A product',
    about:
      'Software for workshops: screens in tabs, plans by month or year, a table that compares them, an API and a changelog.',
  },
  club: {
    title: 'A sports club',
    about:
      'Rowing: teams and times, fixtures and results, fees, a form to join, the board and sponsors by rank.',
  },
} as const;

export type ExampleName = keyof typeof examples;
export const exampleNames = Object.keys(examples) as ExampleName[];

const folder = import.meta.dirname;

/** The file with the picture of an example: its first screen, which `npm run pictures` draws. */
export function coverOf(name: string): string {
  return join(folder, 'covers', `${name}.jpg`);
}

/** The examples as somebody chooses among them, each with its picture as an address. */
export function listExamples() {
  return exampleNames.map((name) => {
    const cover = readFileSync(coverOf(name)).toString('base64');
    return { name, ...examples[name], cover: `data:image/jpeg;base64,${cover}` };
  });
}

/** The files of an example by their paths in the site, its media first. */
export function readExample(name: ExampleName): { path: string; content: Buffer }[] {
  const own = join(folder, 'examples', name);
  return readdirSync(own, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => /^.(?:site\.yaml$|media\b)/.test(file.slice(own.length))) // no cache of a build
    .map((file) => ({
      path: file.slice(own.length + 1).replaceAll(sep, '/'),
      content: readFileSync(file),
    }))
    .toSorted((a, b) => Number(a.path === 'site.yaml') - Number(b.path === 'site.yaml'));
}
