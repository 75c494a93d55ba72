import type { Plugin } from 'vite';

/**
 * Makes V8 compile modules while they are fetched, beside the main thread. Left to itself, it compiles
 * a function when it is first called, and nearly all that a page fetches is for now.
 *
 * A comment in the first line asks for it (Chrome 136, https://v8.dev/blog/explicit-compile-hints); to
 * other browsers it is a comment. It does not reach CommonJS, as React is, which the bundler turns into
 * an arrow function. Measured in Chromium 156: as that, all of React is parsed once more when it runs,
 * in one task of the main thread; as a function in parentheses it is not.
 */
export const compileAhead: Plugin = {
  name: 'compile-ahead',
  outputOptions: (options) =>
    options.format === 'es' ? { ...options, postBanner: '//# allFunctionsCalledOnLoad' } : null,
  renderChunk(code) {
    const changed = code.replace(
      /(__commonJSMin[\w$]*\(\()\(([\w$, ]*)\) => \{/g,
      '$1function($2) {',
    );
    if (/__commonJS[\w$]*\((?!\(function)/.test(changed)) {
      throw new Error('CommonJS is not wrapped as src/build/compileAhead.ts expects it.');
    }
    return changed;
  },
};
