import { expect, type Locator, type Page } from '@playwright/test';
import type { Hand } from './effort.ts';

/** The design in front: others stay behind it, out of view. */
export const inFront = (page: Page): Locator => page.getByRole('form', { name: '设计' }).filter({ visible: true });

/** Adds fields as somebody does who has them in a sheet: caption, name, type, length. */
export async function fieldLines(page: Page, hand: Pick<Hand, 'press' | 'key'>, lines: readonly (readonly string[])[]): Promise<void> {
  const form = inFront(page);
  await hand.press(form.getByRole('button', { name: '新增', exact: true }).first());
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), lines.map((cells) => cells.join('\t')).join('\n'));
  await hand.press(form.getByRole('grid', { name: '字段' }).locator('[role="row"][aria-rowindex="2"] [aria-colindex="4"]'));
  await hand.key('ControlOrMeta+V');
  await expect(form.getByRole('group', { name: '表格状态' })).toContainText(`${lines.length} 行`);
}
