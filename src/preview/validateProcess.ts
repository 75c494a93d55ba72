import { loadText, type SiteText } from '#repair/readSite.ts';
import { reasonOf } from './apiClient.ts';
import type { Validated } from './createValidator.ts';

// Validates long texts (createValidator.ts), and ends with the preview.
process.on('message', (text: SiteText) => process.send?.(validated(text)));
process.on('disconnect', () => process.exit());

function validated(text: SiteText): Validated {
  try {
    return { read: loadText(text) };
  } catch (error) {
    return { failure: reasonOf(error) };
  }
}
