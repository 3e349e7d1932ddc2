import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { notices } from '../../notice/createNoticeStore.ts';
import { renderStory, type RenderedStory } from '../../testing/renderStory.tsx';
import { createMemoryListState } from './listState.ts';
import { ResourceList } from './ResourceList.tsx';
import { rowNews } from './rowNews.ts';
import { buildLoans, loanDictionaries, loanPermissions, loans, type Loan } from '../stories.fixture.ts';

let story: RenderedStory | undefined;
const actEnvironment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
beforeEach(async () => {
  notices.clear();
  // What comes late is there: here it is about what happens then.
  await import('./ListNews.tsx');
  await userEvent.hover(document.body, { position: { x: 1, y: 1 } });
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = true;
  await story?.unmount();
});

// News of one test are long over when the next one begins. Those of other files, whose clock is another one, are of another permission.
let clock = Date.now();
const permission = 'newsOfLoans';
const permissions = loanPermissions.map((one) => one.replace(/^loan:/, `${permission}:`));

async function show({ fail, count = 12 }: { fail?: () => Error | undefined; count?: number } = {}) {
  const built = buildLoans(loans(count), { fail: (name) => (name === 'list' ? fail?.() : undefined) });
  const resource = { ...built.resource, permission };
  vi.useFakeTimers({ toFake: ['Date'], now: (clock += 100_000) });
  story = await renderStory(
    <div style={{ paddingTop: 40 }}>
      <ResourceList resource={resource} store={createMemoryListState()} columns={['loanNo', 'borrower']} defaultSort={null} />
    </div>,
    { permissions, dictionaries: loanDictionaries },
  );
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;
  await expect.element(page.getByText('L202600001')).toBeInTheDocument();
  await vi.waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
  const asked = () => built.api.calls.filter(({ name }) => name === 'list').length;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: clock });
  return { ...built, resource, asked };
}

const tell = async () => {
  await vi.advanceTimersByTimeAsync(10);
  rowNews.tell(`${permission}:list`);
  // Idle, the browser fetches what news need.
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 100 }));
  for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  await vi.advanceTimersByTimeAsync(10);
};
const moment = () => vi.advanceTimersByTimeAsync(2100);
const change = (api: { edit: (input: Record<string, unknown>) => Promise<void> }) => api.edit({ id: '2', borrower: '别人改的' });
const arrive = (api: { add: (input: Record<string, unknown>) => Promise<void> }) =>
  api.add({ ...(loans(1)[0] as Loan), loanNo: 'L202699999' } as Record<string, unknown>);
const line = page.getByRole('button', { name: /，点击刷新$/ });
const changed = page.getByText('别人改的');
const arrived = page.getByText('L202699999');

test('LIVE-01 new values of the same rows are put in place after a moment, marked, told once, and nothing else moves', async () => {
  const { api, asked } = await show();
  await page.getByRole('checkbox', { name: '选择第 3 行' }).click();
  await change(api);
  await tell();
  await vi.advanceTimersByTimeAsync(900);
  expect(asked()).toBe(1);
  await expect.element(line).not.toBeInTheDocument();

  await moment();

  await expect.element(changed).toBeInTheDocument();
  expect(asked()).toBe(2);
  await expect.element(line).not.toBeInTheDocument();
  await expect.element(page.getByText(/^列表已更新（\d\d:\d\d）$/)).toBeInTheDocument();
  await expect.element(page.getByRole('checkbox', { name: '选择第 3 行' })).toBeChecked();
  const marked = [...document.querySelectorAll('tbody tr')].filter((row) => row.firstElementChild!.getAnimations().length > 0);
  expect(marked.map((row) => row.getAttribute('data-key'))).toEqual(matchMedia('(prefers-reduced-motion: reduce)').matches ? [] : ['2']);
});

test('LIVE-01 rows that came are shown at once where nobody has anything in hand', async () => {
  const { api } = await show();
  await arrive(api);
  await tell();
  await moment();

  await expect.element(arrived).toBeInTheDocument();
  await expect.element(line).not.toBeInTheDocument();
});

