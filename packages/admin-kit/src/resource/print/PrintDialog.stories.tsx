import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { createMemoryListState } from '../list/listState.ts';
import { PersonContext } from '../personContext.ts';
import { ResourceList } from '../list/ResourceList.tsx';
import { buildLoans, loanDictionaries, loanPermissions, loans } from '../stories.fixture.ts';
import { KitFrame } from '../../testing/KitFrame.tsx';

export default {
  title: 'Resource/PrintDialog',
  parameters: { layout: 'padded' },
  decorators: [
    (StoryView) => (
      <KitFrame own={false} permissions={loanPermissions} dictionaries={loanDictionaries}>
        <StoryView />
      </KitFrame>
    ),
  ],
} satisfies Meta;

type Story = StoryObj;
const columns = ['loanNo', 'borrower', 'amount'] as const;

/** The browser's own window for printing is not there: it is enough that it was asked for. */
function Printer({ onPrint, children }: { onPrint: () => void; children: React.ReactNode }) {
  const [print] = useState(() => window.print);
  useEffect(() => {
    window.print = onPrint;
    return () => {
      window.print = print;
    };
  }, [onPrint, print]);
  return children;
}

const sumText = (rows: ReturnType<typeof loans>) =>
  (rows.reduce((sum, { amount }) => sum + (amount ?? 0), 0) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });

const printed = fn();
const many = buildLoans(loans(730));
export const All: Story = {
  name: 'PRN-01 this page, what is chosen, or all that was found is printed, with the sums of what is on the paper',
  render: () => (
    <Printer onPrint={printed}>
      <ResourceList resource={many.resource} store={createMemoryListState()} columns={columns} defaultSort={null} />
    </Printer>
  ),
  play: async ({ canvas }) => {
    printed.mockClear();
    await canvas.findByText('L202600001');
    await userEvent.click(canvas.getByRole('button', { name: '打印' }));
    const choice = within(await screen.findByRole('dialog', { name: '打印' }, { timeout: 5000 }));
    await expect(choice.getByRole('radio', { name: '本页（10 条）' })).toBeChecked();
    await userEvent.click(choice.getByRole('radio', { name: '查询到的全部（730 条）' }));
    await userEvent.click(choice.getByRole('button', { name: '打印' }));
    const sheet = await screen.findByRole('dialog', { name: '借用单（730 条）' });
    await expect(within(sheet).getByRole('note', { name: '打印信息' })).toHaveTextContent(/打印时间：.*查询条件：无/);
    await waitFor(() => expect(printed).toHaveBeenCalledOnce());
    const asked = many.api.calls.filter(({ name, input }) => name === 'list' && (input as { size: number }).size === 500);
    await expect(asked).toHaveLength(2);
    await expect(sheet.querySelector('tfoot')).toHaveTextContent('总计');
    await expect(sheet.querySelector('tfoot')).toHaveTextContent(sumText(loans(730)));
    // What was printed, or given up, is over.
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await userEvent.click(canvas.getByRole('checkbox', { name: '选择第 2 行' }));
    await userEvent.click(canvas.getByRole('button', { name: '打印' }));
    const again = within(await screen.findByRole('dialog', { name: '打印' }));
    await expect(again.getByRole('radio', { name: '所选（1 条）' })).toBeChecked();
    await userEvent.click(again.getByRole('button', { name: '打印' }));
    const oneSheet = await screen.findByRole('dialog', { name: '借用单（1 条）' });
    const one = within(oneSheet);
    await expect(one.getByText('L202600002')).toBeVisible();
    await expect(one.queryByText('L202600001')).toBeNull();
    await expect(oneSheet.querySelector('tfoot')).toHaveTextContent(sumText(loans(730).slice(1, 2)));
    await expect(oneSheet.querySelector('tfoot')).toHaveTextContent('本页合计');
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await userEvent.click(canvas.getByRole('button', { name: '打印' }));
    const third = within(await screen.findByRole('dialog', { name: '打印' }));
    await userEvent.click(third.getByRole('radio', { name: '本页（10 条）' }));
    await userEvent.click(third.getByRole('button', { name: '打印' }));
    const ten = await screen.findByRole('dialog', { name: '借用单（10 条）' });
    await expect(ten.querySelector('tfoot')).toHaveTextContent(sumText(loans(730).slice(0, 10)));
    await expect(ten.querySelector('tfoot')).toHaveTextContent('本页合计');
    await expect(within(ten).queryByText('总计')).toBeNull();
  },
};

const unprinted = fn();
let isBroken = true;
const slow = buildLoans(loans(30), {
  fail: (name, input) => (name === 'list' && (input as { size: number }).size === 500 && isBroken ? new Error('网络中断') : undefined),
});
let release = () => {};
export const Given: Story = {
  name: 'PRN-01 what cannot be read is not printed and says so; anyone who cancels is back at the choice; a short list asks nothing; what is printed says when, who and which rows',
  render: () => (
    <Printer onPrint={unprinted}>
      <PersonContext value="王芳">
        <ResourceList
          resource={{
            ...slow.resource,
            api: {
              ...slow.api,
              list: async (query, options) => {
                if (query.size === 500 && !isBroken) await new Promise<void>((resolve) => (release = resolve));
                return slow.api.list(query, options);
              },
            },
          }}
          store={createMemoryListState()}
          search={['borrower']}
          columns={columns}
          defaultSort={null}
        />
      </PersonContext>
    </Printer>
  ),
  play: async ({ canvas }) => {
    unprinted.mockClear();
    isBroken = true;
    await canvas.findByText('L202600001');
    await userEvent.click(canvas.getByRole('button', { name: '打印' }));
    const choice = within(await screen.findByRole('dialog', { name: '打印' }, { timeout: 5000 }));
    await userEvent.click(choice.getByRole('radio', { name: '查询到的全部（30 条）' }));
    await userEvent.click(choice.getByRole('button', { name: '打印' }));
    await expect(await choice.findByRole('alert')).toHaveTextContent('网络中断');

    isBroken = false;
    await userEvent.click(choice.getByRole('button', { name: '打印' }));
    await expect(await choice.findByRole('status')).toHaveTextContent('正在读取 0 / 30 条');
    await userEvent.click(choice.getByRole('button', { name: '取消' }));
    release();
    await expect(await choice.findByRole('radio', { name: '查询到的全部（30 条）' })).toBeChecked();
    await userEvent.click(choice.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(unprinted).not.toHaveBeenCalled();

    await userEvent.type(canvas.getByRole('textbox', { name: '借用人' }), '张伟{Enter}');
    await waitFor(() => expect(canvas.queryByText('L202600002')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: '打印' }));
    const sheet = within(await screen.findByRole('dialog', { name: /^借用单/ }));
    await waitFor(() => expect(unprinted).toHaveBeenCalledOnce());
    const head = sheet.getByRole('note', { name: '打印信息' });
    await expect(head).toHaveTextContent(/打印时间：\d{4}-\d\d-\d\d \d\d:\d\d:\d\d打印人：王芳借用人: 张伟/);
    await expect(within(head).queryByRole('button')).toBeNull();
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
