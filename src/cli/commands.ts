import { exampleNames } from '#new/examples.ts';
import type { Command, OptionValues } from './Command.ts';

const mostPort = 65_535;
const root = {
  takes: 'DIR',
  about: 'The folder of site.yaml and media/; without it, here.',
};
const env = {
  takes: 'NAME',
  isList: true,
  about: 'Lets the site read this variable of the environment, too. May be repeated.',
} as const;
const host = {
  takes: 'NAME',
  about: 'Lets other machines in, which reach this one by NAME.',
};

/** Every command: its options are read by this, and `--help` is made of it. */
export const commands = {
  new: {
    about:
      'Writes a new site into a folder that is new, empty or a fresh clone: into DIR, or without it here.',
    operands: 'DIR',
    options: {
      from: {
        takes: 'EXAMPLE',
        about: `The example to begin with: ${exampleNames.join(', ')}. Without it, the first.`,
      },
    },
    examples: ['our-shop', 'our-shop --from local-business'],
    failure: 'The new site could not be written.',
  },
  start: {
    about: 'Checks site.yaml and opens the site with all that helps to change it.',
    options: {
      root,
      env,
      port: {
        takes: { most: mostPort },
        about: 'The port, or the next free one; 5173 without it. The pages are 1,000 further on.',
      },
      host,
    },
    details: `--host is for a container or a remote machine. NAME is what the browser there has in its address: localhost
where a container publishes both ports under their own numbers, else a name or address of this machine.
Everybody who reaches the ports can then look at the site; only those who have the
printed address, with its token, can change it. Nothing is encrypted. Where others share the network, leave
--host out and forward both ports: ssh -L 5173:127.0.0.1:5173 -L 6173:127.0.0.1:6173 MACHINE`,
    examples: ['', '--root our-shop', '--port 8080', '--host localhost'],
    failure: 'The preview could not start.',
  },
  check: {
    about: 'Says what is wrong with site.yaml, or with the given files: where, and what to write.',
    operands: 'FILE…',
    options: {
      root,
      env,
      fix: { about: 'Corrects what is certain, and touches nothing else.' },
      diff: { about: 'Shows what --fix would change and what it only offers. Writes nothing.' },
      release: { about: 'Refuses what is still a sample.' },
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
    examples: ['', '--fix', '--explain unknown-key', '--format json'],
    failure: 'The check itself failed.',
  },
  build: {
    about: 'Checks site.yaml and builds it into dist/. A failure leaves the last one alone.',
    options: {
      root,
      env,
      out: {
        takes: 'DIR',
        about:
          'The folder to build into, which is replaced as a whole; dist/ of the site without it.',
      },
      release: { about: 'Refuses what is still a sample.' },
    },
    examples: ['', '--release', '--root our-shop --out public'],
    failure: 'The build failed, and the last one is as it was.',
  },
  preview: {
    about: 'Serves a built site as a host would: clean URLs, redirects, real 404s, headers.',
    options: {
      root,
      out: { takes: 'DIR', about: 'The folder that was built into; dist/ of the site without it.' },
      port: {
        takes: { most: mostPort },
        about: 'The port, or the next free one; 4173 without it.',
      },
      host,
    },
    examples: ['', '--port 8080', '--host localhost'],
    failure: 'The built site could not be served.',
  },
  verify: {
    about:
      'Decides whether the site may go live: builds it aside and visits every page in a browser.',
    options: {
      root,
      env,
      release: { about: 'Refuses what is still a sample, too.' },
    },
    examples: ['', '--root our-shop --release'],
    failure: 'site.yaml could not be verified.',
  },
  events: {
    about: 'Says which visit and which click sends which event.',
    options: {
      root,
      env,
      format: { takes: ['table', 'json'], about: 'For people (a table), or for programs.' },
    },
    examples: ['', '--format json'],
    failure: 'The events could not be listed.',
  },
  migrate: {
    about: 'Makes a site.yaml of an earlier version one of this version. Shows first what changes.',
    options: {
      root,
      env,
      write: {
        about:
          'Writes it, also where errors are left that were there before. Comments and order stay.',
      },
    },
    examples: ['', '--write'],
    failure: 'site.yaml could not be migrated.',
  },
} as const satisfies Record<string, Command>;

export type CommandName = keyof typeof commands;

/** What was written on the command line of a command. */
export type OptionsOf<Name extends CommandName> = OptionValues<(typeof commands)[Name]['options']>;
