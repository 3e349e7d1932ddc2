import { expect, type Locator, type Page } from '@playwright/test';
import type { FilePayload } from './files.ts';

/**
 * Opens an address within the app that stands, as a link in it does: a page that is reloaded costs five times as much. Ends when
 * the new page is in front, so that nothing is looked for in the old one; pages that were open before stay, out of view.
 */
export async function visit(page: Page, path: string): Promise<void> {
  // The router hears what is pushed.
  await page.evaluate((to) => history.pushState(null, '', to), path);
  await page.waitForFunction(() => {
    const tab = document.querySelector<HTMLAnchorElement>('a[data-tab][aria-current=page]');
    // A screen for a wall, a phone and the failure page have no tabs.
    return tab === null || tab.pathname === location.pathname;
  });
}

/** Closes the pages that were open before the one in view, but for the home page, which stays. */
export async function closeOthers(page: Page): Promise<void> {
  const others = page
    .getByRole('navigation', { name: /^(已打开的页面|Open pages)$/ })
    .getByRole('listitem')
    .filter({ hasNot: page.locator('[aria-current=page]') });
  // From the last on, for those behind one that goes move up; without the pointer, which would rest on the tabs that are left.
  for (const close of (await others.getByRole('button').all()).toReversed()) await close.dispatchEvent('click');
}

/** The list of a page by its name. */
export const list = (page: Page, name: string): Locator => page.getByRole('table', { name, exact: true });

/** The line that holds a text. */
export const line = (page: Page, name: string, text: string | RegExp): Locator =>
  list(page, name).getByRole('row').filter({ hasText: text });

/** The button in a toolbar of a list. */
export const tool = (page: Page, name: string, button: string): Locator =>
  page.getByRole('toolbar', { name, exact: true }).getByRole('button', { name: button, exact: true });

/** A dialog or drawer by its title. */
export const dialog = (page: Page, title: string | RegExp): Locator => page.getByRole('dialog', { name: title });

/** What a notification said. */
export const notice = (page: Page, text: string | RegExp): Locator => page.getByRole('region', { name: '通知' }).getByText(text).last();

/** Searches a list by text inputs; those that are folded away are opened. */
export async function search(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  const area = page.getByRole('search', { name: '查询条件' });
  await expect(area).toBeVisible();
  const hidden = await Promise.all(Object.keys(values).map(async (label) => (await area.getByLabel(label, { exact: true }).count()) === 0));
  if (hidden.includes(true)) await area.getByRole('button', { name: '筛选', exact: true }).click();
  for (const [label, value] of Object.entries(values)) await area.getByLabel(label, { exact: true }).fill(value);
  await area.getByRole('button', { name: '查询', exact: true }).click();
}

/**
 * Does something to a line, whether its button is in view or under 更多. What can be done to it follows from its state, and its new
 * state may still be on the way: it is looked for again until it is there.
 */
