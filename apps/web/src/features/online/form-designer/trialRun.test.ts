import { describe, expect, test } from 'vitest';
import { namesRead, triedOfButton, type Tried, tryOut } from './trialRun.ts';

const zh = (text: unknown) => (text as { zh: string }).zh;
const condition = (source: string): Tried => ({
  name: '规则',
  source,
  kind: 'condition',
  otherwise: { zh: '深度不能为负', en: 'Not below 0' },
});
const value = (source: string): Tried => ({ name: '值', source, kind: 'value' });

describe('ONL-07 a trial', () => {
  test('of a rule says whether it holds, or what people would be told, and what it took of what it may take', () => {
    const rule = condition('row.depth >= 0');
    expect(tryOut(rule, { 'row.depth': '-1' })).toMatchObject({ ok: false, text: { zh: '深度不能为负' }, characters: 14, steps: 3 });
    expect(tryOut(rule, { 'row.depth': '2' })).toMatchObject({ ok: true, text: { zh: '成立' } });
    expect(tryOut(rule, { 'row.depth': '2' }).milliseconds).toBeGreaterThanOrEqual(0);
    expect(tryOut(condition('row.depth >='), {}).ok).toBe(false);
  });

  test('asks for what is read: fields, the main row, the person, and rows of sub-tables by commas', () => {
    const tried = [
      value("row.a + main.b + sum('items', 'cost') + row.a"),
      condition("user.username == 'x' && today > row.day"),
      value('('),
    ];
    expect(namesRead(tried)).toEqual(['row.a', 'main.b', 'items.cost', 'user.username', 'row.day']);
    const result = tryOut(value("row.a + main.b + sum('items', 'cost')"), { 'row.a': '1', 'main.b': '2', 'items.cost': '3, 4.5' });
    expect(zh(result.text)).toBe('10.5');
    expect(zh(tryOut(value('row.wide + 1'), { 'row.wide': '9007199254740993' }).text)).toBe('9007199254740994');
    expect(zh(tryOut(value("count('items')"), { 'items.id': '1,2,3' }).text)).toBe('3');
  });

  test('tells which limit is passed', () => {
    const many = Array.from({ length: 9000 }, () => '1').join(',');
    expect(tryOut(value("sum('items', 'n') + sum('items', 'n')"), { 'items.n': many })).toMatchObject({
      ok: false,
      text: { zh: '计算超过 10000 步' },
    });
  });

  test('of a button says whether it is there, what it sets, whom it writes to and what it opens', () => {
    const button = (action: object, exp: string | null = null) => triedOfButton({ exp, action } as Parameters<typeof triedOfButton>[0], zh);
    const set = button({ kind: 'set', confirm: null, values: { remark: "''", total: 'row.a * 2' } }, 'state#eq#1');
    expect(set.map(({ name, source }) => [name, source])).toEqual([
      ['显示条件', "row.state == '1'"],
      ['remark =', "''"],
      ['total =', 'row.a * 2'],
    ]);
    expect(set.map((one) => zh(tryOut(one, { 'row.state': '2', 'row.a': '4' }).text))).toEqual(['不成立，不显示按钮', '—', '8']);
    const open = button({ kind: 'open', confirm: null, to: '/fleet/vehicle?plate=${plate}' });
    expect(namesRead(open)).toEqual(['row.plate']);
    expect(tryOut(open[0]!, { 'row.plate': '鲁A1' })).toMatchObject({ ok: true, text: { zh: '/fleet/vehicle?plate=%E9%B2%81A1' } });
    expect(tryOut(button({ kind: 'open', confirm: null, to: 'javascript:1' })[0]!, {}).ok).toBe(false);
    expect(button({ kind: 'message', confirm: null, template: 't', receivers: 'row.clerk' })).toMatchObject([{ name: '接收人' }]);
    expect(button({ kind: 'call', confirm: null, name: 'refresh' })).toEqual([]);
  });
});
