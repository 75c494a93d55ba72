import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { BuildReport } from '#build/BuildReport.ts';
import { loadText } from '#repair/readSite.ts';
import type { Site } from '#schema/site.ts';

/** A site of this folder, which tests read in place of the operator's. */
export type FixtureSite = {
  name: string;
  /** The folder of its `site.yaml` and its `media/`. */
  folder: string;
  file: string;
  /** The text of its `site.yaml`. */
  source: string;
};

/** The site of that name. Tests change copies of it, never the folder itself. */
export function fixtureSite(name: string): FixtureSite {
  const site = fixtureSites.find((one) => one.name === name);
  if (!site) throw new Error(`There is no fixture site ${name}.`);
  return site;
}

/** The sites that `fascia new` begins with. */
export const exampleSites = sitesIn(join(import.meta.dirname, '../../src/new/examples'));
/** Every site here, and those examples. */
export const fixtureSites: readonly FixtureSite[] = [
  ...sitesIn(import.meta.dirname),
  ...exampleSites,
];
// What is built of them lies side by side.
if (new Set(fixtureSites.map(({ name }) => name)).size < fixtureSites.length)
  throw new Error('Two fixture sites have one name.');

/** A folder is one. */
function sitesIn(parent: string): readonly FixtureSite[] {
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => siteIn(join(parent, name)));
}

function siteIn(folder: string): FixtureSite {
  const file = join(folder, 'site.yaml');
  return { name: basename(folder), folder, file, source: readFileSync(file, 'utf8') };
}

/** Where the `build` step of `npm test` writes the site of that name. */
export function builtFolder(name: string): string {
  return join(import.meta.dirname, '../../.fascia/test-sites', name, 'dist');
}

/** What that build weighed. */
export function builtReport(name: string): BuildReport {
  return JSON.parse(readFileSync(reportFile(name), 'utf8'));
}

export function reportFile(name: string): string {
  return join(builtFolder(name), '../report.json');
}

/** The site loaded. Throws when its text, or the one in place of it, has errors. */
export function loadFixture({ file, source }: FixtureSite): Site {
  const { site, problems } = loadText({ file, source });
  if (!site) throw new Error(`${file}: ${JSON.stringify(problems, null, 2)}`);
  return site;
}

/** The least that a site.yaml must say. */
export const smallestYaml = `version: 3
site:
  name: Corner
  url: https://corner.example
routes:
  - path: /
    sections:
      - type: hero
        headline: Groceries from the corner
`;
