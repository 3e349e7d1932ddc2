import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DraftContext } from '../../../form/draftContext.ts';
import { createDraftStore } from '../../../form/draftStore.ts';
import { createMemoryStore } from '../../../session/keyValueStore.ts';
import { KitFrame } from '../../../testing/KitFrame.tsx';
import { ImportDialog } from '../ImportDialog.tsx';
import { loanDictionaries, loanPermissions } from '../../stories.fixture.ts';
import { buildRowImport, hideRows, loanLines, loanSheet } from './stories.fixture.ts';

/** The import of a resource whose server checks rows: file, columns, check with fixing, outcome. */
const meta = { title: 'Resource/Import wizard', component: ImportDialog, parameters: { overlay: true, layout: 'padded' } } satisfies Meta<
  typeof ImportDialog
>;
export default meta;
type Story = StoryObj;

const framed: Decorator = (StoryView) => (
  <KitFrame own={false} permissions={loanPermissions} dictionaries={loanDictionaries}>
    <StoryView />
  </KitFrame>
);
const close = () => undefined;
const dialog = async () => within(await screen.findByRole('dialog'));
async function choose(file: File): Promise<ReturnType<typeof within>> {
  const shown = await dialog();
  // What an earlier visit remembers is not a part of the story.
  localStorage.removeItem('tarmac.import.columns.loan');
  // The server tells its columns first.
  await waitFor(() => expect(shown.getByRole('button', { name: /点击选择|click to choose/ })).toBeEnabled());
  await userEvent.upload(shown.getByTestId('import-file'), file);
  return shown;
}
const press = async (shown: ReturnType<typeof within>, name: string | RegExp) =>
  userEvent.click(await shown.findByRole('button', { name }));

const lines = loanLines(30);
lines[4]![3] = '12.345';
lines[11]![2] = '木头';
lines[20]![1] = '失信人';
const cellOf = (shown: ReturnType<typeof within>, text: string) => shown.getByRole('gridcell', { name: new RegExp(text) });

const hiding = buildRowImport();
export const HiddenRows: Story = {
  name: 'IMP-02 hidden rows of a sheet are told and can be left out',
  decorators: [framed],
  render: () => <ImportDialog resource={hiding.resource} onOpenChange={close} />,
  play: async () => {
    const shown = await choose(await hideRows(loanSheet(loanLines(3)), [4]));
    await expect(await shown.findByText('表格中有 1 个被筛选或隐藏的行，默认一并导入')).toBeVisible();
    await userEvent.click(shown.getByRole('switch', { name: '不导入隐藏行' }));
    await press(shown, '检查数据');
    await expect(await shown.findByText('全部 2 行检查通过，可以导入')).toBeVisible();
    await press(shown, '导入 2 行');
    await waitFor(() => expect(hiding.taken.map(({ row }) => row)).toEqual([3, 5]));
  },
};

