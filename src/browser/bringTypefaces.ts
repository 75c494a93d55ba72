/**
 * Loads the typefaces, behind the pictures of the first screen, and puts them in the place of what
 * stands in for them, all at once: one new layout instead of one for each. Where one does not come,
 * what stands in stays.
 */
export async function bringTypefaces(): Promise<void> {
  const pictures = document.querySelectorAll<HTMLImageElement>('[loading=eager]');
  await Promise.allSettled([...pictures].map((picture) => picture.decode()));
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
  document.documentElement.dataset.typefaces = '';
}
