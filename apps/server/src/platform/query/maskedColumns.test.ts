import { describe, expect, test } from 'vitest';
import { Sample, sampleTable } from '../../../test/sampleModule.ts';
import { compileFilters, visibleColumns } from './compileQuery.ts';
import { compileSort } from './compileSort.ts';
import { queryColumns } from './queryColumns.ts';

const all = queryColumns(Sample, { table: sampleTable });
const forReader = (seesSensitive: boolean) => visibleColumns(all, { isHidden: () => false, seesSensitive });
const ask = (query: Record<string, string>, seesSensitive = false) => compileFilters(forReader(seesSensitive), query);
const rule = (name: string, val: string) => ({
  superQueryParams: encodeURIComponent(JSON.stringify([{ field: 'phone', rule: name, val }])),
});

describe('a masked field is found by its whole value alone', () => {
  const whole: [string, Record<string, string>][] = [
    ['the value', { phone: '13800000001' }],
    ['a list of values', { phone: '13800000001,13800000002' }],
    ['several values', { phone_MultiString: '13800000001,13800000002' }],
    ['the rule eq', rule('eq', '13800000001')],
    ['the rule in', rule('in', '13800000001,13800000002')],
  ];
  const parts: [string, Record<string, string>][] = [
    ['from a value', { phone_begin: '13800000001' }],
    ['up to a value', { phone_end: '13800000001' }],
    ['a range', { phone_begin: '13800000000', phone_end: '13800000009' }],
    ...['> 138', '>= 138', '>=138', '< 139', '<= 139', '<=139', 'gt 138', 'ge 138', 'lt 139', 'le 139'].map(
      (phone): [string, Record<string, string>] => [phone, { phone }],
    ),
    ['another value', { phone: '!13800000001' }],
    ['not equal', { phone: '!= 13800000001' }],
    ['the start', { phone: '138*' }],
    ['the end', { phone: '*001' }],
    ['a part', { phone: '*800*' }],
    ['any of several parts', { phone: ',138,139,' }],
    ...['gt', 'ge', 'lt', 'le', 'ne', 'like', 'left_like', 'right_like', 'empty', 'not_empty'].map(
      (name): [string, Record<string, string>] => [`the rule ${name}`, rule(name, '138')],
    ),
  ];

  test.each(whole)('SEC-02 %s finds it', (_what, query) => {
    expect(ask(query)).toBeDefined();
  });

  test.each(parts)('SEC-02 %s is refused, and finds it for whom the field is not masked', (_what, query) => {
    expect(() => ask(query)).toThrow(/^查询条件不正确$|只能按完整的值查询$/);
    expect(ask(query, true)).toBeDefined();
  });

  test('SEC-02 a list in the order of a masked field would tell it: it stands in its own order', () => {
    const sort = (seesSensitive: boolean, column: string) =>
      compileSort(forReader(seesSensitive), { query: { column, order: 'asc' }, fallback: { field: 'createTime', order: 'desc' } });

    expect(sort(false, 'phone')).toEqual(sort(false, 'nothing'));
    expect(sort(false, 'name,phone')).toEqual(sort(false, 'nothing'));
    expect(sort(true, 'phone')).not.toEqual(sort(true, 'nothing'));
  });
});
