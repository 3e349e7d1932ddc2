import { expect, test, vi } from 'vitest';
import { createCommandStore, type SpokenCommand } from './createCommandStore.ts';
import { searchCommands } from './searchCommands.ts';

const command = (id: string, title: string, group: string, more: Partial<SpokenCommand> = {}): SpokenCommand => ({
  id,
  title,
  group,
  run: () => {},
  ...more,
});
const all = [
  command('tab', '首页', '标签'),
  command('drivers', '司机管理', '页面', { hint: '运力管理' }),
  command('vehicles', '车辆管理', '页面', { hint: '运力管理' }),
  command('dark', '深色', '操作', { keywords: ['dark', 'theme'] }),
];
const ids = (query: string) => searchCommands(all, { query }).map(({ command: { id } }) => id);

test('CMD-01 commands are found by title, place and keyword; the best group comes first', () => {
  expect(ids('')).toEqual(['tab', 'drivers', 'vehicles', 'dark']);
  expect(ids('车辆')).toEqual(['vehicles']);
  expect(ids('运力')).toEqual(['drivers', 'vehicles']);
  expect(ids('dark')).toEqual(['dark']);
  expect(ids('页')).toEqual(['tab']);
  expect(ids('nothing')).toEqual([]);
});

test('CMD-01 what a part of the app offers is there as long as it is; the later of two same ids counts', () => {
  const store = createCommandStore();
  const heard = vi.fn();
  const stop = store.subscribe(heard);
  const withdraw = store.register([command('a', '一', '操作')]);
  store.register([command('a', '二', '操作'), command('b', '三', '操作')]);
  expect(store.read().map(({ title }) => title)).toEqual(['二', '三']);
  withdraw();
  expect(store.read().map(({ title }) => title)).toEqual(['二', '三']);
  stop();
  store.register([]);
  expect(heard).toHaveBeenCalledTimes(3);
});
