import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { KitFrame } from '../../testing/KitFrame.tsx';
import { defineAction, defineListAction } from '../actions/defineAction.ts';
import { createMemoryListState } from './listState.ts';
import { ResourceList } from './ResourceList.tsx';
import { rowNews } from './rowNews.ts';
import { pressAction } from '../actions/pressAction.fixture.ts';
import { buildLoans, loanDictionaries, loanPermissions, loans } from '../stories.fixture.ts';

/** What actions come to: for several rows at once, shown before the server has answered, and taken back. */
const meta = { title: 'Resource/Actions', component: ResourceList, parameters: { layout: 'padded' } } satisfies Meta<typeof ResourceList>;
export default meta;
type Story = StoryObj;

const framed: Decorator = (StoryView) => (
  <KitFrame own={false} permissions={loanPermissions} dictionaries={loanDictionaries}>
    <StoryView />
  </KitFrame>
);
const columns = ['loanNo', 'borrower', 'state', 'amount'] as const;
const rowOf = async (canvas: ReturnType<typeof within>, name: string) => (await canvas.findByText(name)).closest('tr')!;

let isBlocked = true;
const batch = buildLoans(loans(6), { refuse: (id) => (isBlocked && ['2', '5'].includes(id) ? `=借出中，不能删除（${id}）` : undefined) });
export const PartlyDone: Story = {
  name: 'LIST-09 of several rows some fail: they are named with their reasons, stay chosen, and are tried again',
  decorators: [framed],
  render: () => <ResourceList resource={batch.resource} store={createMemoryListState()} columns={columns} />,
  play: async ({ canvas }) => {
    isBlocked = true;
    await canvas.findByText('L202600001');
    await userEvent.click(canvas.getAllByRole('checkbox')[0]!);
    await userEvent.click(within(canvas.getByRole('toolbar')).getByRole('button', { name: '删除' }));
    await userEvent.click(within(await screen.findByRole('dialog', { name: '请确认' })).getByRole('button', { name: '确定' }));

    const outcome = await screen.findByRole('dialog', { name: '删除：成功 4 项，失败 2 项' });
    await expect(within(outcome).getByRole('row', { name: 'L202600002 =借出中，不能删除（2）' })).toBeVisible();
    await expect(within(outcome).getByRole('row', { name: /L202600005/ })).toBeVisible();
    await expect(batch.api.rows().map(({ id }) => id)).toEqual(['2', '5']);
    await expect(canvas.getByText('已选择 2 项')).toBeInTheDocument();

    isBlocked = false;
    await userEvent.click(within(outcome).getByRole('button', { name: '重试失败项' }));
    await userEvent.click(within(await screen.findByRole('dialog', { name: '请确认' })).getByRole('button', { name: '确定' }));
    await waitFor(() => expect(batch.api.rows()).toEqual([]));
    await expect(screen.queryByRole('dialog', { name: /失败/ })).toBeNull();
  },
};

const english = buildLoans(loans(3), { refuse: (id) => (id === '2' ? 'Still lent' : undefined) });
export const PartlyDoneDark: Story = {
  ...PartlyDone,
  name: 'LIST-09 some fail, in English and dark',
  globals: { theme: 'dark', locale: 'en-US' },
  render: () => <ResourceList resource={english.resource} store={createMemoryListState()} columns={columns} />,
  play: async ({ canvas }) => {
    await canvas.findByText('L202600001');
    await userEvent.click(canvas.getAllByRole('checkbox')[0]!);
    await userEvent.click(within(canvas.getByRole('toolbar')).getByRole('button', { name: 'Delete' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'OK' }));
    await expect(await screen.findByRole('dialog', { name: 'Delete: 2 done, 1 failed' })).toBeVisible();
  },
};

let answer: { resolve: () => void; reject: (error: Error) => void };
const waiting = () =>
  new Promise<void>((resolve, reject) => {
    answer = { resolve, reject };
  });
