/** Puts rules into a `<style>` one by one, as a policy allows that lets no written style through. */
export function writeRules(element: HTMLElement, css: string): void {
  const sheet = element instanceof HTMLStyleElement ? element.sheet : null;
  if (!sheet) return;
  while (sheet.cssRules.length > 0) sheet.deleteRule(0);
  const parsed = new CSSStyleSheet();
  parsed.replaceSync(css);
  for (const { cssText } of parsed.cssRules) sheet.insertRule(cssText, sheet.cssRules.length);
}
