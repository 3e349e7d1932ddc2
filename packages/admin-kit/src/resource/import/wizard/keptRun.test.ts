import { beforeEach, expect, test } from 'vitest';
import type { FieldDefinition } from '../../../field/FieldMeta.ts';
import { createDraftStore, type DraftStore } from '../../../form/draftStore.ts';
import { createMemoryStore } from '../../../session/keyValueStore.ts';
import { beginRun } from './importRun.ts';
import { carryOver, createImportWork } from './importWork.ts';
import { fileMark, forgetRun, keepCheck, keepRun, readRun, recallRows } from './keptRun.ts';
import type { ReadColumn } from './readCell.ts';

let memory: ReturnType<typeof createMemoryStore>;
let person: string | undefined;
let drafts: DraftStore;
beforeEach(() => {
  memory = createMemoryStore();
  person = 'anna';
  drafts = createDraftStore(() => person, { store: memory });
});

const column = (name: string, sensitive: boolean): ReadColumn => ({
  name,
  title: name,
  required: false,
  unique: false,
  field: { kind: 'text', label: { zh: name, en: name }, sensitive } as FieldDefinition,
});
const columns = [column('name', false), column('idNo', true)];
const file = new File(['x'], '司机.xlsx', { lastModified: 5 });
const sheet = { names: [''], index: 0, rows: [1, 2, 3, 4].map((row) => ({ row, cells: [`${row}`, '370000198001010017'] })) };
const begin = () => createImportWork(sheet, { headerAt: 0, match: { name: 0, idNo: 1 } });
const about = (run: ReturnType<typeof beginRun>) => ({ file: fileMark(file), sheet: 0, headerAt: 0, run });
const calls = [[2], [3], [4]];

test('IMP-04 an import that was cut off is found again by its file, with what was fixed', () => {
  const work = begin();
  work.edit(3, { name: 'name', text: '改过' });
  keepRun(drafts, { resource: 'driver', kept: about({ ...beginRun('id', { calls }), done: 1 }), work, columns });

  expect(readRun(drafts, { resource: 'driver', file })).toMatchObject({
    run: { done: 1, calls: [[2], [3], [4]] },
    edits: [[3, 'name', '改过']],
    match: { name: 0 },
  });
  expect(readRun(drafts, { resource: 'driver', file: new File(['xy'], '司机.xlsx', { lastModified: 5 }) })).toBeUndefined();
  expect(readRun(drafts, { resource: 'vehicle', file })).toBeUndefined();
});

test('IMP-04 an import that is taken up knows which rows were not taken, and why', () => {
  const work = begin();
  // The second row was wrong at the check, the third was refused by the server, in words that hold a personal number.
  work.book.add(2, { name: 'name', problem: { reason: '不能为空', text: '' } });
  work.book.add(3, { name: 'idNo', problem: { reason: '370000198001010017 已存在', text: '370000198001010017' } });
  const state = { ...beginRun('id', { calls: [[3], [4]] }), done: 1 };
  keepRun(drafts, { resource: 'driver', kept: about(state), work, columns });
  expect(JSON.stringify(drafts.read('import:driver'))).not.toMatch(/370000/);

  const next = begin();
  recallRows(next, { kept: readRun(drafts, { resource: 'driver', file })!, words: { refused: '未通过', notSent: '没有发送' } });

  expect([...next.taken]).toEqual([]);
  expect([...next.book.of(2)]).toEqual([['name', { reason: '不能为空', text: '2' }]]);
  expect([...next.book.of(3)]).toEqual([['idNo', { reason: '未通过', text: '370000198001010017' }]]);
  expect(next.book.has(4)).toBe(false);
});

test('IMP-04 a check is taken up with what was fixed, and rows that were taken before stay taken', () => {
  const work = begin();
  work.edit(2, { name: 'name', text: '改过' });
  work.edit(4, { name: 'idNo', text: '370000199001010029' });
  work.taken.add(3);
  keepCheck(drafts, { resource: 'driver', place: { file: fileMark(file), sheet: 0, headerAt: 0 }, work, columns });
  expect(JSON.stringify(drafts.read('import:driver'))).not.toMatch(/370000/);

  const kept = readRun(drafts, { resource: 'driver', file })!;
  expect(kept).toMatchObject({ edits: [[2, 'name', '改过']], match: { name: 0, idNo: 1 } });
  expect(kept.run).toBeUndefined();
  const next = begin();
  recallRows(next, { kept, words: { refused: '未通过', notSent: '没有发送' } });
  expect([...next.taken]).toEqual([3]);
  expect(next.book.size).toBe(0);
});

