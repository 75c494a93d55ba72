import { z } from 'zod';
import { list } from './group.ts';

/**
 * The events that a rule may send, by the names that Meta gave them ("Standard events"). Every
 * provider gets its own name for the same thing.
 */
export const standardEvent = z.enum([
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

/** One advertising account that events go to. */
export const pixelProvider = {
  provider: z
    .enum(['meta', 'tiktok', 'google', 'dataLayer'])
    .describe(
      'Whose pixel it is: meta (Facebook and Instagram), tiktok, google (Analytics and Ads), or dataLayer (a list that other scripts of your own read).',
    ),
  id: z
    .string()
    .max(60)
    .regex(/^[\w-]+$/, 'The pixel id: letters, digits and "-", in quotes.')
    .describe(
      'The id of the pixel, in quotes. meta: 10 to 20 digits. tiktok: 20 capitals and digits. google: G-… (Analytics) or AW-… (Ads). dataLayer: the name of the list, usually dataLayer.',
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
};

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
};

/** The id has the form that its provider gives out. */
export const hasIdForm = z.refine<PixelAccount>(
  ({ provider, id }) => forms[provider].form.test(id),
  { path: ['id'], error: ({ input }) => forms[(input as PixelAccount).provider].words },
);

/** Conversions are a matter of Google Ads alone. */
export const hasConversionsRight = z.refine<PixelAccount>(
  ({ id, conversions }) => conversions === undefined || id.startsWith('AW-'),
  {
    path: ['conversions'],
    error: '"conversions" only makes sense with an id that begins with AW-.',
  },
);

export type EventName = z.output<typeof standardEvent>;
export type ProviderName = z.output<(typeof pixelProvider)['provider']>;
export type PixelAccount = {
  provider: ProviderName;
  id: string;
  conversions?: { send: EventName; label: string }[] | undefined;
};
