import { type EditableColumn, EditableTable, useEditableTable } from '@tarmac/admin-kit/editable-table';
import { Button } from '@tarmac/admin-kit/input';
import { notices } from '@tarmac/admin-kit/notice';

const columns: readonly EditableColumn[] = [
  { key: 'name', title: 'Name', type: 'input', width: 180 },
  { key: 'count', title: 'Count', type: 'inputNumber', width: 120 },
];

// Only what was added, edited and removed leaves; afterwards the table counts as saved, and every step can still be undone.
export default function SaveChanges() {
  const table = useEditableTable({ rows: [{ id: '1', name: 'Bolt', count: 4 }], columns });
  const save = () => {
    const { added, changed, removed } = table.getChanges();
    notices.success(`+${added.length} ~${changed.length} -${removed.length}`);
    table.markSaved();
  };
  return (
    <div className="flex flex-col gap-2">
      <EditableTable table={table} label="Stock" toolbar rowSelection />
      <div>
        <Button variant="primary" onClick={save}>
          Save
        </Button>
      </div>
    </div>
  );
}
