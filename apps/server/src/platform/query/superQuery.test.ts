import { and } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { createSampleTable, Sample, sampleModule, sampleTable } from '../../../test/sampleModule.ts';
import { testServer, type TestServer } from '../../../test/testServer.ts';
import { modules } from '../../modules/index.ts';
import { systemModule } from '../../modules/system/system.module.ts';
import { AppError } from '../errors.ts';
import { queryColumns, type QueryColumns } from './queryColumns.ts';
import { compileSuperQuery } from './superQuery.ts';

const columns = queryColumns(Sample, { table: sampleTable });
const base = '/test/sample';
let server: TestServer;

beforeAll(async () => {
  server = await testServer({ modules: [systemModule, sampleModule], shared: true });
  await createSampleTable(server.database);
  await server.inTenant(0, (tx) =>
    tx.insert(sampleTable).values([
      { name: '甲', kind: '1', amount: 100, phone: '13800000001', checkedAt: '2026-05-10 10:00:00' },
      { name: '乙', kind: '2', amount: 200, checkedAt: '2026-05-11 10:00:00' },
      { name: '丙', kind: '1', amount: 300 },
      { name: '丁', kind: '', amount: null },
      { name: '戊', amount: 500 },
    ]),
  );
  await server.inTenant(2, (tx) => tx.insert(sampleTable).values([{ name: '别家', tenantId: 2, kind: '1', amount: 100 }]));
});

const item = (field: string, rule: string, val?: unknown) => ({ field, rule, val });
const found = async (items: unknown, match = 'and', visible: QueryColumns = columns): Promise<string> =>
  server.inTenant(0, async (tx) =>
    (
      await tx
        .select({ name: sampleTable.name })
        .from(sampleTable)
        .where(and(compileSuperQuery(visible, { superQueryParams: encodeURI(JSON.stringify(items)), superQueryMatchType: match })))
        .orderBy(sampleTable.amount)
    )
      .map((row) => row.name)
      .join(''),
  );
