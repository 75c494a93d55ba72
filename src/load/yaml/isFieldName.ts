import { SiteFile } from '#schema/site.ts';
import { nearestWords } from '../nearestWords.ts';
import { openFields } from '../schemaNodes.ts';

/** Whether a word is a key of the format, or a slip of one unless `exactly`. */
export function isFieldName(word: string, { exactly = false } = {}): boolean {
  const names = new Set<string>();
  openFields(SiteFile, (fields) => {
    for (const name of fields.keys()) names.add(name);
  });
  return names.has(word) || (!exactly && nearestWords(word, [...names]).length > 0);
}
