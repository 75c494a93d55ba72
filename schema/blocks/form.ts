import { z } from 'zod';
import { label, linkName, list, name, paragraph, routePath, stateLine, target } from '../fields.ts';
import { defineBlock } from '../defineBlock.ts';
import { formFields } from '../formField.ts';
import { noRobots } from '../formFieldTypes.ts';
import { Place } from './contact.ts';

/** Whose endpoint a form is sent to, beside those that have no conventions of their own. */
export const formProviders = ['formspree', 'basin', 'netlify', 'other'] as const;

export const form = defineBlock({
  type: 'form',
  description:
    'A form that visitors fill in: a message, a booking request, a newsletter. It is sent to an endpoint, or becomes an e-mail.',
  frame: 'free',
  alsoCalled: [
    'contactForm',
    'enquiryForm',
    'bookingForm',
    'newsletter',
    'newsletterForm',
    'reservation',
    'reservationForm',
    'callbackForm',
    'applicationForm',
    'jobApplication',
    'rsvp',
    'Formular',
    'Kontaktformular',
    'Anmeldung',
    'Reservierung',
    'Bewerbung',
    'formulaire',
  ],
  fields: {
    to: linkName
      .meta({ shown: 'never', sample: 'enquiries' })
      .optional()
      .describe(
        'Where it is sent: the name of an entry under links, an https:// address that takes forms. A mailto: address opens a prepared e-mail instead. Not with provider: netlify.',
      ),
    provider: z
      .enum(formProviders)
      .meta({
        synonyms: {
          formspree: ['formspree.io'],
          basin: ['usebasin', 'usebasin.com'],
          netlify: ['netlify.com', 'netlify.app', 'Netlify Forms'],
          other: ['none', 'own', 'custom', 'web3forms', 'formspark', 'getform', 'forminit'],
        },
      })
      .default('other')
      .describe(
        'Whose endpoint that is: formspree, basin, netlify (the site is there, and keeps what is sent), or other, as without it.',
      ),
    formName: name
      .optional()
      .describe('With provider: netlify, the name under which Netlify shows what was sent.'),
    redirects: list(
      'Without JavaScript, some endpoints lead the browser to other hosts. Each as the name of an entry under links.',
      [1, 10],
      linkName.meta({ shown: 'never' }),
    ).optional(),
    fields: formFields,
    send: label.describe('The button that sends it.'),
    sent: paragraph
      .meta({ shown: 'atTimes' })
      .optional()
      .describe('Shown in place of the form when it was sent. Without it, messages: form: sent.'),
    thanks: routePath
      .meta({ kind: 'target', shown: 'atTimes', textKey: 'sent' })
      .optional()
      .describe('Instead of "sent": the page that is shown then, such as /thank-you.'),
    otherWays: list('What else a visitor can do when it cannot be sent, such as a call.', [1, 3], {
      label: stateLine.describe('The words of the link.'),
      to: target
        .meta({ shown: 'atTimes' })
        .describe('Where it leads: the name of an entry under links, or a page of this site.'),
    }).optional(),
    place: Place.optional().describe('How to reach the business, beside the form.'),
  },
  declares: {
    form: {
      to: 'to',
      provider: 'provider',
      name: 'formName',
      redirects: 'redirects',
      fields: 'fields',
      afterwards: ['sent', 'thanks'],
    },
  },
})
  .refine(({ to, provider }) => (to === undefined) === (provider === 'netlify'), {
    path: ['to'],
    params: { needer: 'A form' },
    error: 'With provider: netlify, a form is sent to the site itself: it has no "to".',
  })
  .refine(({ formName, provider }) => (formName !== undefined) === (provider === 'netlify'), {
    path: ['formName'],
    params: { needer: 'With provider: netlify, a form' },
    error: '"formName" only makes sense with provider: netlify.',
  })
  .refine(({ sent, thanks }) => sent === undefined || thanks === undefined, {
    path: ['sent'],
    params: {
      hint: 'Remove one: "sent" is a text in place of the form, "thanks" leads to a page.',
    },
    error: 'A form has either "sent" or "thanks".',
  })
  .meta({
    synonyms: {
      to: ['action', 'endpoint', 'recipient', 'Empfänger', 'an'],
      fields: ['inputs', 'questions', 'Felder', 'champs'],
      send: ['submit', 'submitLabel', 'submitButton', 'Absenden', 'Senden', 'envoyer'],
    },
    likelySynonyms: {
      send: ['button', 'buttonLabel', 'buttonText'],
      sent: ['success', 'successMessage', 'confirmation', 'message'],
      thanks: ['redirect', 'thankYou', 'next', 'Danke', 'Dankeseite', 'merci'],
    },
    needless: {
      method: 'Leave it out: forms are sent by POST.',
      captcha: noRobots,
      recaptcha: noRobots,
      honeypot: noRobots,
      email:
        'Where it is sent is "to", the name of an entry under links: the https:// address of a service that sends you e-mails, or a mailto: address, which opens the visitor’s own program.',
      contact: 'How to reach the business, beside the form, is "place".',
    },
  });
