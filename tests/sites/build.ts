import process from 'node:process';
import { fixtureSites } from './fixtureSite.ts';

/** The `build` step of `npm test`: builds every fixture site, for the tests in a browser and on servers. */
// React and Emotion choose their version when they are loaded.
process.env['NODE_ENV'] = 'production';
const { buildFixture } = await import('./buildFixture.ts');

for (const fixture of fixtureSites) {
  const { pages, ms } = await buildFixture(fixture);
  process.stdout.write(`${fixture.name}: ${pages.length} pages in ${Math.round(ms)} ms\n`);
}
