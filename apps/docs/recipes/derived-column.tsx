import { type EditableColumn, EditableTable, useEditableTable } from '@tarmac/admin-kit/editable-table';

// Worked out again when the column that it hangs on is written.
const columns: readonly EditableColumn[] = [
  { key: 'name', title: 'Name', type: 'input', width: 180 },
  { key: 'net', title: 'Net', type: 'inputNumber', width: 120, statistics: ['sum'], props: { scale: 2 } },
  {
    key: 'gross',
    title: 'Gross',
    type: 'inputNumber',
    width: 120,
    statistics: ['sum'],
    props: { scale: 2 },
    linkedTo: 'net',
    derive: ({ net }) => (net === null || net === undefined ? null : Math.round(Number(net) * 1.13)),
  },
];

export default function DerivedColumn() {
  const table = useEditableTable({ rows: [{ id: '1', name: 'Transport', net: 100_000, gross: 113_000 }], columns });
  return <EditableTable table={table} label="Prices" />;
}
