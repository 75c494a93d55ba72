import { z } from 'zod';
import { clickName, group, line, list, paragraph, target } from '../fields.ts';
import { Picture } from '../picture.ts';
import { defineBlock } from '../defineBlock.ts';

const Day = z
  .strictObject({
    days: line.describe('The day or days, such as Monday to Friday.'),
    times: list('The times of these days, one after the other.', [1, 4], line).optional(),
    closed: line.optional().describe('Instead of "times": the word for a day off, such as Closed.'),
  })
  .refine(({ times, closed }) => (times === undefined) !== (closed === undefined), {
    error: 'A day needs either "times" or "closed" (the word for a day off).',
  })
  .meta({ alternatives: ['times', 'closed'] });

const Place = z
  .strictObject({
    name: line.optional().describe('The name of the place. Good where there are several.'),
    address: list('The address, line by line.', [1, 8], line).optional(),
    text: paragraph
      .optional()
      .describe('A few words on the place, such as where to park and which bus stops there.'),
    links: list('Telephone, e-mail and other ways to get in touch.', [1, 8], {
      text: line.optional().describe('What it is, such as Telephone.'),
      label: line.describe('The words of the link, such as the number.'),
      to: target.describe(
        'Where it leads: the name of an entry under links (tel:…, mailto:…), a page of this site, or a file.',
      ),
      clickName,
    }).optional(),
    hours: group('The opening hours.', {
      title: line.optional().describe('What is above them, such as Opening hours.'),
      days: list('The days, in their order.', [1, 14], Day),
      specialDays: list(
        'Days on which it is different, such as holidays.',
        [1, 20],
        Day,
      ).optional(),
      note: paragraph.optional().describe('A word below them, such as evenings by appointment.'),
    }).optional(),
    map: Picture.extend({
      to: target.describe('Where the picture leads: the name of an entry under links.'),
      label: line
        .max(60)
        .describe('The words on the picture, such as Directions, up to 60 characters.'),
      clickName,
    })
      .describe('A map as a picture. It leads to directions.')
      .optional(),
  })
  .refine((place) => Object.values(place).some((one) => one !== undefined), {
    error: 'A place needs something to show: an address, links, hours, a text or a map.',
  });

export const contact = defineBlock({
  type: 'contact',
  description:
    'How to reach a business: address, telephone and e-mail, opening hours and a map that leads to directions. For one place or several.',
  frame: 'free',
  fields: {
    places: list(
      'The places. One is shown with its hours beside it, several as columns.',
      [1, 6],
      Place,
    ),
  },
});
