import { divisionStart } from '@tarmac/freight-api/rules';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import { Sample, sampleTable } from '../../../test/sampleModule.ts';
import { createFakeClock } from '../clock.ts';
import type { Actor, DataRule } from '../context.ts';
import { compileFilters, readPage, visibleColumns } from './compileQuery.ts';
import { compileSort } from './compileSort.ts';
import { compileDataRules, fillVariables } from './dataRules.ts';
import { queryColumns, type QueryColumns } from './queryColumns.ts';

const columns = queryColumns(Sample, { table: sampleTable });
const dialect = new PgDialect({ casing: 'snake_case' });
/** The statement as the database gets it: names without the table, and its values in their order. */
const written = (sql: SQL | undefined): [string, ...unknown[]] | undefined => {
  if (sql === undefined) return undefined;
  const { sql: text, params } = dialect.sqlToQuery(sql);
  return [text.replaceAll('"test_sample".', '').replaceAll('"', ''), ...params];
};
const filter = (query: Record<string, unknown>, known: QueryColumns = columns) => written(compileFilters(known, query));
const item = (field: string, rule: string, val?: unknown) => ({ field, rule, val });
const superQuery = (items: unknown[], matchType = 'and') =>
  filter({ superQueryParams: encodeURIComponent(JSON.stringify(items)), superQueryMatchType: matchType });

test.each([
  ['370000', ['(kind ~>=~ $1 and kind ~<~ $2)', '37', '38']],
  ['370700', ['(kind ~>=~ $1 and kind ~<~ $2)', '3707', '3708']],
  ['370783', ['(kind = $1)', '370783']],
  [
    '370000,441900,370783',
    ['((kind ~>=~ $1 and kind ~<~ $2) or (kind ~>=~ $3 and kind ~<~ $4) or (kind = $5))', '37', '38', '4419', '441:', '370783'],
  ],
  ['!370700', ['(kind is null or not (kind ~>=~ $1 and kind ~<~ $2))', '3707', '3708']],
])('PLACE-02 the division %s means all within it, by ranges that an index serves', (asked, statement) => {
  const divisions: QueryColumns = { ...columns, kind: { ...columns['kind']!, startOf: divisionStart } };
  expect(filter({ kind: asked }, divisions)).toEqual(statement);
});

test.each([
  [{ kind: '1' }, ["(string_to_array(kind, ',') && $1::text[])", ['1']]],
  [{ kind_MultiString: '1,2' }, ["(string_to_array(kind, ',') && $1::text[])", ['1', '2']]],
  [{ kind_MultiString: ',' }, ['false']],
  [{ kind: '!1' }, ['(kind is null or not (kind = $1))', '1']],
])('LIST-03 a column of several codes is asked for one of them: %j', (asked, statement) => {
  expect(filter(asked, { ...columns, kind: { ...columns['kind']!, isList: true } })).toEqual(statement);
});

