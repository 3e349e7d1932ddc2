import { expect, test, type Page } from '@playwright/test';
import { dialog, list, search, visit } from './support/screen.ts';
import { enterAs } from './support/session.ts';

const drivers = '/wlhy/hydriver/HyDriverList';
const rows = (page: Page) => list(page, '司机').getByRole('row');
const present = (page: Page): Record<string, string> => {
  const { pathname, searchParams } = new URL(page.url());
  return { pathname, ...Object.fromEntries(searchParams) };
};

test('LIST-02 back and forward undo and redo what was done to a list, one step at a time, and lead out of it and in again', async ({
  page,
}) => {
  await enterAs(page, 'ops', '/shipping/list');
  await expect(list(page, '运单').getByRole('row').nth(1)).toBeVisible();
  await visit(page, `${drivers}?pageSize=5`);
  await expect(rows(page).nth(1)).toBeVisible();
  const name = page.getByRole('search').getByLabel('姓名', { exact: true });
  const number = page.getByRole('navigation', { name: '分页' });
  const plain = { pathname: drivers, pageSize: '5' };
  const searched = { ...plain, driverName: '*司*' };
  const first = (await rows(page).nth(1).innerText()).slice(0, 60);

  // Letters that are typed are not steps.
  await name.pressSequentially('司');
  await name.fill('');
  await page.getByRole('columnheader', { name: '姓名' }).getByRole('button').first().click();
  await expect(page).toHaveURL(/column=driverName/);
  const sorted = present(page);
  await number.getByRole('button', { name: '第 2 页' }).click();
  await expect(page).toHaveURL(/pageNo=2/);
  const second = present(page);
  await search(page, { 姓名: '司' });
  await expect(page).toHaveURL(/driverName=/);
  expect(present(page)).toMatchObject(searched);
  const narrowed = present(page);

  await page.goBack();
  await expect.poll(() => present(page)).toEqual(second);
  await expect(name).toHaveValue('');
  await page.goBack();
  await expect.poll(() => present(page)).toEqual(sorted);
  await expect(number.getByRole('button', { name: '第 1 页' })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect.poll(() => present(page)).toEqual(plain);
  await expect.poll(async () => (await rows(page).nth(1).innerText()).slice(0, 60)).toBe(first);
  await page.goBack();
  await expect.poll(() => present(page).pathname).toBe('/shipping/list');
  await expect(list(page, '运单').getByRole('row').nth(1)).toBeVisible();
  for (const step of [plain, sorted, second, narrowed]) {
    await page.goForward();
    await expect.poll(() => present(page)).toEqual(step);
  }
  await expect(name).toHaveValue('司');
});

test('LIST-02 a detail page leads back to the list as it was; over a closed tab the list stands up again as the step had it', async ({
  page,
}) => {
  await enterAs(page, 'ops', '/shipping/list?pageSize=5');
  const table = list(page, '运单');
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  const link = table.getByRole('link').first();
  const newest = (await link.innerText()).trim();
  await page.getByRole('navigation', { name: '分页' }).getByRole('button', { name: '第 2 页' }).click();
  await expect(page).toHaveURL(/pageNo=2/);
  await expect(link).not.toHaveText(newest);
  const noteNumber = (await link.innerText()).trim();
  await link.click();
  await expect(page.getByRole('heading', { name: noteNumber, exact: true })).toBeVisible();
  await page.goBack();
  await expect.poll(() => present(page)).toEqual({ pathname: '/shipping/list', pageSize: '5', pageNo: '2' });
  await expect(link).toHaveText(noteNumber);

  const tabs = page.getByRole('navigation', { name: '已打开的页面' });
  await tabs
    .getByRole('button', { name: /^关闭 运单/ })
    .first()
    .click();
  await expect(page).not.toHaveURL(/\/shipping\/list/);
  await page.goBack();
  await expect.poll(() => present(page)).toEqual({ pathname: '/shipping/list', pageSize: '5', pageNo: '2' });
  await expect(link).toHaveText(noteNumber);
  await page.goBack();
  await expect.poll(() => present(page)).toEqual({ pathname: '/shipping/list', pageSize: '5' });
  await expect(page.getByRole('navigation', { name: '分页' }).getByRole('button', { name: '第 1 页' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('LIST-02 a page beyond the last is put right once, and going back over it does not turn round', async ({ page }) => {
  await enterAs(page, 'ops', '/shipping/list');
  await expect(list(page, '运单').getByRole('row').nth(1)).toBeVisible();
  await visit(page, `${drivers}?pageNo=900`);
  await expect(page).not.toHaveURL(/pageNo=900/);
  const corrected = present(page);
  await visit(page, '/wlhy/hyvehicle/HyVehicleList');
  await expect(list(page, '车辆').getByRole('row').nth(1)).toBeVisible();

  await page.goBack();
  await expect.poll(() => present(page)).toEqual(corrected);
  await expect(rows(page).nth(1)).toBeVisible();
  await page.goBack();
  await expect.poll(() => present(page).pathname).toBe('/shipping/list');
  await page.goForward();
  await expect.poll(() => present(page)).toEqual(corrected);
});

test('DET-04 a detail over a list is linked to, loaded again and closed by the back button; its tab stays the one of the list', async ({
  page,
}) => {
  await enterAs(page, 'ops', drivers);
  await page.getByRole('navigation', { name: '分页' }).getByRole('button', { name: '第 2 页' }).click();
  const plain = { pathname: drivers, pageNo: '2' };
  await expect.poll(() => present(page)).toEqual(plain);
  await expect(list(page, '司机')).not.toHaveAttribute('aria-busy', 'true');
  const detail = dialog(page, /^司机详情/);
  const row = rows(page).nth(1).getByRole('button').first();

  await row.click();
  await expect(detail.getByRole('heading', { name: '证照有效期' })).toBeVisible();
  const opened = present(page);
  expect(opened).toEqual({ ...plain, detail: expect.stringMatching(/^\w+$/) });
  const name = (await detail.getByRole('heading').first().innerText()).split(' · ')[1]!;
  await page.goBack();
  await expect(detail).toBeHidden();
  expect(present(page)).toEqual(plain);
  await page.goForward();
  await expect(detail).toContainText(name);
  await page.reload();
  await expect(detail).toContainText(name);

  // Closed, it leaves no step that shows the same as the one before: the next step back leads to the page before.
  await page.keyboard.press('Escape');
  await expect(detail).toBeHidden();
  await expect.poll(() => present(page)).toEqual(plain);
  await page.goBack();
  await expect.poll(() => present(page)).toEqual({ pathname: drivers });
  await page.goForward();
  await expect.poll(() => present(page)).toEqual(plain);

  // A copied link, in a window of its own: its tab is the one that the menu leads to, as it was left.
  const other = await page.context().newPage();
  await other.goto(`${new URL(page.url()).origin}${drivers}?detail=${opened['detail']}`);
  await expect(dialog(other, /^司机详情/)).toContainText(name);
  await other.keyboard.press('Escape');
  await expect.poll(() => present(other)).toEqual({ pathname: drivers });
  await other.getByRole('navigation', { name: '分页' }).getByRole('button', { name: '第 2 页' }).click();
  await expect.poll(() => present(other)).toEqual(plain);
  await visit(other, '/wlhy/hyvehicle/HyVehicleList');
  await expect(list(other, '车辆').getByRole('row').nth(1)).toBeVisible();
  await other.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '司机管理' }).click();
  await expect.poll(() => present(other)).toEqual(plain);

  await other.goto(`${new URL(page.url()).origin}${drivers}?detail=0`);
  await expect(dialog(other, /^司机详情/)).toContainText('没有找到这条司机');
  await other.keyboard.press('Escape');
  await expect.poll(() => present(other)).toEqual({ pathname: drivers });
  await expect(rows(other).nth(1)).toBeVisible();
  await other.close();
});
