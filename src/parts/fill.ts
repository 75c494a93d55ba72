/** Fills the slots of a text: `fill('Play video: {title}', { title })`. The schema has checked the slots. */
export function fill(text: string, slots: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, slot: string) => String(slots[slot] ?? whole));
}
