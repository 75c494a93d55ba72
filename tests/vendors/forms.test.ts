import { expect, test } from 'vitest';
import { contentPolicy } from '#build/policy.ts';
import { loadText } from '#repair/readSite.ts';
import { smallestYaml } from '#tests/sites/fixtureSite.ts';
import { disclose, siteUses } from '#vendors/ledger.ts';

/** The policy of a site with a form, and what its privacy table says of others. */
function usesOfForm(keys: readonly string[]) {
  const source = `${smallestYaml}      - type: form
        fields: [{ type: email, name: email, label: E-mail }]
        send: Send
${keys.map((key) => `        ${key}\n`).join('')}links:
  enquiries: { href: "https://forms.corner.example/enquiries?to=shop" }
  service: { href: "https://formspree.io/f/abcdwxyz" }
  further: { href: "https://pages.service.example/thanks" }
  again: { href: "https://formspree.io/thanks" }
  mailbox: { href: "mailto:hello@corner.example" }
`;
  const { site } = loadText({ file: 'small.yaml', source });
  if (!site) throw new Error('The site is wrong.');
  const policy = contentPolicy(siteUses(site), { styles: [], scripts: [] });
  const sources = (directive: string) =>
    policy
      .split('; ')
      .find((one) => one.startsWith(directive))
      ?.slice(directive.length + 1);
  return {
    action: sources('form-action'),
    connect: sources('connect-src'),
    others: disclose(site)
      .filter(({ category }) => category === 'form')
      .map(({ name, privacy }) => [name, privacy]),
  };
}

test.each([
  [
    'to an endpoint',
    ['to: enquiries'],
    {
      action: "'self' https://forms.corner.example",
      connect: "'self' https://forms.corner.example",
      others: [['forms.corner.example', 'https://forms.corner.example/']],
    },
  ],
  [
    'to a service that leads on to other hosts',
    ['to: service', 'provider: formspree', 'redirects: [further, again]'],
    {
      action: "'self' https://formspree.io https://pages.service.example",
      connect: "'self' https://formspree.io https://pages.service.example",
      others: [
        ['Formspree', 'https://formspree.io/legal/privacy-policy/'],
        ['pages.service.example', 'https://pages.service.example/'],
      ],
    },
  ],
  [
    'to the site itself',
    ['provider: netlify', 'formName: contact'],
    {
      action: "'self'",
      connect: "'self'",
      others: [['Netlify', 'https://www.netlify.com/privacy/']],
    },
  ],
  ['by e-mail', ['to: mailbox'], { action: 'mailto:', connect: "'self'", others: [] }],
])(
  'a page may send a form %s, and nowhere else, and visitors read who gets it',
  (_, keys, uses) => {
    expect(usesOfForm(keys)).toEqual(uses);
  },
);
