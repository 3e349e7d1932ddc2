import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderStory, type RenderedStory } from '../../testing/renderStory.tsx';
import type { ListParams } from '../api.ts';
import { createMemoryListState } from './listState.ts';
import { ResourceList } from './ResourceList.tsx';
import { buildLoans, loanDictionaries, loanPermissions, loans } from '../stories.fixture.ts';

let story: RenderedStory | undefined;
const actEnvironment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
afterEach(async () => {
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = true;
  await story?.unmount();
});

test('LIST-08 badges of tabs count among the filters of the address, the search and the screen, and leave those of the tabs out', async () => {
  const rows = loans(60);
  const { resource } = buildLoans(rows);
  const asked: ListParams[] = [];
  const counts = (filters: ListParams) => ({
    queryKey: ['counts', filters],
    queryFn: async () => {
      asked.push(filters);
      const found = rows.filter((row) => filters['isUrgent'] === undefined || row.isUrgent === filters['isUrgent']);
      return Object.fromEntries([...Map.groupBy(found, ({ state }) => state)].map(([state, inState]) => [state, inState.length]));
    },
  });
  const count = (state: string, isUrgent?: string) =>
    rows.filter((row) => row.state === state && (isUrgent === undefined || row.isUrgent === isUrgent)).length;
  const store = createMemoryListState({ isUrgent: '0', state: '20' });
  story = await renderStory(
    <ResourceList
      resource={resource}
      store={store}
      filter={{ tags: 'a' }}
      columns={['loanNo']}
      tabs={{
        field: 'state',
        counts,
        items: [
          { key: 'all', label: '全部', values: [] },
          { key: 'waiting', label: '待审核', values: ['20'] },
          { key: 'lent', label: '借出', values: ['30', '40'] },
          { key: 'late', label: '逾期', values: [], counted: ['90'], filter: { isLate: '1' } },
        ],
      }}
      search={['borrower', 'isUrgent']}
    />,
    { permissions: loanPermissions, dictionaries: loanDictionaries },
  );
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;
  const badge = (name: string, number: number) => page.getByRole('tab', { name: new RegExp(`^${name} ?${number}$`) });

  await expect.element(badge('待审核', count('20', '0'))).toBeVisible();
  await expect.element(badge('借出', count('30', '0') + count('40', '0'))).toBeVisible();
  await expect.element(badge('逾期', count('90', '0'))).toBeVisible();
  expect(asked).toEqual([{ isUrgent: '0', tags: 'a' }]);

  // Another tab changes nothing in what is counted.
  await userEvent.click(page.getByRole('tab', { name: /^借出/ }));
  await expect.poll(() => store.getSnapshot()['state.in']).toBe('30,40');
  await expect.element(badge('待审核', count('20', '0'))).toBeVisible();
  expect(asked).toHaveLength(1);

  store.set({}, 'push');
  await expect.element(badge('待审核', count('20'))).toBeVisible();
  await vi.waitFor(() => expect(asked.at(-1)).toEqual({ tags: 'a' }));
});
