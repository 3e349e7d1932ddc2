import { cleanText } from '@tarmac/freight-api/rules';
import fc from 'fast-check';
import { and } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { createSampleTable, Sample, sampleModule, sampleTable } from '../../../test/sampleModule.ts';
import { testServer, type TestServer } from '../../../test/testServer.ts';
import { systemModule } from '../../modules/system/system.module.ts';
import { createFakeClock } from '../clock.ts';
import type { DataRule } from '../context.ts';
import { systemActor } from '../createContext.ts';
import { AppError } from '../errors.ts';
import { compileFilters } from './compileQuery.ts';
import { readCondition, readRule, splitList, type Condition } from './condition.ts';
import { compileDataRules, fillVariables } from './dataRules.ts';
import { queryColumns } from './queryColumns.ts';

const columns = queryColumns(Sample, { table: sampleTable });
const base = '/test/sample';
let server: TestServer;

interface Row {
  name: string;
  kind: string | null;
  amount: number | null;
  checkedAt: string | null;
}

const names = ['甲', '乙%', 'a_b', 'a\\b', "o'neil", 'A,B', '*星*', '!号', '100%', 'ab', '鲁G12345', '鲁G99999', 'x', '>= 5', '中文 空格'];
const rows: Row[] = names.flatMap((name, index) => [
  {
    name,
    kind: index % 3 === 0 ? null : String(index % 4),
    amount: index % 5 === 0 ? null : index * 100,
    checkedAt: index % 4 === 0 ? null : `2026-05-${String(index + 10)} 0${index % 10}:00:00`,
  },
]);

beforeAll(async () => {
  server = await testServer({ modules: [systemModule, sampleModule], shared: true });
  await createSampleTable(server.database);
  await server.inTenant(0, (tx) => tx.insert(sampleTable).values(rows));
});

const found = async (query: Record<string, unknown>): Promise<string[]> =>
  server.inTenant(0, async (tx) =>
    (
      await tx
        .select({ name: sampleTable.name })
        .from(sampleTable)
        .where(and(compileFilters(columns, query)))
    )
      .map((row) => row.name)
      .sort(),
  );

/** What people write is found in any letter case, without blanks around it; codes are found as they are. */
const asAsked = (field: keyof Row, text: string): string => (field === 'name' ? (cleanText(text) || text).toLowerCase() : text);

/** The same conditions over rows in memory. */
function matches(row: Row, field: keyof Row, asked: Condition, isExact = false): boolean {
  const value = row[field];
  const fold = (text: string) => (isExact ? text : asAsked(field, text));
  const condition =
    'values' in asked ? { ...asked, values: asked.values.map(fold) } : 'value' in asked ? { ...asked, value: fold(asked.value) } : asked;
  if (condition.operator === 'ne') return value === null || !matches(row, field, { operator: 'eq', value: condition.value }, isExact);
  if (condition.operator === 'empty') return value === null || value === '';
  if (condition.operator === 'notEmpty') return value !== null && value !== '';
  if (value === null) return false;
  const text = field === 'name' && !isExact ? String(value).toLowerCase() : String(value);
  switch (condition.operator) {
    case 'in':
      return condition.values.some((one) => matches(row, field, { operator: 'eq', value: one }, isExact));
    case 'like':
      return text.includes(condition.value);
    case 'left':
      return text.endsWith(condition.value);
    case 'right':
      return text.startsWith(condition.value);
    case 'holdsAny':
      return condition.values.some((one) => text.split(',').includes(one));
    case 'likeAny':
      return condition.values.some((one) => text.includes(one));
    case 'eq':
      return typeof value === 'number' ? value === Number(condition.value) : text === condition.value;
    default: {
      const order = typeof value === 'number' ? value - Number(condition.value) : compareBytes(text, condition.value);
      return { gt: order > 0, ge: order >= 0, lt: order < 0, le: order <= 0 }[condition.operator];
    }
  }
}

