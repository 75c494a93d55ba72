/**
 * Loads the typefaces and puts them in the place of what stands in for them, all at once: one new
 * layout instead of one for each. Where one does not come, what stands in stays.
 */
export async function bringTypefaces(): Promise<void> {
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
  document.documentElement.dataset.typefaces = '';
}
