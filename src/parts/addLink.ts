/** Tells the browser what will be needed: a host (`preconnect`) or a file (`modulepreload`). */
export function addLink(rel: string, href: string): void {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  document.head.append(link);
}
