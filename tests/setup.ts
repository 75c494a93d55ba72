import '@testing-library/jest-dom/vitest';
import fc from 'fast-check';
import { afterAll, afterEach, vi } from 'vitest';

// The same inputs in every run: a gate does not hang on chance.
fc.configureGlobal({ seed: 29 });

// Runs before every file of tests. They share a process, so what one leaves is taken away.
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
// `main` makes its process one of production for a build. React and Emotion choose their version when they are
// loaded: all parts of them here, before any does, so that no file of a worker gets a mixture.
process.env['NODE_ENV'] = 'test';
await Promise.all([import('@emotion/react/jsx-runtime'), import('react-dom/server')]);

if (typeof document !== 'undefined') {
  // Testing Library takes its components off the page by itself only where the test functions are
  // global. Tests of Node's side have no page, and need not load React for this.
  const { cleanup } = await import('@testing-library/react');
  afterEach(cleanup);

  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  // Emotion inserts each style once, for all files: one that empties the head gives them back.
  const styles = document.head.querySelectorAll('style');
  afterAll(() => document.head.prepend(...styles));
}