test('IMP-04 of a row that was never sent it is said so', () => {
  const work = begin();
  work.edit(2, { name: 'idNo', text: '370000199001010029' });
  work.taken.add(3);
  keepRun(drafts, { resource: 'driver', kept: about({ ...beginRun('id', { calls: [[3], [4], [2]] }), done: 1 }), work, columns });

  const next = begin();
  recallRows(next, { kept: readRun(drafts, { resource: 'driver', file })!, words: { refused: '未通过', notSent: '没有发送' } });

  expect([...next.taken]).toEqual([3]);
  expect([...next.book.of(2)]).toEqual([['', { reason: '没有发送', text: undefined }]]);
});

test('SEC-02 security 14: the sheet is not kept, nor are personal numbers that were fixed, nor the calls that hold them', () => {
  const work = begin();
  work.edit(4, { name: 'idNo', text: '370000199001010029' });
  keepRun(drafts, { resource: 'driver', kept: about(beginRun('id', { calls })), work, columns });

  expect(JSON.stringify(drafts.read('import:driver'))).not.toMatch(/370000/);
  expect(readRun(drafts, { resource: 'driver', file })).toMatchObject({ edits: [], run: { calls: [[2], [3]] } });
});

test('IMP-04 fifty thousand rows are remembered in few words', () => {
  const many = Array.from({ length: 100 }, (_, call) => Array.from({ length: 500 }, (__, row) => call * 501 + row + (row > 250 ? 3 : 2)));
  keepRun(drafts, { resource: 'driver', kept: about(beginRun('id', { calls: many })), work: begin(), columns });

  expect(readRun(drafts, { resource: 'driver', file })?.run?.calls).toEqual(many);
  expect(JSON.stringify(drafts.read('import:driver')).length).toBeLessThan(5000);
});

test('IMP-04 an import that is through, or was given up, is forgotten', () => {
  const work = begin();
  keepRun(drafts, { resource: 'driver', kept: about(beginRun('id', { calls })), work, columns });
  keepRun(drafts, { resource: 'driver', kept: about({ ...beginRun('id', { calls }), done: 3 }), work, columns });
  expect(readRun(drafts, { resource: 'driver', file })).toBeUndefined();

  keepRun(drafts, { resource: 'driver', kept: about(beginRun('id', { calls })), work, columns });
  forgetRun(drafts, 'driver');
  expect(readRun(drafts, { resource: 'driver', file })).toBeUndefined();
});

test('IMP-04 security 14: an import that was cut off is not business of the next person, and a logout forgets it', () => {
  keepRun(drafts, { resource: 'driver', kept: about(beginRun('id', { calls })), work: begin(), columns });
  person = 'berta';
  expect(readRun(drafts, { resource: 'driver', file })).toBeUndefined();

  person = 'anna';
  expect(readRun(drafts, { resource: 'driver', file })).toBeDefined();
  drafts.clear();
  expect(readRun(drafts, { resource: 'driver', file })).toBeUndefined();
});

test('IMP-04 columns that are matched again lose neither taken rows nor what was fixed in the others', () => {
  const before = createImportWork(sheet, { headerAt: 0, match: { name: 0, idNo: 1 }, given: { given: '甲' } });
  before.taken.add(2);
  before.edit(3, { name: 'name', text: '改过' });
  before.edit(3, { name: 'idNo', text: '改过' });
  before.edit(4, { name: 'given', text: '乙' });
  const made = createImportWork(sheet, { headerAt: 0, match: { name: 0 }, given: { given: '甲' } });

  carryOver(before, made);

  expect(made.left()).toEqual([3, 4]);
  expect(made.edits()).toEqual([
    [3, 'name', '改过'],
    [4, 'given', '乙'],
  ]);
});
