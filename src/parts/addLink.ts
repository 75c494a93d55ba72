/** Tells the browser what will be needed: a host (`preconnect`) or a file (`modulepreload`). */
export function addLink(rel: string, href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel, href }));
}
