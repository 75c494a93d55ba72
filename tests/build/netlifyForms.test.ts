import { expect, test } from 'vitest';
import { netlifyForms } from '#build/netlifyForms.ts';
import { loadText } from '#repair/readSite.ts';
import { smallestYaml } from '#tests/sites/fixtureSite.ts';

const form = `      - type: form
        provider: netlify
        formName: contact
        fields:
          - { type: email, name: email, label: E-mail }
          - { type: file, name: photo, label: Photo, accept: [jpg], maxSize: 5 }
        send: Send
`;

test('Netlify finds the form with all of its fields, and the one for robots', () => {
  const { site } = loadText({ file: 'small.yaml', source: smallestYaml + form });
  expect(site && netlifyForms(site.routes[0] ?? site.notFound)).toBe(
    '<form name="contact" data-netlify="true" netlify-honeypot="bot-field" hidden>' +
      '<input name="email"><input name="photo" type="file"><input name="bot-field"></form>',
  );
});

test('there is none for other providers', () => {
  const { site } = loadText({ file: 'small.yaml', source: smallestYaml });
  expect(site && netlifyForms(site.notFound)).toBe('');
});