const lent = buildLoans(loans(6));
const giveBack = defineAction(lent.resource, {
  key: 'giveBack',
  label: { zh: '归还', en: 'Return' },
  when: (row) => row.state === '30',
  optimistic: (row) => ({ ...row, state: '40' }),
  undo: async ([row]) => {
    await waiting();
    await lent.api.edit({ id: row!.id, state: '30' });
  },
  run: async (row) => {
    await waiting();
    await lent.api.edit({ id: row.id, state: '40' });
  },
});
export const AtOnceAndBack: Story = {
  name: 'UNDO-01 an action shows at once, is taken back by hand, and is as before when the server refuses',
  decorators: [framed],
  render: () => (
    <ResourceList
      resource={lent.resource}
      store={createMemoryListState()}
      columns={columns}
      rowActions={[giveBack]}
      defaultSort={null}
      storageId="actions"
    />
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('L202600003');
    // Found again each time: what a list fetches later may draw the line again.
    const row = () => within(canvas.getByText('L202600003').closest('tr')!);
    const state = () =>
      row()
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    await waitFor(() => expect(state()).toContain('借出'));
    await pressAction(row(), '归还');
    // The server has not answered yet.
    await waitFor(() => expect(state()).toContain('已归还'));
    await expect(lent.api.rows()[2]!.state).toBe('30');
    answer.reject(new Error('设备未到库'));
    await expect(await screen.findByText('设备未到库')).toBeVisible();
    await waitFor(() => expect(state()).toContain('借出'));

    await pressAction(row(), '归还');
    await waitFor(() => expect(state()).toContain('已归还'));
    answer.resolve();
    await userEvent.click(await screen.findByRole('button', { name: '撤销' }));
    // Shown as before at once, too; and as it still is, should the server refuse.
    await waitFor(() => expect(state()).toContain('借出'));
    await expect(lent.api.rows()[2]!.state).toBe('40');
    answer.reject(new Error('设备已入库封存'));
    await expect(await screen.findByText('设备已入库封存')).toBeVisible();
    await waitFor(() => expect(state()).toContain('已归还'));

    await lent.api.edit({ id: '3', state: '30' });
    await userEvent.click(canvas.getByRole('button', { name: '刷新' }));
    await waitFor(() => expect(state()).toContain('借出'));
    await pressAction(row(), '归还');
    await waitFor(() => expect(state()).toContain('已归还'));
    answer.resolve();
    await userEvent.click(await screen.findByRole('button', { name: '撤销' }));
    await waitFor(() => expect(state()).toContain('借出'));
    answer.resolve();
    await expect(await screen.findByText('已撤销')).toBeVisible();
    await expect(lent.api.rows()[2]!.state).toBe('30');
  },
};

const two = buildLoans(loans(6));
const answers = new Map<string, (error: Error) => void>();
const lend = defineAction(two.resource, {
  key: 'lend',
  label: { zh: '借出', en: 'Lend' },
  optimistic: (row) => ({ ...row, borrower: `${row.borrower} 借出中` }),
  run: async (row) => {
    if (row.id === '1') await new Promise((_resolve, reject) => answers.set(row.id, reject));
    await two.api.edit({ id: row.id, borrower: '新借用人' });
  },
});
export const OneOfTwoRefused: Story = {
  name: 'UNDO-01 a refused action takes back its own row, and what another one did meanwhile stays',
  decorators: [framed],
  render: () => (
    <ResourceList
      resource={two.resource}
      store={createMemoryListState()}
      columns={columns}
      rowActions={[lend]}
      defaultSort={null}
      storageId="two"
    />
  ),
  play: async ({ canvas }) => {
    const press = async (loanNo: string) => pressAction(within(await rowOf(canvas, loanNo)), '借出');
    await canvas.findByText('L202600001');
    await press('L202600001');
    await waitFor(() => expect(canvas.getByText('张伟 借出中')).toBeVisible());
    await press('L202600002');
    await waitFor(() => expect(canvas.getByText('新借用人')).toBeVisible());
    const list = two.resource.api.list;
    // The rows are not told again before it was looked at.
    two.resource.api.list = () => new Promise(() => undefined);

    answers.get('1')!(new Error('设备未到库'));

    await expect(await screen.findByText('设备未到库')).toBeVisible();
    await expect(canvas.getByText('新借用人')).toBeVisible();
    await expect(canvas.queryByText('张伟 借出中')).toBeNull();
    two.resource.api.list = list;
  },
};

