import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { notices } from '../../notice/createNoticeStore.ts';
import { type RenderedStory, renderStory } from '../../testing/renderStory.tsx';
import { createMemoryListState } from './listState.ts';
import { ResourceList } from './ResourceList.tsx';
import { buildLoans, loanDictionaries, loanPermissions, loans } from '../stories.fixture.ts';

let story: RenderedStory | undefined;
const actEnvironment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
afterEach(async () => {
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = true;
  await story?.unmount();
  notices.clear();
});

/** A list of 250 rows, all of them chosen. */
async function chooseAll(options: Parameters<typeof buildLoans>[1] = {}, locale = 'zh-CN') {
  const built = buildLoans(loans(250), options);
  story = await renderStory(
    <ResourceList resource={built.resource} columns={['loanNo']} pageSize={500} defaultSort={null} store={createMemoryListState()} />,
    { permissions: loanPermissions, dictionaries: loanDictionaries, locale },
  );
  // From here on things happen as for a person: in their own time.
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;
  await page.getByRole('checkbox').first().click();
  const calls = (name: string) => built.api.calls.filter((call) => call.name === name);
  return { ...built, calls };
}
const told = () => notices.getSnapshot().map(({ content }) => content as string);
const remove = async () => {
  await page.getByRole('toolbar').getByRole('button', { name: '删除' }).click();
  await page.getByRole('dialog', { name: '请确认' }).getByRole('button', { name: '确定' }).click();
};

test('LIST-09 250 chosen rows are deleted in parts that an address has room for, and the progress is told', async () => {
  const heard: string[] = [];
  const stop = notices.subscribe(() => heard.push(...told()));
  const { calls, api } = await chooseAll();

  await remove();

  await vi.waitFor(() => expect(api.rows()).toEqual([]));
  stop();
  expect(calls('remove').map(({ input }) => (input as string[]).length)).toEqual([100, 100, 50]);
  expect(new Set(calls('remove').map(({ idempotencyKey }) => idempotencyKey)).size).toBe(3);
  expect(heard).toContain('正在删除：100/250，请勿关闭页面');
  await vi.waitFor(() => expect(told()).toEqual(['删除成功！']));
});

test('LIST-09 a part that fails ends the deletion: what was not done is told with its reason, stays chosen and is tried again', async () => {
  let isBroken = true;
  const { calls, api } = await chooseAll({
    refuse: (id) => (id === '7' && isBroken ? '借出中' : undefined),
    fail: (name, input) => (isBroken && name === 'remove' && (input as string[]).includes('150') ? new Error('网络异常') : undefined),
  });

  await remove();

  const outcome = page.getByRole('dialog', { name: '删除：成功 99 项，失败 151 项' });
  await expect.element(outcome).toBeVisible();
  expect(calls('remove')).toHaveLength(2);
  await expect.element(outcome.getByRole('row', { name: 'L202600007 借出中' })).toBeInTheDocument();
  await expect.element(outcome.getByRole('row', { name: 'L202600150 网络异常' })).toBeInTheDocument();
  await expect.element(outcome.getByRole('row', { name: 'L202600201 前一批删除失败，本条未执行' })).toBeInTheDocument();
  await vi.waitFor(() => expect(story!.container.textContent).toContain('已选择 151 项'));

  isBroken = false;
  await outcome.getByRole('button', { name: '重试失败项' }).click();
  await page.getByRole('dialog', { name: '请确认' }).getByRole('button', { name: '确定' }).click();
  await vi.waitFor(() => expect(api.rows()).toEqual([]));
});

test.each([
  ['zh-CN', '导出所选', '一次最多导出所选的 200 条，当前选择了 250 条'],
  ['en-US', 'Export selected', '250 rows are selected, but at most 200 can be exported at once'],
])('LIST-09 more chosen rows than an address names are not asked for: how many may be is said (%s)', async (locale, button, words) => {
  const { calls } = await chooseAll({}, locale);

  await page.getByRole('toolbar').getByRole('button', { name: button }).click();

  await vi.waitFor(() => expect(told()).toEqual([expect.stringContaining(words)]));
  expect(calls('export')).toEqual([]);
});
