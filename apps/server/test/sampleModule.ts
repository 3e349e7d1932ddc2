import { eq } from 'drizzle-orm';
import { varchar } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import {
  contract,
  date,
  dateTime,
  dict,
  dictionary,
  dictList,
  entity,
  files,
  integer,
  kilograms,
  longText,
  money,
  reference,
  routes,
  standardEndpoints,
  text,
} from '../src/platform/contract/index.ts';
import { confirmWarnings } from '../src/platform/createContext.ts';
import { dateText, dateTimeText, fen, idColumn, kilograms as kilogramsColumn } from '../src/platform/db/columns.ts';
import { secureTables } from '../src/platform/db/rowSecurity.ts';
import { tenantTable } from '../src/platform/db/table.ts';
import { businessError, conflict, refusedField } from '../src/platform/errors.ts';
import { defineEvent, onEvent } from '../src/platform/events.ts';
import type { Database } from '../src/platform/db/database.ts';
import type { ServerModule } from '../src/platform/platform.ts';
import { defineResource } from '../src/platform/resource/resource.ts';
import { resourceHandlers } from '../src/platform/resource/standardHandlers.ts';
import { insertRow, lockRow, updateRow } from '../src/platform/resource/writeRows.ts';

/** A kind of row that only tests know, with a field of every sort. */
export const Sample = entity('sample', {
  label: label('样品', 'Sample'),
  required: { name: text(label('名称', 'Name'), { max: 50, filter: 'text', sortable: true }) },
  optional: {
    kind: dict('sample_kind', { label: label('类别', 'Kind') }),
    tags: dictList('sample_kind', { label: label('标签', 'Tags') }),
    amount: money(label('金额', 'Amount'), { sortable: true }),
    weight: kilograms(label('重量', 'Weight')),
    rank: integer(label('序号', 'Rank'), { sortable: true }),
    madeOn: date(label('生产日期', 'Made on')),
    checkedAt: dateTime(label('检验时间', 'Checked at')),
    phone: text(label('电话', 'Phone'), { sensitive: true }),
    photos: files(label('照片', 'Photos')),
    remark: longText(label('备注', 'Remark')),
    companyId: reference('customer', { label: label('公司', 'Company') }),
  },
  computed: { secretFee: money(label('内部费用', 'Internal fee')) },
  sums: ['amount', 'weight'],
});

/** Its table. Made by `createSampleTable`, because migrations do not know it. */
export const sampleTable = tenantTable('test_sample', {
  columns: {
    name: varchar({ length: 50 }).notNull(),
    kind: varchar({ length: 20 }),
    tags: varchar({ length: 200 }),
    amount: fen(),
    weight: kilogramsColumn(),
    rank: fen(),
    madeOn: dateText(),
    checkedAt: dateTimeText(),
    phone: varchar({ length: 20 }),
    photos: varchar({ length: 500 }),
    remark: varchar({ length: 500 }),
    companyId: idColumn(),
    secretFee: fen(),
  },
});

/** Makes the table in a test's database. */
export async function createSampleTable(database: Database): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query(`create table test_sample (
      id varchar(32) not null, tenant_id integer not null default 0, create_by varchar(64), create_time timestamptz not null default now(),
      update_by varchar(64), update_time timestamptz, sys_org_code varchar(64), del_flag integer not null default 0, version integer not null default 0,
      name varchar(50) not null, kind varchar(20), tags varchar(200), amount bigint, weight integer, rank bigint, made_on date, checked_at timestamptz,
      phone varchar(20), photos varchar(500), remark varchar(500), company_id varchar(32), secret_fee bigint, primary key (tenant_id, id))`);
    const { rows } = await client.query<{ login: string }>('select current_user as login');
    await secureTables(client, rows[0]?.login ?? 'postgres');
  } finally {
    client.release();
  }
}

/** Told when a sample is shipped; a listener may refuse. */
const sampleShipping = defineEvent<{ id: string; name: string }>('sample.shipping');