describe('LIST-03 conditions as the database gets them', () => {
  test.each<[string, Record<string, unknown>, [string, ...unknown[]] | undefined]>([
    ['a code', { kind: '1' }, ['(kind = $1)', '1']],
    ['no code', { kind: '!1' }, ['(kind is null or not (kind = $1))', '1']],
    ['another name, which is never empty', { name: '!= 甲' }, ['not (name = $1)', '甲']],
    ['a word in any letter case', { name: 'aB' }, ['(lower(name) = lower($1))', 'aB']],
    ['a word without case, around it blanks', { name: ' 甲 ' }, ['(name = $1)', '甲']],
    ['several codes', { kind: '1,2' }, ['kind in ($1, $2)', '1', '2']],
    ['several words in any letter case', { name: 'a,乙' }, ['lower(name) in (lower($1), lower($2))', 'a', '乙']],
    ['several words without case', { name: '甲,乙' }, ['name in ($1, $2)', '甲', '乙']],
    [
      'several days',
      { checkedAt: '2026-05-01,2026-05-02' },
      [
        '((checked_at >= $1::timestamptz and checked_at <= $2::timestamptz) or (checked_at >= $3::timestamptz and checked_at <= $4::timestamptz))',
        '2026-05-01 00:00:00+08',
        '2026-05-01 23:59:59+08',
        '2026-05-02 00:00:00+08',
        '2026-05-02 23:59:59+08',
      ],
    ],
    ['a part', { kind: '*1_*' }, ['kind like $1', '%1\\_%']],
    ['a part in any letter case', { name: '*a%*' }, ['name ilike $1', '%a\\%%']],
    ['the end', { kind: '*1' }, ['kind like $1', '%1']],
    ['the start, by the order of bytes', { kind: '甲1*' }, ['(kind ~>=~ $1 and kind ~<~ $2)', '甲1', '甲2']],
    ['the start in any letter case', { name: 'a*' }, ['name ilike $1', 'a%']],
    ['a start whose last character has no next', { kind: '1\u{10ffff}*' }, ['(kind ~>=~ $1 and kind ~<~ $2)', '1\u{10ffff}', '2']],
    ['a start that nothing comes after', { kind: '\u{10ffff}*' }, ['kind ~>=~ $1', '\u{10ffff}']],
    ['a start before the surrogates', { kind: '\ud7ff*' }, ['(kind ~>=~ $1 and kind ~<~ $2)', '\ud7ff', '\ue000']],
    ['the start of a number', { amount: '12*' }, ['amount::text like $1', '12%']],
    ['any of several parts', { kind: ',1,2,' }, ['(kind like $1 or kind like $2)', '%1%', '%2%']],
    ['a number', { amount: '-12.50' }, ['(amount = $1::numeric)', '-12.50']],
    ['a fraction of whole numbers', { amount: '>= 5.5' }, ['amount >= $1::numeric', '5.5']],
    ['more than a number', { amount: '> 5' }, ['amount > $1::bigint', '5']],
    ['a number at least', { amount: '>=5' }, ['amount >= $1::bigint', '5']],
    ['less than a number', { amount: 'lt 5' }, ['amount < $1::bigint', '5']],
    ['a number at most', { amount: '<= 5' }, ['amount <= $1::bigint', '5']],
    [
      'a day of an instant',
      { checkedAt: '2026-05-01' },
      ['(checked_at >= $1::timestamptz and checked_at <= $2::timestamptz)', '2026-05-01 00:00:00+08', '2026-05-01 23:59:59+08'],
    ],
    ['after a day of an instant', { checkedAt: '> 2026-05-01' }, ['checked_at > $1::timestamptz', '2026-05-01 23:59:59+08']],
    ['from a day of an instant', { checkedAt: '>= 2026-05-01' }, ['checked_at >= $1::timestamptz', '2026-05-01 00:00:00+08']],
    ['before a day of an instant', { checkedAt: '< 2026-05-01' }, ['checked_at < $1::timestamptz', '2026-05-01 00:00:00+08']],
    ['up to a day of an instant', { checkedAt: '<= 2026-05-01' }, ['checked_at <= $1::timestamptz', '2026-05-01 23:59:59+08']],
    ['an instant', { checkedAt: '2026-05-01 08:09:10' }, ['(checked_at = $1::timestamptz)', '2026-05-01 08:09:10+08']],
    ['a date, its time cut off', { madeOn: '2026-05-01 08:09:10' }, ['(made_on = $1::date)', '2026-05-01']],
    ['a range of numbers', { amount_begin: '1', amount_end: '2' }, ['(amount >= $1::bigint and amount <= $2::bigint)', '1', '2']],
    [
      'a range up to the end of 64 bits, and beyond',
      { amount_begin: '9223372036854775807', amount_end: '9223372036854775808' },
      ['(amount >= $1::bigint and amount <= $2::numeric)', '9223372036854775807', '9223372036854775808'],
    ],
    [
      'a range of days',
      { checkedAt_begin: '2026-05-01', checkedAt_end: '2026-05-02' },
      ['(checked_at >= $1::timestamptz and checked_at <= $2::timestamptz)', '2026-05-01 00:00:00+08', '2026-05-02 23:59:59+08'],
    ],
    ['several values', { kind_MultiString: '1, 2,,' }, ['kind in ($1, $2)', '1', '2']],
    ['several values that are none', { kind_MultiString: ',' }, ['false']],
    ['nothing that we know', { nothing: '1', nothing_begin: '1', constructor: '1', kind_other: '1' }, undefined],
    ['what is not a filter', { pageNo: '1', column: 'name', order: 'asc', field: 'id', sums: '1', ids: '1' }, undefined],
    ['empty values and those that are not text', { kind: '', name: ['甲'], amount: 5 }, undefined],
    ['a lone asterisk', { name: '**' }, undefined],
  ])('LIST-03 %s', (_what, query, expected) => {
    expect(filter(query)).toEqual(expected);
  });

  test.each<[string, Record<string, unknown>]>([
    ['a text for a number', { amount: 'abc' }],
    ['a number with 20 digits', { amount: '12345678901234567890' }],
    ['a number with 11 decimals', { amount: '1.12345678901' }],
    ['no date', { madeOn: '2026-02-30' }],
    ['a date of five digits', { madeOn: '12026-02-03' }],
    ['no instant', { checkedAt: '2026-05-01 24:00:00' }],
    ['a part of an instant', { checkedAt: '*2026*' }],
    ['a part of a date', { madeOn: '*2026*' }],
    ['a zero byte', { kind: 'a\0' }],
    ['more than 1,000 values', { kind_MultiString: Array.from({ length: 1001 }, (_, index) => index).join() }],
    ['a range of texts for numbers', { amount_begin: 'x' }],
  ])('LIST-03 %s is refused', (_what, query) => {
    expect(() => filter(query)).toThrow('查询条件不正确');
  });

  test('LIST-03 a thousand values, 18 digits and ten decimals are taken; a start with a zero byte finds nothing', () => {
    expect(filter({ kind_MultiString: Array.from({ length: 1000 }, (_, index) => index).join() })).toHaveLength(1001);
    expect(filter({ amount: '123456789012345678.1234567890' })).toEqual(['(amount = $1::numeric)', '123456789012345678.1234567890']);
    expect(filter({ kind: 'a\0*' })).toEqual(['false']);
  });

  test('SEC-02 an encrypted column is asked by the hash of the value', () => {
    const sealed = { phone: { ...columns['phone']!, encode: (value: string) => `#${value}` } };

    expect(filter({ phone: '138-0000-0001' }, sealed)).toEqual(['(phone = $1)', '#138-0000-0001']);
    expect(visibleColumns(sealed, { isHidden: () => false, seesSensitive: true })['phone']).toMatchObject({ sensitive: true });
    expect(visibleColumns(columns, { isHidden: () => false, seesSensitive: true })['phone']).toMatchObject({ sensitive: false });
    expect(visibleColumns(columns, { isHidden: (field) => field === 'phone', seesSensitive: true })['phone']).toBeUndefined();
  });
});

