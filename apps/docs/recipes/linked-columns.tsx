import { type EditableColumn, EditableTable, useEditableTable } from '@tarmac/admin-kit/editable-table';

const cities: Record<string, readonly string[]> = { Shandong: ['Jinan', 'Weifang'], Jiangsu: ['Nanjing', 'Suzhou'] };
const choices = (names: readonly string[]) => names.map((value) => ({ value }));

// The city hangs on the province: it is emptied when that changes, and offers what belongs to it.
const columns: readonly EditableColumn[] = [
  { key: 'province', title: 'Province', type: 'select', width: 160, options: choices(Object.keys(cities)) },
  {
    key: 'city',
    title: 'City',
    type: 'select',
    width: 160,
    linkedTo: 'province',
    optionsOf: ({ province }) => choices(cities[String(province)] ?? []),
  },
];

export default function LinkedColumns() {
  const table = useEditableTable({ rows: [{ id: '1', province: 'Shandong', city: 'Weifang' }], columns });
  return <EditableTable table={table} label="Stops" toolbar />;
}
