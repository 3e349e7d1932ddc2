import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderStory, type RenderedStory } from '../../testing/renderStory.tsx';
import { buildLoans, loanDictionaries, loanPermissions, loans } from '../stories.fixture.ts';
import { createMemoryListState } from './listState.ts';
import { ResourceList } from './ResourceList.tsx';

let story: RenderedStory | undefined;
const actEnvironment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
afterEach(async () => {
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = true;
  await story?.unmount();
});

test('LIST-02 a link with a filter tells it by a chip, and leaves the room of the other filters to the rows', async () => {
  const { resource } = buildLoans(loans(200));
  story = await renderStory(
    <ResourceList
      resource={resource}
      store={createMemoryListState({ state: '20' })}
      search={['loanNo', 'borrower', 'state']}
      columns={['loanNo']}
    />,
    { permissions: loanPermissions, dictionaries: loanDictionaries },
  );
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;

  await expect.element(page.getByRole('group', { name: '筛选条件' })).toBeInTheDocument();
  const more = page.getByRole('button', { name: '筛选', exact: true });
  await expect.element(more).toHaveAttribute('aria-expanded', 'false');
  await more.click();
  await expect.element(page.getByRole('search').getByText('状态').first()).toBeInTheDocument();
});
