import type { BlockOf } from '#schema/block.ts';
import type { Site } from '#schema/site.ts';
import { daysFrom } from '#schema/calendar.ts';
import { organizationId, type Thing } from './Thing.ts';

type Place = BlockOf<'contact'>['places'][number];
type Times = { times?: string[] | undefined; closed?: boolean | undefined };

/**
 * The places of a business that visitors can come to
 * (https://developers.google.com/search/docs/appearance/structured-data/local-business): those that have an address,
 * and hours or a word for what they are.
 */
export function describePlaces(
  site: Site,
  blocks: readonly BlockOf<'contact'>[],
  path: string,
): Thing[] {
  const page = site.site.url + encodeURI(path);
  const places = blocks.flatMap(({ places: all, business }) =>
    all
      .filter(({ address, hours }) => address && (hours ?? business))
      .map((place) => ({ place, business, isOnly: all.length === 1 })),
  );
  return places.map(({ place, business = 'LocalBusiness', isOnly }, index) => {
    const { name } = site.site;
    return {
      '@type': business,
      '@id': `${page}#place-${index + 1}`,
      name: isOnly || place.name === undefined ? name : `${name}, ${place.name}`,
      url: page,
      address: { '@type': 'PostalAddress', streetAddress: place.address?.join(', ') },
      ...addressOf(place, site, 'telephone', 'tel:'),
      ...addressOf(place, site, 'email', 'mailto:'),
      ...(place.map && { hasMap: site.links[place.map.to]?.href }),
      ...(place.hours && { openingHoursSpecification: describeHours(place.hours) }),
      parentOrganization: { '@id': organizationId(site) },
    };
  });
}

/** The first number or mailbox that the place leads to. */
function addressOf({ links = [] }: Place, site: Site, property: string, scheme: string) {
  const hrefs = links.map(({ to }) => site.links[to]?.href ?? '');
  const found = hrefs.find((href) => href.startsWith(scheme));
  return found && { [property]: found.slice(scheme.length).replace(/[?;,].*/, '') };
}

/**
 * Days that are closed are opened and closed at midnight; one that is open to its end closes at 23:59. A day with words
 * instead, such as “By appointment”, is neither and left out.
 */
function describeHours({ days, specialDays = [] }: NonNullable<Place['hours']>): Thing[] {
  const spans = ({ times = [], closed }: Times, when: object) =>
    (closed ? ['00:00-00:00'] : times).map((span) => {
      const [opens, closes] = span.split('-');
      return {
        '@type': 'OpeningHoursSpecification',
        ...when,
        opens,
        closes: closes === '24:00' ? '23:59' : closes,
      };
    });
  return [
    ...days.flatMap(({ day, until = day, ...hours }) => {
      const dayOfWeek = daysFrom(day, until).map(
        (word) => word.charAt(0).toUpperCase() + word.slice(1),
      );
      return spans(hours, { dayOfWeek });
    }),
    ...specialDays.flatMap(({ date, until = date, ...hours }) =>
      spans(hours, { validFrom: date, validThrough: until }),
    ),
  ];
}