/** The order of collation C, which the embedded engine and the template database share. */
function compareBytes(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

const piece = fc.oneof(
  fc.constantFrom('甲', '%', '_', '\\', "'", 'a', 'b', 'A', 'B', '鲁G', '9', '星', '100', '号', ' '),
  fc.string({ maxLength: 3 }).filter((text) => !text.includes('\0') && text.isWellFormed()),
);
const word = fc.array(piece, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(''));
const equalityOnly: Condition['operator'][] = ['eq', 'ne', 'in', 'like', 'left', 'right', 'likeAny'];

describe('filters', () => {
  test('LIST-03 text filters find what the same conditions find in memory', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          word,
          word.map((text) => `*${text}*`),
          word.map((text) => `${text}*`),
          word.map((text) => `*${text}`),
          word.map((text) => `!${text}`),
          fc.array(word, { minLength: 1, maxLength: 3 }).map((all) => `${all.join(',')},`),
        ),
        async (value) => {
          const condition = readCondition(value);
          if (condition !== undefined && !equalityOnly.includes(condition.operator)) return;
          const expected = condition === undefined ? rows : rows.filter((row) => matches(row, 'name', condition));

          expect(await found({ name: value })).toEqual(expected.map((row) => row.name).sort());
        },
      ),
      { numRuns: 300 },
    );
  });

  test('LIST-03 number filters and ranges find what the same conditions find in memory', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('> ', '>= ', '< ', '<= ', '= ', '!= ', 'gt ', 'le ', '>=', '<=', '', '!'),
        fc.integer({ min: -100, max: 1600 }),
        async (operator, number) => {
          const condition = readCondition(`${operator}${number}`) as Condition;

          expect(await found({ amount: `${operator}${number}` })).toEqual(
            rows
              .filter((row) => matches(row, 'amount', condition))
              .map((row) => row.name)
              .sort(),
          );
          expect(await found({ amount_begin: String(number), amount_end: '1000' })).toEqual(
            rows
              .filter((row) => row.amount !== null && row.amount >= number && row.amount <= 1000)
              .map((row) => row.name)
              .sort(),
          );
        },
      ),
      { numRuns: 100 },
    );
  });

  test('LIST-04 super queries join with and, or with or', async () => {
    const item = fc.record({
      field: fc.constantFrom('name', 'kind'),
      rule: fc.constantFrom('eq', 'like', 'right_like', 'left_like', 'in', 'ne'),
      val: fc.oneof(word, fc.constantFrom('1', '2', '1,2')),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(item, { maxLength: 4 }), fc.constantFrom('and', 'or'), fc.boolean(), async (items, match, encoded) => {
        const text = JSON.stringify(items);
        const known = items.filter((one) => one.val !== '');
        const test = (row: Row) => known.map((one) => matches(row, one.field as 'name' | 'kind', readRule(one.rule, one.val) as Condition));
        const expected = rows.filter((row) => known.length === 0 || (match === 'or' ? test(row).some(Boolean) : test(row).every(Boolean)));

        expect(await found({ superQueryParams: encoded ? encodeURIComponent(text) : text, superQueryMatchType: match })).toEqual(
          expected.map((row) => row.name).sort(),
        );
      }),
      { numRuns: 150 },
    );
  });

  test('LIST-03 a day asked of an instant means the whole day', async () => {
    const day = rows.filter((row) => row.checkedAt?.startsWith('2026-05-13')).map((row) => row.name);

    expect(day).toHaveLength(1);
    expect(await found({ checkedAt: '2026-05-13' })).toEqual(day);
    expect(await found({ checkedAt_begin: '2026-05-13', checkedAt_end: '2026-05-13' })).toEqual(day);
    expect(await found({ checkedAt: '2026-05-13 03:00:00' })).toEqual(day);
    expect(await found({ kind_MultiString: '1,2' })).toEqual(
      rows
        .filter((row) => ['1', '2'].includes(row.kind ?? ''))
        .map((row) => row.name)
        .sort(),
    );
  });

  test.each([
    ['amount', 'abc'],
    ['amount', '1e5'],
    ['amount_begin', "1' or '1'='1"],
    ['checkedAt', '2026-13-01'],
    ['checkedAt_begin', 'now()'],
    ['madeOn', 'x'],
    ['checkedAt', '*2026*'],
    ['amount', '99999999999999999999'],
  ])('LIST-03 %s=%s is refused', (field, value) => {
    expect(() => compileFilters(columns, { [field]: value })).toThrow(AppError);
  });
});

