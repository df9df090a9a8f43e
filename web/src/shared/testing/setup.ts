import { afterEach, vi } from 'vitest';

// Strict Mode renders and runs effects twice, so that a test shows what is written while rendering and what
// an effect leaves behind.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ reactStrictMode: true });
}

afterEach(() => void vi.useRealTimers());
