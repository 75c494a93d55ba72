import { expect, test } from 'vitest';
import { linkAddress, isReachable } from '#schema/url.ts';

const web = [
  'https://forms.shop.example',
  'https://forms.shop.example/qualify?from=site#top',
  'https://shop.example:8443/a%20b',
  'https://[2001:db8::1]/',
  'https://münchen.example/',
];
const others = [
  'tel:+442079460958',
  'tel:+12025550123',
  'tel:112',
  'tel:17',
  'tel:000',
  'tel:116117',
  'tel:+49115',
  'tel:+442079460958;ext=12',
  'tel:+442079460958,,12',
  'sms:+442079460958',
  'sms:60123?body=Please%20call',
  'sms:+442079460958,+442079460959',
  'mailto:hello@shop.example',
  'mailto:hello@shop.example,orders@shop.example?subject=Hello',
  'mailto:hello@shop.example?subject=Hello',
];
const refused = [
  '',
  'shop.example',
  '/affiliates',
  '//shop.example',
  'http://shop.example',
  'HTTPS://shop.example',
  ' https://shop.example',
  'https://shop.example/a b',
  'https://',
  'https:///path',
  'https://user:password@shop.example',
  'https://bank.example@evil.example',
  'https://shop.example:99999',
  'https://[::1',
  'https://shop.example/\nx',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,hello',
  'ftp://shop.example',
  'blob:https://shop.example/1',
  `https://shop.example/${'a'.repeat(2000)}`,
];
const wrongNumbers = [
  'tel:02079460958',
  'tel:+44 20 7946 0958',
  'tel:+0123456789',
  'tel:+44',
  'tel:0',
  'tel:020',
  'tel:1234567',
  'tel:+442079460958;ext=',
  'tel:+442079460958?call',
  'sms:',
  'sms:hello',
  'tel:',
];
const wrongMail = [
  'mailto:',
  'mailto:hello',
  'mailto:a@b@c.example',
  'mailto:a@shop.example,',
  'mailto:a@shop.example,b',
  'mailto:hello@shop.example x',
];

test.each([...web, ...others])('takes %s', (url) => {
  expect(linkAddress.parse(url)).toBe(url);
});

test.each([...refused, ...wrongNumbers, ...wrongMail])('refuses %j', (url) => {
  expect(linkAddress.safeParse(url).success).toBe(false);
});

test('says what to write instead', () => {
  const message = linkAddress.safeParse('http://shop.example').error?.issues[0]?.message;
  expect(message).toBe(
    'An address that starts with https://, tel:+44…, sms:+44… or mailto: and has no spaces, or a file such as media/menu.pdf.',
  );
});

test('reads an address with an umlaut the hundred thousandth time as the first', () => {
  const wrong = Array.from({ length: 100_000 }, () =>
    isReachable('https://münchen.example/'),
  ).filter((isRight) => !isRight);
  expect(wrong).toHaveLength(0);
});