describe('LIST-04 advanced queries as the database gets them', () => {
  test.each<[string, unknown[], 'and' | 'or', [string, ...unknown[]] | undefined]>([
    ['both', [item('kind', 'eq', '1'), item('amount', 'gt', 5)], 'and', ['((kind = $1) and amount > $2::bigint)', '1', '5']],
    ['either', [item('kind', 'eq', '1'), item('amount', 'le', 5)], 'or', ['((kind = $1) or amount <= $2::bigint)', '1', '5']],
    ['what is empty', [item('kind', 'empty')], 'and', ["(kind is null or kind = '')"]],
    ['what is not', [item('amount', 'not_empty', 'x')], 'and', ['not (amount is null)']],
    [
      'a group',
      [{ matchType: 'or', items: [item('kind', 'eq', '1'), item('kind', 'eq', '2')] }, item('amount', 'ge', '5')],
      'and',
      ['(((kind = $1) or (kind = $2)) and amount >= $3::bigint)', '1', '2', '5'],
    ],
    [
      'a group that holds together',
      [{ matchType: 'and', items: [item('kind', 'eq', '1'), item('amount', 'lt', '5')] }, item('kind', 'ne', '2')],
      'or',
      ['(((kind = $1) and amount < $2::bigint) or (kind is null or not (kind = $3)))', '1', '5', '2'],
    ],
    ['values as a list', [item('kind', 'in', ['1', '2'])], 'and', ['kind in ($1, $2)', '1', '2']],
    ['rules in any case and with blanks', [item('kind', ' LEFT_LIKE ', '1')], 'and', ['kind like $1', '%1']],
    [
      'empty lines',
      [item('', 'eq', '1'), item('kind', '', '1'), item('kind', 'eq', ''), item('kind', 'eq', null), item('kind', 'eq', {})],
      'and',
      undefined,
    ],
    ['a group of empty lines', [{ items: [item('kind', 'eq', '')] }], 'and', undefined],
  ])('LIST-04 %s', (_what, items, match, expected) => {
    expect(superQuery(items, match)).toEqual(expected);
  });

  test.each<[string, string]>([
    ['no JSON', '{'],
    ['no list', '{}'],
    ['no object', '[1]'],
    ['a list in the list', '[[]]'],
    ['nothing in the list', '[null]'],
    ['half an escape', '%E0%A4%A'],
    ['101 lines', JSON.stringify(Array.from({ length: 101 }, () => item('kind', 'eq', '')))],
    ['a group without its list', JSON.stringify([{ items: 1 }])],
  ])('LIST-04 %s cannot be read', (_what, superQueryParams) => {
    expect(() => filter({ superQueryParams })).toThrow('高级查询条件不正确');
  });

  test('LIST-04 fifty conditions are taken, in groups as well, and a hundred lines of which most are empty', () => {
    const fifty = Array.from({ length: 50 }, () => item('kind', 'eq', '1'));
    expect(superQuery(fifty)).toHaveLength(51);
    expect(
      superQuery([
        { matchType: 'or', items: fifty.slice(0, 25) },
        { matchType: 'or', items: fifty.slice(25) },
      ]),
    ).toHaveLength(51);
    expect(superQuery([...fifty, ...Array.from({ length: 50 }, () => item('kind', 'eq', ''))])).toHaveLength(51);
    expect(() => superQuery([...fifty, item('kind', 'eq', '1')])).toThrow('高级查询最多 50 个条件');
    expect(filter({ superQueryParams: ` ${JSON.stringify([item('kind', 'eq', '100%')])}` })).toEqual(['(kind = $1)', '100%']);
    for (const superQueryParams of ['', 5, undefined]) expect(filter({ superQueryParams })).toBeUndefined();
  });
});

