import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { z } from 'zod';
import { Form, FormField } from '../form/Form.tsx';
import { useKitForm } from '../form/useKitForm.ts';
import { Button } from '../internals/Button.tsx';
import { KitFrame } from '../testing/KitFrame.tsx';
import { EditableTable, type EditableTableProps } from './EditableTable.tsx';
import { EditableTableInput } from './form/EditableTableInput.tsx';
import {
  demandColumns,
  demandRows,
  pointColumns,
  pointKinds,
  pointRows,
  priceColumns,
  priceRows,
  rosterColumns,
  rosterRows,
} from './stories.fixture.ts';
import type { TableStoreOptions } from './store/tableStore.ts';
import { useEditableTable } from './useEditableTable.ts';

/**
 * A table that is edited like a spreadsheet. Rows live in a store outside of React and cells are painted without it, so 100,000
 * rows scroll and type as 10 do. `EditableTableInput` makes a whole table one input of a form.
 */
const meta: Meta<typeof EditableTable> = {
  title: 'Data/Editable table',
  component: EditableTable,
  subcomponents: { EditableTableInput },
  // A picture of a table shows all of it: the buttons of its titles come with all that follows the first frame.
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-resize]')).not.toBeNull());
  },
};
export default meta;
type Story = StoryObj<typeof EditableTable>;

type Shown = Omit<EditableTableProps, 'table' | 'label'>;

function Prices({ rows, options, ...props }: { rows: number; options?: Partial<TableStoreOptions> } & Shown) {
  const table = useEditableTable({ rows: priceRows(rows), columns: priceColumns, ...options });
  return <EditableTable {...props} table={table} label="价格表" />;
}

function Points(props: Shown) {
  const table = useEditableTable({ rows: pointRows(12), columns: pointColumns });
  return <EditableTable {...props} table={table} label="测点" />;
}

function Roster(props: Shown) {
  const table = useEditableTable({ rows: rosterRows, columns: rosterColumns, dragSort: true });
  return <EditableTable {...props} table={table} label="排班表" />;
}

async function firstCell(canvasElement: HTMLElement, name: string): Promise<HTMLElement> {
  const [cell] = await within(canvasElement).findAllByRole('gridcell', { name });
  if (cell === undefined) throw new Error('No cell.');
  return cell;
}

export const Basic: Story = {
  render: () => (
    <Prices
      rows={30}
      rowNumber
      rowSelection
      toolbar={{ buttons: ['add', 'remove', 'clearSelection', 'validate', 'history', 'find', 'columns'] }}
      height={420}
    />
  ),
  play: async ({ canvasElement }) => {
    const cell = await firstCell(canvasElement, '螺栓');
    await userEvent.click(cell);
    await expect(cell).toHaveAttribute('aria-selected', 'true');
  },
};

export const EveryKindOfCell: Story = {
  render: () => (
    <KitFrame own={false} dictionaries={{ point_kind: pointKinds }}>
      <Points rowNumber height={420} />
    </KitFrame>
  ),
};

export const HundredThousandRows: Story = { render: () => <Prices rows={100_000} rowNumber height={480} /> };

export const AlwaysEdited: Story = { render: () => <Prices rows={100} alwaysEdit size="small" height={480} /> };

export const RosterByDragging: Story = {
  render: () => <Roster rowNumber rowSelection toolbar={{ buttons: ['add', 'save', 'remove', 'clearSelection', 'collapse', 'history'] }} />,
};

export const Sizes: Story = {
  render: () => (
    <div className="flex flex-col gap-6">
      {(['medium', 'small', 'mini', 'tiny'] as const).map((size) => (
        <Prices key={size} rows={3} size={size} statusLine={false} />
      ))}
    </div>
  ),
};

export const Errors: Story = {
  render: () => (
    <Prices
      rows={8}
      toolbar={{ buttons: ['validate'] }}
      options={{ rows: priceRows(8).map((row, at) => (at % 3 === 1 ? { ...row, name: '' } : row)) }}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByRole('gridcell');
    await userEvent.click(await canvas.findByRole('button', { name: '校验' }));
    await expect(await canvas.findByText('3 处错误')).toBeVisible();
  },
};

export const DisabledRows: Story = { render: () => <Prices rows={8} rowSelection options={{ disabledRows: { name: '垫圈' } }} /> };

export const ReadOnly: Story = { render: () => <Prices rows={8} toolbar options={{ disabled: true }} /> };

export const Loading: Story = { render: () => <Prices rows={8} loading /> };

export const Empty: Story = {
  render: () => <Prices rows={0} toolbar />,
  play: async ({ canvasElement }) => {
    const words = await within(canvasElement).findByText('暂无数据');
    const sum = await within(canvasElement).findByRole('gridcell', { name: '合计' });
    await expect(words.getBoundingClientRect().bottom).toBeLessThanOrEqual(sum.getBoundingClientRect().top + 1);
  },
};

export const Pages: Story = { render: () => <Prices rows={10} pagination={{ current: 2, total: 95, pageSize: 10 }} /> };

export const Expanded: Story = {
  render: () => <Prices rows={8} height={420} expandHeight={80} expand={(row) => <p>备注：{String(row['note']) || '无'}</p>} />,
  play: async ({ canvasElement }) => {
    const [button] = await within(canvasElement).findAllByRole('button', { name: '展开第 1 行' });
    await userEvent.click(button!);
    await expect(await within(canvasElement).findByText('备注：请在使用前检查')).toBeVisible();
  },
};

