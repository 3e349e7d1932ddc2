import { type EditableColumn, EditableTableInput } from '@tarmac/admin-kit/editable-table';
import { Form, FormField, useKitForm } from '@tarmac/admin-kit/form';
import { useLocalize } from '@tarmac/admin-kit/i18n';
import { Button } from '@tarmac/admin-kit/input';
import { notices } from '@tarmac/admin-kit/notice';
import { useMemo } from 'react';
import { ask } from './server.ts';

const texts = {
  hours: { zh: '工时', en: 'Hours' },
  work: { zh: '工作内容', en: 'Work' },
};

export default function HoursPage() {
  const localize = useLocalize();
  const columns = useMemo<readonly EditableColumn[]>(
    () => [
      { key: 'work', title: localize(texts.work), type: 'input', width: 240, validateRules: [{ required: true }] },
      { key: 'hours', title: localize(texts.hours), type: 'inputNumber', width: 120, statistics: ['sum'] },
    ],
    [localize],
  );
  const form = useKitForm({
    defaultValues: { lines: [{ id: 'a', work: 'Printer', hours: 2 }] },
    onSubmit: async (input) => {
      await ask('POST', { path: '/hours', body: input });
      notices.success(localize({ zh: '已保存', en: 'Saved' }));
    },
  });
  return (
    <Form form={form} aria-label={localize(texts.hours)}>
      <FormField name="lines" label={localize(texts.work)} wide>
        {(control) => <EditableTableInput {...control} columns={columns} label={localize(texts.work)} table={{ toolbar: true }} />}
      </FormField>
      <div>
        <Button type="submit" variant="primary" disabled={form.isSaving}>
          {localize({ zh: '保存', en: 'Save' })}
        </Button>
      </div>
    </Form>
  );
}