describe('LIST-01 the order and the page of a list', () => {
  const sort = (query: Record<string, unknown>, known: QueryColumns = columns) =>
    compileSort(known, { query, fallback: { field: 'amount', order: 'desc' } }).map((one) => written(one)?.[0]);
  const own = ['amount desc nulls last', 'id desc'];

  test.each<[Record<string, unknown>, string[]]>([
    [{}, own],
    [{ column: 'name' }, own],
    [{ column: 'nothing', order: 'asc' }, own],
    [{ column: 'constructor', order: 'asc' }, own],
    [{ column: 'rank', order: 'sideways' }, own],
    [{ column: 'rank', order: 'ascending' }, own],
    [{ column: 'rank', order: 'xasc' }, own],
    [{ column: 'rank', order: 5 }, own],
    [{ column: '', order: 'asc' }, own],
    [{ column: 'rank', order: 'asc' }, ['rank asc', 'id asc']],
    [{ column: 'rank', order: ' DESC ' }, ['rank desc nulls last', 'id desc']],
    [{ column: 'rank', order: 'ascend' }, ['rank asc', 'id asc']],
    [{ column: 'rank', order: 'descend' }, ['rank desc nulls last', 'id desc']],
    [{ column: 'id', order: 'desc' }, ['id desc']],
    [{ column: 'kind_dictText', order: 'asc' }, ['kind asc', 'id asc']],
    [{ column: 'rank, id ,amount', order: 'asc' }, ['rank asc', 'id asc', 'amount asc']],
    [{ column: 'rank,nothing', order: 'asc' }, own],
    [
      { column: 'rank,amount,weight,madeOn,checkedAt,kind', order: 'asc' },
      ['rank asc', 'amount asc', 'weight asc', 'made_on asc', 'checked_at asc', 'id asc'],
    ],
    [{ column: 'name', order: 'asc' }, ['pinyin_key(name) asc', 'id asc']],
    [{ column: 'name', order: 'desc' }, ['pinyin_key(name) desc', 'id desc']],
    [{ column: 'phone', order: 'asc' }, own],
  ])('LIST-01 %j is %j', (query, expected) => {
    expect(sort(query)).toEqual(expected);
  });

  test('LIST-01 a table without id, or without its own order, is sorted by what there is', () => {
    const { id: _id, ...others } = columns;
    expect(sort({ column: 'rank', order: 'asc' }, others)).toEqual(['rank asc']);
    expect(sort({}, { id: columns['id']! })).toEqual(['id desc']);
    expect(sort({ column: 'name', order: 'desc' }, { ...columns, name: { ...columns['name']!, nullable: true } })).toEqual([
      'pinyin_key(name) desc nulls last',
      'id desc',
    ]);
  });

  test.each<[Record<string, unknown>, number, number, number]>([
    [{}, 1, 10, 0],
    [{ pageNo: 3, pageSize: 25 }, 3, 25, 50],
    [{ pageNo: '3', pageSize: '25' }, 1, 10, 0],
    [{ pageSize: 499 }, 1, 499, 0],
    [{ pageSize: 500 }, 1, 500, 0],
    [{ pageSize: 501 }, 1, 500, 0],
    [{ pageSize: 1 }, 1, 1, 0],
    [{ pageSize: 0 }, 1, 500, 0],
    [{ pageNo: 2, pageSize: -1 }, 2, 500, 500],
  ])('LIST-01 %j is page %d of %d rows from %d on', (query, current, size, offset) => {
    expect(readPage(query)).toEqual({ current, size, offset });
  });
});

