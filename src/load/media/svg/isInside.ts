/** Pixels inside the file itself, which no browser runs. */
const pixels = /^data:image\/(?:png|jpe?g|gif|webp|avif)[;,]/i;
const letters = /^data:(?:font\/|application\/(?:x-)?font)/i;

/** Whether an address stays inside the drawing: `#gradient`, or pixels in an element that shows some. */
export function isInside(address: string, element: string): boolean {
  const text = address.trim();
  if (text === '' || text.startsWith('#')) return true;
  if (element === 'style') return pixels.test(text) || letters.test(text);
  return (element === 'image' || element === 'feImage') && pixels.test(text);
}
