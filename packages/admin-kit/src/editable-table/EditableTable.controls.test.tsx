import { type ComponentType, lazy, useEffect } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { CellControlProps } from './cells/cellType.ts';
import type { EditableColumn, Row } from './columnTypes.ts';
import ChoiceControl from './controls/ChoiceControl.tsx';
import type { EditableTableProps } from './EditableTable.tsx';
import { pointColumns, pointRows } from './stories.fixture.ts';
import { showTable, takeTableAway } from './testing.fixture.tsx';

afterEach(takeTableAway);

const stations = [
  { value: 'n', text: '北站' },
  { value: 's', text: '南站' },
  { value: 'o', text: '停用站', disabled: true },
];
const columns: readonly EditableColumn[] = [
  { key: 'name', title: '测点', type: 'input' },
  { key: 'station', title: '站点', type: 'select', options: stations },
  { key: 'free', title: '备选', type: 'select', options: stations, props: { allowInput: true } },
  { key: 'several', title: '多站', type: 'select-multiple', options: stations },
  { key: 'kind', title: '类型', type: 'select', dictCode: 'point_kind' },
  { key: 'day', title: '安装日期', type: 'date' },
  {
    key: 'level',
    title: '等级',
    type: 'radio',
    options: [
      { value: 1, text: '高' },
      { value: 2, text: '低' },
    ],
  },
  { key: 'owner', title: '负责人', type: 'sel_user' },
];
const rows: readonly Row[] = ['P-01', 'P-02', 'P-03'].map((name, at) => ({
  id: String(at),
  name,
  station: 'n',
  several: 'n',
  kind: '1',
  day: '2026-03-04',
  level: 1,
}));
const dictionaries = {
  point_kind: [
    { value: '1', text: '温度' },
    { value: '2', text: '湿度' },
  ],
};

const show = (props: Omit<EditableTableProps, 'table' | 'label'> = {}) => showTable({ rows, columns }, props, { dictionaries });

/** Waits until the control of a cell has the focus. */
async function opened(label: string): Promise<HTMLInputElement> {
  return vi.waitFor(() => {
    const active = document.activeElement;
    if (active?.getAttribute('aria-label') !== label) throw new Error(`The focus is at ${active?.outerHTML.slice(0, 120)}`);
    return active as HTMLInputElement;
  });
}

test('GRID-01 typing over a select searches its choices, Enter takes the first one, the focus is at the cell again', async () => {
  const table = await show();
  await table.click(0, 'station');

  await table.keys('南');
  const box = await opened('站点 1');
  expect(box.value).toBe('南');
  await vi.waitFor(() => expect(document.querySelector('[role=option]')?.textContent).toContain('南站'));
  await table.keys('{Enter}');

  await vi.waitFor(() => expect(table.text(0, 'station')).toBe('南站'));
  expect(table.store.value(0, 'station')).toBe('s');
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-controls')).toBe(document.querySelector('[role=grid]')?.id));
});

test('GRID-01 Escape leaves an open select as it was; Tab goes on to the next cell', async () => {
  const table = await show();
  await table.click(0, 'station');

  await table.keys('{Enter}');
  await opened('站点 1');
  await table.keys('南{Escape}');
  expect(table.store.value(0, 'station')).toBe('n');
  await table.keys('{F2}');
  await opened('站点 1');
  await table.keys('{Tab}');

  expect(table.active()).toBe('0:free');
  expect(table.store.value(0, 'station')).toBe('n');
});

test('TBL-02 with allowInput a typed text becomes the value', async () => {
  const table = await show();
  await table.click(1, 'free');

  await table.keys('x');
  await opened('备选 2');
  await table.keys('yz');
  await vi.waitFor(() => expect(document.querySelector('[role=option]')?.textContent).toContain('xyz'));
  await table.keys('{Enter}');

  await vi.waitFor(() => expect(table.store.value(1, 'free')).toBe('xyz'));
});

test('TBL-02 several choices are a comma list', async () => {
  const table = await show();
  await table.click(0, 'several');

  await table.keys('{F2}');
  await opened('多站 1');
  await userEvent.click(
    await vi.waitFor(() => [...document.querySelectorAll('[role=option]')].find((one) => one.textContent?.includes('南站'))!),
  );
  await table.keys('{Tab}');

  expect(table.store.value(0, 'several')).toBe('n,s');
});

test('DICT-02 TBL-02 the items of a dictionary are what a cell reads and offers', async () => {
  const table = await show();

  await vi.waitFor(() => expect(table.text(0, 'kind')).toBe('温度'));
  await table.click(0, 'kind');
  await table.keys('湿');
  await opened('类型 1');
  await vi.waitFor(() => expect(document.querySelector('[role=option]')?.textContent).toContain('湿度'));
  await table.keys('{Enter}');

  await vi.waitFor(() => expect(table.store.value(0, 'kind')).toBe('2'));
});

