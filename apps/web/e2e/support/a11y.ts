import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Everything that axe finds, as lines that say where. What is named and ordered rightly in light is so in dark: there colours alone are looked at. */
export async function violations(page: Page, mode: 'light' | 'dark' = 'light'): Promise<string[]> {
  // What has just changed is drawn; a fade in the middle has no contrast of its own, and one may start another below it; a spinner never ends.
  await page.evaluate(async () => {
    for (;;) {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const ends = document.getAnimations().filter((animation) => Number.isFinite(Number(animation.effect?.getComputedTiming().endTime)));
      if (ends.length === 0) return;
      await Promise.all(ends.map((animation) => animation.finished.catch(() => undefined)));
    }
  });
  // A page of some hundred kilobytes is read once for as long as it stands.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    // Collecting what passes takes most of the time, and of what is left the rows of tables, which are made alike.
    async (runOnly) =>
      (await window.axe.run({ exclude: ['tbody tr:nth-child(n + 7)'] }, { runOnly, resultTypes: ['violations'] })).violations,
    mode === 'dark' ? ['color-contrast'] : ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  );
  // Within the frame the page alone scrolls: a document that is taller would let End or the wheel push the frame out of sight.
  const beyond = await page.evaluate(() =>
    document.querySelector('[data-page-scroll]') ? document.documentElement.scrollHeight - document.documentElement.clientHeight : 0,
  );
  return [
    ...found.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} · ${(node.failureSummary ?? '').replaceAll('\n', ' ').slice(0, 160)}`),
    ),
    ...(beyond > 1 ? [`document-scrolls: ${beyond} px below the frame`] : []),
  ];
}

/**
 * The same of a page as it stands in light, and of its colours in dark: chosen as another window of the same browser would choose it.
 * Begins with the theme that is there and ends with the other one: a change of it costs as much as looking at the page.
 */
export async function violationsInBoth(page: Page): Promise<string[]> {
  const isDark = (await page.locator('html').getAttribute('data-theme')) === 'dark';
  const first = isDark ? 'dark' : 'light';
  const second = isDark ? 'light' : 'dark';
  const found = await violations(page, first);
  await choose(page, second);
  return [...marked(found, first), ...marked(await violations(page, second), second)];
}

const marked = (lines: readonly string[], mode: 'light' | 'dark') => lines.map((line) => `${mode}: ${line}`);

async function choose(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.evaluate((chosen) => {
    const key = 'ui-preferences';
    localStorage.setItem(key, JSON.stringify({ value: { mode: chosen }, until: null }));
    dispatchEvent(new StorageEvent('storage', { key }));
  }, mode);
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
}
