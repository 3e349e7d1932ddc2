import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../../theme/styles.css';
import { type RenderedStory, renderStory } from '../../../testing/renderStory.tsx';
import { ImportDialog } from '../ImportDialog.tsx';
import { loanDictionaries, loanPermissions } from '../../stories.fixture.ts';
import { buildRowImport, loanLines, loanSheet } from './stories.fixture.ts';

let story: RenderedStory | undefined;
const actEnvironment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
afterEach(async () => {
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = true;
  await story?.unmount();
  localStorage.clear();
  await page.viewport(1280, 800);
});

test('IMP-03 LAY-02 on a phone the columns of a sheet are matched: names stand on one line, and each select is in view', async () => {
  await page.viewport(390, 844);
  const { resource } = buildRowImport();
  story = await renderStory(<ImportDialog resource={resource} onOpenChange={() => undefined} />, {
    permissions: loanPermissions,
    dictionaries: loanDictionaries,
  });
  // From here on things happen as for a person: in their own time.
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('button', { name: /点击选择/ })).toBeEnabled();
  await userEvent.upload(dialog.getByTestId('import-file'), loanSheet(loanLines(3)));

  await expect.element(dialog.getByRole('table', { name: '匹配列' })).toBeVisible();
  const table = dialog.getByRole('table', { name: '匹配列' }).element();
  await vi.waitFor(() => expect(table.querySelectorAll('[role="combobox"]').length).toBeGreaterThan(3));
  for (const box of table.querySelectorAll('[role="combobox"]')) {
    const { left, right, width } = box.getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(390);
    expect(width).toBeGreaterThan(80);
  }
  for (const heading of table.querySelectorAll('th[scope="row"]')) {
    const range = document.createRange();
    range.selectNodeContents(heading.firstChild!);
    expect(range.getClientRects(), heading.firstChild!.textContent!).toHaveLength(1);
  }
  const box = table.parentElement!;
  expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
});
