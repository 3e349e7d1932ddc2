import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type RenderedStory, renderStory } from '../../testing/renderStory.tsx';
import { FieldsFormDialog } from './FieldsFormDialog.tsx';

let story: RenderedStory | undefined;
const actEnvironment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
afterEach(async () => {
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = true;
  await story?.unmount();
});

test('FORM-01 a second press on the button of a draft keeps one draft, and hands nothing in', async () => {
  const saved: boolean[] = [];
  let end = () => {};
  story = await renderStory(
    <FieldsFormDialog
      title="理赔"
      width={480}
      columns={1}
      draftable
      onOpenChange={() => {}}
      options={{
        fields: { title: { kind: 'text', label: { zh: '事由', en: 'Subject' } } },
        spec: ['title'],
        onSubmit: (_values, { isDraft }) => {
          saved.push(isDraft);
          return new Promise<void>((resolve) => (end = resolve));
        },
      }}
    />,
  );
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;
  const dialog = page.getByRole('dialog', { name: '理赔' });
  await expect.element(dialog.getByRole('textbox', { name: '事由' })).toBeVisible();
  const button = dialog.getByRole('button', { name: '存为草稿' });
  const pressed = button.element() as HTMLButtonElement;
  pressed.click();
  pressed.click();
  await vi.waitFor(() => expect(saved).toEqual([true]));
  end();
  // What comes after is a save of its own.
  await dialog.getByRole('button', { name: '确定' }).click();
  await vi.waitFor(() => expect(saved).toEqual([true, false]));
  end();
});
