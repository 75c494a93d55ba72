import type { PreviewUpdate } from './PreviewUpdate.ts';

/** What the server has written into the head of the document. */
export function metaOf(name: 'token' | 'pages' | 'site' | 'window'): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="fascia-${name}"]`)?.content ?? '';
}

/** An element of the document that the server always writes. */
export function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The document has no #${id}.`);
  return found;
}

/** The site as the server had it when it sent the document. */
export function firstUpdate(): PreviewUpdate {
  return JSON.parse(element('update').textContent ?? '') as PreviewUpdate;
}
