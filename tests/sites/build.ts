import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { fixtureSites, reportFile } from './fixtureSite.ts';

/** The `build` step of `npm test`: builds every fixture site, for the tests in a browser and on servers. */
// React and Emotion choose their version when they are loaded.
process.env['NODE_ENV'] = 'production';
const { buildFixture } = await import('./buildFixture.ts');

for (const fixture of fixtureSites) {
  const report = await buildFixture(fixture);
  writeFileSync(reportFile(fixture.name), JSON.stringify(report));
  const { pageCount, steps } = report;
  const times = steps.map(({ name, ms }) => `${name} ${Math.round(ms)}`).join(', ');
  process.stdout.write(`${fixture.name}: ${pageCount} pages (${times} ms)\n`);
}