describe('lists', () => {
  const list = async (query: Record<string, string | number | undefined>) => (await server.as('keeper').get(`${base}/list`, query)).result;

  test('LIST-01 pages neither repeat nor lose a row, in every order', async () => {
    for (const sort of [
      {},
      { column: 'amount', order: 'asc' },
      { column: 'amount', order: 'desc' },
      { column: 'kind_dictText', order: 'ascend' },
      { column: 'name', order: 'sideways' },
      { column: 'password', order: 'asc' },
    ]) {
      const ids: string[] = [];
      for (let pageNo = 1; pageNo <= 4; pageNo += 1) {
        const page = await list({ pageNo, pageSize: 4, ...sort });
        expect(page).toMatchObject({ total: rows.length, size: 4, current: pageNo, pages: 4 });
        ids.push(...page.records.map((row: { id: string }) => row.id));
      }
      expect(new Set(ids).size).toBe(rows.length);
    }
    const amounts = (await list({ column: 'amount', order: 'desc', pageSize: 50 })).records.map((row: Row) => row.amount);
    expect(amounts).toEqual([
      ...amounts.filter((one: number | null) => one !== null).sort((a: number, b: number) => b - a),
      ...amounts.filter((one: number | null) => one === null),
    ]);
  });

  test('LIST-01 a list is ordered by several columns, each in its direction, or all in one', async () => {
    const ordered = async (column: string, order: string) =>
      (await list({ column, order, pageSize: 50 })).records.map((row: Row) => [row.kind, row.amount] as const);
    const sorted =
      (kinds: 1 | -1, amounts: 1 | -1) =>
      (one: readonly [string | null, number | null], other: readonly [string | null, number | null]) => {
        if (one[0] !== other[0]) {
          if (one[0] === null || other[0] === null) return one[0] === null ? 1 : -1;
          return one[0] < other[0] ? -kinds : kinds;
        }
        if (one[1] === null || other[1] === null) return one[1] === other[1] ? 0 : one[1] === null ? 1 : -1;
        return amounts * (one[1] - other[1]);
      };
    for (const [order, kinds, amounts] of [
      ['asc,desc', 1, -1],
      ['desc,asc', -1, 1],
      ['asc', 1, 1],
      ['desc', -1, -1],
    ] as const) {
      const found = await ordered('kind,amount', order);
      expect(found, order).toEqual(found.toSorted(sorted(kinds, amounts)));
    }
    // What is not a direction is not an order.
    expect(await ordered('kind,amount', 'asc,sideways')).toEqual(await ordered('', ''));
  });

  test('LIST-08 pageSize stops at 500, and sums run over the whole filtered list', async () => {
    expect(await server.as('keeper').get(`${base}/list`, { pageSize: 501 })).toMatchObject({ status: 400 });
    expect(await list({ pageSize: -1 })).toMatchObject({ size: 500, total: rows.length });
    const page = await list({ pageSize: 1, sums: '1', amount: '> 500' });
    expect(page.sums).toEqual({
      amount: rows.reduce((sum, row) => sum + (row.amount !== null && row.amount > 500 ? row.amount : 0), 0),
      weight: 0,
    });
    expect(await list({})).not.toHaveProperty('sums');
  });

  test('LIST-06 a list of more than 100,000 rows is estimated unless asked to count', async () => {
    await server.inTenant(2, (tx) =>
      tx.execute(`insert into test_sample (id, tenant_id, name) select 'r' || n, 2, 'many' from generate_series(1, 100500) n`),
    );
    await server.database.pool.query('analyze test_sample');
    const other = server.as({ username: 'many', tenantId: 2 });

    const page = (await other.get(`${base}/list`)).result;
    expect(page.totalEstimated).toBe(true);
    expect(page.total).toBeGreaterThan(100_000);
    expect((await other.get(`${base}/list`, { exactTotal: '1' })).result).toMatchObject({ total: 100_500 });
    expect((await other.get(`${base}/list`, { exactTotal: '1' })).result).not.toHaveProperty('totalEstimated');
  });

  test('API-03 hostile texts change nothing', async () => {
    const hostile = [
      "' or 1=1--",
      "x'/**/or/**/'1'='1",
      'id;drop table sys_user',
      'name\t,(select 1)',
      'pg_sleep(5)',
      '${7*7}',
      '{{1}}',
      '1) or (1=1',
      'name collate "C"',
      'name desc, (select password from sys_user limit 1)',
    ];
    const whole = await list({ pageSize: 50 });
    for (const text of hostile) {
      for (const query of [{ column: text, order: 'asc' }, { column: 'name', order: text }, { field: text }, { [text]: text }]) {
        const reply = await server.as('keeper').get(`${base}/list`, { pageSize: 50, ...query });
        expect(reply.status === 400 || reply.result.total === whole.total, JSON.stringify({ query, reply })).toBe(true);
      }
      expect((await list({ name: text })).total).toBe(0);
      const reply = await server.as('keeper').get(`${base}/list`, { pageNo: text });
      expect(reply.status).toBe(400);
    }
    expect(server.errors).toEqual([]);
  });

  test('API-03 a repeated parameter is refused', async () => {
    expect(await server.as('keeper').get(`${base}/list?pageNo=1&pageNo=2`)).toMatchObject({ status: 400 });
    expect(await server.as('keeper').get(`${base}/list?name=a&name=b`)).toMatchObject({ status: 400 });
  });
});

