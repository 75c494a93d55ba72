import { expect, test } from 'vitest';
import { amountOf } from '#build/describePrices.ts';
import { structuredData } from '#build/structuredData.ts';
import { smallSite } from './smallSite.ts';

type Graph = { '@type': string }[];

/** What search engines read of the page /shop/today of the small site, which has these sections. */
function describe(...sections: object[]): Graph {
  const shop = `  - { path: /shop, title: The shop – Corner, sections: [{ use: benefits }] }\n`;
  const written = JSON.stringify([{ type: 'note', text: 'Today' }, ...sections]);
  const page = `  - { path: /shop/today, reachedFrom: outside, title: Today, sections: ${written} }\n`;
  const site = smallSite(
    ['routes:\n', `routes:\n${shop}${page}`],
    ['- { label: Home, to: / }', '- { label: Home, to: / }\n    - { label: Shop, to: /shop }'],
    ['callNow: {', 'write: { href: "mailto:hello@corner.example?subject=Hello" }\n  callNow: {'],
    ['- label: Call now', '- { label: Write, to: write }\n          - label: Call now'],
  );
  const found = site.routes.find(({ path }) => path === '/shop/today');
  if (!found) throw new Error('The page is not there.');
  const data = structuredData({ site, page: found, path: found.path }) as { '@graph': Graph };
  return data['@graph'];
}

test('says the way to a page by the pages above it', () => {
  expect(describe()).toEqual([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          name: 'The shop',
          item: 'https://www.corner.example/shop',
        },
        {
          '@type': 'ListItem',
          position: 2,
          name: 'Today',
          item: 'https://www.corner.example/shop/today',
        },
      ],
    },
  ]);
});

test('describes a place with its address, telephone, mailbox and hours', () => {
  const place = {
    address: ['12 Market Lane', 'Bakewell'],
    links: [
      { label: 'Call', to: 'callNow' },
      { label: 'Write', to: 'write' },
    ],
    hours: {
      days: [
        { day: 'saturday', until: 'monday', times: ['09:00-12:00', '18:00-02:00'] },
        { day: 'friday', times: ['00:00-24:00'] },
        { day: 'tuesday', closed: true },
        { day: 'wednesday', text: 'By appointment' },
      ],
      specialDays: [{ date: '2099-12-25', until: '2099-12-26', closed: true }],
    },
  };
  const spec = { '@type': 'OpeningHoursSpecification' };
  const dayOfWeek = ['Saturday', 'Sunday', 'Monday'];
  expect(describe({ type: 'contact', business: 'Bakery', places: [place] })).toContainEqual({
    '@type': 'Bakery',
    '@id': 'https://www.corner.example/shop/today#place-1',
    name: 'Corner',
    url: 'https://www.corner.example/shop/today',
    address: { '@type': 'PostalAddress', streetAddress: '12 Market Lane, Bakewell' },
    telephone: '+442079460958',
    email: 'hello@corner.example',
    openingHoursSpecification: [
      { ...spec, dayOfWeek, opens: '09:00', closes: '12:00' },
      { ...spec, dayOfWeek, opens: '18:00', closes: '02:00' },
      { ...spec, dayOfWeek: ['Friday'], opens: '00:00', closes: '23:59' },
      { ...spec, dayOfWeek: ['Tuesday'], opens: '00:00', closes: '00:00' },
      {
        ...spec,
        validFrom: '2099-12-25',
        validThrough: '2099-12-26',
        opens: '00:00',
        closes: '00:00',
      },
    ],
    parentOrganization: { '@id': 'https://www.corner.example/#organization' },
  });
});

test('names several places apart, and leaves out what is no place of business', () => {
  const hours = { days: [{ day: 'monday', closed: true }] };
  const places = [
    { name: 'Old town', address: ['1 Lane'], hours },
    { name: 'Station', address: ['2 Lane'], hours },
    { name: 'Postal address', address: ['PO box 3'] },
    { name: 'Telephone', hours },
  ];
  expect(describe({ type: 'contact', places }).slice(1)).toMatchObject([
    { '@type': 'LocalBusiness', name: 'Corner, Old town' },
    { '@type': 'LocalBusiness', name: 'Corner, Station' },
  ]);
});