const eleven = buildLoans(loans(11));
const elevenState = createMemoryListState({ page: '2' });
export const LastPageEmptied: Story = {
  name: 'LIST-01 when the last row of the last page is gone, the page before it is shown',
  decorators: [framed],
  render: () => <ResourceList resource={eleven.resource} store={elevenState} columns={columns} defaultSort={null} storageId="eleven" />,
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'L202600011');
    await pressAction(within(row), '删除');
    await userEvent.click(within(await screen.findByRole('dialog', { name: '请确认' })).getByRole('button', { name: '确定' }));
    await expect(await canvas.findByText('L202600010')).toBeVisible();
    await expect(elevenState.getSnapshot()).toEqual({});
  },
};

export const KeepsChoice: Story = {
  name: 'LIST-09 an action takes its own rows out of the selection and leaves what is chosen while it runs',
  decorators: [framed],
  render: () => (
    <ResourceList resource={lent.resource} store={createMemoryListState()} columns={columns} rowActions={[giveBack]} defaultSort={null} />
  ),
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'L202600003');
    const box = (name: number) => canvas.getByRole('checkbox', { name: `选择第 ${name} 行` });
    await userEvent.click(box(3));
    await pressAction(within(row), '归还');
    await userEvent.click(box(1));
    await expect(canvas.getByText('已选择 2 项')).toBeVisible();
    answer.resolve();
    await waitFor(() => expect(box(3)).not.toBeChecked());
    await screen.findByRole('button', { name: '撤销' });
    await expect(box(1)).toBeChecked();
    await expect(canvas.getByText('已选择 1 项')).toBeVisible();
  },
};

