import { type EditableColumn, EditableTableInput } from '@tarmac/admin-kit/editable-table';
import { Form, FormField, useKitForm } from '@tarmac/admin-kit/form';
import { Button } from '@tarmac/admin-kit/input';
import { notices } from '@tarmac/admin-kit/notice';
import * as z from 'zod';

const order = z.object({ lines: z.array(z.looseObject({ name: z.string(), count: z.number().int().min(1) })).min(1) });
const columns: readonly EditableColumn[] = [
  { key: 'name', title: 'Name', type: 'input', width: 200, validateRules: [{ required: true }] },
  { key: 'count', title: 'Count', type: 'inputNumber', width: 120, statistics: ['sum'] },
];

// What the schema finds wrong stands at its cell.
export default function TableInForm() {
  const form = useKitForm({
    schema: order,
    defaultValues: { lines: [{ id: 'a', name: 'Bolt', count: 4 }] },
    onSubmit: ({ lines }) => notices.success(JSON.stringify(lines.map(({ name, count }) => [name, count]))),
  });
  return (
    <Form form={form} aria-label="Order">
      <FormField name="lines" label="Lines" wide>
        {(control) => <EditableTableInput {...control} columns={columns} label="Lines" table={{ toolbar: true }} />}
      </FormField>
      <div>
        <Button type="submit" variant="primary">
          OK
        </Button>
      </div>
    </Form>
  );
}