const refusal = (items: unknown, visible: QueryColumns = columns): AppError => {
  try {
    compileSuperQuery(visible, { superQueryParams: JSON.stringify(items) });
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error(`accepted: ${JSON.stringify(items)}`);
};

describe('conditions', () => {
  test('LIST-04 what is not there is found by a rule without a value', async () => {
    expect(await found([item('kind', 'empty')])).toBe('戊丁');
    expect(await found([item('kind', 'not_empty', '')])).toBe('甲乙丙');
    expect(await found([item('amount', 'empty'), item('kind', 'EMPTY')])).toBe('丁');
    expect(await found([item('checkedAt', 'not_empty')])).toBe('甲乙');
  });

  test('LIST-04 groups hold together, and are joined like single conditions', async () => {
    const group = (matchType: string, ...items: unknown[]) => ({ matchType, items });

    expect(await found([group('and', item('kind', 'eq', '1'), item('amount', 'gt', 200)), item('name', 'eq', '乙')], 'or')).toBe('乙丙');
    expect(await found([group('or', item('amount', 'lt', 200), item('amount', 'ge', 500)), item('kind', 'empty')], 'and')).toBe('戊');
    expect(await found([group('or'), item('name', 'eq', '甲')])).toBe('甲');
    expect(await found([group('or', item('name', 'eq', ''))])).toHaveLength(5);
  });

  test('LIST-04 an empty line of a client is left out; percent signs, quotes and other scripts come through as they are', async () => {
    expect(await found([item('name', 'eq', '甲'), item('', '', ''), item('kind', 'eq', '')])).toBe('甲');
    for (const text of ['100%', '%E7%94%B2', "o'neil", '"', '\\', '🚚', '甲,乙']) expect(await found([item('name', 'eq', text)])).toBe('');
    expect(await found([item('name', 'in', '甲,乙')])).toBe('甲乙');
    expect(await found([item('name', 'in', ['丙', '乙'])])).toBe('乙丙');
  });
});

describe('refusals', () => {
  test.each([
    ['a column that nobody registered', [item('password', 'eq', '1')], '高级查询第 1 个条件的字段不能查询', 'superQueryParams[0].field'],
    ['a column of the prototype', [item('constructor', 'eq', '1')], '高级查询第 1 个条件的字段不能查询', 'superQueryParams[0].field'],
    [
      'an unknown rule',
      [item('name', 'eq', '1'), item('name', 'regexp', '1')],
      '高级查询第 2 个条件的比较方式不正确',
      'superQueryParams[1].rule',
    ],
    ['a rule of the prototype', [item('name', '__proto__', '1')], '高级查询第 1 个条件的比较方式不正确', 'superQueryParams[0].rule'],
    ['a rule of every object', [item('name', 'constructor', '1')], '高级查询第 1 个条件的比较方式不正确', 'superQueryParams[0].rule'],
    ['SQL for a rule', [item('name', "= '' or 1=1 --", '1')], '高级查询第 1 个条件的比较方式不正确', 'superQueryParams[0].rule'],
    ['a text for a number', [item('amount', 'gt', 'abc')], '高级查询第 1 个条件的值不正确', 'superQueryParams[0].val'],
    ['no day', [item('checkedAt', 'ge', '2026-02-30')], '高级查询第 1 个条件的值不正确', 'superQueryParams[0].val'],
    ['a part of an instant', [item('checkedAt', 'like', '2026')], '高级查询第 1 个条件的值不正确', 'superQueryParams[0].val'],
    ['a zero byte', [item('name', 'eq', 'a\0')], '高级查询第 1 个条件的值不正确', 'superQueryParams[0].val'],
    [
      'wildcards on a masked field',
      [item('phone', 'right_like', '138')],
      '高级查询第 1 个条件的字段只能按完整的值查询',
      'superQueryParams[0].val',
    ],
    ['emptiness of a masked field', [item('phone', 'empty')], '高级查询第 1 个条件的字段只能按完整的值查询', 'superQueryParams[0].val'],
    ['groups in groups', [{ matchType: 'or', items: [{ matchType: 'and', items: [] }] }], '高级查询条件不正确', 'superQueryParams'],
    ['more than 50', Array.from({ length: 51 }, () => item('name', 'eq', '1')), '高级查询最多 50 个条件', 'superQueryParams'],
    [
      'more than 50 in groups',
      Array.from({ length: 3 }, () => ({ items: Array.from({ length: 20 }, () => item('name', 'eq', '1')) })),
      '高级查询最多 50 个条件',
      'superQueryParams',
    ],
  ])('LIST-04 %s is refused, and told where', (_what, items, message, path) => {
    expect(refusal(items)).toMatchObject({ kind: 'InvalidInput', message, details: { errorData: [{ path, message }] } });
  });

  test.each(['[', '{}', '[1]', '"x"', '[null]', '[[]]', '[{"items":1}]', '%E0%A4%A', '1e999', '[[[[[[[['])(
    'LIST-04 the text %s is not an advanced query',
    (text) => {
      expect(() => compileSuperQuery(columns, { superQueryParams: text })).toThrow('高级查询条件不正确');
    },
  );

  test('LIST-04 PERM-08 a column that the reader may not see is refused like one that is not there', () => {
    const { amount: _amount, ...visible } = columns;

    expect(refusal([item('amount', 'gt', 1)], visible).message).toBe(refusal([item('nothing', 'gt', 1)], visible).message);
  });
});

describe('lists', () => {
  const list = (superQueryParams: unknown, more: Record<string, string> = {}, who = 'keeper') =>
    server.as(who).get(`${base}/list`, { superQueryParams: JSON.stringify(superQueryParams), ...more });

  test('LIST-04 SESS-10 an advanced query finds nothing of another tenant, whatever its conditions are joined by', async () => {
    const all = [item('name', 'not_empty'), item('name', 'empty')];

    const reply = await list(all, { superQueryMatchType: 'or', pageSize: '50' });

    expect(reply.result.total).toBe(5);
    expect(JSON.stringify(reply)).not.toContain('别家');
    expect((await list([item('tenantId', 'eq', 2)])).status).toBe(400);
  });

  test('LIST-04 or joins the conditions alone: plain filters narrow as before', async () => {
    const reply = await list([item('name', 'eq', '甲'), item('name', 'eq', '乙')], { superQueryMatchType: 'or', kind: '1' });

    expect(reply.result.records.map((row: { name: string }) => row.name)).toEqual(['甲']);
  });

  test('API-03 hostile values are values', async () => {
    for (const text of ["' or 1=1--", "x') or ('1'='1", '$1', '${1}', '%', '_', ';drop table sys_user', '\\', "甲' union select 1--"]) {
      for (const rule of ['eq', 'like', 'left_like', 'right_like', 'in', 'gt']) {
        const reply = await list([item('name', rule, text)]);
        expect(reply.status, `${rule} ${text}`).toBe(200);
        if (rule !== 'gt') expect(reply.result.total, `${rule} ${text}`).toBe(0);
      }
      expect((await list([item(text, 'eq', '1')])).status).toBe(400);
      expect((await list([item('name', text, '1')])).status).toBe(400);
      expect((await list([item('amount', 'eq', text)])).status).toBe(400);
    }
    expect((await list([item('name', 'eq', '甲')], { superQueryMatchType: 'xor' })).status).toBe(400);
    expect(server.errors).toEqual([]);
  });
});

/** Fields that their lists work out by themselves: their screens offer no advanced query. */
const ownWays = ['/hysms/hyVerifyCode state', '/sys/sysAnnouncementSend anntId', '/sys/sysAnnouncementSend userId'];

test('LIST-04 every field that a contract marks as searchable can be asked for by an advanced query', async () => {
  const whole = await testServer({ shared: true });
  const boss = whole.as('boss');
  const problems: string[] = [];
  for (const { contract } of modules.flatMap((module) => module.routes ?? [])) {
    const { list: endpoint } = contract.endpoints;
    const fields = contract.about.entity?.fields;
    if (endpoint?.query === undefined || fields === undefined || !('superQueryParams' in endpoint.query.shape)) continue;
    // What belongs to one row of something else is asked for with that row alone.
    if (!endpoint.query.safeParse({}).success) continue;
    for (const [name, field] of Object.entries(fields)) {
      // What is worked out of a row is not a column.
      if (field.filter === undefined || field.derived) continue;
      const val = { date: '2026-01-01', dateTime: '2026-01-01', integer: '1', money: '1', quantity: '1' }[field.kind as string] ?? '1';
      const reply = await boss.get(`${contract.base}${endpoint.path}`, { superQueryParams: JSON.stringify([item(name, 'eq', val)]) });
      if (reply.status !== 200) problems.push(`${contract.base} ${name}`);
    }
  }
  expect(problems.sort()).toEqual(ownWays);
});
