import { afterEach, expect, test, vi } from 'vitest';
import { createNoticeStore } from './createNoticeStore.ts';

afterEach(() => vi.unstubAllGlobals());

test('UNDO-01 an action with undo happens for good once its notice has left, and only once', () => {
  const store = createNoticeStore();
  const commit = vi.fn();
  const gone = store.success('已删除 3 项', { undo: vi.fn(), commit });
  expect(commit).not.toHaveBeenCalled();
  gone();
  gone();
  expect(commit).toHaveBeenCalledTimes(1);
});

test('UNDO-01 an undo takes the action back, and it never happens', () => {
  const store = createNoticeStore();
  const [undo, commit] = [vi.fn(), vi.fn()];
  store.show({ content: '已删除', key: 'removed', undo, commit });
  store.undo('removed');
  store.undo('removed');
  expect(undo).toHaveBeenCalledTimes(1);
  expect(commit).not.toHaveBeenCalled();
  expect(store.getSnapshot()).toEqual([]);
});

test('UNDO-01 an action whose notice is pushed out or replaced by others happens', () => {
  const store = createNoticeStore();
  const [first, second] = [vi.fn(), vi.fn()];
  store.show({ content: '一', undo: vi.fn(), commit: first });
  for (let index = 0; index < 5; index += 1) store.info(`后来 ${index}`);
  expect(first).toHaveBeenCalledTimes(1);
  store.show({ content: '二', key: 'same', commit: second });
  store.show({ content: '三', key: 'same' });
  expect(second).toHaveBeenCalledTimes(1);
});

test('UNDO-01 leaving the page does what was told, not what was only shown', () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const store = createNoticeStore();
  const commit = vi.fn();
  store.info('仅提示', { duration: 0 });
  store.info('已归档', { undo: vi.fn(), commit });
  page.dispatchEvent(new Event('pagehide'));
  page.dispatchEvent(new Event('pagehide'));
  expect(commit).toHaveBeenCalledTimes(1);
  expect(store.getSnapshot()).toMatchObject([{ content: '仅提示' }]);
});

test('UNDO-01 everything at once: clearing also does what was told', () => {
  const store = createNoticeStore();
  const commit = vi.fn();
  store.info('已归档', { commit });
  store.clear();
  expect(commit).toHaveBeenCalledTimes(1);
});
