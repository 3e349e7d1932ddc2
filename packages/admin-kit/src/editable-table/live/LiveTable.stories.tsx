import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../internals/Button.tsx';
import { KitFrame } from '../../testing/KitFrame.tsx';
import { EditableTable } from '../EditableTable.tsx';
import { priceColumns, priceRows } from '../stories.fixture.ts';
import { useEditableTable } from '../useEditableTable.ts';
import { createMemoryHub } from './memoryHub.fixture.ts';

/** Several people on one table, over a server in memory: what one writes the other sees, and neither loses a value. */
const meta: Meta<typeof EditableTable> = { title: 'Data/Shared table', component: EditableTable, parameters: { layout: 'padded' } };
export default meta;
type Story = StoryObj;

const columns = priceColumns.filter(({ key }) => ['code', 'name', 'price', 'note'].includes(key));

function Desk({ name, connect }: { name: string; connect: ReturnType<ReturnType<typeof createMemoryHub>['connect']> }) {
  const table = useEditableTable({ rows: priceRows(6), columns });
  return (
    <section aria-label={name} className="min-w-0 flex-1">
      <EditableTable table={table} label={`${name}的价格表`} size="small" live={{ socketKey: 'prices', connect }} />
    </section>
  );
}

function Office() {
  const [hub] = useState(createMemoryHub);
  const [people] = useState(() => ['张伟', '王芳'].map((name) => ({ name, connect: hub.connect(name) })));
  const [isCut, setCut] = useState(false);
  const toggle = () => {
    hub.setCut('王芳', !isCut);
    setCut(!isCut);
  };
  return (
    <KitFrame own={false}>
      <div className="flex flex-col gap-3">
        <div>
          <Button aria-pressed={isCut} onClick={toggle}>
            {isCut ? '恢复王芳的连接' : '断开王芳的连接'}
          </Button>
        </div>
        <div className="flex flex-col gap-4 desktop:flex-row">
          {people.map((person) => (
            <Desk key={person.name} {...person} />
          ))}
        </div>
      </div>
    </KitFrame>
  );
}

const cellOf = (desk: HTMLElement, row: number, column: number) =>
  desk.querySelector<HTMLElement>(`[role=row][aria-rowindex="${row + 1}"] [role=gridcell][aria-colindex="${column}"]`)!;

async function desks(canvas: { findByRole: (role: 'region', options: { name: string }) => Promise<HTMLElement> }) {
  const both = [await canvas.findByRole('region', { name: '张伟' }), await canvas.findByRole('region', { name: '王芳' })] as const;
  for (const desk of both) await waitFor(() => expect(within(desk).getByText('同时编辑：')).toBeVisible(), { timeout: 5_000 });
  return both;
}
async function type(desk: HTMLElement, row: number, column: number, text: string) {
  await userEvent.click(cellOf(desk, row, column));
  await userEvent.keyboard(`${text}{Enter}`);
}

export const Presence: Story = {
  name: 'TBL-13 two people see where the other one is and what is written there',
  render: () => <Office />,
  play: async ({ canvas }) => {
    const [one, other] = await desks(canvas as never);
    await type(one, 2, 2, '垫片');
    await waitFor(() => expect(cellOf(other, 2, 2)).toHaveTextContent('垫片'));
    // Not a change of hers: no mark, nothing to undo.
    await waitFor(() => expect(within(other).getAllByText('张伟').length).toBeGreaterThan(1));
    await userEvent.click(cellOf(other, 5, 2));
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(cellOf(other, 2, 2)).toHaveTextContent('垫片');
    await waitFor(() => expect(within(one).getAllByText('王芳').length).toBeGreaterThan(1));
  },
};

