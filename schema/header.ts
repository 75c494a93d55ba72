import { group } from './group.ts';
import { line, spoken } from './text.ts';

/** The bar at the top of every page, with the logo. A route switches it off with `header: false`. */
export const Header = group('The bar at the top of every page, with the logo.', {
  homeLabel: spoken.describe('The name of the logo’s link to the home page, for screen readers.'),
  text: line
    .meta({ shown: 'fromTablet' })
    .optional()
    .describe('A short line beside the logo, on wide screens.'),
});