const whole = buildRowImport();
export const Whole: Story = {
  name: 'IMP-03 a sheet is matched, checked, fixed and taken in',
  decorators: [framed],
  render: () => <ImportDialog resource={whole.resource} onOpenChange={close} />,
  play: async () => {
    const first = await dialog();
    await expect(await first.findByText('支持 .xlsx 和 .csv，最多 100,000 行、256 列，解压后不超过 400 MB')).toBeVisible();
    await expect(first.getByText('3 个必填列：').parentElement).toHaveTextContent('3 个必填列：单号借用人状态');
    const shown = await choose(loanSheet(lines));
    await expect(await shown.findByText('1 列不导入：经办部门')).toBeVisible();
    await press(shown, '检查数据');
    await expect(await shown.findByText('共 30 行，可导入 27 行，有错误 3 行')).toBeVisible();
    const table = within(await shown.findByRole('grid', { name: '待导入的数据' }));
    await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(4));
    await waitFor(() => expect(cellOf(table, '12.345')).toHaveAttribute('aria-invalid', 'true'));
    await expect(await shown.findByText('第 7 行 · 押金(元): 最多 2 位小数')).toBeVisible();
    await userEvent.click(cellOf(table, '失信人'));
    await expect(await shown.findByText('第 23 行 · 借用人: 该借用人已被禁用')).toBeVisible();
    for (const [wrong, right] of [
      ['12.345', '12.34'],
      ['失信人', '张伟'],
    ] as const) {
      await userEvent.click(cellOf(table, wrong));
      await userEvent.keyboard(`${right}{Enter}`);
    }
    await expect(await shown.findByText('已修改 2 行，请重新检查')).toBeVisible();
    await expect(shown.getByRole('button', { name: '导入 27 行' })).toBeDisabled();
    await press(shown, '重新检查');
    await expect(await shown.findByText('共 30 行，可导入 29 行，有错误 1 行')).toBeVisible();
    await press(shown, '导入 29 行');
    await expect(await shown.findByText('共 30 行，成功 29 行，失败 1 行')).toBeVisible();
    await expect(within(shown.getByRole('table', { name: '错误明细' })).getByText(/“木头”不在可选范围内/)).toBeVisible();
    await expect(shown.getByRole('button', { name: '下载剩余行' })).toBeVisible();
    await expect(whole.taken).toHaveLength(29);
    await expect(whole.taken[4]!.cells).toMatchObject({ loanNo: 'D000005', amount: '12.34', dueOn: '2026-05-15' });
  },
};

const rest = buildRowImport();
export const Rest: Story = {
  name: 'IMP-03 what was refused is fixed and sent after the others',
  decorators: [framed],
  render: () => <ImportDialog resource={rest.resource} onOpenChange={close} />,
  play: async () => {
    const some = loanLines(3);
    some[1]![0] = '';
    const shown = await choose(loanSheet(some));
    await press(shown, '检查数据');
    await press(shown, '导入 2 行');
    await press(shown, '修正剩余 1 行');
    const table = within(await shown.findByRole('grid', { name: '待导入的数据' }));
    await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(2));
    await userEvent.click(table.getAllByRole('gridcell')[1]!);
    await userEvent.keyboard('D9{Enter}');
    await press(shown, '重新检查');
    await press(shown, '导入 1 行');
    await expect(await shown.findByText('导入成功 3 行')).toBeVisible();
    await expect(rest.taken.map(({ cells }) => cells['loanNo'])).toEqual(['D000001', 'D000003', 'D9']);
  },
};

const doubtful = buildRowImport();
export const Doubtful: Story = {
  name: 'IMP-03 rows that are only doubtful are taken when a person says so',
  decorators: [framed],
  render: () => <ImportDialog resource={doubtful.resource} onOpenChange={close} />,
  play: async () => {
    const some = loanLines(3);
    some[2]![1] = '同名人';
    const shown = await choose(loanSheet(some));
    await press(shown, '检查数据');
    await expect(await shown.findByRole('button', { name: '导入 2 行' })).toBeEnabled();
    await userEvent.click(shown.getByRole('switch', { name: '有疑问的 1 行也导入' }));
    await press(shown, '导入 3 行');
    await expect(await shown.findByText('导入成功 3 行')).toBeVisible();
    await expect(doubtful.taken).toHaveLength(3);
  },
};

