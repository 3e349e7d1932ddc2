import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type RenderedStory, renderStory } from '../../testing/renderStory.tsx';
import { ResourceList } from '../list/ResourceList.tsx';
import { buildLoans, loanDictionaries, loanPermissions, loans } from '../stories.fixture.ts';

let story: RenderedStory | undefined;
const actEnvironment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
afterEach(async () => {
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = true;
  await story?.unmount();
});

test('FORM-01 a form that is fetched begins when somebody adds a row, shows its fields once they are there, and no others', async () => {
  const { resource } = buildLoans(loans(1));
  let arrive = (_spec: ['borrower']) => {};
  const form = vi.fn(() => new Promise<['borrower']>((resolve) => (arrive = resolve)));
  story = await renderStory(<ResourceList resource={resource} columns={['loanNo']} form={form} />, {
    permissions: loanPermissions,
    dictionaries: loanDictionaries,
  });
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;
  await expect.element(page.getByRole('button', { name: '新增' })).toBeVisible();
  expect(form).not.toHaveBeenCalled();

  await page.getByRole('button', { name: '新增' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  await vi.waitFor(() => expect(form).toHaveBeenCalledOnce());
  expect(dialog.getByRole('textbox').elements()).toHaveLength(0);
  arrive(['borrower']);

  await expect.element(dialog.getByRole('textbox')).toBeVisible();
  expect(dialog.getByRole('textbox').elements()).toHaveLength(1);
});
