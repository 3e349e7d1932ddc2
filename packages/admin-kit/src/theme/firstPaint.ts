import { applyTheme } from './applyTheme.ts';

/**
 * Puts the kept theme on the page before anything is painted, so that nobody who works in the dark is flashed at. Built as a
 * plain script, `@tarmac/admin-kit/first-paint.js`: include it in the head, before the styles' modules; modules run too late.
 */
try {
  const { value } = JSON.parse(localStorage.getItem('ui-preferences') ?? '{}') as { value?: Record<string, unknown> };
  const locale = value?.['locale'];
  if (typeof locale === 'string') document.documentElement.lang = locale;
  applyTheme(document.documentElement, { mode: 'system', ...value });
} catch {
  // Nothing kept, storage denied, or broken by hand: the default look.
  applyTheme(document.documentElement, { mode: 'system' });
}
