import '@testing-library/jest-dom/vitest';
import { afterEach } from 'vitest';

// Testing Library takes its components off the page by itself only where the test functions are
// global. Tests of Node's side have no page, and need not load React for this.
if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react');
  afterEach(cleanup);
}
