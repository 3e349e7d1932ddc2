import { describe, expect, test } from 'vitest';
import {
  evaluate,
  expressionFunctions,
  namesIn,
  parseExpression,
  tryExpression,
  type ExpressionContext,
  type ExpressionTree,
} from './index.ts';

function run(source: string, context: ExpressionContext = {}) {
  const read = parseExpression(source);
  if (!read.ok) throw new Error(`${source}: ${read.message.en} at ${read.at}`);
  return evaluate(read.tree, context);
}

const refused = (source: string) => {
  const read = parseExpression(source);
  return read.ok ? undefined : { at: read.at, en: read.message.en };
};

const row = {
  price: 0.1,
  amount: 3,
  plate: '沪A12345',
  status: '2',
  tags: 'a,b',
  note: '',
  none: null,
  count: '7',
  day: '2026-02-27',
  at: '2026-02-27 08:30:00',
  wheels: [{ size: 0.1 }, { size: 0.2 }, { size: null }],
};
const context = { row, user: { username: 'ada' }, now: '2026-03-01 10:20:30' };

describe('expressions', () => {
  test.each<[string, unknown]>([
    ['0.1 + 0.2', 0.3],
    ['row.price * row.amount', 0.3],
    ['0.3 - 0.1', 0.2],
    ['1.005 * 1000', 1005],
    ['1 / 3', 0.333333333333],
    ['2 / 3', 0.666666666667],
    ['-2 / 3', -0.666666666667],
    ['1 / 0', null],
    ['5 % 0', null],
    ['-0', 0],
    ['2 >= 2', true],
    ["'a' < 'b'", true],
    ["'a' > 'b'", false],
    ["'x' < 5", false],
    ['true == false', false],
    ["addDays('2026-03-01', '')", null],
    ["days('1 March', '2026-03-02')", null],
    ["coalesce('', '')", null],
    ["abs('x')", null],
    ["max('', '')", null],
    ['7 % 4 + -7 % 4', 0],
    ['5.5 % 0.5', 0],
    ['2 + 3 * 4 - 6 / 2', 11],
    ['(2 + 3) * 4', 20],
    ['10 - 3 - 2', 5],
    ['--3', 3],
    ['123456789012345 + 0.5', 123_456_789_012_345.5],
    ['row.none + 1', null],
    ['row.count * 2', 14],
    ["row.plate + '/' + row.amount", '沪A12345/3'],
    ["row.none + 'x'", 'x'],
    ['row.price > 0.05 && row.amount <= 3', true],
    ['row.status == 2', true],
    ["row.status === '2' && row.status !== '3'", true],
    ["row.note == null && row.none == ''", true],
    ['row.none < 1 || row.none >= 1', false],
    ["row.at > '2026-02-27'", true],
    ["row.status in ['1', '2'] && !(row.status in ['3'])", true],
    ["'b' in row.tags && !('c' in row.tags) && !('' in row.tags)", true],
    ["row.amount > 2 ? row.amount > 5 ? 'many' : 'some' : 'few'", 'some'],
    ["row.note || row.none || 'nothing'", 'nothing'],
    ['row.amount && row.plate', '沪A12345'],
    ['!row.none', true],
    ['true && !false && null == row.none', true],
    ['round(2.5) + round(-2.5) + round(0.4)', 0],
    ['round(1.005, 2)', 1.01],
    ['round(row.none, 2)', null],
    ['round(1, 13)', null],
    ['abs(-3.5)', 3.5],
    ['min(3, row.none, 1.5) + max(2, row.count)', 8.5],
    ["max('2026-01-02', row.day)", '2026-02-27'],
    ["min(1, 'x')", null],
    ["sum('wheels', 'size')", 0.3],
    ["sum('nothing', 'size')", 0],
    ["count('wheels')", 3],
    ["len('👍a')", 2],
    ["upper('aß') + lower('B') + trim(' c ')", 'ASSbc'],
    ["contains(row.plate, 'A1') && startsWith(row.plate, '沪')", true],
    ['empty(row.note) && empty(row.unknown) && !empty(row.amount)', true],
    ["days(row.day, '2026-03-01')", 2],
    ["days('2026-02-30', row.day)", null],
    ['addDays(row.day, 2)', '2026-03-01'],
    ['addDays(row.at, 3)', '2026-03-02 08:30:00'],
    ['addDays(row.day, 0.5)', null],
    ["addDays('9999-12-31', 1)", null],
    ['addDays(row.day, 100001)', null],
    ["today() + ' ' + time() == now()", true],
    ['text(row.amount) + text(true)', '3true'],
    ["number('12.50') + 1", 13.5],
    ["number('1e5')", null],
    ['coalesce(row.none, row.note, row.plate)', '沪A12345'],
    ["user['username']", 'ada'],
    ['row.wheels', null],
    ['row.plate.length', null],
    ['[1]', null],
  ])('%s is %j', (source, value) => {
    expect(run(source, context)).toBe(value);
  });

  test('rows of a sub-table sum what stands in their main row', () => {
    expect(run("row.size / sum('wheels', 'size')", { row: { size: 0.15 }, main: row })).toBe(0.5);
  });

  test.each<[string, number, string]>([
    ['', 0, 'The expression is empty'],
    ['row.', 4, 'The expression ends too early'],
    ['1 +* 2', 3, '* cannot stand here'],
    ['(1 + 2', 6, ') is missing here'],
    ['1 2', 2, '2 cannot stand here'],
    ["'open", 0, 'A text lacks its closing quote, or holds a backslash or a line break'],
    ['12abc', 0, 'A number is not written correctly'],
    ['1234567890123456', 0, 'A number has at most 15 digits'],
    ['row = 1', 4, 'The character = cannot be used here'],
    ['eval("x")', 0, 'There is no function eval'],
    ['round()', 0, 'Arguments that round takes: 1–2'],
    ['today(1)', 0, 'Arguments that today takes: 0'],
    ['sum(row.a, "b")', 0, 'The function sum takes names in quotes'],
    ['row.__proto__', 4, 'The name __proto__ cannot be used'],
    ['row["constructor"]', 4, 'The name constructor cannot be used'],
    ['row.a.b.c.d.e.f.g.h', 0, 'A path has at most 8 names'],
    ['row.a()', 5, '( cannot stand here'],
    ['a ? 1', 5, ': is missing here'],
    ['x => x', 2, 'The character = cannot be used here'],
    ['`a`', 0, 'The character ` cannot be used here'],
  ])('%s is refused with its place', (source, at, en) => {
    expect(refused(source)).toEqual({ at, en });
  });

  test('limits hold at their edge', () => {
    expect(refused(' '.repeat(1999) + '1')).toBeUndefined();
    expect(refused(' '.repeat(2000) + '1')?.en).toBe('An expression has at most 2000 characters');
    const chain = (terms: number) => Array.from({ length: terms }, () => '1').join('+');
    expect(run(chain(150))).toBe(150);
    expect(refused(chain(151))?.en).toBe('An expression has at most 300 parts');
    const nested = (depth: number) => '('.repeat(depth - 1) + '1' + ')'.repeat(depth - 1);
    expect(run(nested(32))).toBe(1);
    expect(refused(nested(33))?.en).toBe('Parts stand inside of one another at most 32 deep');
    expect(refused('('.repeat(1999))?.en).toContain('32 deep');
    expect(refused(`${'!'.repeat(1999)}1`)?.en).toContain('32 deep');
    expect(refused(`${'-'.repeat(31)}1`)).toBeUndefined();
    expect(run('row.a.b.c.d.e.f.g', { row: { a: { b: { c: { d: { e: { f: { g: 1 } } } } } } } })).toBe(1);
  });

  test('texts and steps end at their limit, which a trial run tells', () => {
    const read = (source: string) => {
      const parsed = parseExpression(source);
      return parsed.ok ? parsed.tree : expect.fail(source);
    };
    const half = { row: { a: 'x'.repeat(5000), b: 'x' } };
    expect(run('len(row.a + row.a)', half)).toBe(10_000);
    expect(run('len(row.a + row.a + row.b)', half)).toBeNull();
    expect(tryExpression(read('row.a + row.a + row.b'), half)).toMatchObject({
      ok: false,
      message: { zh: '文本超过 10000 个字符', en: 'A text has more than 10000 characters' },
    });
    const rows = (count: number) => ({ row: { wheels: Array.from({ length: count }, () => ({ size: 1 })) } });
    // The call, its two names, and a step for each row.
    expect(run("sum('wheels', 'size')", rows(9997))).toBe(9997);
    expect(run("sum('wheels', 'size')", rows(9998))).toBeNull();
    expect(tryExpression(read("count('wheels')"), rows(10_000)).ok).toBe(false);
  });

  test.each([
    ['row.wide + 1', '9007199254740994'],
    ['row.wide - 2', 9_007_199_254_740_991],
    ['row.wide * 2', '18014398509481986'],
    ['-row.wide', '-9007199254740993'],
    ['abs(-row.wide)', '9007199254740993'],
    ['round(row.wide)', '9007199254740993'],
    ['row.wide % 10', 3],
    ["sum('lines', 'wide')", '18014398509481986'],
    ['max(row.wide, 5)', '9007199254740993'],
    ["'No. ' + row.wide", 'No. 9007199254740993'],
    ['row.wide == row.digits', true],
    ["row.wide == '9007199254740992'", false],
    ['row.wide > row.number', true],
    ['row.number + 2', '9007199254740993'],
    ["row.digits + '1'", '90071992547409931'],
    ['row.most + 1', 9_223_372_036_854_775_808],
    ['row.wide + 0.5', 9_007_199_254_740_994],
    ['row.wide < row.most', true],
    ['row.wide >= row.most', false],
    ['row.wide == row.most', false],
    ["number('-0') + 0", 0],
  ])('of whole numbers up to 64 bits no digit is lost: %s', (source, value) => {
    const wide = 9_007_199_254_740_993n;
    const row = {
      wide,
      digits: String(wide),
      number: Number.MAX_SAFE_INTEGER,
      most: 2n ** 63n - 1n,
      lines: [{ wide }, { wide: String(wide) }],
    };
    const read = parseExpression(source);
    expect(read.ok && evaluate(read.tree, { row })).toBe(value);
  });

  test('a number that is not finite is nothing', () => {
    expect(run('row.a', { row: { a: Number.NaN } })).toBeNull();
    expect(run('row.a * row.a', { row: { a: 1e300 } })).toBeNull();
    expect(run('row.a + 1', { row: { a: 1e-300 } })).toBe(1);
  });

  test('says what an expression reads', () => {
    const read = parseExpression("row.a + row.b * row.a > sum('wheels', 'size') ? count('tyres') : (user.id in [row['c.d']])");

    expect(read.ok && namesIn(read.tree)).toEqual({
      paths: [
        ['row', 'a'],
        ['row', 'b'],
        ['user', 'id'],
        ['row', 'c.d'],
      ],
      columns: [
        { table: 'wheels', field: 'size' },
        { table: 'tyres', field: null },
      ],
      functions: ['sum', 'count'],
    });
  });

  test('has the functions that its help lists', () => {
    expect(expressionFunctions.join(' ')).toBe(
      'round abs min max sum count len upper lower trim contains startsWith empty days addDays today now time text number coalesce',
    );
  });
});

test('without an instant of the one who asks it is now, in the form of the wire', () => {
  const read = parseExpression('now()');
  expect(read.ok && evaluate(read.tree, {})).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
});

test('a tree that was made by hand is read as any other', () => {
  const call = (args: ExpressionTree[]): ExpressionTree => ({ kind: 'call', name: 'sum', args });
  expect(namesIn(call([{ kind: 'path', path: ['row', 'x'] }])).columns).toEqual([{ table: '', field: null }]);
  expect(namesIn(call([])).columns).toEqual([{ table: '', field: null }]);
  expect(namesIn({ kind: 'call', name: 'today', args: [] })).toEqual({ paths: [], columns: [], functions: ['today'] });
});

test('what is not a refusal of the language is thrown on', () => {
  const broken = {
    get x(): number {
      throw new TypeError('broken');
    },
  };
  expect(() => tryExpression({ kind: 'path', path: ['row', 'x'] }, { row: broken })).toThrow('broken');
  expect(() => parseExpression(null as never)).toThrow(TypeError);
});
