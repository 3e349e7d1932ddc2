import { expect, test, type Page } from '@playwright/test';
import { done, rowsOf, type Row } from './support/freight.ts';
import { dialog, list } from './support/screen.ts';
import { as, enterAs } from './support/session.ts';

const path = '/shipping/hyShippingNote';
const drawer = (page: Page, { shippingNoteNumber }: Row) => dialog(page, `业务审核 · ${shippingNoteNumber}`);

test('SHIP-03 CMD-02 five waybills are reviewed without the mouse: looked at, stepped through, refused and passed', async ({ page }) => {
  const compliance = await as('compliance');
  const waiting = await rowsOf(compliance, `${path}/list`, {
    noteStatus: '65',
    businessReviewState: '1',
    column: 'waitingSince',
    order: 'asc',
    pageSize: '20',
  });
  expect(waiting.length).toBeGreaterThan(5);
  // What breaks a rule is passed for a reason alone: it is refused here.
  const breaksRule = async ({ id }: Row): Promise<boolean> => {
    const { rules } = done(await compliance.get<{ rules: { pass: boolean }[] }>(`${path}/businessRules`, { id }));
    return rules.some((rule) => !rule.pass);
  };
  const state = async ({ id }: Row) => done(await compliance.get<Row>(`${path}/queryById`, { id }))['businessReviewState'];

  await enterAs(page, 'compliance', '/shipping/business');
  await list(page, '运单')
    .getByRole('row')
    .filter({ hasText: String(waiting[0]!['shippingNoteNumber']) })
    .getByRole('button', { name: '业务审核' })
    .focus();
  await page.keyboard.press('Enter');
  await expect(drawer(page, waiting[0]!)).toBeVisible();
  await expect(drawer(page, waiting[0]!).getByRole('button', { name: '下一条' })).toBeEnabled();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(drawer(page, waiting[1]!)).toBeVisible();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(drawer(page, waiting[0]!)).toBeVisible();

  await page.keyboard.press('Alt+z');
  const slip = dialog(page, '图片预览');
  await expect(slip.getByRole('status')).toHaveText('100%');
  await page.keyboard.press('+');
  await expect(slip.getByRole('status')).toHaveText('150%');
  await page.keyboard.press('Escape');
  await expect(slip).toBeHidden();

  for (const [at, note] of waiting.slice(0, 5).entries()) {
    const shown = drawer(page, note);
    await expect(shown.getByRole('table', { name: '审核规则' })).toBeVisible();
    const isRefused = at % 2 === 1 || (await breaksRule(note));
    await page.keyboard.press(isRefused ? 'Alt+r' : 'Alt+p');
    if (isRefused) {
      await page.keyboard.press('Control+Enter');
      await expect(shown.getByText('审核意见不能为空')).toBeVisible();
      await page.keyboard.press('Alt+m');
      await page.keyboard.type('单据看不清');
    }
    await page.keyboard.press('Control+Enter');
    await expect(shown).toBeHidden();
    expect(await state(note)).toBe(isRefused ? '3' : '2');
  }
});
