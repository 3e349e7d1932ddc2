import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type RenderedStory, renderStory } from '../../testing/renderStory.tsx';
import { FieldsFormDialog } from './FieldsFormDialog.tsx';

let story: RenderedStory | undefined;
const actEnvironment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
afterEach(async () => {
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = true;
  await story?.unmount();
});

test('FORM-07 what is wrong with a form as a whole is said above it, at no input, and goes with the change that puts it right', async () => {
  const onSubmit = vi.fn();
  const text = (zh: string) => ({ kind: 'text', label: { zh, en: zh } }) as const;
  story = await renderStory(
    <FieldsFormDialog
      title="培训"
      width={480}
      columns={1}
      onOpenChange={() => {}}
      options={{
        fields: { topic: text('主题'), place: text('地点') },
        spec: {
          groups: [
            { title: '', items: ['topic', 'place'], check: ({ place }) => (place ? [] : [{ zh: '主题和地点不符', en: 'Do not fit' }]) },
          ],
        },
        onSubmit,
      }}
    />,
  );
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;
  const dialog = page.getByRole('dialog', { name: '培训' });
  await dialog.getByRole('textbox', { name: '主题' }).fill('冬季行车');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(dialog.getByText('主题和地点不符')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: '主题' }).element().getAttribute('aria-invalid')).not.toBe('true');
  expect(onSubmit).not.toHaveBeenCalled();

  await userEvent.fill(dialog.getByRole('textbox', { name: '地点' }), '车队');
  await expect.element(dialog.getByText('主题和地点不符')).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: '确定' }).click();
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalled());
});
