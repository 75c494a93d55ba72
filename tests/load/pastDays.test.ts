import { expect, test } from 'vitest';
import { loadSite } from '#load/loadSite.ts';
import { joinSources } from '#load/sources.ts';
import { smallFileSystem } from '#tests/load/smallFileSystem.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';

const { source } = fixtureSite('small');

/** The dates that are reported on a day, each with how many others are past, where the home page begins with these sections. */
function pastOn(today: string | undefined, ...sections: object[]): string[] {
  const written = sections.map((section) => `      - ${JSON.stringify(section)}\n`).join('');
  const text = source.replace(/(?<=path: \/\n[^]*?sections:\n)/, written);
  const { problems } = loadSite(joinSources(text), smallFileSystem, today ? { today } : {});
  return problems.map(
    ({ code, severity, message, start, end }) =>
      `${severity} ${code} ${text.slice(start, end)} ${/\d+(?= other)|another/.exec(message)?.[0] ?? ''}`,
  );
}

const entries = [{ title: 'Talk' }];
const dates = ['2027-06-12', '2027-06-13', '2027-06-14'];
const groups = dates.map((date) => ({ heading: date, date, entries }));
const schedule = { type: 'schedule', groups: [{ heading: 'Always', entries }, ...groups] };

test.each([
  ['2027-06-12', []],
  ['2027-06-13', ['warning past-day "2027-06-12" ']],
  ['2027-06-14', ['warning past-day "2027-06-12" another']],
  ['2027-06-15', ['warning past-day "2027-06-12" 2']],
  [undefined, []],
])('warns on %s of the days that are past, once a section', (today, expected) => {
  expect(pastOn(today, schedule)).toEqual(expected);
});

test('warns of special days when the last of them is past', () => {
  const specialDays = [
    { date: '2027-12-24', times: ['09:00-12:00'] },
    { date: '2027-12-25', until: '2028-01-01', closed: true },
  ];
  const hours = { days: [{ day: 'monday', closed: true }], specialDays };
  const contact = { type: 'contact', places: [{ hours }] };
  expect(pastOn('2028-01-01', contact)).toEqual(['warning past-day "2027-12-24" ']);
  expect(pastOn('2028-01-02', contact, schedule)).toEqual([
    'warning past-day "2027-12-24" another',
    'warning past-day "2027-06-12" 2',
  ]);
});

test('warns of an announcement that is past', () => {
  const header = '\nheader: { announcement: { text: Hi, until: 2027-06-12 } }\n';
  const text = source.replace(/\nheader:[^]*?\n(?=\S)|(?=\nroutes:)/, header);
  const codes = (today: string) =>
    loadSite(joinSources(text), smallFileSystem, { today }).problems.map(({ code }) => code);
  expect(codes('2027-06-12')).toEqual([]);
  expect(codes('2027-06-13')).toEqual(['past-day']);
});

test('warns of a form that asks for a day that is past', () => {
  const field = (type: string, from: string, until: string) => ({
    type,
    name: type,
    label: type,
    from,
    until,
  });
  const days = field('date', '2027-12-01', '2027-12-24');
  const fields = [days, field('time', '09:00', '17:00')];
  const form = { type: 'form', provider: 'netlify', formName: 'ask', send: 'Send', fields };
  expect(pastOn('2027-12-24', form)).toEqual([]);
  expect(pastOn('2027-12-25', form)).toEqual(['warning past-day "2027-12-24" ']);
});

test('says nothing of a section that is hidden', () => {
  expect(pastOn('2030-01-01', { ...schedule, hidden: true })).toEqual([]);
});
