import { expect, test } from 'vitest';
import { migrateText } from '#migrate/migrateText.ts';

const write = (env: string, text: string) =>
  `version: 3 # now\nsite:\n  name: Corner\n  env:\n${env}\nheader: { homeLabel: "${text}" }\n`;

test('migrate renames the variables that no site reads, with what refers to them', () => {
  const before = write(
    '    BOOKING_HOST: https://booking.example # the real one\n    "SIZE": 3\n    PUBLIC_NAME: Corner',
    'At ${env.BOOKING_HOST} and ${env.SIZE | number} of ${env.PUBLIC_NAME}',
  );
  expect(migrateText(before)).toBe(
    write(
      '    SITE_BOOKING_HOST: https://booking.example # the real one\n    "SITE_SIZE": 3\n    PUBLIC_NAME: Corner',
      'At ${env.SITE_BOOKING_HOST} and ${env.SITE_SIZE | number} of ${env.PUBLIC_NAME}',
    ),
  );
});

test('migrate leaves secrets, and a name whose new one is taken', () => {
  const text = write('    API_KEY: none\n    HOST: a\n    SITE_HOST: b', '${env.HOST}');
  expect(migrateText(text)).toBeUndefined();
});
