import { type EditableColumn, EditableTable, useEditableTable } from '@tarmac/admin-kit/editable-table';
import { Button } from '@tarmac/admin-kit/input';

const columns: readonly EditableColumn[] = [
  { key: 'name', title: 'Name', type: 'input', width: 180 },
  { key: 'stars', title: 'Stars', type: 'slot', width: 160 },
];

export default function OwnCell() {
  const table = useEditableTable({ rows: [{ id: '1', name: 'Scale', stars: 3 }], columns });
  return (
    <EditableTable
      table={table}
      label="Ratings"
      slots={{
        stars: ({ value, triggerChange }) => (
          <Button size="small" variant="link" onClick={() => triggerChange((Number(value) % 5) + 1)}>
            {'★'.repeat(Number(value))}
          </Button>
        ),
      }}
    />
  );
}
