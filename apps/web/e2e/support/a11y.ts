import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Everything that axe finds, as lines that say where. What is named and ordered rightly in light is so in dark: there colours alone are looked at. */
export async function violations(page: Page, mode: 'light' | 'dark' = 'light'): Promise<string[]> {
  // A fade in the middle has no contrast of its own; a spinner never ends.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => Number.isFinite(Number(animation.effect?.getComputedTiming().endTime)))
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  );
  // Collecting what passes takes most of the time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations: found } = await (
    mode === 'dark'
      ? axe.withRules(['color-contrast'])
      : axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
  ).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} · ${(node.failureSummary ?? '').replaceAll('\n', ' ').slice(0, 160)}`),
  );
}

/** The same of a page as it stands in light, and then of its colours in dark: chosen as another window of the same browser would choose it. */
export async function violationsInBoth(page: Page): Promise<string[]> {
  const light = await violations(page);
  await choose(page, 'dark');
  const dark = await violations(page, 'dark');
  await choose(page, 'light');
  return [...light, ...dark.map((line) => `dark: ${line}`)];
}

async function choose(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.evaluate((chosen) => {
    const key = 'ui-preferences';
    localStorage.setItem(key, JSON.stringify({ value: { mode: chosen }, until: null }));
    dispatchEvent(new StorageEvent('storage', { key }));
  }, mode);
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
}
