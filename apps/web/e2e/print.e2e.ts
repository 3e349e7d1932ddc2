import { expect, type Locator, test } from '@playwright/test';
import { dialog, list, search } from './support/screen.ts';
import { as, enterAs } from './support/session.ts';

test('PRN-01 a list is printed without what paper cannot do, all of its rows, dark on white; a drawer is printed alone', async ({
  page,
}) => {
  await enterAs(page, 'ops', '/wlhy/hydriver/HyDriverList?pageSize=50');
  const rows = list(page, '司机').getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  await page.getByRole('button', { name: '深色', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const shown = await rows.count();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: '司机管理' })).toBeVisible();
  for (const gone of [
    page.getByRole('navigation', { name: '主菜单' }),
    page.getByRole('navigation', { name: '分页' }),
    page.getByRole('toolbar', { name: '司机' }),
    page.getByRole('search'),
    rows.nth(1).getByRole('button', { name: '更多' }),
    rows.nth(1).getByRole('checkbox'),
  ])
    await expect(gone).toBeHidden();
  await expect(rows).toHaveCount(shown);
  // Nothing scrolls: the last row stands below the first, and nothing cuts it off.
  const cut = await rows.last().evaluate((row) => {
    for (let box = row.parentElement; box !== null; box = box.parentElement)
      if (getComputedStyle(box).overflowY !== 'visible' && box.scrollHeight > box.clientHeight + 1 && box !== document.documentElement)
        return box.className;
    return null;
  });
  expect(cut).toBeNull();
  expect(await rows.nth(1).evaluate((row) => getComputedStyle(row).color)).toBe('rgb(28, 36, 48)');
  expect((await page.pdf({ format: 'A4', landscape: true })).length).toBeGreaterThan(20_000);

  await page.emulateMedia({ media: 'screen' });
  await rows.nth(1).dblclick();
  await expect(dialog(page, /详情/)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(dialog(page, /详情/)).toBeVisible();
  await expect(rows.nth(1)).toBeHidden();
});

test('PRN-01 a wide list is printed with all of its columns on the paper, sums below their columns', async ({ page }) => {
  await enterAs(page, 'ops', '/shipping/list');
  const table = list(page, '运单');
  await expect(table.getByRole('row').nth(3)).toBeVisible();
  await expect(table.locator('tfoot')).toContainText('总计');
  // The room of an A4 page that lies on its side.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('@media print { body { inline-size: 1047px } }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  await page.emulateMedia({ media: 'print' });

  const seen = await table.evaluate((element) => {
    const lefts = (row: Element | null) =>
      [...(row?.children ?? [])]
        .filter((cell) => cell.getClientRects().length > 0)
        .map((cell) => Math.round(cell.getBoundingClientRect().left));
    return {
      heads: lefts(element.querySelector('thead tr')),
      sums: lefts(element.querySelector('tfoot tr')),
      right: element.getBoundingClientRect().right,
      tallest: Math.max(...[...element.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect().height)),
    };
  });
  expect(seen.heads.length).toBeGreaterThan(12);
  // A label may run on over columns that have no sum.
  expect(seen.sums.length).toBeGreaterThan(4);
  expect(seen.heads).toEqual(expect.arrayContaining(seen.sums));
  expect(seen.right).toBeLessThanOrEqual(1047);
  expect(seen.tallest).toBeLessThan(90);
  const file = await page.pdf({ format: 'A4', landscape: true });
  expect(file.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length).toBeLessThanOrEqual(2);
});

