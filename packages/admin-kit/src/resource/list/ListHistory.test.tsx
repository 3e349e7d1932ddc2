import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderStory, type RenderedStory } from '../../testing/renderStory.tsx';
import type { ListStateStore } from './listState.ts';
import type { ListParamsRecord } from './listWire.ts';
import { ResourceList } from './ResourceList.tsx';
import { SavedViewContext, type SavedViewSource } from '../views/savedViews.ts';
import { buildLoans, loanDictionaries, loanPermissions, loans } from '../stories.fixture.ts';

let story: RenderedStory | undefined;
const actEnvironment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
afterEach(async () => {
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = true;
  await story?.unmount();
  localStorage.clear();
});

/** The history of a browser, as far as one list writes it. */
function createHistory(first: ListParamsRecord = {}) {
  let entries = [first];
  let at = 0;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const store: ListStateStore = {
    getSnapshot: () => entries[at]!,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (next, mode = 'replace') => {
      if (mode === 'push') at += 1;
      entries = mode === 'push' ? [...entries.slice(0, at), next] : entries.with(at, next);
      tell();
    },
  };
  return {
    store,
    entries: () => entries,
    go: (step: number) => {
      at += step;
      tell();
    },
  };
}

const frame = { permissions: loanPermissions, dictionaries: loanDictionaries };
const title = (loanNo: string) => page.getByRole('button', { name: loanNo, exact: true });
const query = page.getByRole('button', { name: '查询', exact: true });

test('LIST-02 each change of a person is a step of the history; back and forward undo and redo it, and the search area follows', async () => {
  const { resource, api } = buildLoans(loans(200));
  const history = createHistory();
  story = await renderStory(
    <ResourceList
      resource={resource}
      store={history.store}
      search={['borrower', 'state']}
      columns={['loanNo', 'amount']}
      defaultSort={null}
    />,
    frame,
  );
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;
  const borrower = page.getByRole('textbox', { name: '借用人' });

  await borrower.fill('张伟');
  expect(history.entries()).toHaveLength(1);
  await query.click();
  await vi.waitFor(() => expect(api.calls).toHaveLength(2));
  // The same once more is not a step, but asks for the rows as they are now.
  await query.click();
  await vi.waitFor(() => expect(api.calls).toHaveLength(3));
  await page.getByRole('columnheader', { name: '押金' }).getByRole('button').first().click();
  await page.getByRole('button', { name: '第 2 页' }).click();
  await page.getByRole('checkbox', { name: '选择第 1 行' }).click();
  const steps = [
    {},
    { borrower: '*张伟*' },
    { borrower: '*张伟*', sort: 'amount', order: 'asc' },
    { borrower: '*张伟*', sort: 'amount', order: 'asc', page: '2' },
  ];
  expect(history.entries()).toEqual(steps);

  history.go(-2);
  await expect.element(title('L202600001')).toBeInTheDocument();
  await expect.element(borrower).toHaveValue('张伟');
  await expect.element(page.getByRole('toolbar').getByRole('button', { name: '清空' })).toBeInTheDocument();
  history.go(-1);
  await expect.element(title('L202600002')).toBeInTheDocument();
  await expect.element(borrower).toHaveValue('');
  // What was chosen among other rows is out of view.
  await expect.element(page.getByRole('toolbar').getByRole('button', { name: '清空' })).not.toBeInTheDocument();
  history.go(3);
  await expect.element(borrower).toHaveValue('张伟');
  await expect.element(page.getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page');
  expect(history.entries()).toEqual(steps);
});

test('LIST-02 a page beyond the last is put right in place, and going back to it and on does not turn round', async () => {
  const { resource, api } = buildLoans(loans(25));
  const history = createHistory({ page: '9' });
  story = await renderStory(<ResourceList resource={resource} store={history.store} columns={['loanNo']} defaultSort={null} />, frame);
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;
  await expect.element(title('L202600025')).toBeInTheDocument();
  expect(history.entries()).toEqual([{ page: '3' }]);

  await page.getByRole('button', { name: '第 1 页' }).click();
  await expect.element(title('L202600001')).toBeInTheDocument();
  history.go(-1);
  await expect.element(title('L202600025')).toBeInTheDocument();
  history.go(1);
  await expect.element(title('L202600001')).toBeInTheDocument();

  expect(history.entries()).toEqual([{ page: '3' }, {}]);
  expect(api.calls.map(({ input }) => (input as { page: number }).page).slice(0, 3)).toEqual([9, 3, 1]);
});

test('LIST-02 VIEW-01 the default view takes the place of a plain address; a view that was chosen is a step', async () => {
  const { resource } = buildLoans(loans(30));
  const view = { version: 0, listKey: 'loan', scope: 'user' as const, departmentCode: null, mayChange: true };
  const source = {
    list: () =>
      Promise.resolve([
        { ...view, id: 'first', name: '张伟的', isDefault: '1' as const, params: { borrower: '张伟' } },
        { ...view, id: 'other', name: '王芳的', isDefault: '0' as const, params: { borrower: '王芳' } },
      ]),
  } as unknown as SavedViewSource;
  const history = createHistory();
  story = await renderStory(
    <SavedViewContext value={source}>
      <ResourceList resource={resource} store={history.store} columns={['loanNo']} defaultSort={null} />
    </SavedViewContext>,
    frame,
  );
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;
  await vi.waitFor(() => expect(history.entries()).toEqual([{ borrower: '张伟', viewId: 'first' }]));

  await page.getByRole('button', { name: '张伟的' }).click();
  await page.getByRole('menuitemcheckbox', { name: '王芳的' }).click();
  await expect.element(title('L202600002')).toBeInTheDocument();
  history.go(-1);

  await expect.element(title('L202600001')).toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: '张伟的' })).toBeInTheDocument();
  expect(history.entries()).toEqual([
    { borrower: '张伟', viewId: 'first' },
    { borrower: '王芳', viewId: 'other' },
  ]);
});
