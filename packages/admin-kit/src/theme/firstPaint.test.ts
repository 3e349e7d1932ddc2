import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** What the script says of a page in English, of somebody who kept these preferences. */
async function languageOf(kept: string | null): Promise<string> {
  const style = { setProperty: () => undefined, removeProperty: () => undefined };
  const documentElement = { lang: 'en', dataset: {}, toggleAttribute: () => undefined, style };
  vi.stubGlobal('document', { documentElement });
  vi.stubGlobal('localStorage', { getItem: () => kept });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  await import('./firstPaint.ts');
  return documentElement.lang;
}

it('leaves the language of the page to those who chose none', async () => {
  expect(await languageOf(null)).toBe('en');
});

it('leaves it where what was kept cannot be read', async () => {
  expect(await languageOf('{')).toBe('en');
});

it('says the language that was chosen', async () => {
  expect(await languageOf('{"value":{"locale":"zh-CN"}}')).toBe('zh-CN');
});