describe('SYS-04 rules of roles as the database gets them', () => {
  const actor = {
    username: 'wang',
    realname: '王',
    orgCode: 'A01',
    orgCodes: ['A01', 'A02'],
    dataRules: [] as DataRule[],
  } as unknown as Actor;
  const clock = createFakeClock();
  const rule = (column: string, condition: string, value: string, permission = 'sample:list') =>
    ({ permission, column, condition, value }) as DataRule;
  const compiled = (...dataRules: DataRule[]) =>
    written(compileDataRules({ ...actor, dataRules }, { permission: 'sample:list', columns, clock }));

  test.each<[string, DataRule[], [string, ...unknown[]] | undefined]>([
    ['none', [], undefined],
    ['one of another list', [rule('kind', '=', '1', 'other:list')], undefined],
    ['one of several lists', [rule('kind', '=', '1', 'other:list,sample:list')], ['(kind = $1)', '1']],
    ['several', [rule('kind', '=', '1'), rule('amount', '>', '5')], ['((kind = $1) and amount > $2::bigint)', '1', '5']],
    ['letter case as it is', [rule('name', '=', ' aB ')], ['(name = $1)', ' aB ']],
    ['a masked column', [rule('phone', 'LIKE', '138')], ['phone like $1', '%138%']],
    ['a variable', [rule('name', '=', '#{sys_user_code}')], ['(name = $1)', 'wang']],
    ['a variable in camelCase, with blanks', [rule('name', '=', '#{ sysUserName }')], ['(name = $1)', '王']],
    ['departments', [rule('name', 'IN', '#{sys_multi_org_code}')], ['name in ($1, $2)', 'A01', 'A02']],
    ['a variable that nobody knows', [rule('name', '=', '#{password}')], ['false']],
    ['a variable of every object', [rule('name', '=', '#{constructor}')], ['false']],
    ['a column that is none', [rule('constructor', '=', '1')], ['false']],
    ['a comparison that is none', [rule('name', 'USE_SQL_RULES', '1')], ['false']],
    ['no value', [rule('name', '=', '')], ['false']],
    ['a value of another type', [rule('amount', '=', 'x')], ['false']],
  ])('SYS-04 %s', (_what, rules, expected) => {
    expect(compiled(...rules)).toEqual(expected);
  });

  test('SYS-04 an empty variable shows nothing, and dates are those of the clock', () => {
    clock.set('2026-06-01T10:00:00+08:00');
    expect(fillVariables('#{sys_date} #{sys_time}', { actor, clock })).toBe('2026-06-01 2026-06-01 10:00:00');
    expect(fillVariables('#{sys_org_code}', { actor: { ...actor, orgCode: '' }, clock })).toBeUndefined();
    expect(fillVariables('#{sys_org_code}', { actor: { ...actor, orgCode: null }, clock })).toBeUndefined();
    expect(fillVariables('plain', { actor, clock })).toBe('plain');
  });
});
