import { beforeEach, expect, test } from 'vitest';
import type { FieldDefinition } from '../../field/FieldMeta.ts';
import { createDraftStore, type DraftStore } from '../../form/draftStore.ts';
import { createMemoryStore } from '../../session/keyValueStore.ts';
import { beginRun } from './importRun.ts';
import { createImportWork } from './importWork.ts';
import { fileMark, forgetRun, keepRun, readRun } from './keptRun.ts';
import type { ReadColumn } from './readCell.ts';

let memory: ReturnType<typeof createMemoryStore>;
let person: string | undefined;
let drafts: DraftStore;
beforeEach(() => {
  memory = createMemoryStore();
  person = 'anna';
  drafts = createDraftStore(() => person, memory);
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
const begin = () => createImportWork(sheet, 0, { name: 0, idNo: 1 });
const about = (run: ReturnType<typeof beginRun>) => ({ file: fileMark(file), sheet: 0, headerAt: 0, run });
const calls = [[2], [3], [4]];

test('UPL-05 an import that was cut off is found again by its file, with what was mended', () => {
  const work = begin();
  work.edit(3, 'name', '改过');
  keepRun(drafts, 'driver', about({ ...beginRun('id', calls), done: 1 }), work, columns);

  expect(readRun(drafts, 'driver', file)).toMatchObject({
    run: { done: 1, calls: [[2], [3], [4]] },
    edits: [[3, 'name', '改过']],
    match: { name: 0 },
  });
  expect(readRun(drafts, 'driver', new File(['xy'], '司机.xlsx', { lastModified: 5 }))).toBeUndefined();
  expect(readRun(drafts, 'vehicle', file)).toBeUndefined();
});

test('security 14: the sheet is not kept, nor are personal numbers that were mended, nor the calls that hold them', () => {
  const work = begin();
  work.edit(4, 'idNo', '370000199001010029');
  keepRun(drafts, 'driver', about(beginRun('id', calls)), work, columns);

  expect(JSON.stringify(drafts.read('import:driver'))).not.toMatch(/370000/);
  expect(readRun(drafts, 'driver', file)).toMatchObject({ edits: [], run: { calls: [[2], [3]] } });
});

test('UPL-05 fifty thousand rows are remembered in few words', () => {
  const many = Array.from({ length: 100 }, (_, call) => Array.from({ length: 500 }, (__, row) => call * 501 + row + (row > 250 ? 3 : 2)));
  keepRun(drafts, 'driver', about(beginRun('id', many)), begin(), columns);

  expect(readRun(drafts, 'driver', file)?.run.calls).toEqual(many);
  expect(JSON.stringify(drafts.read('import:driver')).length).toBeLessThan(5000);
});

test('UPL-05 an import that is through, or was given up, is forgotten', () => {
  const work = begin();
  keepRun(drafts, 'driver', about(beginRun('id', calls)), work, columns);
  keepRun(drafts, 'driver', about({ ...beginRun('id', calls), done: 3 }), work, columns);
  expect(readRun(drafts, 'driver', file)).toBeUndefined();

  keepRun(drafts, 'driver', about(beginRun('id', calls)), work, columns);
  forgetRun(drafts, 'driver');
  expect(readRun(drafts, 'driver', file)).toBeUndefined();
});

test('security 14: an import that was cut off is no business of the next person, and a logout forgets it', () => {
  keepRun(drafts, 'driver', about(beginRun('id', calls)), begin(), columns);
  person = 'berta';
  expect(readRun(drafts, 'driver', file)).toBeUndefined();

  person = 'anna';
  expect(readRun(drafts, 'driver', file)).toBeDefined();
  drafts.clear();
  expect(readRun(drafts, 'driver', file)).toBeUndefined();
});
