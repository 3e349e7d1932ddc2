import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type HistoryStep, type ListStateStore } from './listState.ts';
import { renderStory, type RenderedStory } from '../../testing/renderStory.tsx';
import { buildLoans, loanDictionaries, loanPermissions, loans } from '../stories.fixture.ts';
import type { ListParamsRecord } from './listWire.ts';
import { ResourceList } from './ResourceList.tsx';

let story: RenderedStory | undefined;
const actEnvironment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
afterEach(async () => {
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = true;
  await story?.unmount();
  localStorage.clear();
  sessionStorage.clear();
});

/** The address of a list, and the steps that led to it. */
function createAddress(first: ListParamsRecord) {
  let params = first;
  const steps: Array<{ mode: HistoryStep | undefined; params: ListParamsRecord }> = [];
  const listeners = new Set<() => void>();
  const show = (next: ListParamsRecord) => {
    params = next;
    for (const listener of listeners) listener();
  };
  const store: ListStateStore = {
    getSnapshot: () => params,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (next, mode) => {
      steps.push({ mode, params: next });
      show(next);
    },
  };
  return { store, steps, show };
}

const detail = page.getByRole('dialog', { name: /^借用单详情/ });

async function show(first: ListParamsRecord, api: Partial<ReturnType<typeof buildLoans>['api']> = {}) {
  const { resource } = buildLoans(loans(30));
  const address = createAddress(first);
  story = await renderStory(
    <ResourceList
      resource={{ ...resource, api: { ...resource.api, ...api } }}
      store={address.store}
      columns={['loanNo']}
      defaultSort={null}
    />,
    { permissions: loanPermissions, dictionaries: loanDictionaries },
  );
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;
  return address;
}

test('DET-04 a row opens as a step of the address, another follows in its place, and closing takes the step back', async () => {
  const { steps } = await show({ borrower: '张伟' });

  await page.getByRole('button', { name: 'L202600001', exact: true }).click();
  await expect.element(detail).toHaveAccessibleName(/L202600001/);
  await detail.getByRole('button', { name: '下一条' }).click();
  await expect.element(detail).toHaveAccessibleName(/L202600007/);
  await userEvent.keyboard('{Escape}');

  await expect.element(detail).not.toBeInTheDocument();
  expect(steps).toEqual([
    { mode: 'push', params: { borrower: '张伟', detail: '1' } },
    { mode: 'replace', params: { borrower: '张伟', detail: '7' } },
    { mode: 'back', params: { borrower: '张伟' } },
  ]);
});

test('DET-04 a link opens a row of any page over the list that it names, and a step back closes it', async () => {
  const { show: goTo, steps } = await show({ page: '2', detail: '30' });

  await expect.element(detail).toHaveAccessibleName(/L202600030/);
  goTo({ page: '2' });

  await expect.element(detail).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'L202600011', exact: true })).toBeInTheDocument();
  expect(steps).toEqual([]);
});

test.each([
  ['that is gone', { status: 404 }, '没有找到这条借用单'],
  ['that is not allowed', { status: 403 }, '没有权限查看此内容'],
])('DET-04 a link to a row %s says so and leaves the list as it is', async (_, refusal, said) => {
  const get = vi.fn(() => Promise.reject(Object.assign(new Error('refused'), refusal)));
  await show({ detail: '999' }, { get });

  await expect.element(detail.getByText(said, { exact: false })).toBeVisible();
  await userEvent.keyboard('{Escape}');

  await expect.element(detail).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'L202600001', exact: true })).toBeInTheDocument();
  expect(get).toHaveBeenCalledOnce();
});

test('DET-04 what is removed in its detail closes it before anything is asked of it again', async () => {
  const { steps } = await show({ detail: '3' });
  await expect.element(detail).toHaveAccessibleName(/L202600003/);

  await detail.getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  await page.getByRole('dialog', { name: '请确认' }).getByRole('button', { name: '确定' }).click();

  await expect.element(detail).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'L202600003', exact: true })).not.toBeInTheDocument();
  expect(steps).toEqual([{ mode: 'back', params: {} }]);
});
