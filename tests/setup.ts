import '@testing-library/jest-dom/vitest';
import fc from 'fast-check';
import { afterAll, afterEach, vi } from 'vitest';

// The same inputs in every run: a gate does not hang on chance.
fc.configureGlobal({ seed: 29 });

// Runs before every file of tests. They share a process, so what one leaves is taken away.
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
// A build, and `main`, make their process one of production. Loaded there first, React would have no `jsxDEV`
// for all files that follow.
process.env['NODE_ENV'] = 'test';
await import('@emotion/react/jsx-dev-runtime');

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
