import { expect, test } from 'vitest';
import { opened, widthsFor } from '#build/pictureWidths.ts';

const usual = [350, 530, 650, 800, 980, 1280, 1600];

test.each([
  ['nothing is known of', [], usual],
  ['is said in another way', ['min(82vw, calc(1.33 * 15rem))'], usual],
  // 56, 112 and 168 pixels.
  ['is for a portrait', ['56px'], [64, 144, 220]],
  ['is for a mark', ['clamp(80px, 11.5vw, 126px)'], [144, 220, 350]],
  ['is a tile', ['(min-width: 1200px) 171px, (min-width: 700px) 15vw, 29vw'], [220, 350, 530]],
  ['is the ground of the screen', ['100vw'], [800, 980, 1280, 1600, 2000, 2400]],
  ['is cropped on phones', ['max(100vw, 33rem)'], [1280, 1600, 2000, 2400]],
  ['is opened from a tile', ['171px', opened], [220, ...usual]],
])('a picture whose place %s has the files that screens would take', (_, places, widths) => {
  expect(widthsFor(places)).toEqual(widths);
});
