import type { Command, OptionValues } from './readOptions.ts';

const release = { about: 'Refuses what is still a sample.' };
const mostPort = 65_535;

/** Every command but `npm test`: its options are read by this, and `--help` is made of it. */
export const commands = {
  start: {
    call: 'npm start',
    about: 'Checks site.yaml and opens the site with all that helps to change it.',
    options: {
      port: {
        takes: { most: mostPort },
        about: 'The port, or the next free one; 5173 without it.',
      },
    },
    examples: ['npm start', 'npm start -- --port 8080'],
    failure: 'The preview could not start.',
  },
  check: {
    call: 'npm run check',
    about: 'Says what is wrong with site.yaml, or with the given files: where, and what to write.',
    operands: 'FILE…',
    options: {
      fix: { about: 'Corrects what is certain, and touches nothing else.' },
      release,
      'max-warnings': {
        takes: { most: 999_999_999 },
        about: 'Fails when there are more warnings.',
      },
      format: {
        takes: ['pretty', 'json', 'github', 'sarif'],
        about: 'How problems are printed: for people, or for programs.',
      },
      explain: { takes: 'CODE', about: 'Shows what a code means, with an example.' },
    },
    examples: [
      'npm run check',
      'npm run check -- --fix',
      'npm run check -- --explain unknown-key',
      'npm run --silent check -- --format json   (without the lines that npm adds)',
    ],
    failure: 'The check itself failed.',
  },
  build: {
    call: 'npm run build',
    about: 'Checks site.yaml and builds it into dist/. A failure leaves the last one alone.',
    options: { release },
    examples: ['npm run build', 'npm run build -- --release'],
    failure: 'The build failed, and dist/ is as it was.',
  },
  preview: {
    call: 'npm run preview',
    about: 'Serves dist/ as a host would: clean URLs, redirects, real 404s, headers.',
    options: { port: { takes: { most: mostPort }, about: 'The port; 4173 without it.' } },
    examples: ['npm run preview', 'npm run preview -- --port 8080'],
    failure: 'dist/ could not be served.',
  },
  verify: {
    call: 'npm run verify',
    about:
      'Decides whether site.yaml may go live: builds it and visits every page in a browser, without contacting any other host.',
    options: {
      root: { takes: 'DIR', about: 'The folder of site.yaml and media/; without it, here.' },
      release: { about: 'Refuses what is still a sample, too.' },
    },
    examples: ['npm run verify', 'npm run verify -- --root ../our-shop --release'],
    failure: 'site.yaml could not be verified.',
  },
  events: {
    call: 'npm run events',
    about: 'Says which visit and which click sends which event.',
    options: {
      format: { takes: ['table', 'json'], about: 'For people (a table), or for programs.' },
    },
    examples: [
      'npm run events',
      'npm run --silent events -- --format json   (without the lines that npm adds)',
    ],
    failure: 'The events could not be listed.',
  },
  schema: {
    call: 'npm run schema',
    about:
      'Writes what is made from the schema: schema/site.schema.json, by which editors help, and the\n' +
      'table of blocks in README.md.',
    options: {},
    examples: ['npm run schema'],
    failure: 'The schema could not be written.',
  },
} as const satisfies Record<string, Command>;

export type CommandName = keyof typeof commands;

/** What was written on the command line of a command. */
export type OptionsOf<Name extends CommandName> = OptionValues<(typeof commands)[Name]['options']>;