test('describes all questions of a page as one, without marks', () => {
  const answer = 'Read **this** and [that](/join).\n\n- One\n- Two';
  const faq = (question: string) => ({ type: 'faq', questions: [{ question, answer }] });
  expect(describe(faq('When?'), faq('Where?')).slice(1)).toMatchObject([
    {
      '@type': 'FAQPage',
      mainEntity: [
        {
          name: 'When?',
          acceptedAnswer: { '@type': 'Answer', text: 'Read this and that. One Two' },
        },
        { name: 'Where?' },
      ],
    },
  ]);
});

test('describes prices where the section says so, those that are an amount', () => {
  const plans = [
    { name: 'Solo', price: '£12', text: 'For one.' },
    { name: 'Team', price: 'On request' },
  ];
  const entries = [
    { name: 'Tea', price: '£2.50' },
    { name: 'Ale', prices: ['£3', '£5'], sizes: ['half', 'pint'] },
    { name: 'Feast', price: 'from £40' },
  ];
  const pricing = { type: 'pricing', plans };
  const prices = { type: 'priceList', heading: 'Drinks', groups: [{ entries }] };
  expect(describe(pricing, prices)).toHaveLength(1);
  const offer = { '@type': 'Offer', priceCurrency: 'GBP' };
  const told = [pricing, prices].map((block) => ({ ...block, structuredData: true }));
  expect(describe(...told).slice(1)).toEqual([
    {
      '@type': 'Product',
      name: 'Solo',
      description: 'For one.',
      offers: [{ ...offer, price: '12' }],
    },
    {
      '@type': 'OfferCatalog',
      name: 'Drinks',
      itemListElement: [
        { ...offer, name: 'Tea', price: '2.50' },
        { ...offer, name: 'Ale, half', price: '3' },
        { ...offer, name: 'Ale, pint', price: '5' },
      ],
    },
  ]);
});

test('tells for what a price is paid, and until when it is lower', () => {
  const early = { price: '£8', unit: 'until March', until: '2035-02-28' };
  const plans = [
    { name: 'Early', price: '£12', early },
    { name: 'Each', unit: 'a month', prices: [{ price: '£5' }, { price: '£50', unit: 'a year' }] },
  ];
  const periods = ['Monthly', 'Yearly'];
  const [, first, second] = describe({ type: 'pricing', periods, plans, structuredData: true });
  const offer = { '@type': 'Offer' };
  const each = { '@type': 'UnitPriceSpecification', priceCurrency: 'GBP' };
  expect(first).toMatchObject({
    offers: [
      { ...offer, price: '8', priceValidUntil: '2035-02-28' },
      { ...offer, price: '12', validFrom: '2035-03-01' },
    ],
  });
  expect(second).toMatchObject({
    offers: [
      { name: 'Monthly', priceSpecification: { ...each, price: '5', unitText: 'a month' } },
      { name: 'Yearly', priceSpecification: { ...each, price: '50', unitText: 'a year' } },
    ],
  });
});

test.each([
  ['£1,250', 'GBP', 'en-GB', '1250'],
  ['£0', 'GBP', 'en-GB', '0'],
  ['12,50 €', 'EUR', 'de-DE', '12.50'],
  ['1.250,00 €', 'EUR', 'de-DE', '1250.00'],
  ['CHF 1’250.–', 'CHF', 'de-CH', '1250'],
  ['49', 'EUR', 'fr', '49'],
  ['$12', 'EUR', 'de-DE', undefined],
  ['£12 a month', 'GBP', 'en-GB', undefined],
  ['£12–£20', 'GBP', 'en-GB', undefined],
])('reads %s in %s and %s as %s', (text, currency, language, amount) => {
  expect(amountOf(text, currency, language)).toBe(amount);
});