export async function act(page: Page, row: Locator, action: string): Promise<void> {
  const button = row.getByRole('button', { name: action, exact: true });
  const item = page.getByRole('menuitem', { name: action, exact: true });
  await expect(row).toBeVisible();
  await expect(async () => {
    if (await button.isVisible()) return button.click();
    await row.getByRole('button', { name: '更多' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    if (await item.isVisible()) return item.click();
    await page.keyboard.press('Escape');
    throw new Error(`${action} cannot be done to this line.`);
  }).toPass({ timeout: 15_000 });
}

/** How many ways a line offers an action, in view and under 更多: one or none. */
export async function offersOf(page: Page, row: Locator, action: string): Promise<number> {
  const inView = await row.getByRole('button', { name: action, exact: true }).count();
  const more = row.getByRole('button', { name: '更多' });
  if ((await more.count()) === 0) return inView;
  await more.click();
  await expect(page.getByRole('menu')).toBeVisible();
  const inMenu = await page.getByRole('menuitem', { name: action, exact: true }).count();
  await page.keyboard.press('Escape');
  return inView + inMenu;
}

/** Chooses an option of a select, by typing into it where that narrows the list. */
export async function choose(page: Page, box: Locator, option: string, typed?: string): Promise<void> {
  await box.click();
  if (typed !== undefined) await box.fill(typed);
  await page.getByRole('option').filter({ hasText: option }).first().click();
}

/** Fills inputs of a form by their labels. */
export async function fill(form: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await form.getByRole('textbox', { name: label, exact: true }).fill(value);
}

/** Pastes a text over that of an input, by the keys for it. */
export async function paste(input: Locator, text: string): Promise<void> {
  const page = input.page();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await input.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+V');
}

/** Uploads into the control of a label and waits until it is stored. */
export async function upload(page: Page, form: Locator, label: string, files: FilePayload | FilePayload[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await form.getByRole('group', { name: label, exact: true }).getByRole('button', { name: label, exact: true }).click();
  await (await chooser).setFiles(files);
  const name = Array.isArray(files) ? (files.at(-1)?.name ?? '') : files.name;
  await expect(form.getByRole('group', { name: label, exact: true }).getByRole('img', { name })).toBeVisible();
}

/** What a line shows below a caption. */
export async function figure(table: Locator, row: Locator, caption: string): Promise<string> {
  const captions = (await table.getByRole('columnheader').allInnerTexts()).map((text) =>
    text.trim().replace(/\s*[（(](?:元|吨)[)）]$/, ''),
  );
  const index = captions.indexOf(caption);
  expect(index, `the column ${caption} among ${captions.join(' ')}`).toBeGreaterThanOrEqual(0);
  return (await row.getByRole('cell').nth(index).innerText()).trim();
}

/** Chooses the district of an address by what is typed of it; province, city and district follow. */
export async function chooseDistrict(page: Page, form: Locator, typed: string, path: readonly [string, string, string]): Promise<void> {
  await form.getByRole('combobox', { name: '行政区划', exact: true }).click();
  const tree = dialog(page, '选择地区');
  await tree.getByRole('searchbox').fill(typed);
  await tree.getByRole('treeitem', { name: path[2], exact: true }).click();
  await expect(tree).toBeHidden();
  await expect(form.getByRole('combobox', { name: '行政区划', exact: true })).toHaveText(new RegExp(path[2]));
  for (const [index, label] of ['省', '市', '区县'].entries())
    await expect(form.getByRole('textbox', { name: label, exact: true })).toHaveValue(path[index] ?? '');
}

/** Columns of the trips of a batch dispatch, behind those of selection and number. */
const tripColumns = ['司机', '车辆', '挂车', '重量', '时间', '预付'] as const;

/** A cell of the batch dispatch, by the number of its line. */
export function tripCell(page: Page, line: number, column: (typeof tripColumns)[number]): Locator {
  const grid = dialog(page, '批量调度').getByRole('grid', { name: '派车明细' });
  return grid.locator(`[role="row"][aria-rowindex="${line + 1}"] [aria-colindex="${tripColumns.indexOf(column) + 3}"]`);
}

/** Decides in a review's drawer; nothing is chosen beforehand. */
export async function decide(review: Locator, verdict: '通过' | '驳回', remark?: string): Promise<void> {
  await review.getByText(verdict, { exact: true }).first().click();
  if (remark !== undefined) await review.getByLabel('审核意见').fill(remark);
  await review.getByRole('button', { name: '确定' }).click();
}

/** Leaves the drawer of the row that came next in the queue. */
export async function leaveQueue(page: Page, decided: Locator): Promise<void> {
  await expect(decided).toBeHidden();
  const next = dialog(page, /^(?:审核|预审 · )/);
  if (!(await next.isVisible())) return;
  await next.getByRole('button', { name: '取消' }).click();
  await expect(next).toBeHidden();
}