/** Its rules: people of a company see its samples, and never the internal fee. */
export const sampleResource = defineResource(Sample, {
  table: sampleTable,
  options: {
    permission: 'sample',
    scope: (ctx) => (ctx.actor.userType === 1 ? undefined : eq(sampleTable.companyId, ctx.actor.cid ?? '')),
    hidden: (ctx) => (ctx.actor.userType === 1 ? [] : ['secretFee']),
    beforeRemove: async (_tx, _ctx, row) => {
      if (row.name === '不可删除') throw conflict('该样品不能删除', { errorCode: 40999 });
    },
    audited: true,
  },
});

const shipBody = z.object({ id: z.string() });

const sampleContract = contract('/test/sample', {
  about: { domain: 'test', name: 'sample', entity: Sample },
  endpoints: {
    ...standardEndpoints(Sample, 'sample'),
    ship: {
      method: 'POST',
      path: '/ship',
      permission: 'sample:ship',
      summary: label('发货', 'Ship'),
      body: shipBody,
      reply: z.object({ id: z.string(), shipped: z.int() }),
      idempotent: 'required',
    },
    refuse: { method: 'POST', path: '/refuse', auth: 'session', summary: label('拒绝', 'Refuse'), body: z.object({}), reply: z.null() },
    crash: { method: 'POST', path: '/crash', auth: 'session', summary: label('出错', 'Crash'), body: z.object({}), reply: z.null() },
    known: {
      method: 'GET',
      path: '/known',
      auth: 'optional',
      summary: label('认得', 'Known'),
      reply: z.object({ username: z.string(), hasSession: z.boolean(), tenantId: z.int() }),
    },
    open: { method: 'GET', path: '/open', auth: 'public', summary: label('公开', 'Open'), reply: z.object({ hello: z.string() }) },
    leak: {
      method: 'GET',
      path: '/leak',
      auth: 'session',
      summary: label('泄漏', 'Leak'),
      reply: z.object({ id: z.string(), list: z.array(z.object({ a: z.int() })) }),
    },
  },
});

let shipped = 0;

/** Endpoints of the sample and a listener that refuses one name. */
export const sampleModule: ServerModule = {
  name: 'sample',
  dictionaries: [
    dictionary('sample_kind', {
      label: label('样品类别', 'Kind of sample'),
      items: [
        ['1', '煤', 'Coal'],
        ['2', '钢', 'Steel'],
        ['3', '粮', 'Grain'],
      ],
    }),
  ],
  events: [
    onEvent(sampleShipping, async (tx, ctx, { name }) => {
      await insertRow(tx, ctx, sampleTable, { name: `发货单 ${name}` });
      if (name === '超额') throw businessError(40105, { message: '余额不足', errorData: { missing: 100 } });
    }),
  ],
  routes: [
    routes(sampleContract, {
      ...resourceHandlers(sampleResource),
      ship: (ctx, { body }) =>
        ctx.transaction(async (tx) => {
          const row = await lockRow(tx, ctx, sampleResource, { id: body.id });
          if (row.name === '冻结') throw refusedField('id', { zh: '样品已冻结', en: 'The sample is frozen' });
          if (row.name === '超载') confirmWarnings(ctx, [{ code: 40242, message: '装货量超过核定载质量' }]);
          await updateRow(tx, ctx, sampleTable, { before: row, values: { remark: '已发货' } });
          await ctx.emit(tx, sampleShipping, { id: row.id, name: row.name });
          shipped += 1;
          return { id: row.id, shipped };
        }),
      refuse: () => {
        throw businessError(40201, { message: '运单状态不允许' });
      },
      crash: () => {
        throw new Error('select * from secret_table failed at /srv/app.ts:1');
      },
      known: ({ actor, session }) => ({ username: actor.username, hasSession: session !== null, tenantId: actor.tenantId }),
      open: () => ({ hello: 'world' }),
      leak: () => ({ id: '1', password: 'hunter2', list: [{ a: 1, b: 2 }] }) as never,
    }),
  ],
};