const unmatched = buildRowImport();
export const Columns: Story = {
  name: 'IMP-03 headings that nobody knows are matched by hand, and remembered',
  decorators: [framed],
  render: () => <ImportDialog resource={unmatched.resource} onOpenChange={close} />,
  play: async () => {
    const shown = await choose(loanSheet(loanLines(2), ['单号', '客户', '状态', '押金', '到期日', '部门']));
    await expect(await shown.findByText('1 个必填列没有对应：')).toBeVisible();
    await expect(shown.getByRole('button', { name: '检查数据' })).toBeDisabled();
    // What goes nowhere stands out among what was matched.
    const lines = within(shown.getByRole('table', { name: '匹配列' })).getAllByRole('row');
    await expect(lines.filter((line) => line.dataset['unmatched'] === 'true').map((line) => line.firstChild!.textContent)).toEqual([
      expect.stringMatching('客户'),
      expect.stringMatching('部门'),
    ]);
    await userEvent.click(shown.getByRole('button', { name: '借用人' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '客户' }));
    await expect(shown.getByRole('combobox', { name: '“客户”导入为' })).toHaveValue('借用人 *');
    await expect(shown.queryByText(/个必填列没有对应/)).toBeNull();
    await press(shown, '检查数据');
    await expect(await shown.findByText('全部 2 行检查通过，可以导入')).toBeVisible();
    await press(shown, '上一步');
    await press(shown, '上一步');
    await userEvent.upload(await shown.findByTestId('import-file'), loanSheet(loanLines(2), ['单号', '客户', '状态', '押金']));
    await expect(await shown.findByRole('combobox', { name: '“客户”导入为' })).toHaveValue('借用人 *');
  },
};

const lacking = buildRowImport();
export const Given: Story = {
  name: 'IMP-03 a column that the sheet lacks gets one value for all rows',
  decorators: [framed],
  render: () => <ImportDialog resource={lacking.resource} onOpenChange={close} />,
  play: async () => {
    const some = loanLines(3).map(([loanNo = '', borrower = '']) => [loanNo, borrower]);
    const shown = await choose(loanSheet(some, ['单号', '借用人']));
    await expect(await shown.findByText('1 个必填列没有对应：')).toBeVisible();
    await expect(shown.getByRole('button', { name: '状态' })).toBeVisible();
    const add = async (name: RegExp) => {
      await userEvent.click(shown.getByRole('combobox', { name: '给表中没有的列填固定值' }));
      await userEvent.click(await screen.findByRole('option', { name }));
    };
    await add(/状态/);
    await expect(shown.getByText('1 个必填列没有对应：')).toBeVisible();
    await userEvent.click(await shown.findByRole('combobox', { name: '“状态”的固定值' }));
    await userEvent.click(await screen.findByRole('option', { name: '借出' }));
    await waitFor(() => expect(shown.queryByText('1 个必填列没有对应：')).toBeNull());
    await add(/押金/);
    await userEvent.type(shown.getByRole('textbox', { name: '“押金(元)”的固定值' }), '12.345');
    await press(shown, '检查数据');
    await expect(await shown.findByText('共 3 行，可导入 0 行，有错误 3 行')).toBeVisible();
    await press(shown, '上一步');
    await press(shown, '不给“押金(元)”填固定值');
    await press(shown, '检查数据');
    await press(shown, '导入 3 行');
    await expect(await shown.findByText('导入成功 3 行')).toBeVisible();
    await expect(lacking.taken.map(({ cells }) => cells['state'])).toEqual(['30', '30', '30']);
    await expect(lacking.taken[0]!.cells).not.toHaveProperty('amount');
  },
};

const cut = buildRowImport({ cutAfter: 1 });
export const Resumed: Story = {
  name: 'security 54: an import that was cut off goes on, and no row is taken twice',
  decorators: [framed],
  render: () => <ImportDialog resource={cut.resource} onOpenChange={close} />,
  play: async () => {
    const shown = await choose(loanSheet(loanLines(1200)));
    await press(shown, '检查数据');
    await press(shown, '导入 1200 行');
    await expect(await shown.findByText('导入已停止：已处理 500 / 1200 行')).toBeVisible();
    await expect(shown.getByRole('alert')).toHaveTextContent('网络连接中断');
    await press(shown, '恢复导入');
    await expect(await shown.findByText('导入成功 1200 行')).toBeVisible();
    await expect(new Set(cut.taken.map(({ row }) => row)).size).toBe(1200);
    await expect(cut.taken).toHaveLength(1200);
  },
};

