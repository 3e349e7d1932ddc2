import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderStory, type RenderedStory } from '../../testing/renderStory.tsx';
import { createMemoryListState } from './listState.ts';
import { ResourceList } from './ResourceList.tsx';
import { buildLoans, loanDictionaries, loanPermissions, loans } from '../stories.fixture.ts';

let story: RenderedStory | undefined;
const actEnvironment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
afterEach(async () => {
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = true;
  await story?.unmount();
});

test('LIST-12 rows that were chosen beside another department are not chosen any more, and its rows begin at the first page', async () => {
  const { resource, api } = buildLoans(loans(200));
  const store = createMemoryListState({ page: '2' });
  function Screen() {
    const [state, setState] = useState('10');
    return (
      <>
        <button type="button" onClick={() => setState('20')}>
          另一部门
        </button>
        <ResourceList resource={resource} store={store} filter={{ state }} columns={['loanNo']} defaultSort={null} />
      </>
    );
  }
  story = await renderStory(<Screen />, { permissions: loanPermissions, dictionaries: loanDictionaries });
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;
  const clear = page.getByRole('button', { name: '清空' });
  await page.getByRole('checkbox', { name: '选择第 1 行' }).click();
  await expect.element(clear).toBeInTheDocument();
  expect(store.getSnapshot()).toEqual({ page: '2' });

  await page.getByRole('button', { name: '另一部门' }).click();

  await expect.element(page.getByRole('button', { name: 'L202600002' })).toBeInTheDocument();
  await expect.element(clear).not.toBeInTheDocument();
  expect(store.getSnapshot()).toEqual({});
  await vi.waitFor(() => expect(api.calls.at(-1)?.input).toMatchObject({ state: '20', page: 1 }));
});
