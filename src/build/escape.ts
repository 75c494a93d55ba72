/** A text as HTML shows it, inside an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Data as JSON for inside `<script>`: no text in it can end the element. */
export function inlineJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** Styles for inside `<style>`: no text in them can end the element. */
export function inlineStyle(css: string): string {
  return css.replaceAll('</', '<\\/');
}

/** Our own script, for inside `<script>`. Throws where it would end the element. */
export function inlineScript(code: string): string {
  if (/<\/script|<!--/i.test(code)) {
    throw new Error('The boot script holds "</script" or "<!--" and cannot be inside a page.');
  }
  return code;
}