const closed = buildRowImport({ cutAfter: 1 });
const drafts = createDraftStore(() => 'anna', { store: createMemoryStore() });
function Reopened() {
  return (
    <DraftContext value={drafts}>
      <ImportDialog resource={closed.resource} onOpenChange={close} />
    </DraftContext>
  );
}
export const TakenUp: Story = {
  name: 'security 54: an import that a closed window cut off is taken up with the same file',
  decorators: [framed],
  render: () => <Reopened />,
  play: async ({ mount }) => {
    await mount();
    const some = loanLines(1200);
    some[1]![3] = '12.345';
    const file = loanSheet(some);
    const before = await choose(file);
    await press(before, '检查数据');
    await press(before, '导入 1199 行');
    await expect(await before.findByText('导入已停止：已处理 500 / 1199 行')).toBeVisible();
    await mount();
    const shown = await choose(file);
    await expect(await shown.findByText('上次导入这个文件没有完成：已处理 500 / 1199 行')).toBeVisible();
    await press(shown, '恢复导入');
    await expect(await shown.findByText('共 1200 行，成功 1199 行，失败 1 行')).toBeVisible();
    await expect(closed.taken).toHaveLength(1199);
    // What was wrong with the row that was never sent is still known.
    await expect(shown.getByRole('table', { name: '错误明细' })).toHaveTextContent('押金');
    await expect(shown.getByRole('table', { name: '错误明细' })).toHaveTextContent('(12.345)');
  },
};

const reloaded = buildRowImport();
const ownDrafts = createDraftStore(() => 'anna', { store: createMemoryStore() });
function Reloaded() {
  return (
    <DraftContext value={ownDrafts}>
      <ImportDialog resource={reloaded.resource} onOpenChange={close} />
    </DraftContext>
  );
}
export const CheckTakenUp: Story = {
  name: 'IMP-04 a reload in the middle of fixing loses neither columns nor fixed cells',
  decorators: [framed],
  render: () => <Reloaded />,
  play: async ({ mount }) => {
    await mount();
    const some = loanLines(3);
    some[1]![3] = '12.345';
    some[2]![4] = '明天';
    const file = loanSheet(
      some.map((line) => line.toSpliced(2, 1)),
      ['单号', '谁', '押金(元)', '到期日', '经办部门'],
    );
    const before = await choose(file);
    await userEvent.click(await before.findByRole('combobox', { name: '“谁”导入为' }));
    await userEvent.click(await screen.findByRole('option', { name: /借用人/ }));
    await userEvent.click(before.getByRole('combobox', { name: '给表中没有的列填固定值' }));
    await userEvent.click(await screen.findByRole('option', { name: /状态/ }));
    await userEvent.click(await before.findByRole('combobox', { name: '“状态”的固定值' }));
    await userEvent.click(await screen.findByRole('option', { name: '借出' }));
    await press(before, '检查数据');
    const table = within(await before.findByRole('grid', { name: '待导入的数据' }));
    await waitFor(() => expect(cellOf(table, '12.345')).toBeVisible());
    await userEvent.click(cellOf(table, '12.345'));
    await userEvent.keyboard('12.34{Enter}');
    await before.findByText('已修改 1 行，请重新检查');
    await mount();
    const shown = await choose(file);
    await expect(await shown.findByText('上次检查这个文件后没有导入：已修改 1 格')).toBeVisible();
    await press(shown, '继续检查');
    await expect(await shown.findByText('共 3 行，可导入 2 行，有错误 1 行')).toBeVisible();
    const again = within(await shown.findByRole('grid', { name: '待导入的数据' }));
    await waitFor(() => expect(cellOf(again, '明天')).toBeVisible());
    await userEvent.click(cellOf(again, '明天'));
    await userEvent.keyboard('2026-03-15{Enter}');
    await press(shown, '重新检查');
    await press(shown, '导入 3 行');
    await expect(await shown.findByText('导入成功 3 行')).toBeVisible();
    await expect(reloaded.taken.map(({ cells }) => [cells['借用人'] ?? cells['borrower'], cells['state'], cells['amount']])).toEqual([
      ['张伟', '30', '1000.50'],
      ['王芳', '30', '12.34'],
      ['李娜', '30', '1002.50'],
    ]);
    // What is through is not offered again.
    await press(shown, '继续导入');
    await choose(file);
    await expect(shown.queryByText(/上次/)).toBeNull();
  },
};

