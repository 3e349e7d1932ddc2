import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderStory, type RenderedStory } from '../../testing/renderStory.tsx';
import { defineAction } from '../actions/defineAction.ts';
import { createMemoryListState } from './listState.ts';
import { ResourceList } from './ResourceList.tsx';
import { buildLoans, loanDictionaries, loanPermissions, loans } from '../stories.fixture.ts';
import type { FakeResourceOptions } from '../../testing/fakeResourceApi.ts';

let story: RenderedStory | undefined;
const actEnvironment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
afterEach(async () => {
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = true;
  await story?.unmount();
  localStorage.clear();
});

async function show(options: FakeResourceOptions = {}) {
  const built = buildLoans(loans(25), options);
  const resource = { ...built.resource, listFields: ['state'] as const };
  const seen: object[] = [];
  const look = defineAction(resource, {
    label: '查验',
    when: (row) => row.state !== undefined,
    dialog: ({ rows }) => {
      seen.push(rows[0]!);
      return <p role="dialog">查验 {rows[0]!.borrower}</p>;
    },
  });
  const store = createMemoryListState();
  story = await renderStory(
    <ResourceList resource={resource} store={store} columns={['loanNo', 'amount', 'state']} rowActions={[look]} search={['borrower']} />,
    { permissions: loanPermissions, dictionaries: loanDictionaries },
  );
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;
  await expect.element(page.getByText('1-10 共 25 条')).toBeInTheDocument();
  const asked = (name: string) => built.api.calls.filter((call) => call.name === name).map(({ input }) => input as Record<string, unknown>);
  return { ...built, store, asked, seen };
}

test('LIST-15 a list asks for its columns in view, its title and what its rules read; a column that is chosen is asked for', async () => {
  const { asked } = await show();
  expect(asked('list').map(({ fields }) => fields)).toEqual(['amount,loanNo,state']);
  const columns = page.getByRole('button', { name: '列设置' });

  await columns.click();
  await page.getByRole('checkbox', { name: '押金' }).click();
  // The rows that are there hold more than is in view: nothing is missing.
  await page.getByRole('checkbox', { name: '押金' }).click();

  expect(asked('list')).toHaveLength(1);
});

test('LIST-15 a column that was out of view is asked for when it is chosen', async () => {
  localStorage.setItem('kit:table:loan', JSON.stringify({ hidden: ['amount'], widths: {} }));
  const { asked } = await show();
  expect(asked('list').map(({ fields }) => fields)).toEqual(['loanNo,state']);

  await page.getByRole('button', { name: '列设置' }).click();
  await page.getByRole('checkbox', { name: '押金' }).click();

  await vi.waitFor(() => expect(asked('list').map(({ fields }) => fields)).toEqual(['loanNo,state', 'amount,loanNo,state']));
});

test('LIST-15 EXP-01 a dialog of a row gets all of it, and an export all that is filtered', async () => {
  const { asked, seen } = await show();

  await page.getByRole('button', { name: '更多' }).first().click();
  await page.getByRole('menuitem', { name: '查验' }).click();

  await expect.element(page.getByText(/^查验 \S+/)).toBeInTheDocument();
  expect(seen[0]).toHaveProperty('borrower');
  expect(seen[0]).toHaveProperty('amount');
  expect(asked('list').at(-1)).not.toHaveProperty('fields');
  await page.getByRole('button', { name: '导出' }).click();
  await vi.waitFor(() => expect(asked('export')).toHaveLength(1));
  expect(asked('export')[0]).not.toHaveProperty('fields');
});

test('LIST-08 totals are asked for after the rows and once for a filter, whatever the page and the order', async () => {
  const { api, asked, store } = await show({ sumsApart: 'quick' });
  await expect.element(page.getByText('总计', { exact: true })).toBeInTheDocument();
  expect(api.calls.map(({ name }) => name)).toEqual(['list', 'sums']);

  await page.getByRole('button', { name: '第 2 页' }).click();
  await expect.element(page.getByText('11-20 共 25 条')).toBeInTheDocument();
  await page.getByRole('table').getByRole('button', { name: '押金' }).click();
  await vi.waitFor(() => expect(asked('list').at(-1)).toMatchObject({ sort: 'amount' }));
  await expect.element(page.getByText('总计', { exact: true })).toBeInTheDocument();
  expect(asked('sums')).toHaveLength(1);
  expect(asked('sums')[0]).not.toHaveProperty('page');

  store.set({ borrower: '*张*' });
  await vi.waitFor(() => expect(asked('sums')).toHaveLength(2));
  expect(asked('sums')[1]).toEqual({ borrower: '*张*' });
});

test('LIST-08 totals that take too long say so in their place', async () => {
  await show({ sumsApart: 'slow' });

  await expect.element(page.getByText('合计超时，请缩小范围')).toBeInTheDocument();
});
