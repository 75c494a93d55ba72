import type { Plugin } from 'vite';

/**
 * Asks V8 to compile all functions of a file while it is fetched, beside the main thread, and not each
 * one when it is first called: nearly all that a page fetches is for now. It must be the first line.
 * Other browsers read a comment. (Chrome 136, https://v8.dev/blog/explicit-compile-hints)
 */
export const compileHint = '//# allFunctionsCalledOnLoad';

/**
 * The same for a whole module that is CommonJS, as React is: the bundler makes an arrow function of it,
 * and V8 puts those off whatever the hint says: a second reading of all of React, in one task. A function
 * in parentheses is compiled at once (https://v8.dev/blog/preparser#pife).
 */
export const wholeModules: Plugin = {
  name: 'whole-modules',
  renderChunk(code) {
    const plain = code.replace(/(__commonJSMin\(\()\(([\w, ]*)\) => \{/g, '$1function($2) {');
    if (/__commonJS\w*\((?!\(function)/.test(plain)) {
      throw new Error('The wrapper of CommonJS is not as src/build/compileAhead.ts expects it.');
    }
    return plain;
  },
};
