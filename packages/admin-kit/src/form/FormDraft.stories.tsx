import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { TextInput } from '../input/TextInput.tsx';
import { createMemoryStore } from '../session/keyValueStore.ts';
import { DraftContext } from './draftContext.ts';
import { createDraftStore, type DraftStore } from './draftStore.ts';
import { Form, FormField } from './Form.tsx';
import { FormDraft } from './FormDraft.tsx';
import { useKitForm } from './useKitForm.ts';

/** What was typed before a crash is offered above the form, and kept while a person types. */
const meta = { title: 'Form/Draft', component: FormDraft } satisfies Meta<typeof FormDraft>;
export default meta;
type Story = StoryObj;

const lost = Date.parse('2026-03-17T18:05:00+08:00');
function drafts(values?: Readonly<Record<string, unknown>>): DraftStore {
  const store = createDraftStore(
    () => 'u1',
    createMemoryStore(),
    () => lost + 60_000,
  );
  if (values) store.write('story', values);
  return store;
}

function Example({ store }: { store: DraftStore }) {
  const form = useKitForm({ defaultValues: { name: '', note: '' }, onSubmit: async () => undefined });
  return (
    <DraftContext value={store}>
      <div className="max-w-xl rounded-lg bg-surface p-4">
        <Form form={form} aria-label="示例">
          <FormDraft id="story" without={['secret']} />
          <FormField name="name" label="名称">
            {(control) => <TextInput {...control} />}
          </FormField>
          <FormField name="note" label="说明">
            {(control) => <TextInput {...control} />}
          </FormField>
        </Form>
      </div>
    </DraftContext>
  );
}

export const Offered: Story = {
  name: 'LAY-05 a draft is offered, with the time it was kept at',
  render: () => <Example store={drafts({ name: '未保存的名称' })} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '恢复' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '名称' })).toHaveValue('未保存的名称'));
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
export const OfferedDark: Story = {
  globals: { theme: 'dark', locale: 'en-US' },
  render: () => <Example store={drafts({ name: 'Unsaved' })} />,
};
let kept = drafts();
export const Nothing: Story = {
  name: 'LAY-05 without a draft nothing is offered; what is typed is kept after a moment',
  beforeEach: () => {
    kept = drafts();
  },
  render: () => <Example store={kept} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: '名称' }), '新名称');
    await waitFor(() => expect(kept.read('story')?.values).toEqual({ name: '新名称' }));
  },
};
