import { expect, test, type Page } from '@playwright/test';
import { keepAdmin } from './support/admin.ts';
import { baseUrl } from './support/people.ts';
import { enterAs } from './support/session.ts';
import { notice } from './support/screen.ts';

/** The table of somebody, and the ways to work in it. */
async function tableOf(page: Page) {
  await expect(page.getByRole('table', { name: '收货地址' }).getByRole('row').nth(2)).toBeVisible();
  // A key leads to the button that bears it, which comes a moment after the rows.
  await expect(page.getByRole('button', { name: '表格编辑' })).toBeEnabled();
  await page.keyboard.press('Alt+t');
  const grid = page.getByRole('grid', { name: '收货地址' });
  await expect(grid).toBeVisible();
  const cell = (row: number) => grid.locator(`[role="row"][aria-rowindex="${row + 1}"] [role="gridcell"][aria-colindex="4"]`);
  return {
    page,
    cell,
    shared: page.getByRole('group', { name: '协同编辑' }),
    choice: page.getByRole('group', { name: '协同编辑' }).getByRole('alert'),
    async write(row: number, text: string) {
      await cell(row).dblclick();
      await page.keyboard.press('Control+a');
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
      await expect(cell(row)).toHaveText(text);
    },
  };
}

test('TBL-13 two people on one table see each other; a cut line and a conflict lose nothing', async ({ browser, page }) => {
  await enterAs(page, 'ops', '/shipping/receiveaddress');
  const context = await browser.newContext({ locale: 'zh-CN' });
  await keepAdmin(context);
  const second = await context.newPage();
  // A line that can be cut like a cable: what the page opens goes through here.
  let isCut = false;
  const cables: Array<() => void> = [];
  await second.routeWebSocket(/vxeSocket/, (socket) => {
    if (isCut) return void socket.close({ code: 1001 });
    const server = socket.connectToServer();
    cables.push(() => {
      void server.close();
      void socket.close({ code: 1001 });
    });
  });
  await second.goto(`${baseUrl()}/shipping/receiveaddress`);
  const [one, other] = [await tableOf(page), await tableOf(second)];

  await expect(one.shared).toContainText('同时编辑');
  await expect(other.shared).toContainText('同时编辑');
  await one.write(1, '联系人甲');
  await expect(other.cell(1)).toHaveText('联系人甲');
  await other.cell(2).click();
  const name = (await one.shared.locator('span').nth(1).textContent()) ?? '';
  await expect(one.page.locator('[aria-hidden="true"]').getByText(name, { exact: true })).toBeVisible();

  isCut = true;
  for (const cut of cables.splice(0)) cut();
  await expect(other.shared).toContainText('连接已断开');
  await one.write(2, '联系人乙');
  await other.write(2, '联系人丙');
  await other.write(3, '联系人丁');
  await expect(other.shared).toContainText('处修改尚未送达');
  isCut = false;
  await expect(one.choice).toContainText('您填写的是「联系人乙」', { timeout: 15_000 });
  await expect(other.choice).toContainText('您填写的是「联系人丙」');
  await expect(one.cell(2)).toHaveText('联系人乙');
  await expect(one.cell(3)).toHaveText('联系人丁');

  // Nobody saves over the other one by chance.
  await one.page.getByRole('toolbar', { name: '表格编辑' }).getByRole('button', { name: '保存' }).click();
  await expect(notice(one.page, '请先处理与他人的冲突')).toBeVisible();
  await one.shared.getByRole('button', { name: /^采用/ }).click();
  await expect(one.cell(2)).toHaveText('联系人丙');
  await expect(one.choice).toHaveCount(0);
  await expect(other.choice).toHaveCount(0);

  // Each saves what is theirs, one after the other, on rows that the other one has saved meanwhile.
  const bars = [one, other].map((table) => table.page.getByRole('toolbar', { name: '表格编辑' }));
  await expect(bars[0]!.getByRole('status')).toHaveText('已修改 1 行');
  await expect(bars[1]!.getByRole('status')).toHaveText('已修改 2 行');
  await other.write(1, '联系人戊');
  await one.shared.getByRole('button', { name: /^采用/ }).click();
  await one.write(1, '联系人己');
  await other.shared.getByRole('button', { name: /^采用/ }).click();
  await bars[0]!.getByRole('button', { name: '保存' }).click();
  await expect(notice(one.page, '编辑成功')).toBeVisible();
  await bars[1]!.getByRole('button', { name: '保存' }).click();
  await expect(notice(other.page, '编辑成功')).toBeVisible();
  await one.page.reload();
  const list = one.page.getByRole('table', { name: '收货地址' });
  for (const text of ['联系人己', '联系人丙', '联系人丁']) await expect(list).toContainText(text);
  await context.close();
});
