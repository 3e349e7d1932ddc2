import { describe, expect, test } from 'vitest';
import { Sample, sampleTable } from '../../../test/sampleModule.ts';
import type { AppError } from '../errors.ts';
import { compileFilters } from './compileQuery.ts';
import { needsNoValue, readCondition, readRule, type Condition } from './condition.ts';
import { containing, withoutAsterisks } from './likePattern.ts';
import { queryColumns } from './queryColumns.ts';

const eq = (value: string): Condition => ({ operator: 'eq', value });

describe('LIST-03 what the value of a filter asks for', () => {
  test.each<[string, Condition | undefined]>([
    ['a', eq('a')],
    ['', undefined],
    ['*', undefined],
    ['***', undefined],
    ['**a**', { operator: 'like', value: 'a' }],
    ['*a*b*', { operator: 'like', value: 'a*b' }],
    ['*a', { operator: 'left', value: 'a' }],
    ['**a', { operator: 'left', value: 'a' }],
    ['a*', { operator: 'right', value: 'a' }],
    ['a**', { operator: 'right', value: 'a' }],
    ['a*b', eq('a*b')],
    ['a*b,c', { operator: 'in', values: ['a*b', 'c'] }],
    ['a,b', { operator: 'in', values: ['a', 'b'] }],
    [',a', { operator: 'in', values: ['a'] }],
    ['a,', { operator: 'in', values: ['a'] }],
    [',a,b,', { operator: 'likeAny', values: ['a', 'b'] }],
    [',', undefined],
    [' , ', undefined],
    ['!a', { operator: 'ne', value: 'a' }],
    ['!', undefined],
    ['> 5', { operator: 'gt', value: '5' }],
    ['>5', eq('>5')],
    ['>=5', { operator: 'ge', value: '5' }],
    ['<=5', { operator: 'le', value: '5' }],
    ['<=\n5', { operator: 'le', value: '\n5' }],
    ['>=', eq('>=')],
    ['gt 5\n6', { operator: 'gt', value: '5\n6' }],
    ['gt ', undefined],
    ['x gt 5', eq('x gt 5')],
    ['x>=5', eq('x>=5')],
    ['in a, b', { operator: 'in', values: ['a', 'b'] }],
    ['in ', { operator: 'in', values: [] }],
    ['a++b', eq('a,b')],
    ['a++', eq('a++')],
    ['++a', eq('++a')],
    ['a+++b', eq('a+++b')],
    ['a+b', eq('a+b')],
  ])('LIST-03 %j', (value, expected) => {
    expect(readCondition(value)).toEqual(expected);
  });

  test.each<[string, string, Condition | undefined]>([
    ['in', 'a, b,', { operator: 'in', values: ['a', 'b'] }],
    [' IN ', 'a', { operator: 'in', values: ['a'] }],
    ['LIKE', 'a', { operator: 'like', value: 'a' }],
    ['left_like', 'a', { operator: 'left', value: 'a' }],
    ['right_like', 'a', { operator: 'right', value: 'a' }],
    ['!=', 'a', { operator: 'ne', value: 'a' }],
    ['toString', 'a', undefined],
    ['', 'a', undefined],
  ])('LIST-03 the rule %j of %j', (rule, value, expected) => {
    expect(readRule(rule, value)).toEqual(expected);
  });

  test('LIST-03 only the two rules about emptiness need no value', () => {
    expect(['empty', ' NOT_EMPTY ', 'eq', 'xempty', 'empty_x', 'is_not_empty'].map(needsNoValue)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  test('LIST-03 words lose the asterisks around them, and are looked for as they are written', () => {
    expect(['**a*b**', 'a', '*', ''].map(withoutAsterisks)).toEqual(['a*b', 'a', '', '']);
    expect(containing(' 50%_\\ ')).toBe('%50\\%\\_\\\\%');
  });
});

describe('LIST-03 what a list does not take is told by its place', () => {
  const columns = queryColumns(Sample, { table: sampleTable });
  const refusal = (query: Record<string, unknown>): [string, unknown] | undefined => {
    try {
      compileFilters(columns, query);
      return undefined;
    } catch (error) {
      return [(error as AppError).message, (error as AppError).details.errorData];
    }
  };
  const told = (message: string, path: string) => [message, [{ path, message }]];
  const rules = (...items: unknown[]) => ({ superQueryParams: JSON.stringify(items) });
  const fine = { field: 'kind', rule: 'eq', val: '1' };

  test.each<[Record<string, unknown>, string, string]>([
    [{ amount: 'x' }, '查询条件不正确', 'amount'],
    [{ amount_begin: 'x' }, '查询条件不正确', 'amount'],
    [{ phone_begin: '1' }, '查询条件不正确', 'phone_begin'],
    [rules({ ...fine, field: 'nothing' }), '高级查询第 1 个条件的字段不能查询', 'superQueryParams[0].field'],
    [rules(fine, { ...fine, rule: 'like it' }), '高级查询第 2 个条件的比较方式不正确', 'superQueryParams[1].rule'],
    [rules(fine, fine, { field: 'amount', rule: 'eq', val: 'x' }), '高级查询第 3 个条件的值不正确', 'superQueryParams[2].val'],
    [rules({ field: 'phone', rule: 'like', val: '138' }), '高级查询第 1 个条件的字段只能按完整的值查询', 'superQueryParams[0].val'],
    [rules({ field: 'phone', rule: 'eq', val: 'a\0' }), '高级查询第 1 个条件的值不正确', 'superQueryParams[0].val'],
    [
      rules({ field: 'phone', rule: 'in', val: Array.from({ length: 1001 }, () => '1') }),
      '高级查询第 1 个条件的值不正确',
      'superQueryParams[0].val',
    ],
    [rules({ items: [{ items: [] }] }), '高级查询条件不正确', 'superQueryParams'],
    [rules(...Array.from({ length: 51 }, () => fine)), '高级查询最多 50 个条件', 'superQueryParams'],
  ])('LIST-03 %j: %s at %s', (query, message, path) => {
    expect(refusal(query)).toEqual(told(message, path));
  });

  test('LIST-03 lines without a field, a rule or a value are left out, whatever else they hold', () => {
    const lines = [
      { rule: 'eq', val: '1' },
      { field: 'kind', val: '1' },
      { field: 5, rule: 'eq', val: '1' },
      { field: 'kind', rule: 5, val: '1' },
    ];
    for (const line of lines) expect(refusal(rules(line)), JSON.stringify(line)).toBeUndefined();
  });
});
