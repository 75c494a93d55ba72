import { loadSite } from '#load/loadSite.ts';
import type { Site } from '#schema/site.ts';
import { smallFileSystem } from '#tests/load/smallFileSystem.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import { joinSources } from '#load/sources.ts';

const { source } = fixtureSite('small');

/** The small site of tests/sites, with some of its text replaced. */
export function smallSite(...replacements: [from: string, to: string][]): Site {
  const text = replacements.reduce((before, [from, to]) => {
    if (!before.includes(from)) throw new Error(`The site small does not hold ${from}`);
    return before.replaceAll(from, to);
  }, source);
  const { site, problems } = loadSite(joinSources(text), smallFileSystem);
  if (!site) throw new Error(JSON.stringify(problems, null, 2));
  return site;
}
