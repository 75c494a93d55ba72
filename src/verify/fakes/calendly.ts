import type { Answer, Fake } from '../intercept.ts';
import { readScript } from './readScript.ts';

/** How the widget's script fares: it comes, it fails so many times before it comes, or it never answers. */
export type WidgetMood = { failures?: number; hangs?: boolean };

/** Stands in for the script that draws a booking calendar. The booking page is a page of its own: `outsidePages`. */
export function calendly({ failures = 0, hangs = false }: WidgetMood = {}): Fake {
  let left = failures;
  return {
    host: 'assets.calendly.com',
    answer(): Answer {
      if (hangs) return 'hangs';
      left -= 1;
      return left < 0 ? readScript('calendlyWidget.js') : 'blocked';
    },
  };
}
