import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Band } from '#blocks/callToAction/Band.tsx';
import { Quotes } from '#blocks/testimonials/Quotes.tsx';
import { Tabs } from '#blocks/features/Tabs.tsx';
import { Place } from '#blocks/contact/Place.tsx';
import { ComparisonTable } from '#blocks/pricing/ComparisonTable.tsx';
import { ShopSign } from '#blocks/hero/ShopSign.tsx';
import { Trust } from '#blocks/hero/Trust.tsx';
import type { PictureSource } from '#parts/PictureSource.ts';
import type { SiteContextValue } from '#parts/contexts.ts';
import { type FormMessages, Messages } from '#schema/messages.ts';
import { parse } from 'yaml';

/** As the English words of schema/defaults have them. */
const { messages: inEnglish } = parse(
  readFileSync(join(import.meta.dirname, '../../schema/defaults/words/en.yaml'), 'utf8'),
) as { messages: { form: FormMessages } };

export const messages = Messages.parse({
  form: inEnglish.form,
  skipToContent: 'Skip to content',
  opensInNewTab: 'opens in a new tab',
  playVideo: 'Play video: {title}',
  watchElsewhere: 'Watch on {host}',
  videoFailed: 'The video could not be played here.',
  pauseNames: 'Pause the names',
  rated: 'Rated {rating} out of 5',
  copyName: '{label}: {title}',
  copied: 'Copied: {title}',
  copyRefused: 'Your browser did not allow copying.',
  scriptFailed: 'Press it again.',
  dismiss: 'Dismiss',
  notifications: 'Messages',
  sectionFailed: 'This part could not be shown.',
  applicationError: 'Unexpected Application Error!',
  reload: 'Reload the page',
  closed: 'Closed',
  openUntil: 'Open until {time}',
  opensAt: 'Opens {day} at {time}',
  missingPath: 'There is no page at {path}',
});

export const links = {
  form: { href: 'https://forms.shop.example/qualify', newTab: true },
  booking: { href: 'https://booking.shop.example/alex', newTab: true },
  callNow: { href: 'tel:+442079460958', newTab: false },
  widget: { href: 'https://widget.shop.example/widget.js', newTab: false },
};

/** A picture of any name: `media/still.jpg` becomes `/assets/still-640.webp`. */
export function samplePicture(path: string): PictureSource {
  const file = path.replace('media/', '/assets/').replace(/\.\w+$/, '-640.webp');
  return { src: file, srcset: `${file} 640w`, width: 640, height: 360 };
}

export const sampleSite: SiteContextValue = {
  messages,
  form: { words: messages.form, url: 'https://shop.example' },
  links,
  campaign: { links: [], query: '' },
  // Every file under media/ has a picture but those whose name says "missing".
  files: {},
  pictures: new Proxy<Record<string, PictureSource>>(
    {},
    { get: (_, path: string) => (path.includes('missing') ? undefined : samplePicture(path)) },
  ),
  // Any name is an icon, but that of a file.
  icons: new Proxy<Record<string, string>>(
    {},
    { get: (_, name: string) => (name.includes('/') ? undefined : `<path d="${name}"/>`) },
  ),
  fetching: { retries: 3, retryDelay: 1000, timeout: 10_000 },
  copiedFor: 2000,
  components: { ShopSign, Trust, Band, Quotes, Tabs, ComparisonTable, Place },
  disclosures: [],
  language: 'en-GB',
  questions: {},
  consents: { allows: () => true, allow() {}, onAnswer: () => () => {} },
  toast() {},
  report() {},
};