test('INP-02 a day is typed into its cell, Enter writes it and goes down', async () => {
  const table = await show();
  await table.click(0, 'day');

  await table.keys('2');
  await opened('安装日期 1');
  await table.keys('026/5/6{Enter}');

  expect(table.store.value(0, 'day')).toBe('2026-05-06');
  expect(table.active()).toBe('1:day');
});

test('INP-02 Enter in a day writes it and leaves the one below as it was', async () => {
  const table = await show();
  for (const keys of ['{F2}', '2']) {
    await table.click(0, 'day');
    await table.keys(keys);
    await opened('安装日期 1');
    await table.keys(keys === '2' ? '026/5/6{Enter}' : '{Enter}');
    expect(table.active()).toBe('1:day');
    await table.click(2, 'name');
    expect(table.store.value(1, 'day')).toBe('2026-03-04');
  }

  expect(table.store.value(0, 'day')).toBe('2026-05-06');
});

test('INP-02 GRID-07 what is typed and is not a day stays in its cell, marked, and Ctrl+Z brings the day back', async () => {
  const table = await show();
  await table.click(0, 'day');

  await table.keys('x');
  await opened('安装日期 1');
  await table.keys('{Enter}');

  await vi.waitFor(() => expect(table.cell(0, 'day')).toHaveAttribute('aria-invalid', 'true'));
  expect([table.text(0, 'day'), table.store.value(0, 'day')]).toEqual(['x', null]);
  await table.keys('{Control>}z{/Control}');
  expect([table.text(0, 'day'), table.store.value(0, 'day')]).toEqual(['2026-03-04', '2026-03-04']);
  expect(table.cell(0, 'day')).not.toHaveAttribute('aria-invalid');
});

test('GRID-01 Alt and the down arrow open the calendar of a day', async () => {
  const table = await show();
  await table.click(0, 'day');

  await table.keys('{Alt>}{ArrowDown}{/Alt}');

  await vi.waitFor(() => expect(document.querySelector('[role=dialog] [role=grid]')).not.toBeNull());
});

test('GRID-01 a radio cell is chosen by arrows', async () => {
  const table = await show();
  await table.click(0, 'level');

  await table.keys('{Enter}');
  await vi.waitFor(() => expect((document.activeElement as HTMLInputElement).type).toBe('radio'));
  await table.keys('{ArrowRight}{Enter}');

  expect(table.store.value(0, 'level')).toBe(2);
  expect(table.active()).toBe('1:level');
  expect(table.editor().tagName).toBe('TEXTAREA');
});

test('GRID-01 Escape takes back what a control has written since it was opened', async () => {
  const table = await show();
  await table.click(0, 'level');
  await table.keys('{Enter}');
  await vi.waitFor(() => expect((document.activeElement as HTMLInputElement).type).toBe('radio'));
  await table.keys('{ArrowRight}{Escape}');
  expect(table.store.value(0, 'level')).toBe(1);

  await table.click(0, 'several');
  await table.keys('{F2}');
  await opened('多站 1');
  await userEvent.click(
    await vi.waitFor(() => [...document.querySelectorAll('[role=option]')].find((one) => one.textContent?.includes('南站'))!),
  );
  expect(table.store.value(0, 'several')).toBe('n,s');
  await table.keys('{Escape}');

  expect(table.store.value(0, 'several')).toBe('n');
  expect(table.store.history().undo).toEqual([]);
});

test('TBL-12 what one visit of a control writes is taken back at once', async () => {
  const table = await show();
  await table.click(0, 'level');
  await table.keys('{Enter}');
  await vi.waitFor(() => expect((document.activeElement as HTMLInputElement).type).toBe('radio'));
  await table.keys('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}{Control>}z{/Control}');

  expect(table.store.value(0, 'level')).toBe(1);
  expect(table.store.history().undo).toEqual([]);
});

test('TBL-02 a type without a picker is typed, until the app hands one in', async () => {
  const table = await show();
  await table.click(0, 'owner');

  await table.keys('u');
  await opened('负责人 1');
  await table.keys('1{Enter}');

  expect(table.store.value(0, 'owner')).toBe('u1');
});

test('TBL-02 the app hands in a picker for a type', async () => {
  const table = await show({
    controls: {
      sel_user: ({ label, onValueChange, onClose }) => (
        <button
          type="button"
          aria-label={label}
          ref={(element) => element?.focus()}
          onClick={() => {
            onValueChange('u7');
            onClose();
          }}
        >
          U7
        </button>
      ),
    },
  });
  await table.click(0, 'owner');

  await table.keys('{F2}');
  await opened('负责人 1');
  await table.keys('{Enter}');

  await vi.waitFor(() => expect(table.store.value(0, 'owner')).toBe('u7'));
});

