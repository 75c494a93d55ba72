import { dayLong, weekdays } from '#schema/calendar.ts';
import { nodeAt, type TreeNode } from '../tree.ts';

/** Of the days of the week, the one that a word of the site's language or of English means: `Montag`, `Sat.`. */
export function meantWeekday(
  word: string,
  known: readonly string[],
  tree: TreeNode | undefined,
): string | undefined {
  if (known.join() !== weekdays.join()) return undefined;
  const language = tree && nodeAt(tree, ['site', 'language']);
  const locales = [language?.kind === 'scalar' ? String(language.value) : '', 'en'].filter(
    isLocale,
  );
  const formats = locales.flatMap((locale) =>
    (['long', 'short'] as const).map(
      (weekday) => new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }),
    ),
  );
  return weekdays.find((_, index) =>
    formats.some((format) => plain(format.format(aMonday + index * dayLong)) === plain(word)),
  );
}

const aMonday = Date.UTC(2024, 0, 1);

function plain(name: string): string {
  return name.toLowerCase().replace(/\.$/, '');
}

function isLocale(text: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(text).length > 0;
  } catch {
    return false;
  }
}