export const Conflict: Story = {
  name: 'TBL-13 where both have written, each is asked; a choice by keyboard ends it for both',
  render: () => <Office />,
  play: async ({ canvas }) => {
    const [one, other] = await desks(canvas as never);
    await userEvent.click(await within(document.body).findByRole('button', { name: '断开王芳的连接' }));
    await type(one, 2, 2, '垫片甲');
    await type(other, 2, 2, '垫片乙');
    await type(other, 3, 2, '轴承乙');
    await expect(await within(other).findByText('连接已断开，正在重连，您的修改不会丢失')).toBeVisible();
    await expect(within(other).getByText('2 处修改尚未送达')).toBeVisible();
    await userEvent.click(within(document.body).getByRole('button', { name: '恢复王芳的连接' }));

    const choice = await within(one).findByRole('alert', {}, { timeout: 8_000 });
    await expect(choice).toHaveTextContent('冲突 1 / 1第 2 行「名称」：您填写的是「垫片甲」，王芳填写的是「垫片乙」');
    await expect(await within(other).findByRole('alert')).toHaveTextContent('您填写的是「垫片乙」，张伟填写的是「垫片甲」');
    await waitFor(() => expect(cellOf(one, 3, 2)).toHaveTextContent('轴承乙'));
    await expect(cellOf(one, 2, 2)).toHaveTextContent('垫片甲');

    within(one).getByRole('button', { name: '采用王芳的' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(cellOf(one, 2, 2)).toHaveTextContent('垫片乙'));
    await waitFor(() => expect(within(other).queryByRole('alert')).toBeNull());
    await expect(within(one).queryByRole('alert')).toBeNull();
    await expect(one.contains(document.activeElement)).toBe(true);
  },
};

export const Waiting: Story = {
  name: 'TBL-13 a conflict, to be looked at',
  render: () => <Office />,
  play: async ({ canvas }) => {
    const [one, other] = await desks(canvas as never);
    await userEvent.click(await within(document.body).findByRole('button', { name: '断开王芳的连接' }));
    for (const [desk, text] of [
      [one, '甲'],
      [other, '乙'],
    ] as const)
      for (const row of [2, 4]) await type(desk, row, 2, `垫片${text}`);
    await userEvent.click(within(document.body).getByRole('button', { name: '恢复王芳的连接' }));
    await waitFor(() => expect(within(one).getByRole('alert')).toHaveTextContent('冲突 1 / 2'), { timeout: 8_000 });
    await userEvent.click(within(one).getByRole('button', { name: '下一处冲突' }));
    await expect(within(one).getByRole('alert')).toHaveTextContent('第 4 行');
    await expect(cellOf(one, 4, 2)).toHaveAttribute('aria-selected', 'true');
  },
};

export const Keys: Story = {
  name: 'TBL-13 keys lead from conflict to conflict and end them; cells in conflict say so',
  render: () => <Office />,
  play: async (context) => {
    await Waiting.play?.(context);
    const [one] = await desks(context.canvas as never);
    for (const row of [2, 4]) await expect(cellOf(one, row, 2)).toHaveAttribute('aria-description', '冲突');
    await expect(cellOf(one, 3, 2)).not.toHaveAttribute('aria-description');
    await userEvent.click(cellOf(one, 5, 2));
    const isAt = (row: number) => waitFor(() => expect(cellOf(one, row, 2)).toHaveAttribute('aria-selected', 'true'));
    // To the one that is shown, which is the second; then on and back.
    await userEvent.keyboard('{Alt>}{F8}{/Alt}');
    await isAt(4);
    await expect(document.activeElement).toHaveAccessibleName(/第 4 行, 冲突/);
    await userEvent.keyboard('{Alt>}{F8}{/Alt}');
    await isAt(2);
    await userEvent.keyboard('{Alt>}{Shift>}{F8}{/Shift}{/Alt}');
    await isAt(4);
    await userEvent.keyboard('{Alt>}{Shift>}{F8}{/Shift}{/Alt}');
    await isAt(2);

    await userEvent.keyboard('{Alt>}{Shift>}t{/Shift}{/Alt}');
    await waitFor(() => expect(cellOf(one, 2, 2)).toHaveTextContent('垫片乙'));
    await waitFor(() => expect(cellOf(one, 2, 2)).not.toHaveAttribute('aria-description'));
    await userEvent.keyboard('{Alt>}{F8}{/Alt}');
    await isAt(4);
    await userEvent.keyboard('{Alt>}{Shift>}m{/Shift}{/Alt}');
    await waitFor(() => expect(within(one).queryByRole('alert')).toBeNull());
    await expect(cellOf(one, 4, 2)).toHaveTextContent('垫片甲');
    await expect(cellOf(one, 4, 2)).not.toHaveAttribute('aria-description');
  },
};

export const Filtered: Story = {
  name: 'TBL-13 a conflict in a row that a filter hides says which row it is, and shows it when asked',
  render: () => <Office />,
  play: async (context) => {
    await Waiting.play?.(context);
    const [one] = await desks(context.canvas as never);
    await userEvent.click(cellOf(one, 3, 2));
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    for (const name of [/^列/, /^筛选/]) await userEvent.click(await within(document.body).findByRole('menuitem', { name }));
    await userEvent.click(await within(document.body).findByRole('checkbox', { name: '轴承' }));
    await userEvent.click(within(document.body).getByRole('button', { name: '确定' }));

    const choice = within(one).getByRole('alert');
    await waitFor(() =>
      expect(choice).toHaveTextContent('被筛选隐藏的第 4 行（A-000004）「名称」：您填写的是「垫片甲」，王芳填写的是「垫片乙」'),
    );
    await userEvent.click(cellOf(one, 1, 2));
    await userEvent.keyboard('{Alt>}{F8}{/Alt}');
    await waitFor(() => expect(choice).toHaveTextContent('第 2 行（A-000002）'));
    await userEvent.click(within(one).getByRole('button', { name: '显示该行' }));
    await waitFor(() => expect(cellOf(one, 2, 2)).toHaveAttribute('aria-selected', 'true'));
    await expect(choice).toHaveTextContent('冲突 1 / 2第 2 行「名称」');
    await expect(one.querySelector('textarea')).toHaveFocus();
    await expect(within(one).queryByRole('button', { name: '显示该行' })).toBeNull();
  },
};

export const Dark: Story = {
  ...Waiting,
  name: 'TBL-13 a conflict, dark and in English',
  globals: { theme: 'dark', locale: 'en-US' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Also editing:')).toHaveLength(2), { timeout: 5_000 });
  },
};