describe('data rules', () => {
  const clock = createFakeClock();
  const actor = { ...systemActor(), username: 'wang', realname: '王', orgCode: 'A01', orgCodes: ['A01', 'A02'] };
  const rule = (column: string, condition: string, value: string): DataRule => ({ permission: 'sample:list', column, condition, value });
  const count = async (...rules: DataRule[]) =>
    server.inTenant(
      0,
      async (tx) =>
        (
          await tx
            .select()
            .from(sampleTable)
            .where(compileDataRules({ ...actor, dataRules: rules }, { permission: 'sample:list', columns, clock }))
        ).length,
    );

  test('SYS-04 a rule narrows a list like the same condition in memory', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('=', '!=', 'IN', 'LIKE', 'LEFT_LIKE', 'RIGHT_LIKE'),
        word.filter((text) => text !== ''),
        async (condition, value) => {
          const expected =
            condition === 'IN' && splitList(value).length === 0
              ? []
              : rows.filter((row) => matches(row, 'name', readRule(condition, value) as Condition, true));
          expect(await count(rule('name', condition, value))).toBe(expected.length);
        },
      ),
      { numRuns: 100 },
    );
  });

  test('SYS-04 what cannot be understood shows no rows', async () => {
    expect(await count(rule('nothing', '=', 'x'))).toBe(0);
    expect(await count(rule('name', 'USE_SQL_RULES', '1=1'))).toBe(0);
    expect(await count(rule('name', '=', '#{unknown}'))).toBe(0);
    expect(await count(rule('amount', '>', 'abc'))).toBe(0);
    expect(await count(rule('name', 'IN', ','))).toBe(0);
    expect(await count(rule('amount', '>', '500'), rule('amount', '<', '100'))).toBe(0);
    expect(await count({ ...rule('nothing', '=', 'x'), permission: 'other:list' })).toBe(rows.length);
  });

  test('SYS-04 variables are those of the actor', () => {
    expect(fillVariables('#{sys_user_code}', { actor, clock })).toBe('wang');
    expect(fillVariables('#{sysOrgCode}A01', { actor, clock })).toBe('A01A01');
    expect(fillVariables('#{sys_multi_org_code}', { actor, clock })).toBe('A01,A02');
    expect(fillVariables('#{sys_date}', { actor, clock })).toBe('2026-06-01');
    expect(fillVariables('#{sys_time}', { actor, clock })).toBe('2026-06-01 10:00:00');
    expect(fillVariables('#{sys_org_code}', { actor: { ...actor, orgCode: null }, clock })).toBeUndefined();
    expect(fillVariables('#{constructor}', { actor, clock })).toBeUndefined();
  });
});
