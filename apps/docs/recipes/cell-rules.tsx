import { type EditableColumn, EditableTable, useEditableTable } from '@tarmac/admin-kit/editable-table';
import { Button } from '@tarmac/admin-kit/input';
import { notices } from '@tarmac/admin-kit/notice';

const columns: readonly EditableColumn[] = [
  { key: 'code', title: 'Code', type: 'input', width: 140, validateRules: [{ required: true }, { unique: true }] },
  { key: 'mail', title: 'Mail', type: 'input', width: 200, validateRules: [{ pattern: 'e', message: '${title}: name@example.com' }] },
  {
    key: 'count',
    title: 'Count',
    type: 'inputNumber',
    width: 120,
    validateRules: [{ handler: ({ cellValue }, callback) => callback(Number(cellValue) % 2 === 0, 'An even number, please') }],
  },
];

export default function CellRules() {
  const table = useEditableTable({
    rows: [
      { id: '1', code: 'A', mail: 'ann@example.com', count: 2 },
      { id: '2', code: 'A', mail: 'nobody', count: 3 },
    ],
    columns,
  });
  const check = async () => {
    const wrong = await table.validateTable();
    if (wrong === null) notices.success('All good');
  };
  return (
    <div className="flex flex-col gap-2">
      <EditableTable table={table} label="Codes" />
      <div>
        <Button onClick={check}>Check</Button>
      </div>
    </div>
  );
}
