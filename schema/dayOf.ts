// Without Zod, so that a page may know it, too.

/**
 * A day as `2027-06-12`, also where it is written by that of the visit, as `today` or `today + 2 days`: undefined then as
 * long as that is not known.
 */
export function dayOf(written: string | undefined, today: Date | undefined): string | undefined {
  if (!written?.startsWith('today')) return written;
  const day = today && new Date(today);
  day?.setDate(day.getDate() + Number(written.replaceAll(/[a-z ]/g, '')));
  // Swedes write the year first. It is the day of the place.
  return day?.toLocaleDateString('sv');
}
