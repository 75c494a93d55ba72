import { expect, test } from 'vitest';
import { fill } from '#parts/contexts.ts';

test('fills every slot that it knows, and leaves the others as they are', () => {
  expect(fill('{label}: {title}, {title}', { label: 'Copy', title: 'Hook' })).toBe(
    'Copy: Hook, Hook',
  );
  expect(fill('Rated {rating} out of 5', { rating: 0 })).toBe('Rated 0 out of 5');
  expect(fill('{unknown} {}', { title: 'Hook' })).toBe('{unknown} {}');
});

test('takes what it fills in literally', () => {
  expect(fill('Play {title}', { title: '$& {title} $1' })).toBe('Play $& {title} $1');
});
