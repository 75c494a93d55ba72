import { describe, expect, test } from 'vitest';
import { outcomeOf } from '#blocks/form/submission.ts';

const json = (body: unknown) => JSON.stringify(body);

describe('an answer', () => {
  test.each([200, 201, 202, 204])('%d is a yes', (status) => {
    expect(outcomeOf(status, '')).toEqual({ is: 'sent' });
  });

  test.each([
    [400, 'refused'],
    [401, 'refused'],
    [404, 'refused'],
    [413, 'tooLarge'],
    [422, 'refused'],
    [429, 'busy'],
    [500, 'failed'],
    [503, 'failed'],
    [302, 'failed'],
  ])('%d is %s', (status, is) => {
    expect(outcomeOf(status, '')).toMatchObject({ is });
  });

  test.each([
    [
      'a list, as Formspree has it',
      { errors: [{ field: 'email', code: 'TYPE_EMAIL', message: 'No address' }] },
    ],
    ['a group by name', { errors: { email: 'No address' } }],
    ['a group of lists', { errors: { email: ['No address', 'Too short'] } }],
  ])('names what is wrong with fields: %s', (_, body) => {
    const outcome = outcomeOf(422, json(body));
    expect(outcome).toMatchObject({ errors: new Map([['email', 'No address']]) });
  });

  test.each([
    ['one text, as Basin has it', { error: 'This form is closed.' }],
    ['a list without fields', { errors: [{ message: 'This form is closed.' }] }],
  ])('says what is wrong with the whole: %s', (_, body) => {
    expect(outcomeOf(403, json(body))).toMatchObject({ says: 'This form is closed.' });
  });

  test.each([
    '',
    '<p>No</p>',
    'null',
    '[]',
    '{"errors":7}',
    '{"errors":[null,{"field":1}]}',
    '{"error":{}}',
  ])('may say nothing of use: %s', (body) => {
    expect(outcomeOf(400, body)).toEqual({ is: 'refused', errors: new Map() });
  });

  test('is cut where it is long', () => {
    const outcome = outcomeOf(400, json({ error: 'x'.repeat(5000) }));
    expect(outcome).toMatchObject({ says: 'x'.repeat(300) });
  });

  test('says after how long it takes something again', () => {
    expect(outcomeOf(429, '', '90')).toEqual({ is: 'busy', wait: 90 });
    const inAMinute = new Date(Date.now() + 60_000).toUTCString();
    expect(outcomeOf(429, '', inAMinute)).toMatchObject({
      wait: expect.toSatisfy((wait) => wait > 55 && wait <= 60),
    });
  });

  test.each([undefined, 'soon', '0', '-5', 'Mon, 01 Jan 2001 00:00:00 GMT'])(
    'may not say so: %s',
    (retryAfter) => {
      expect(outcomeOf(429, '', retryAfter)).toEqual({ is: 'busy' });
    },
  );
});