test.each([
  ['a row is chosen', () => page.getByRole('checkbox', { name: '选择第 3 行' }).click()],
  ['a row is in focus', async () => document.querySelector<HTMLElement>('tr[data-index="3"]')!.focus()],
  [
    'the pointer is over the rows',
    async () => {
      // Whatever pointer an earlier test has emulated: here it is a mouse.
      const asked = globalThis.matchMedia.bind(globalThis);
      const isMouse = { matches: true } as MediaQueryList;
      vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) => (query === '(hover: hover)' ? isMouse : asked(query)));
      await page.getByText('L202600004').hover();
      await expect.poll(() => document.querySelector('table')!.matches(':hover')).toBe(true);
    },
  ],
  ['a window is open', () => page.getByRole('button', { name: '新增' }).click()],
])('LIVE-01 rows that came are told, not shown, while %s', async (_what, hold) => {
  const { api } = await show();
  await hold();
  if (_what === 'a window is open') await expect.element(page.getByRole('dialog')).toBeInTheDocument();
  if (_what === 'a row is chosen') {
    await userEvent.hover(document.body, { position: { x: 1, y: 1 } });
    (document.activeElement as HTMLElement).blur();
  }
  await arrive(api);
  await tell();
  await moment();

  await expect.element(page.getByText('有 1 条新数据，点击刷新')).toBeInTheDocument();
  await expect.element(arrived).not.toBeInTheDocument();
});

test('LIVE-01 what the line offers is done by it', async () => {
  const { api } = await show();
  await page.getByRole('checkbox', { name: '选择第 3 行' }).click();
  await arrive(api);
  await tell();
  await moment();
  await line.click();
  await vi.advanceTimersByTimeAsync(10);

  await expect.element(arrived).toBeInTheDocument();
  await expect.element(line).not.toBeInTheDocument();
});

test('LIVE-01 a question that fails is told to nobody: the line says that there is something', async () => {
  let isBroken = false;
  const { api } = await show({ fail: () => (isBroken ? new Error('断线') : undefined) });
  isBroken = true;
  await change(api);
  await tell();
  await moment();

  await expect.element(page.getByRole('button', { name: '数据有更新，点击刷新' })).toBeInTheDocument();
  expect(notices.getSnapshot()).toEqual([]);
  await expect.element(page.getByText('L202600001')).toBeInTheDocument();
});

test('LIVE-01 a page out of view asks when it is looked at; of many news one question is made, and no more than one in five seconds', async () => {
  const { api, asked } = await show();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await change(api);
  for (let time = 0; time < 5; time += 1) await tell();
  await moment();
  expect(asked()).toBe(1);

  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await moment();
  expect(asked()).toBe(2);
  await expect.element(changed).toBeInTheDocument();

  await tell();
  await moment();
  expect(asked()).toBe(2);
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked()).toBe(3);
});

test('LIVE-01 an answer that was on its way when one did something oneself is not shown', async () => {
  const { api, resource } = await show();
  let give: (() => void) | undefined;
  const honest = resource.api.list;
  let isFirst = true;
  vi.spyOn(resource.api, 'list').mockImplementation(async (query, options) => {
    const answer = await honest(query, options);
    if (isFirst) {
      isFirst = false;
      await new Promise<void>((resolve) => (give = resolve));
    }
    return answer;
  });
  await change(api);
  await tell();
  await moment();
  expect(give).toBeDefined();
  await api.edit({ id: '2', borrower: '自己改的' });
  await page.getByRole('button', { name: '刷新', exact: true }).click();
  await vi.advanceTimersByTimeAsync(10);
  await expect.element(page.getByText('自己改的')).toBeInTheDocument();
  give!();
  await vi.advanceTimersByTimeAsync(10);

  await expect.element(page.getByText('自己改的')).toBeInTheDocument();
  await expect.element(changed).not.toBeInTheDocument();
});
