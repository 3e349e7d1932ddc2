import { afterEach, expect, test, vi } from 'vitest';
import { applyTheme } from './applyTheme.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  ['system', true, 'dark'],
  ['system', false, 'light'],
  ['light', true, 'light'],
  ['dark', false, 'dark'],
] as const)('SET-01 a look of %s on a system that is dark: %s is %s', (mode, isDark, look) => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ matches: isDark && query.includes('dark') }) as MediaQueryList);
  const element = document.createElement('div');

  applyTheme(element, { mode });

  expect(element.dataset['theme']).toBe(look);
});
