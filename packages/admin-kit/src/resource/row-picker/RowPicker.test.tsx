import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../theme/styles.css';
import { jeecgLists } from '../../jeecg/jeecgLists.ts';
import { renderStory, type RenderedStory } from '../../testing/renderStory.tsx';
import { buildLoans, loanDictionaries, loans } from '../stories.fixture.ts';
import { ListWireContext } from '../list/listWire.ts';
import { LoanPicker, loansThat, manyOfOneName } from './stories.fixture.tsx';

let shown: RenderedStory | undefined;
afterEach(async () => {
  await shown?.unmount();
  shown = undefined;
});

const field = page.getByRole('combobox', { name: '借用单' });
const dialog = page.getByRole('dialog', { name: '选择借用单' });
const show = async (props: Parameters<typeof LoanPicker>[0]) => {
  shown = await renderStory(<LoanPicker {...props} />, { dictionaries: loanDictionaries });
};

test('POP-01 by keyboard alone: typed, Alt+Enter, down into the rows, Enter; the focus is at the field again', async () => {
  const onPick = vi.fn();
  const { resource, api } = buildLoans(manyOfOneName());
  await show({ resource, onPick });

  await expect.element(field).toHaveAccessibleDescription('在表格中选择 (Alt+Enter)');
  await userEvent.tab();
  await userEvent.keyboard('王');
  await expect.element(page.getByRole('option', { name: '共 150 条 · 在表格中选择…' })).toBeInTheDocument();
  await userEvent.keyboard('{Alt>}{Enter}{/Alt}');
  await expect.element(dialog.getByRole('textbox', { name: '借用人' })).toHaveFocus();
  await expect.element(dialog.getByRole('textbox', { name: '借用人' })).toHaveValue('王');
  expect(page.getByRole('listbox').elements()).toHaveLength(0);
  expect(api.calls.at(-1)?.input).toEqual({ borrower: '*王*', page: 1, size: 10 });
  await expect.element(dialog.getByText('L202600002')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');

  await expect.element(dialog).not.toBeInTheDocument();
  expect(onPick.mock.calls).toEqual([[['2']]]);
  await expect.element(field).toHaveValue('L202600002');
  await expect.element(field).toHaveFocus();
});

test('POP-03 rows are told apart by their identity, however alike they are', async () => {
  const alike = loans(3).map((loan) => ({ ...loans(1)[0]!, id: loan.id, remark: 'x'.repeat(60) }));
  const onPick = vi.fn();
  await show({ resource: buildLoans(alike.map(({ id, ...rest }) => ({ ...rest, id }))).resource, onPick });

  await page.getByRole('button', { name: '在表格中选择' }).click();
  await dialog.getByRole('checkbox', { name: '选择第 2 行' }).click();
  await expect.element(dialog.getByRole('group', { name: '已选 1 项' })).toBeVisible();
  await dialog.getByRole('button', { name: '确定' }).click();

  await expect.element(dialog).not.toBeInTheDocument();
  expect(onPick.mock.calls).toEqual([[['2']]]);
});

test('POP-01 what was typed into an earlier search is gone when it is opened again; Escape leaves the choice as it was', async () => {
  const onPick = vi.fn();
  const { resource, api } = buildLoans(loans(30));
  await show({ resource, onPick });

  await page.getByRole('button', { name: '在表格中选择' }).click();
  await userEvent.keyboard('没有这个人{Enter}');
  await expect.element(dialog.getByText('暂无数据')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(field).toHaveFocus();
  await page.getByRole('button', { name: '在表格中选择' }).click();

  await expect.element(dialog.getByText('L202600003')).toBeVisible();
  await expect.element(dialog.getByRole('textbox', { name: '借用人' })).toHaveValue('');
  expect(api.calls.at(-1)?.input).toEqual({ page: 1, size: 10 });
  expect(onPick).not.toHaveBeenCalled();
});

test('POP-04 a list that fails is told in the words of the server, in the list and in the table, and asked again', async () => {
  const list = vi.fn(() => Promise.reject<never>(new Error('借用单服务暂不可用')));
  await show({ resource: loansThat(list) });

  await field.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('借用单服务暂不可用 重试');
  await userEvent.keyboard('{Alt>}{Enter}{/Alt}');
  await expect.element(dialog.getByText('借用单服务暂不可用')).toBeVisible();
  const before = list.mock.calls.length;
  await dialog.getByRole('button', { name: '重试' }).click();
  await vi.waitFor(() => expect(list.mock.calls.length).toBe(before + 1));
});

test('POP-01 a picker of one row has no box that takes the whole page', async () => {
  await show({ resource: buildLoans(loans(5)).resource, onPick: vi.fn() });
  await page.getByRole('button', { name: '在表格中选择' }).click();
  await expect.element(dialog.getByRole('checkbox', { name: '选择第 2 行' })).toBeVisible();

  expect(dialog.getByRole('columnheader').getByRole('checkbox').elements()).toHaveLength(0);
});

test('POP-01 LIST-03 what may be chosen is asked as lists ask it, in the words of the server; parameters of the call go as they are', async () => {
  const { resource, api } = buildLoans(loans(30), { wire: jeecgLists });
  const asked = () => api.calls.at(-1)?.input;
  const picker = (
    <LoanPicker
      resource={resource}
      filter={{ isUrgent: '0', state: ['10', '30'], amount: { from: '100' }, borrower: { contains: '王' } }}
      parameters={{ near: '118.7,36.8' }}
    />
  );
  shown = await renderStory(<ListWireContext value={jeecgLists}>{picker}</ListWireContext>, { dictionaries: loanDictionaries });
  const fixed = { isUrgent: '0', state_MultiString: '10,30', amount_begin: '100', borrower: '*王*', near: '118.7,36.8' };

  await page.getByRole('button', { name: '在表格中选择' }).click();
  await vi.waitFor(() => expect(asked()).toEqual({ ...fixed, pageNo: 1, pageSize: 10 }));

  // No search asks for others.
  await userEvent.keyboard('李{Enter}');
  await dialog.getByRole('textbox', { name: '单号' }).fill('L2026');
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(asked()).toEqual({ ...fixed, loanNo: '*L2026*', pageNo: 1, pageSize: 10 }));
});