export const SubTable: Story = {
  render: () => <Prices rows={8} height={420} subTable={() => <Roster maxHeight={240} statusLine={false} />} />,
};

export const Details: Story = {
  render: () => (
    <Prices
      rows={8}
      options={{ columns: priceColumns.map((column) => (column.key === 'name' ? { ...column, showDetails: true } : column)) }}
      details={{ columns: 4 }}
    />
  ),
};

export const FindAndReplace: Story = {
  render: () => <Prices rows={30} toolbar height={420} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByRole('gridcell');
    await userEvent.click(await canvas.findByRole('button', { name: '查找和替换' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: '查找内容' }), '轴承');
    await expect(await canvas.findByText('第 0 个，共 6 个')).toBeVisible();
  },
};

export const Slots: Story = {
  render: () => (
    <Prices
      rows={5}
      options={{ columns: [...priceColumns.slice(0, 3), { key: 'stars', title: '评分', type: 'slot', width: 120 }] }}
      clickSelectRow
      rowSelection
      slots={{
        stars: ({ value, triggerChange }) => (
          <Button size="small" variant="link" onClick={() => triggerChange((Number(value ?? 0) % 5) + 1)}>
            {'★'.repeat(Number(value ?? 0)) || '评分'}
          </Button>
        ),
      }}
      controls={{}}
      storageId="story-prices"
      reloadEffect
      asyncRemove={false}
      maxHeight={300}
    />
  ),
};

const priceSchema = z.object({
  name: z.string(),
  prices: z.array(z.looseObject({ code: z.string(), price: z.number().max(50, '单价不能超过 50') })),
});

function PriceForm() {
  const form = useKitForm({
    schema: priceSchema,
    defaultValues: { name: '', prices: [...(priceRows(6) as z.input<typeof priceSchema>['prices'])] },
    onSubmit: () => undefined,
  });
  return (
    <Form form={form} aria-label="报价">
      <FormField name="prices" label="价格表" wide>
        {(control) => (
          <EditableTableInput
            {...control}
            label="价格表"
            columns={priceColumns}
            options={{ historyLimit: 16 }}
            table={{ maxHeight: 320 }}
          />
        )}
      </FormField>
      <Button type="submit">保存</Button>
    </Form>
  );
}

export const InAForm: Story = { render: () => <PriceForm /> };

const demandSchema = z.object({
  demand: z.array(z.looseObject({ m1: z.number().max(500, '每月不超过 500'), m12: z.number().max(500, '每月不超过 500') })),
});

function DemandForm() {
  const [sent, setSent] = useState<z.infer<typeof demandSchema>['demand']>();
  const form = useKitForm({
    schema: demandSchema,
    defaultValues: { demand: [...(demandRows(1_000) as z.input<typeof demandSchema>['demand'])] },
    onSubmit: ({ demand }) => setSent(demand),
  });
  return (
    <Form form={form} aria-label="年度需求">
      <FormField name="demand" label="需求表" wide>
        {(control) => <EditableTableInput {...control} label="需求表" columns={demandColumns} table={{ height: 420, rowNumber: true }} />}
      </FormField>
      <Button type="submit">保存</Button>
      {sent !== undefined && (
        <p>
          已保存 {sent.length} 行，首行 1 月 {sent[0]?.m1}
        </p>
      )}
    </Form>
  );
}

export const ThousandRowsInAForm: Story = {
  name: 'GRID-06 TBL-05 a table of 1,000 × 20 as one field: a failed save leads to the wrong cell, what is put right is sent',
  render: () => <DemandForm />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByRole('gridcell');
    const january = () => canvasElement.querySelector<HTMLElement>('[role=row][aria-rowindex="2"] [role=gridcell][aria-colindex="6"]')!;
    await userEvent.click(january());
    await userEvent.keyboard('600{Enter}');
    const save = canvas.getByRole('button', { name: '保存' });
    await userEvent.click(save);

    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('1月, 第 1 行, 每月不超过 500'));
    await expect(january()).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.queryByText(/^已保存/)).toBeNull();

    await userEvent.keyboard('60{Enter}');
    await userEvent.click(save);
    await expect(await canvas.findByText('已保存 1000 行，首行 1 月 60')).toBeVisible();
    await expect(january()).not.toHaveAttribute('aria-invalid');
  },
};

const price = { label: '价格表', columns: priceColumns, value: priceRows(2), onValueChange: () => undefined };

export const InputStates: Story = {
  render: () => (
    <div className="flex flex-col gap-6">
      <EditableTableInput {...price} disabled />
      <EditableTableInput {...price} readOnly />
      <EditableTableInput {...price} invalid />
    </div>
  ),
};

export const Phone: Story = {
  render: () => (
    <div style={{ width: 390 }}>
      <Prices rows={20} toolbar rowNumber height={420} />
    </div>
  ),
};

export const English: Story = {
  render: () => (
    <KitFrame locale="en-US">
      <Prices rows={8} toolbar rowNumber rowSelection pagination={{ current: 1, total: 8 }} />
    </KitFrame>
  ),
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  render: () => <Prices rows={8} rowNumber rowSelection toolbar />,
  play: async ({ canvasElement }) => {
    await userEvent.click(await firstCell(canvasElement, '垫圈'));
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
  },
};
