import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
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
  const store = createDraftStore(() => 'u1', { store: createMemoryStore(), now: () => lost + 60_000 });
  if (values) store.write('story', values);
  return store;
}

function Example({ store, label = '示例' }: { store: DraftStore; label?: string }) {
  const form = useKitForm({ defaultValues: { name: '', note: '' }, onSubmit: async () => undefined });
  return (
    <DraftContext value={store}>
      <div className="max-w-xl rounded-lg bg-surface p-4">
        <Form form={form} aria-label={label}>
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
  name: 'FORM-02 a draft is offered, with the time it was kept at',
  render: () => <Example store={drafts({ name: '未保存的名称' })} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toBeVisible();
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
  name: 'FORM-02 without a draft nothing is offered; what is typed is kept after a moment',
  beforeEach: () => {
    kept = drafts();
  },
  render: () => <Example store={kept} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: '名称' }), '新名称');
    await waitFor(() => expect(kept.list('story').map(({ values }) => values)).toEqual([{ name: '新名称' }]));
  },
};

let shared = drafts();
export const Windows: Story = {
  name: 'FORM-02 what is offered, or typed in another window, is neither overwritten nor removed before somebody has decided about it',
  beforeEach: () => {
    shared = drafts({ name: '旧草稿' });
  },
  render: () => (
    <>
      <Example store={shared} label="窗口甲" />
      <Example store={shared} label="窗口乙" />
    </>
  ),
  play: async ({ canvas }) => {
    const values = () => new Set(shared.list('story').map((draft) => draft.values['name']));
    const input = (window: number) => canvas.getAllByRole('textbox', { name: '名称' })[window]!;
    // The button, and with it the form that it saves, is out of view.
    const save = (window: number) => fireEvent.submit(canvas.getAllByRole('form')[window]!);
    await expect(await canvas.findAllByRole('status')).toHaveLength(2);

    await userEvent.type(input(0), '窗口甲');
    await userEvent.type(input(1), '窗口乙');
    await waitFor(() => expect(values()).toEqual(new Set(['旧草稿', '窗口乙', '窗口甲'])));

    // Saved in one window: the other one's draft, and the one that nobody took up, are still there.
    await save(0);
    await waitFor(() => expect(values()).toEqual(new Set(['旧草稿', '窗口乙'])));
    await userEvent.clear(input(1));
    await waitFor(() => expect(values()).toEqual(new Set(['旧草稿'])));

    await userEvent.click(canvas.getAllByRole('button', { name: '恢复' })[1]!);
    await waitFor(() => expect(input(1)).toHaveValue('旧草稿'));
    await userEvent.type(input(1), '又改');
    await waitFor(() => expect(values()).toEqual(new Set(['旧草稿又改'])));
    await save(1);
    await waitFor(() => expect(values()).toEqual(new Set([])));
  },
};

let several = drafts();
export const Several: Story = {
  name: 'FORM-02 of several drafts the newest is offered first, and the next once it is thrown away',
  beforeEach: () => {
    let now = lost;
    several = createDraftStore(() => 'u1', { store: createMemoryStore(), now: () => (now += 60_000) });
    several.write('story#1', { name: '先' });
    several.write('story#2', { name: '后' });
  },
  render: () => <Example store={several} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '丢弃' }));
    await expect(several.list('story').map(({ values }) => values)).toEqual([{ name: '先' }]);
    await userEvent.click(canvas.getByRole('button', { name: '恢复' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '名称' })).toHaveValue('先'));
  },
};
