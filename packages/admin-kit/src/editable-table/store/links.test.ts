import { expect, test } from 'vitest';
import { buildStore } from './buildStore.ts';

test('TBL-14 writing a parent clears what hangs on it, in the same step', () => {
  const columns = [
    { key: 'province', title: '省', type: 'input' },
    { key: 'city', title: '市', type: 'input', linkedTo: 'province' },
    { key: 'county', title: '县', type: 'input', linkedTo: 'city' },
    {
      key: 'code',
      title: '编码',
      type: 'input',
      linkedTo: 'province',
      derive: (row: Record<string, unknown>) => `P-${String(row['province'])}`,
    },
  ] as const;
  const rows = [{ id: '1', province: '江苏', city: '南京', county: '江宁', code: 'P-江苏' }];
  const store = buildStore({ rows, columns });

  expect(store.edit('省', (change) => change.set({ rowId: 0, key: 'province', value: '浙江' })).written).toBe(4);
  expect(store.row(0)).toEqual({ id: '1', province: '浙江', city: '', county: '', code: 'P-浙江' });
  store.undo();
  expect(store.row(0)).toBe(rows[0]);
  store.edit('同值', (change) => change.set({ rowId: 0, key: 'province', value: '江苏' }));
  expect(store.row(0)).toBe(rows[0]);
});

test('TBL-14 a linked cell that is written in the same step keeps what it got, whichever comes first', () => {
  const columns = [
    { key: 'city', title: '市', type: 'input', linkedTo: 'province' },
    { key: 'province', title: '省', type: 'input' },
  ] as const;
  const store = buildStore({ rows: [{ id: '1', province: '江苏', city: '南京' }], columns });
  store.edit('粘贴', (change) => {
    change.set({ rowId: 0, key: 'city', value: '杭州' });
    change.set({ rowId: 0, key: 'province', value: '浙江' });
  });
  expect(store.row(0)).toMatchObject({ province: '浙江', city: '杭州' });
});

test('TBL-14 columns that hang on each other in a circle are refused when the table is made', () => {
  const columns = [
    { key: 'a', title: 'A', type: 'input', linkedTo: 'b' },
    { key: 'b', title: 'B', type: 'input', linkedTo: 'a' },
  ] as const;
  expect(() => buildStore({ rows: [], columns })).toThrow('circle');
});

test('TBL-15 new rows get default values, what their types start with, and the next number', () => {
  const columns = [
    { key: 'name', title: '姓名', type: 'input', defaultValue: '${title}/${key}' },
    { key: 'agreed', title: '同意', type: 'checkbox', props: { customValue: ['Y', 'N'], defaultChecked: true } },
    { key: 'open', title: '开', type: 'switch' },
    { key: 'sequence', title: '序', type: 'inputNumber', isOrder: true },
    { key: 'amount', title: '金额', type: 'inputNumber', defaultValue: 0 },
    { key: 'plain', title: '其它', type: 'input' },
  ] as const;
  const store = buildStore({
    rows: [
      { id: '1', sequence: 7 },
      { id: '2', sequence: 3 },
    ],
    columns,
  });

  store.addRows([{}, { name: '给定', amount: 5, sequence: 40 }, {}]);

  expect(store.getNewData()).toEqual([
    { name: '姓名/name', agreed: 'Y', open: false, sequence: 8, amount: 0 },
    { name: '给定', agreed: 'Y', open: false, sequence: 40, amount: 5 },
    { name: '姓名/name', agreed: 'Y', open: false, sequence: 9, amount: 0 },
  ]);
});
