import { Activity, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../../theme/styles.css';
import { DraftContext } from '../../../form/draftContext.ts';
import { createDraftStore } from '../../../form/draftStore.ts';
import { createMemoryStore } from '../../../session/keyValueStore.ts';
import { renderStory, type RenderedStory } from '../../../testing/renderStory.tsx';
import type { ImportedRows, RowImport } from '../../api.ts';
import { ImportDialog } from '../ImportDialog.tsx';
import { loanDictionaries, loanPermissions } from '../../stories.fixture.ts';
import { buildRowImport, loanLines, loanSheet } from './stories.fixture.ts';

let story: RenderedStory | undefined;
const actEnvironment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
afterEach(async () => {
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = true;
  await story?.unmount();
  localStorage.clear();
});

const nothing: ImportedRows = { errors: [], report: null };

/** A wizard in a tab, before 1200 rows; a server that answers each call of one kind when it is told to. */
async function setUp(held: 'check' | 'run') {
  const { resource } = buildRowImport();
  const calls: { answer: () => void; signal: AbortSignal | undefined }[] = [];
  const hold: RowImport['check'] = (_rows, call) =>
    new Promise((resolve) => calls.push({ answer: () => resolve(nothing), signal: call?.signal }));
  const importRows = { ...resource.api.importRows!, [held]: hold };
  let turn = (_isShown: boolean) => {};
  let close = () => {};
  function Tab() {
    const [isShown, setShown] = useState(true);
    const [isOpen, setOpen] = useState(true);
    turn = (next) => flushSync(() => setShown(next));
    close = () => flushSync(() => setOpen(false));
    return (
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        {isOpen && <ImportDialog resource={{ ...resource, api: { ...resource.api, importRows } }} onOpenChange={close} />}
      </Activity>
    );
  }
  story = await renderStory(<Tab />, { permissions: loanPermissions, dictionaries: loanDictionaries });
  // From here on things happen as for a person: in their own time.
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('button', { name: /点击选择/ })).toBeEnabled();
  await userEvent.upload(dialog.getByTestId('import-file'), loanSheet(loanLines(1200)));
  await dialog.getByRole('button', { name: '检查数据' }).click();
  if (held === 'run') await dialog.getByRole('button', { name: '导入 1200 行' }).click();
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  const rest = () => new Promise((resolve) => setTimeout(resolve, 100));
  return { calls, dialog, rest, turn: (isShown: boolean) => turn(isShown), close: () => close() };
}

test('IMP-04 an import goes on while its tab is out of view', async () => {
  const { calls, dialog, turn } = await setUp('run');

  turn(false);
  for (const count of [2, 3]) {
    calls.at(-1)!.answer();
    await vi.waitFor(() => expect(calls).toHaveLength(count));
  }
  calls.at(-1)!.answer();
  turn(true);

  await expect.element(dialog.getByText('导入成功 1200 行')).toBeVisible();
});

test('IMP-04 an import cannot be left by Escape while rows are being saved', async () => {
  const { calls, dialog, rest } = await setUp('run');

  await userEvent.keyboard('{Escape}');
  await rest();

  await expect.element(dialog.getByRole('button', { name: '关闭' })).toBeDisabled();
  expect(calls).toHaveLength(1);
});

test('NET-01 a check whose wizard is closed asks the server no more', async () => {
  const { calls, close, rest } = await setUp('check');

  close();
  await rest();
  calls[0]!.answer();
  await rest();

  expect(calls[0]!.signal?.aborted).toBe(true);
  expect(calls).toHaveLength(1);
});

/** A wizard before a sheet of four rows, two of them wrong; `reopen` is what a reload does. */
async function setUpRest() {
  const { resource, taken } = buildRowImport();
  const drafts = createDraftStore(() => 'anna', { store: createMemoryStore() });
  const lines = loanLines(4);
  lines[1]![3] = '12.345';
  lines[2]![3] = '12.345';
  const file = loanSheet(lines);
  const dialog = page.getByRole('dialog');
  const open = async () => {
    actEnvironment.IS_REACT_ACT_ENVIRONMENT = true;
    await story?.unmount();
    story = await renderStory(
      <DraftContext value={drafts}>
        <ImportDialog resource={resource} onOpenChange={() => {}} />
      </DraftContext>,
      { permissions: loanPermissions, dictionaries: loanDictionaries },
    );
    actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;
    await expect.element(dialog.getByRole('button', { name: /点击选择/ })).toBeEnabled();
    // The very same file: what a browser driver chooses has been changed at another time.
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(file);
    const place = dialog.getByRole('button', { name: /点击选择/ }).element();
    place.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
  };
  const fix = async () => {
    await dialog
      .getByRole('gridcell', { name: /12\.345/ })
      .first()
      .click();
    await userEvent.keyboard('12.34{Enter}');
    await expect.element(dialog.getByText('已修改 1 行，请重新检查')).toBeVisible();
  };
  const press = (name: string) => dialog.getByRole('button', { name }).click();
  await open();
  await press('检查数据');
  await press('导入 2 行');
  await expect.element(dialog.getByText('共 4 行，成功 2 行，失败 2 行')).toBeVisible();
  return { taken, dialog, press, fix, reopen: open };
}

test('IMP-04 a look back at the columns sends no row twice and keeps what was fixed', async () => {
  const { taken, dialog, press, fix } = await setUpRest();
  await press('修正剩余 2 行');
  await fix();

  await press('上一步');
  await press('检查数据');
  await press('导入 1 行');

  await expect.element(dialog.getByText('共 4 行，成功 3 行，失败 1 行')).toBeVisible();
  expect(taken.map(({ row, cells }) => [row, cells['amount']])).toEqual([
    [3, '1000.50'],
    [6, '1003.50'],
    [4, '12.34'],
  ]);
});

test('IMP-04 after a reload the same file does not bring rows again that were taken', async () => {
  const { taken, dialog, press, fix, reopen } = await setUpRest();

  await reopen();
  await expect.element(dialog.getByText('上次导入了这个文件的 2 行，其余没有导入：已修改 0 格')).toBeVisible();
  await press('继续检查');
  await fix();
  await press('重新检查');
  await press('导入 1 行');

  await expect.element(dialog.getByText('共 4 行，成功 3 行，失败 1 行')).toBeVisible();
  expect(taken.map(({ row }) => row)).toEqual([3, 6, 4]);
});