test('PRN-01 all that is filtered is printed, read page by page, or the chosen rows alone; sums are those of the paper', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await enterAs(page, 'ops', '/shipping/list?pageSize=20');
  const table = list(page, '运单');
  await expect(table.getByRole('row').nth(3)).toBeVisible();
  const { total, sums } = (
    await (
      await as('ops')
    ).get<{ total: number; sums: { feeTotal: number } }>('/shipping/hyShippingNote/list', { sums: '1', pageSize: '1' })
  ).result;
  expect(total).toBeGreaterThan(20);
  const print = page.getByRole('toolbar', { name: '运单' }).getByRole('button', { name: '打印' });

  await print.click();
  const choice = dialog(page, '打印');
  await expect(choice.getByRole('radio', { name: '本页（20 条）' })).toBeChecked();
  await choice.getByRole('radio', { name: `查询到的全部（${total} 条）` }).check();
  await choice.getByRole('button', { name: '打印' }).click();
  const count = Math.min(total, 1000);
  const sheet = dialog(page, total > count ? `运单（前 ${count} 条，共 ${total} 条）` : `运单（${total} 条）`);
  await expect(sheet).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  await page.emulateMedia({ media: 'print' });
  await expect(sheet.locator('tbody tr')).toHaveCount(count, { timeout: 30_000 });
  // A sheet that is cut has no grand total.
  await expect(sheet.locator('tfoot')).toContainText(total > count ? '本页合计' : '总计');
  const printed = await feesOf(sheet);
  expect(printed.rows).toBe(count);
  expect(printed.below).toBe(printed.added);
  if (total <= count) expect(printed.below).toBe(sums.feeTotal);
  await expect(sheet.locator('tfoot')).toHaveCSS('display', 'table-row-group');
  await expect(sheet.locator('thead')).toHaveCSS('display', 'table-header-group');
  await expect(table.first().getByRole('checkbox').first()).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await table.getByRole('checkbox', { name: '选择第 2 行' }).check();
  await table.getByRole('checkbox', { name: '选择第 4 行' }).check();
  const chosen = await table.getByRole('row').nth(2).getByRole('link').first().innerText();
  await print.click();
  await expect(choice.getByRole('radio', { name: '所选（2 条）' })).toBeChecked();
  await choice.getByRole('button', { name: '打印' }).click();
  const two = dialog(page, '运单（2 条）');
  await expect(two.locator('tbody tr')).toHaveCount(2);
  await expect(two).toContainText(chosen);
  await page.keyboard.press('Escape');

  // Nothing to choose where all that there is stands in view.
  await page.getByRole('toolbar', { name: '运单' }).getByRole('button', { name: '清空' }).click();
  await search(page, { 运单号: chosen.trim() });
  await expect(page.getByRole('navigation', { name: '分页' })).toContainText('共 1 条');
  await page.evaluate(() => document.documentElement.removeAttribute('data-printed'));
  await print.click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  await expect(dialog(page, '运单（1 条）')).toContainText(chosen);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/** What the column of fees adds up to by its rows, without revoked waybills, and what stands below it; fen. */
async function feesOf(sheet: Locator): Promise<{ rows: number; added: number; below: number }> {
  return sheet.evaluate((element) => {
    const begins = (row: Element | null) => {
      let at = 0;
      return [...(row?.children ?? [])].map((cell) => ({ cell, at: (at += (cell as HTMLTableCellElement).colSpan) }));
    };
    const heads = begins(element.querySelector('thead tr'));
    const placeOf = (words: string) => heads.findIndex(({ cell }) => cell.textContent?.trim().startsWith(words));
    const [fee, state] = [placeOf('费用合计'), placeOf('状态')];
    const fenOf = (cell: Element | undefined) => Math.round(Number(cell?.textContent?.replaceAll(/[^\d.-]/g, '')) * 100);
    const rows = [...element.querySelectorAll('tbody tr')];
    const counted = rows.filter((row) => row.children[state]?.textContent?.trim() !== '已撤销');
    const below = begins(element.querySelector('tfoot tr')).find(({ at }) => at === heads[fee]?.at);
    return {
      rows: rows.length,
      added: counted.reduce((sum, row) => sum + fenOf(row.children[fee]), 0),
      below: fenOf(below?.cell),
    };
  });
}
