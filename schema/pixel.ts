import { z } from 'zod';
import { currency, formed, group, linkName, list, name, routePath } from './fields.ts';

/**
 * The events that a rule may send, by the names that Meta gave them ("Standard events"). Every
 * provider gets its own name for the same thing.
 */
const standardEvent = z.enum([
  'PageView',
  'AddPaymentInfo',
  'AddToCart',
  'AddToWishlist',
  'CompleteRegistration',
  'Contact',
  'CustomizeProduct',
  'Donate',
  'FindLocation',
  'InitiateCheckout',
  'Lead',
  'Purchase',
  'Schedule',
  'Search',
  'StartTrial',
  'SubmitApplication',
  'Subscribe',
  'ViewContent',
]);

/** Those that count visits, for the operator alone. */
const statistics = ['plausible', 'umami', 'matomo'] as const;
export type StatisticsProvider = (typeof statistics)[number];

/** One account that events go to: of advertising, or of a service that counts visits. */
const Account = group('A further account that gets the same events.', {
  provider: z
    .enum(['meta', 'tiktok', 'google', 'dataLayer', ...statistics])
    .describe(
      'Whose pixel it is: meta (Facebook and Instagram), tiktok, google (Analytics and Ads), or dataLayer (a list that other scripts of your own read). Or who counts visits, without cookies and without a script of theirs: plausible, umami or matomo.',
    ),
  id: formed(60, /^[\w.-]+$/, 'The pixel id: letters, digits, "." and "-", in quotes.').describe(
    'The id of the pixel, in quotes. meta: 10 to 20 digits. tiktok: 20 capitals and digits. google: G-… (Analytics) or AW-… (Ads). dataLayer: the name of the list, usually dataLayer. plausible: the site as it is called there, such as corner.example. umami: the Website ID. matomo: the number of the site.',
  ),
  host: linkName
    .meta({ shown: 'never' })
    .optional()
    .describe(
      'Only of plausible, umami and matomo: where it runs, if not at plausible.io or cloud.umami.is, such as on your own server. The name of an entry under links, such as https://stats.corner.example.',
    ),
  ask: z
    .boolean()
    .optional()
    .describe(
      'Only of plausible, umami and matomo: false counts without a question, until a visitor objects by the control in the footer, and counts nobody whose browser says no (Global Privacy Control). UK law (PECR, since 2026) and the French CNIL allow statistics on your own site without consent only with clear information, such as a privacyTable, and a simple way to object. For any other use, and where the law of another country wants consent, leave it out.',
    ),
  conversions: list(
    'Only with an AW-… id of google: which event counts as which conversion.',
    [0, 20],
    {
      send: standardEvent.describe('The event.'),
      label: z
        .string()
        .regex(/^[\w-]{1,60}$/, 'The label of the conversion, as Google Ads shows it.')
        .describe('Its conversion label in Google Ads: what stands behind the "/" of send_to.'),
    },
  ).optional(),
});

export type PixelAccount = z.output<typeof Account>;
export type ProviderName = PixelAccount['provider'];

const forms: Readonly<Record<ProviderName, { form: RegExp; words: string }>> = {
  meta: { form: /^\d{10,20}$/, words: 'The id of a Meta pixel is 10 to 20 digits.' },
  tiktok: {
    form: /^[A-Z0-9]{20}$/,
    words: 'The id of a TikTok pixel is 20 capital letters and digits.',
  },
  google: {
    form: /^(?:G-[A-Z0-9]{6,14}|AW-\d{6,14})$/,
    words: 'An id of Google begins with G- (Analytics) or AW- (Ads).',
  },
  dataLayer: {
    form: /^[A-Za-z_]\w*$/,
    words: 'The name of the list is letters and digits, usually dataLayer.',
  },
  plausible: {
    form: /^[a-z0-9]+(?:[.-]+[a-z0-9]+)*$/,
    words: 'Plausible knows a site by its host, in small letters: corner.example.',
  },
  umami: {
    form: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/,
    words: 'A Website ID of Umami is 32 small letters and digits, in five groups with "-" between.',
  },
  matomo: { form: /^[1-9]\d{0,8}$/, words: 'Matomo knows a site by a number, such as "1".' },
};

function isStatistics(provider: ProviderName): boolean {
  return (statistics as readonly ProviderName[]).includes(provider);
}

