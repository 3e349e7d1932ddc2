import { Form, FormField, useKitForm } from '@tarmac/admin-kit/form';
import { Button, DateInput, TextInput } from '@tarmac/admin-kit/input';
import { useLocalize } from '@tarmac/admin-kit/i18n';
import { notices } from '@tarmac/admin-kit/notice';
import * as z from 'zod';

// Types of the values follow from the schema.
const booking = z.object({ guest: z.string().min(1).max(40), day: z.iso.date() });

export default function OwnForm() {
  const localize = useLocalize();
  const form = useKitForm({
    schema: booking,
    defaultValues: { guest: '', day: '' },
    onSubmit: ({ guest, day }) => notices.success(`${guest} · ${day}`),
  });
  return (
    <Form form={form} columns={2} aria-label={localize({ zh: '预订', en: 'Booking' })}>
      <FormField name="guest" label={localize({ zh: '客人', en: 'Guest' })} required>
        {(control) => <TextInput {...control} />}
      </FormField>
      <FormField name="day" label={localize({ zh: '日期', en: 'Day' })} required>
        {(control) => <DateInput {...control} />}
      </FormField>
      <div>
        <Button type="submit" variant="primary" busy={form.isSaving}>
          {localize({ zh: '预订', en: 'Book' })}
        </Button>
      </div>
    </Form>
  );
}
