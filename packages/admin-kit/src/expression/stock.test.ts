import { expect, test } from 'vitest';
import { evaluate, fromStockCondition, parseExpression, readDefault } from './index.ts';

test.each<[string, string | undefined]>([
  ['status#eq#1', "row.status == '1'"],
  ['status#ne#1', "row.status != '1'"],
  ['remark#empty#true', 'empty(row.remark)'],
  ['remark#empty#false', '!empty(row.remark)'],
  ['status#in#1, 2', "row.status in ['1', '2']"],
  ["name#eq#it's", `row.name == "it's"`],
  ['status#eq#', "row.status == ''"],
  [`name#eq#'"`, undefined],
  ['name#eq#\\', undefined],
  ['status#like#1', undefined],
  ['a.b#eq#1', undefined],
  ['__proto__#eq#1', undefined],
  ['status', undefined],
])('the condition %s of a stock button', (condition, source) => {
  expect(fromStockCondition(condition)).toBe(source);
});

test.each<[string, unknown]>([
  ['plain', { kind: 'text', text: 'plain' }],
  ['', { kind: 'text', text: '' }],
  ['#{date}', { kind: 'expression', source: 'today()' }],
  ['NO-#{sysUserCode}/#{sysOrgCode}', { kind: 'expression', source: "'NO-' + user.username + '/' + user.orgCode" }],
  ['#{unknown}', { kind: 'text', text: '#{unknown}' }],
  [`${'x'.repeat(2000)}#{date}`, { kind: 'text', text: `${'x'.repeat(2000)}#{date}` }],
  [' ${order_number} ', { kind: 'fillRule', code: 'order_number' }],
  ['= today()', { kind: 'expression', source: 'today()' }],
  ['{{ addDays(today(), 7) }}', { kind: 'expression', source: 'addDays(today(), 7)' }],
  [
    '{{ new Date() }}',
    { kind: 'refused', problem: { ok: false, at: 7, message: { zh: '此处不能写 Date', en: 'Date cannot stand here' } } },
  ],
])('the default value %s', (written, read) => {
  expect(readDefault(written)).toEqual(read);
});

test('a translated default gives its value', () => {
  const read = readDefault('#{sysUserName} #{time}');
  const parsed = parseExpression(read.kind === 'expression' ? read.source : '');

  expect(parsed.ok && evaluate(parsed.tree, { user: { realname: 'Ada' }, now: '2026-03-01 10:20:30' })).toBe('Ada 10:20:30');
});