const broken = buildRowImport();
export const Broken: Story = {
  name: 'IMP-02 a file that is not a sheet is refused in words',
  globals: { theme: 'dark' },
  decorators: [framed],
  render: () => <ImportDialog resource={broken.resource} onOpenChange={close} />,
  play: async () => {
    const shown = await choose(new File(['PK nothing'], '损坏.xlsx'));
    await expect(await shown.findByText('文件不是有效的 .xlsx 工作簿，请使用下载的模板')).toBeVisible();
  },
};

const old = buildRowImport({ isMissing: true });
export const WholeFile: Story = {
  name: 'IMP-03 a server that cannot check rows gets the whole file',
  decorators: [framed],
  render: () => <ImportDialog resource={old.resource} onOpenChange={close} />,
  play: async () => {
    await screen.findByRole('button', { name: '开始导入' });
    const shown = await choose(new File(['x'], '借用单.xlsx'));
    await press(shown, '开始导入');
    await expect(await shown.findByText('导入成功 2 行')).toBeVisible();
    // A stock JeecgBoot server has no such address; that is not news for a person.
    await expect(old.asked).toEqual([true]);
  },
};

const english = buildRowImport();
export const English: Story = {
  name: 'IMP-03 the check in English, dark',
  globals: { theme: 'dark', locale: 'en-US' },
  decorators: [framed],
  render: () => <ImportDialog resource={english.resource} onOpenChange={close} />,
  play: async () => {
    const wrong = loanLines(8);
    wrong[2]![3] = 'much';
    const shown = await choose(loanSheet(wrong));
    await press(shown, 'Check');
    await expect(await shown.findByText(/^8 rows: 7 can be imported, 1 has errors/)).toBeVisible();
    await expect(await shown.findByRole('grid', { name: 'Rows to import' })).toBeVisible();
  },
};

const fixed = buildRowImport();
const onLeave = fn();
export const FixedAndLeft: Story = {
  name: 'IMP-04 what was fixed by hand is not lost by one Escape',
  decorators: [framed],
  render: () => <ImportDialog resource={fixed.resource} onOpenChange={onLeave} />,
  play: async () => {
    onLeave.mockClear();
    const some = loanLines(3);
    some[1]![3] = '12.345';
    const shown = await choose(loanSheet(some));
    await press(shown, '检查数据');
    const table = within(await shown.findByRole('grid', { name: '待导入的数据' }));
    await waitFor(() => expect(cellOf(table, '12.345')).toBeVisible());
    await userEvent.click(cellOf(table, '12.345'));
    await userEvent.keyboard('12.34{Enter}');
    await shown.findByText('已修改 1 行，请重新检查');
    await userEvent.click(shown.getByRole('button', { name: '关闭' }));
    const question = await screen.findByRole('dialog', { name: '请确认' });
    await expect(within(question).getByText('有未保存的修改，确定要关闭吗？')).toBeVisible();
    await userEvent.click(within(question).getByRole('button', { name: '取消' }));
    await expect(onLeave).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '请确认' })).toBeNull());
    await userEvent.click(shown.getByRole('button', { name: '关闭' }));
    await userEvent.click(within(await screen.findByRole('dialog', { name: '请确认' })).getByRole('button', { name: '确定' }));
    await waitFor(() => expect(onLeave).toHaveBeenCalledWith(false));
  },
};
