import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type RenderedStory, renderStory } from '../../testing/renderStory.tsx';
import { buildLoans, loanDictionaries, loanPermissions, loans } from '../stories.fixture.ts';
import { createMemoryListState } from './listState.ts';
import { ResourceList } from './ResourceList.tsx';

let story: RenderedStory | undefined;
afterEach(() => story?.unmount());

test('LIST-10 a row that cannot be chosen is passed over by the box of the page, by its own and by the keys', async () => {
  const { resource } = buildLoans(loans(3));
  story = await renderStory(
    <ResourceList
      resource={resource}
      columns={['loanNo']}
      defaultSort={null}
      store={createMemoryListState()}
      selectableWhen={(row) => resource.rowKey(row) !== '2'}
    />,
    { permissions: loanPermissions, dictionaries: loanDictionaries },
  );
  const boxOf = (row: number) => page.getByRole('checkbox', { name: `选择第 ${row} 行` });
  await expect.element(boxOf(2)).toBeDisabled();

  await page.getByRole('checkbox', { name: '全选本页' }).click();
  await expect.element(page.getByRole('checkbox', { name: '全选本页' })).toBeChecked();
  await expect.element(boxOf(1)).toBeChecked();
  await expect.element(boxOf(2)).not.toBeChecked();
  await expect.element(boxOf(3)).toBeChecked();

  document.querySelector<HTMLElement>('[data-index="1"]')?.focus();
  await userEvent.keyboard(' ');
  await expect.element(boxOf(2)).not.toBeChecked();
  document.querySelector<HTMLElement>('[data-index="0"]')?.focus();
  await userEvent.keyboard(' ');
  await expect.element(boxOf(1)).not.toBeChecked();
});