/** A host and a choice not to ask are a matter of those that count visits, and Matomo is at no host of its own. */
const hasHostRight = z.check<PixelAccount>(({ value, issues }) => {
  const { provider, host } = value;
  for (const key of ['host', 'ask'] as const) {
    if (value[key] === undefined || isStatistics(provider)) continue;
    const message = `"${key}" only makes sense with provider: plausible, umami or matomo.`;
    issues.push({ code: 'custom', path: [key], message, input: value });
  }
  if (provider !== 'matomo' || host !== undefined) return;
  const message = 'Matomo needs "host": the name of an entry under links with its address.';
  issues.push({ code: 'custom', path: ['host'], message, input: value });
});

/** The id has the form that its provider gives out. */
const hasIdForm = z.refine<PixelAccount>(({ provider, id }) => forms[provider].form.test(id), {
  path: ['id'],
  error: ({ input }) => forms[(input as PixelAccount).provider].words,
});

/** Conversions are a matter of Google Ads alone. */
const hasConversionsRight = z.refine<PixelAccount>(
  ({ id, conversions }) => conversions === undefined || id.startsWith('AW-'),
  {
    path: ['conversions'],
    error: '"conversions" only makes sense with an id that begins with AW-.',
  },
);

const route = routePath.meta({ kind: 'route' });
const pages = z.union([z.literal('all'), z.array(route).min(1)]);

const triggers = ['onVisit', 'onClick', 'onSchedule', 'onSubmit'] as const;

/** One rule: what is sent, and when. */
const EventRule = z
  .strictObject({
    send: standardEvent.describe('The event to send. Every provider gets its own name for it.'),
    onVisit: pages.optional().describe('Send it when a page is visited: all, or a list of pages.'),
    except: z.array(route).min(1).optional().describe('Pages that an "onVisit: all" leaves out.'),
    onClick: name
      .meta({ kind: 'click' })
      .optional()
      .describe('Send it when a button with this clickName is pressed.'),
    onSchedule: pages
      .optional()
      .describe(
        'Send it when a visitor has booked in the calendar of a page: all, or a list of pages.',
      ),
    onSubmit: pages
      .optional()
      .describe(
        'Send it when a form on a page was sent: all, or a list of pages. Without JavaScript, only the page behind it knows (onVisit).',
      ),
    once: z
      .boolean()
      .optional()
      .describe(
        'true: at most once in a browser tab, however often it happens there. For events that a reload would count again, such as Lead.',
      ),
  })
  .refine((rule) => triggers.filter((trigger) => rule[trigger] !== undefined).length === 1, {
    error: 'A rule needs either onVisit, onClick, onSchedule or onSubmit.',
  })
  .meta({ alternatives: triggers })
  .refine((rule) => rule.except === undefined || rule.onVisit === 'all', {
    path: ['except'],
    error: '"except" only makes sense with "onVisit: all".',
  });

export const Pixel = group(
  'The advertising pixel, and who counts visits. Without this part, no event is sent.',
  {
    ...Account.shape,
    also: list(
      'Further accounts that get the same events, of the same provider or of others.',
      [0, 10],
      Account.check(hasIdForm, hasConversionsRight, hasHostRight),
    ).optional(),
    value: z.number().min(0).max(1_000_000).describe('The value that every event carries.'),
    currency: currency.describe('The currency that every event carries (ISO 4217).'),
    events: list('What is sent, and when.', [0, 100], EventRule),
  },
)
  .check(hasIdForm, hasConversionsRight, hasHostRight)
  .refine(
    // Two installations of Matomo may have the same number for it.
    ({ id, host, also = [] }) =>
      new Set([{ id, host }, ...also].map((one) => `${one.id} ${one.host}`)).size > also.length,
    { path: ['also'], error: 'The same id stands twice, so every event would be counted twice.' },
  )
  .refine(
    ({ provider, ask, also = [] }) => {
      const counting = [{ provider, ask }, ...also].filter((one) => isStatistics(one.provider));
      return new Set(counting.map((one) => one.ask !== false)).size < 2;
    },
    {
      path: ['also'],
      error: 'Visitors are asked once for all that count visits: each needs "ask: false", or none.',
    },
  );

export type Pixel = z.output<typeof Pixel>;
export type EventRule = z.output<typeof EventRule>;
export type EventName = z.output<typeof standardEvent>;
