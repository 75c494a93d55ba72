import { expect, test } from 'vitest';
import { nextChange } from '#blocks/contact/nextChange.ts';
import { contact } from '#schema/blocks/contact.ts';

const hours = {
  days: [
    { day: 'monday', until: 'thursday', times: ['08:00-12:00', '13:00-18:00'] },
    { day: 'friday', times: ['18:00-24:00'] },
    { day: 'saturday', times: ['00:00-03:00', '20:00-02:00'] },
    { day: 'sunday', text: 'By appointment' },
  ],
  specialDays: [
    { date: '2027-03-29', closed: true },
    { date: '2027-12-24', until: '2027-12-26', text: 'On request' },
  ],
};

/** When it opens or closes next, at a moment as UTC has it. */
function changeAt(moment: string, written: object = hours, timeZone = 'Europe/Berlin') {
  const block = contact.parse({ type: 'contact', places: [{ hours: written }] });
  const read = block.places[0]?.hours;
  const change = read && nextChange(read, new Date(moment), timeZone);
  if (!change) return undefined;
  return `${change.isOpen ? 'closes' : 'opens'} ${new Date(change.at).toISOString().slice(0, 16)}`;
}

test.each([
  // In Berlin it is two hours later in summer, one in winter.
  ['in the morning', '2027-06-07T05:59Z', 'opens 2027-06-07T08:00'],
  ['from the first minute on', '2027-06-07T06:00Z', 'closes 2027-06-07T12:00'],
  ['in a pause', '2027-06-07T10:00Z', 'opens 2027-06-07T13:00'],
  ['after the last minute', '2027-06-07T16:00Z', 'opens 2027-06-08T08:00'],
  ['through midnight, from one day into the next', '2027-06-11T20:00Z', 'closes 2027-06-12T03:00'],
  ['after midnight', '2027-06-12T23:30Z', 'closes 2027-06-13T02:00'],
  ['on a day with words', '2027-06-13T10:00Z', 'opens 2027-06-14T08:00'],
  ['before summer time begins', '2027-03-28T00:59Z', 'closes 2027-03-28T02:00'],
  ['when summer time has begun', '2027-03-28T01:00Z', 'opens 2027-03-30T08:00'],
  ['in the hour that comes twice', '2027-10-31T00:30Z', 'opens 2027-11-01T08:00'],
  ['on special days', '2027-12-24T20:00Z', 'opens 2027-12-27T08:00'],
  ['in another year', '2027-12-31T23:30Z', 'closes 2028-01-01T03:00'],
])('finds the next change %s', (_, moment, change) => {
  expect(changeAt(moment)).toBe(change);
});

test('keeps the clock of the business, wherever the visitor is', () => {
  expect(changeAt('2027-06-07T06:30Z', hours, 'America/New_York')).toBe('opens 2027-06-07T08:00');
  expect(changeAt('2027-06-07T06:30Z', hours, 'Asia/Tokyo')).toBe('closes 2027-06-07T18:00');
});

test('lets the evening before a holiday end after midnight', () => {
  const days = [{ day: 'monday', until: 'sunday', times: ['20:00-02:00'] }];
  const specialDays = [{ date: '2027-06-08', closed: true }];
  expect(changeAt('2027-06-07T22:30Z', { days, specialDays })).toBe('closes 2027-06-08T02:00');
  expect(changeAt('2027-06-08T00:30Z', { days, specialDays })).toBe('opens 2027-06-09T20:00');
});

test('finds none where it is always open, or never', () => {
  const always = [{ day: 'monday', until: 'sunday', times: ['00:00-24:00'] }];
  const never = [{ day: 'monday', until: 'sunday', closed: true }];
  expect(changeAt('2027-06-07T06:30Z', { days: always })).toBeUndefined();
  expect(changeAt('2027-06-07T06:30Z', { days: never })).toBeUndefined();
});

test('reads a day after the last of the week', () => {
  const days = [{ day: 'saturday', until: 'monday', times: ['09:00-17:00'] }];
  expect(changeAt('2027-06-06T20:00Z', { days })).toBe('opens 2027-06-07T09:00');
  expect(changeAt('2027-06-07T20:00Z', { days })).toBe('opens 2027-06-12T09:00');
});
