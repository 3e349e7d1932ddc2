import { expect, test, type Page } from '@playwright/test';
import { list, visit } from './support/screen.ts';
import { enterAs } from './support/session.ts';

/** Notes what the policy of the server refuses, on this page and all that follow. */
async function watchPolicy(page: Page): Promise<readonly string[]> {
  const refused: string[] = [];
  await page.exposeFunction('noteRefused', (text: string) => refused.push(text));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber, sample }) =>
      (globalThis as unknown as { noteRefused: (text: string) => void }).noteRefused(
        `${location.pathname}: ${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber} ${sample}`,
      ),
    ),
  );
  return refused;
}

/** Addresses that a person's menu leads to; those with an id of a row are visited elsewhere. */
const menuPaths = (page: Page) =>
  page.evaluate(async () => {
    const token = (JSON.parse(localStorage.getItem('Access-Token') ?? '{}') as { value: string }).value;
    const answer = await fetch('/jeecg-boot/sys/permission/getUserPermissionByToken', { headers: { 'X-Access-Token': token } });
    const { result } = (await answer.json()) as { result: { menu: Node[] } };
    interface Node {
      path: string;
      children?: Node[];
    }
    const visit = (nodes: readonly Node[]): string[] => nodes.flatMap((node) => [node.path, ...visit(node.children ?? [])]);
    return visit(result.menu).filter((path) => path.startsWith('/') && !path.includes(':'));
  });

test('SEC-01 security 49: every page keeps the policy, which allows no inline styles', async ({ page }) => {
  test.setTimeout(240_000);
  const refused = await watchPolicy(page);
  await enterAs(page, 'ops');
  const paths = await menuPaths(page);
  expect(paths.length).toBeGreaterThan(20);

  for (const path of paths) {
    await visit(page, path);
    await expect(page.locator('[data-page-scroll]').filter({ visible: true }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
  }

  expect(refused).toEqual([]);
});

test('SEC-01 security 49: dialogs, drawers, menus and the palette keep the policy; the page below a dialog does not scroll', async ({
  page,
}) => {
  const refused = await watchPolicy(page);
  await enterAs(page, 'ops', '/wlhy/hydriver/HyDriverList');
  const policy = await page.evaluate(async () => (await fetch('/')).headers.get('content-security-policy'));
  expect(policy).toContain("style-src 'self';");
  expect(policy).not.toContain('unsafe');

  await page.getByRole('button', { name: '新增', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('visible');

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await list(page, '司机').getByRole('row').nth(1).dblclick();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: '运营小周' }).click();
  await page.getByRole('menuitem', { name: '系统设置' }).click();
  await expect(page.getByRole('dialog', { name: '系统设置' })).toBeVisible();

  expect(refused).toEqual([]);
});
