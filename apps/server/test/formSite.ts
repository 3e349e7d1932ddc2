import { eq, sql } from 'drizzle-orm';
import {
  onlCgformButton,
  onlCgformEnhance,
  onlCgformField,
  onlCgformHead,
  onlCgformIndex,
  onlCgformVersion,
} from '../src/modules/online/form/form.table.ts';
import { hyConfig } from '../src/modules/system/setting/setting.table.ts';
import { insertRow } from '../src/platform/resource/writeRows.ts';
import { testServer, type Answer, type TestClient, type TestServer } from './testServer.ts';

/** What tests of definitions of forms begin with: no form, and two tenants. */
export interface FormSite {
  server: TestServer;
  admin: TestClient;
  /** Administrates the other tenant. */
  elsewhere: TestClient;
  /** Removes all forms with their tables; call it before each test. */
  reset(): Promise<void>;
  add(given?: object, user?: TestClient): Promise<Answer>;
  edit(given: object, user?: TestClient): Promise<Answer>;
  publish(id: string, mode?: 'normal' | 'force', user?: TestClient): Promise<Answer>;
  plan(id: string, force?: boolean): Promise<Plan>;
  /** The fields of the draft by name. */
  fields(id: string): Promise<Record<string, Record<string, unknown>>>;
  /** Rows of the table of a form, written and read as they lie there. */
  insert(id: string, rows: readonly Record<string, unknown>[], tenantId?: number): Promise<void>;
  rows(id: string): Promise<Record<string, unknown>[]>;
  /** Columns of the table by name, with their types. */
  columns(id: string): Promise<Record<string, string>>;
}

export interface Plan {
  version: number;
  isCurrent: boolean;
  needsForce: boolean;
  steps: { kind: string; field: string | null; text: { zh: string; en: string }; lost: number }[];
}

export const formBase = '/online/cgform';

const tables = [onlCgformButton, onlCgformEnhance, onlCgformField, onlCgformIndex, onlCgformVersion, onlCgformHead];

/** Call it in `beforeAll`. */
export async function openFormSite(): Promise<FormSite> {
  const server = await testServer({ shared: true });
  const admin = server.as('admin');
  const { pool } = server.database;
  return {
    server,
    admin,
    elsewhere: server.as({ username: 'elsewhere', tenantId: 2 }),
    reset: async () => {
      const { rows } = await pool.query<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'onl'`);
      for (const { name } of rows) await pool.query(`drop table onl.${name}`);
      // As their owner: a version is never removed otherwise.
      for (const table of tables) await pool.query(`truncate ${table[Symbol.for('drizzle:Name') as never] as string}`);
    },
    add: (given = formBody(), user = admin) => user.post(`${formBase}/api/addAll`, given),
    edit: (given, user = admin) => user.put(`${formBase}/api/editAll`, given),
    publish: (id, mode = 'normal', user = admin) => user.post(`${formBase}/api/doDbSynch/${id}/${mode}`, {}),
    plan: async (id, force = false) => (await admin.get(`${formBase}/head/plan`, { id, force: force ? '1' : '0' })).result as Plan,
    fields: async (headId) =>
      Object.fromEntries(
        ((await admin.get(`${formBase}/field/listByHeadId`, { headId })).result as Record<string, unknown>[]).map((field) => [
          field['dbFieldName'],
          field,
        ]),
      ),
    insert: (id, rows, tenantId = 0) =>
      server.inTenant(tenantId, async (tx) => {
        for (const [index, row] of rows.entries()) {
          const values = { id: `row${index}`, tenant_id: tenantId, ...row };
          await tx.execute(
            sql`insert into onl.${sql.identifier(`t_${id}`)} (${sql.join(
              Object.keys(values).map((name) => sql.identifier(name)),
              sql`, `,
            )}) values (${sql.join(
              Object.values(values).map((value) => sql`${value}`),
              sql`, `,
            )})`,
          );
        }
      }),
    rows: (id) =>
      server.inTenant(0, async (tx) => (await tx.execute(sql`select * from onl.${sql.identifier(`t_${id}`)} order by id`)).rows) as Promise<
        Record<string, unknown>[]
      >,
    columns: async (id) => {
      const { rows } = await pool.query<{ name: string; type: string }>(
        `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
          where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
        [`onl.t_${id}`],
      );
      return Object.fromEntries(rows.map(({ name, type }) => [name, type]));
    },
  };
}

/** Sets values of the configuration. */
export const configIs = (server: TestServer, values: Record<string, string>): Promise<void> =>
  server.inTenant(0, async (tx) => {
    for (const [configKey, configValue] of Object.entries(values)) {
      await tx.delete(hyConfig).where(eq(hyConfig.configKey, configKey));
      await insertRow(tx, server.context(), hyConfig, { configKey, configValue });
    }
  });

/** A form that can be saved, but for what a test makes different. */
export const formBody = (head: object = {}, rest: object = {}) => ({
  head: { tableName: 'fuel_card', tableTxt: '油卡', tableTxtEn: 'Fuel cards', ...head },
  fields: [
    { dbFieldName: 'card_no', dbFieldTxt: '卡号', dbFieldTxtEn: 'Card number', dbLength: 20, fieldMustInput: '1', isQuery: 1 },
    { dbFieldName: 'balance', dbFieldTxt: '余额', dbType: 'BigDecimal', dbLength: 10, dbPointLength: 2 },
    { dbFieldName: 'opened', dbFieldTxt: '开卡日期', dbType: 'Date', fieldShowType: 'date' },
  ],
  indexs: [{ indexName: 'by_number', indexField: 'card_no', indexType: 'unique' }],
  ...rest,
});
