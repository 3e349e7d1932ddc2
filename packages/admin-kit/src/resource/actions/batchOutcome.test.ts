import { expect, test } from 'vitest';
import { csvCell } from '../../internals/csv.ts';
import { outcomeOf } from './batchOutcome.ts';

test('LIST-09 an answer that tells of rows one by one is read, whatever else it holds', () => {
  expect(outcomeOf({ success: ['1', 2], fail: [{ id: 3, code: 500, message: '已锁定' }, null, { id: '4' }] })).toEqual({
    success: ['1', '2'],
    fail: [{ id: '3', message: '已锁定' }],
  });
  expect(outcomeOf({ fail: [{ message: '没有编号' }] })).toEqual({ success: [], fail: [{ id: '', message: '没有编号' }] });
  for (const reply of [null, undefined, '删除成功!', 3, [], {}, { fail: '一' }]) expect(outcomeOf(reply)).toBeUndefined();
});

test('EXP-02 a spreadsheet takes no text of the list of failures for a formula', () => {
  expect(['=1+1', '+86', '-1', '@sum', '\t=1'].map(csvCell)).toEqual(["'=1+1", "'+86", "'-1", "'@sum", "'\t=1"]);
  expect(['平常', 'a,b', '他说"好"', '两\n行', '=a,b'].map(csvCell)).toEqual(['平常', '"a,b"', '"他说""好"""', '"两\n行"', '"\'=a,b"']);
});
