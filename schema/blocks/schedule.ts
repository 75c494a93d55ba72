import { date } from '../days.ts';
import { line, list, paragraph } from '../fields.ts';
import { defineBlock } from '../defineBlock.ts';
import { checkMarks, legend, marks } from '../legend.ts';

const time = line.max(20);

export const schedule = defineBlock({
  type: 'schedule',
  description: 'What is when: by days, weekdays or tracks.',
  frame: 'free',
  alsoCalled: ['programme', 'agenda', 'timetable', 'events'],
  fields: {
    groups: list('The days, weekdays or tracks, in their order.', [1, 60], {
      heading: line.describe('The day, weekday or track, as it is read: "Friday, 12 June".'),
      date: date
        .optional()
        .describe('The date of the day, such as 2027-06-12. Days that are past are dimmed.'),
      text: paragraph.optional().describe('A sentence about the group.'),
      entries: list('What there is, in its order.', [1, 80], {
        from: time.optional().describe('When it begins, as it is read: "9:30".'),
        until: time.optional().describe('When it ends.'),
        title: line.describe('What it is.'),
        text: paragraph.optional().describe('A sentence about it.'),
        people: list('Who speaks, trains or plays.', [1, 20], line).optional(),
        place: line.optional().describe('Where it is.'),
        track: line
          .optional()
          .describe(
            'The track or kind that it belongs to. Neighbours that begin at the same time on different tracks stand side by side on wide screens.',
          ),
        price: line.max(40).optional().describe('What it costs, as it is read: "9,50 €".'),
        marks,
      }),
    }),
    legend,
  },
}).check(checkMarks);
