import { expect, test } from 'vitest';
import { createMemoryStore } from '../session/keyValueStore.ts';
import { createDraftStore } from './draftStore.ts';

test('FORM-02 a draft is kept for the person who typed it, for seven days, until it is saved or they log out', () => {
  let person: string | undefined = 'anna';
  let now = 0;
  const memory = createMemoryStore();
  const drafts = createDraftStore(() => person, { store: memory, now: () => now });

  drafts.write('driver:add', { name: '张' });
  drafts.write('driver:add', { name: '张三' });
  drafts.write('order:add', {});
  expect(drafts.read('driver:add')).toEqual({ values: { name: '张三' }, savedAt: 0 });

  person = 'ben';
  expect(drafts.read('driver:add')).toBeUndefined();
  drafts.clear();
  person = undefined;
  drafts.write('driver:add', { name: 'nobody' });
  expect(drafts.read('driver:add')).toBeUndefined();

  person = 'anna';
  now = 7 * 24 * 3_600_000 - 1;
  expect(drafts.read('driver:add')).toBeDefined();
  now += 1;
  expect(drafts.read('driver:add')).toBeUndefined();

  now = 0;
  drafts.remove('driver:add');
  drafts.remove('driver:add');
  expect(drafts.read('driver:add')).toBeUndefined();
  expect(drafts.read('order:add')).toBeDefined();
  drafts.clear();
  expect(drafts.read('order:add')).toBeUndefined();
  expect(memory.get('drafts:anna')).toBeUndefined();

  memory.set('draft:anna:x', '{"value":{"values":null},"until":null}');
  expect(drafts.read('x')).toBeUndefined();
});

test('FORM-02 SESS-10 what a person typed for one tenant is not offered in another, and a logout forgets all of it', () => {
  let tenant = '1';
  const memory = createMemoryStore();
  const drafts = createDraftStore(() => 'anna', { store: memory, now: () => 0, scope: () => tenant });

  drafts.write('import:driver', { name: '甲' });
  tenant = '2';
  expect(drafts.read('import:driver')).toBeUndefined();
  drafts.write('import:driver', { name: '乙' });
  drafts.remove('import:driver');
  tenant = '1';
  expect(drafts.read('import:driver')?.values).toEqual({ name: '甲' });
  tenant = '2';
  drafts.clear();
  tenant = '1';
  expect(drafts.read('import:driver')).toBeUndefined();
});

test('FORM-02 drafts of a form in several windows are listed, newest first, and forgotten once they are too old', () => {
  let now = 0;
  const memory = createMemoryStore();
  const drafts = createDraftStore(() => 'anna', { store: memory, now: () => now, scope: () => '1' });

  drafts.write('driver:add#1', { name: '甲' });
  now = 1000;
  drafts.write('driver:add', { name: '乙' });
  drafts.write('driver:add2#1', { name: '丙' });

  expect(drafts.list('driver:add')).toEqual([
    { id: 'driver:add', values: { name: '乙' }, savedAt: 1000 },
    { id: 'driver:add#1', values: { name: '甲' }, savedAt: 0 },
  ]);
  drafts.remove('driver:add');
  expect(drafts.list('driver:add').map(({ id }) => id)).toEqual(['driver:add#1']);

  now = 8 * 24 * 3_600_000;
  drafts.write('order:add#1', {});
  expect(drafts.list('driver:add')).toEqual([]);
  expect(memory.get('draft:anna:1/driver:add#1')).toBeUndefined();
});
