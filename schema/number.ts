import { z } from 'zod';

/** A length of time in milliseconds, a whole number; at most one hour. */
export const milliseconds = z.int().min(0).max(3_600_000);

/** A length on the screen in CSS pixels, a whole number; at most 4,000. */
export const pixels = z.int().min(1).max(4000);

/** How many there are of something, a whole number; at most 1,000. */
export const count = z.int().min(0).max(1000);

/** An amount of money in the site's currency; at most one million. */
export const money = z.number().min(0).max(1_000_000);

/** A share of a hundred. */
export const percent = z.number().min(0).max(100);
