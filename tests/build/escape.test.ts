import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { escapeHtml, inlineJson, inlineScript, inlineStyle } from '#build/escape.ts';

const nasty = fc.oneof(
  fc.string(),
  fc.constantFrom('</script>', '</style>', '<!--', '-->', '"', '&amp;', '\u2028', '<script>'),
);
const text = fc.array(nasty).map((parts) => parts.join(''));

/** The HTML standard reads these otherwise than they are written. */
const isPlain = (value: string) => !/[\0\r]/.test(value);

describe('escapeHtml', () => {
  test('gives back every text, in an element and in an attribute', () => {
    fc.assert(
      fc.property(text.filter(isPlain), (value) => {
        const html = `<p title="${escapeHtml(value)}">.${escapeHtml(value)}</p>`;
        const paragraph = JSDOM.fragment(html).querySelector('p');
        expect(paragraph?.textContent).toBe(`.${value}`);
        expect(paragraph?.title).toBe(value);
      }),
      { numRuns: 60 },
    );
  });
});

describe('inlineJson', () => {
  test('gives back every text from inside a script element', () => {
    fc.assert(
      fc.property(text, (value) => {
        const html = `<script type="application/json">${inlineJson({ value })}</script><p>after</p>`;
        const fragment = JSDOM.fragment(html);
        expect(JSON.parse(fragment.querySelector('script')?.textContent ?? '')).toEqual({ value });
        expect(fragment.querySelector('p')?.textContent).toBe('after');
      }),
      { numRuns: 60 },
    );
  });
});

describe('inlineStyle', () => {
  test('keeps a text from ending the style element', () => {
    const css = inlineStyle('a::after{content:"</style><script>alert(1)</script>"}');
    expect(JSDOM.fragment(`<style>${css}</style>`).querySelector('script')).toBeNull();
  });
});

describe('inlineScript', () => {
  test('refuses a script that would end its own element', () => {
    expect(() => inlineScript('x = "</SCRIPT>"')).toThrow('boot script');
    expect(inlineScript('x = 1 < 2')).toBe('x = 1 < 2');
  });
});