test('GRID-04 a control whose row is taken away by the program closes', async () => {
  const table = await show();
  await table.click(1, 'free');
  await table.keys('{F2}');
  await opened('备选 2');

  table.store.edit('删除', (change) => change.remove([1]));

  await vi.waitFor(() => expect(document.querySelector('[aria-label="备选 2"]')).toBeNull());
  await table.click(0, 'name');
  await table.keys('x{Enter}');
  await vi.waitFor(() => expect(table.store.value(0, 'name')).toBe('x'));
});

describe('a control whose code is still on its way', () => {
  /** The select's own control, once `arrive` says so. */
  function lateSelect() {
    const door = Promise.withResolvers<{ default: ComponentType<CellControlProps> }>();
    return { Late: lazy(() => door.promise), arrive: () => door.resolve({ default: ChoiceControl as ComponentType<CellControlProps> }) };
  }

  test('GRID-04 LATE-01 finds all that was typed meanwhile, blanks and corrections too', async () => {
    const { Late, arrive } = lateSelect();
    const table = await show({ controls: { select: Late } });
    await table.click(0, 'station');

    await table.keys('南 站x{Backspace}');
    expect(table.active()).toBe('0:station');
    await table.store.validateTable();
    arrive();

    expect((await opened('站点 1')).value).toBe('南 站');
    expect(table.store.value(0, 'station')).toBe('n');
  });

  test('GRID-04 LATE-01 is not waited for by a whole text and Enter', async () => {
    const { Late, arrive } = lateSelect();
    const table = await show({ controls: { select: Late } });
    await table.click(0, 'station');

    await table.keys('南站{Enter}');

    expect(table.store.value(0, 'station')).toBe('s');
    expect(table.active()).toBe('1:station');
    arrive();
    await table.keys('{ArrowUp}');
    expect(table.active()).toBe('0:station');
  });

  test('GRID-04 LATE-01 keeps a text that Enter cannot read, and Escape takes it back', async () => {
    const { Late, arrive } = lateSelect();
    const table = await show({ controls: { select: Late } });
    await table.click(0, 'station');

    await table.keys('南{Enter}');
    expect(table.active()).toBe('0:station');
    expect(table.editor().value).toBe('南');
    await table.keys('{Escape}');

    arrive();
    await table.keys('{F2}');
    expect((await opened('站点 1')).value).not.toBe('南');
    expect(table.store.value(0, 'station')).toBe('n');
  });
});

test('TBL-14 what a control writes along with its own cell reaches hidden columns, in one step', async () => {
  function Pick({ onRowChange, onClose }: CellControlProps) {
    useEffect(() => {
      onRowChange({ owner: 'u7', ownerPhone: '138' });
      onClose();
    }, [onRowChange, onClose]);
    return null;
  }
  const withHidden: readonly EditableColumn[] = [...columns, { key: 'ownerPhone', title: '电话', type: 'hidden' }];
  const table = await showTable({ rows, columns: withHidden }, { controls: { sel_user: Pick } }, { dictionaries });
  await table.click(1, 'owner');

  await table.keys('{F2}');

  await vi.waitFor(() => expect(table.store.row(1)).toMatchObject({ owner: 'u7', ownerPhone: '138' }));
  table.store.undo();
  expect(table.store.row(1)?.['ownerPhone']).toBeUndefined();
  table.store.setDisabled(true);
  expect(table.store.write({ rowId: 1, key: 'ownerPhone', value: '139' })?.reason).toBe('disabledTable');
});

test('GRID-04 a control does not write into a row that was loaded in the place of its own', async () => {
  const table = await showTable({ rows: pointRows(5), columns: pointColumns });
  await userEvent.dblClick(table.cell(1, 'station'));
  await vi.waitFor(() => expect(document.querySelector('[role=listbox]')).not.toBeNull());

  table.store.loadNewData(pointRows(5).toReversed());

  await vi.waitFor(() => expect(document.querySelector('[role=listbox]')).toBeNull());
  expect(table.store.isDirty()).toBe(false);
});

test('GRID-04 a control closes with its row, and what is typed on goes into no other row', async () => {
  const table = await show();
  const days = () => [0, 1, 2].map((rowId) => table.store.value(rowId, 'day'));
  await table.click(0, 'day');
  await table.keys('{F2}');
  await opened('安装日期 1');

  table.store.edit({ label: '', by: 'program' }, (change) => void change.remove([0]));
  await vi.waitFor(() => expect(table.active()).toBe('none'));
  await table.keys('2026-05-05{Enter}');
  await table.click(0, 'day');
  await table.keys('{F2}');
  await opened('安装日期 1');
  await table.keys('{Control>}a{/Control}2026-06-06');
  await table.store.setFilters([{ key: 'name', by: 'contains', text: 'P-03' }]);
  await vi.waitFor(() => expect(table.active()).toBe('none'));
  await table.keys('2026-05-05{Enter}');

  expect(document.querySelector('[aria-label^="安装日期 "]:is(input)')).toBeNull();
  expect(days()).toEqual([undefined, '2026-06-06', '2026-03-04']);
});