const reminded = buildLoans(loans(3));
const remindAll = defineListAction(reminded.resource, {
  key: 'remindAll',
  label: { zh: '催还', en: 'Remind' },
  needsSelection: true,
  run: (rows) => ({ success: [], fail: rows.map(({ id }) => ({ id, message: '没有联系电话' })) }),
});
export const OneRow: Story = {
  name: 'LIST-09 of one row the reason is told as it is',
  decorators: [framed],
  render: () => <ResourceList resource={reminded.resource} store={createMemoryListState()} columns={columns} toolbar={[remindAll]} />,
  play: async ({ canvas }) => {
    await canvas.findByText('L202600001');
    await userEvent.click(canvas.getAllByRole('checkbox')[1]!);
    await userEvent.click(canvas.getByRole('button', { name: '催还' }));
    await expect(await screen.findByText('没有联系电话')).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

const changed = buildLoans(loans(3));
export const Outdated: Story = {
  name: 'LIVE-01 what others change comes by itself, but moves no row that somebody has in hand; what one saves oneself is not news',
  decorators: [framed],
  render: () => <ResourceList resource={changed.resource} store={createMemoryListState()} columns={columns} form={['borrower', 'state']} />,
  play: async ({ canvas }) => {
    await canvas.findByText('L202600001');
    await changed.api.edit({ id: '1', borrower: '别人改的' });
    // Told until it is heard: shortly after an action of one's own it is its echo.
    const told = async (seen: () => HTMLElement) => {
      const telling = setInterval(() => rowNews.tell('loan:list'), 300);
      await waitFor(() => expect(seen()).toBeVisible(), { timeout: 12_000 }).finally(() => clearInterval(telling));
    };
    await told(() => canvas.getByText('别人改的'));
    await expect(canvas.queryByRole('button', { name: /点击刷新/ })).toBeNull();

    await userEvent.click(canvas.getAllByRole('checkbox')[1]!);
    await changed.api.remove(['3']);
    const line = () => canvas.getByRole('button', { name: '数据有更新，点击刷新' });
    await told(line);
    await expect(canvas.getByText('L202600003')).toBeVisible();
    await userEvent.click(line());
    await waitFor(() => expect(canvas.queryByText('L202600003')).toBeNull());

    const row = await rowOf(canvas, 'L202600002');
    await pressAction(within(row), '删除');
    await userEvent.click(within(await screen.findByRole('dialog', { name: '请确认' })).getByRole('button', { name: '确定' }));
    await waitFor(() => expect(canvas.queryByText('L202600002')).toBeNull());
    rowNews.tell('loan:list');
    await expect(canvas.queryByRole('button', { name: /点击刷新/ })).toBeNull();
  },
};

const hasty = buildLoans(loans(3));
const pings: string[] = [];
let pong: () => void;
const ping = defineAction(hasty.resource, {
  key: 'ping',
  label: { zh: '催办', en: 'Press' },
  run: (row) => {
    pings.push(row.id);
    return new Promise<void>((resolve) => {
      pong = resolve;
    });
  },
});
export const PressedTwice: Story = {
  name: 'LIST-10 an action that is pressed again before its answer is done once; on another row, or after its answer, it is another action',
  decorators: [framed],
  render: () => (
    <ResourceList
      resource={hasty.resource}
      store={createMemoryListState()}
      columns={columns}
      rowActions={[ping]}
      edit={false}
      remove={false}
      defaultSort={null}
    />
  ),
  play: async ({ canvas }) => {
    pings.length = 0;
    await canvas.findByText('L202600001');
    const press = (index: number) => userEvent.click(canvas.getAllByRole('button', { name: '催办' })[index]!);
    await userEvent.dblClick(canvas.getAllByRole('button', { name: '催办' })[0]!);
    await expect(pings).toEqual(['1']);
    const first = pong;
    await press(1);
    await expect(pings).toEqual(['1', '2']);
    first();
    await screen.findByText('操作成功');
    await press(0);
    await expect(pings).toEqual(['1', '2', '1']);
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

const watched = buildLoans(loans(3));
export const OnlyOpened: Story = {
  name: 'LIST-10 a row that is only opened stays chosen, and the list is not asked for it; deleted from its detail, the detail closes',
  decorators: [framed],
  render: () => <ResourceList resource={watched.resource} store={createMemoryListState()} columns={columns} defaultSort={null} />,
  play: async ({ canvas }) => {
    const asked = (wanted: string) => watched.api.calls.filter(({ name }) => name === wanted).length;
    const row = await rowOf(canvas, 'L202600002');
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择第 2 行' }));
    await userEvent.click(within(row).getByRole('button', { name: '编辑' }));
    const form = await screen.findByRole('dialog', { name: '编辑借用单' });
    await within(form).findByRole('textbox', { name: '借用人' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('已选择 1 项')).toBeVisible();
    await expect(asked('list')).toBe(1);

    await userEvent.click(canvas.getByRole('button', { name: 'L202600002' }));
    const detail = await screen.findByRole('dialog', { name: /详情 · L202600002/ });
    await waitFor(() => expect(asked('get')).toBe(2));
    await userEvent.click(within(detail).getByRole('button', { name: '更多' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '删除' }));
    await userEvent.click(within(await screen.findByRole('dialog', { name: '请确认' })).getByRole('button', { name: '确定' }));
    await waitFor(() => expect(canvas.queryByText('L202600002')).toBeNull());
    await expect(screen.queryByRole('dialog')).toBeNull();
    // Of a row that is gone nothing is read: the server would say that there is none.
    await expect(asked('get')).toBe(2);
    await expect(canvas.queryByText(/已选择/)).toBeNull();
  },
};
