import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { forbidden, notFound, refusedField } from '../../../platform/errors.ts';
import { replyWith } from '../../../platform/http/reply.ts';
import { ProblemList } from '../../../platform/problemList.ts';
import { findRow } from '../../../platform/resource/getRow.ts';
import { visibleRows } from '../../../platform/resource/visibleRows.ts';
import { defineResource, type Resource, type Values } from '../../../platform/resource/resource.ts';
import { type ConnectionTest, DataSource } from './dataSource.contract.ts';
import { sysDataSource } from './dataSource.table.ts';
import { resolveTarget } from './databaseTargets.ts';
import { readJdbcAddress, type DatabaseAddress } from './jdbcAddress.ts';
import { tryConnection } from './tryConnection.ts';

type Row = typeof sysDataSource.$inferSelect;
type Stored = Values<typeof sysDataSource>;

/** Data sources of the actor's tenant. They are the staff's business. @source SYS-14 */
export const dataSourceResource: Resource<typeof DataSource, typeof sysDataSource> = defineResource(DataSource, {
  table: sysDataSource,
  options: {
    permission: 'dataSource',
    wholeRows: true,
    audited: true,
    scope: ({ actor }) => (actor.userType === 1 ? undefined : sql`false`),
    // Never part of an answer, not even to anyone who may write it.
    mapRow: ({ dbPassword: _dbPassword, ...row }) => row,
    beforeAdd: async (tx, ctx, input, values) => {
      if (ctx.actor.userType !== 1) throw forbidden();
      const problems = new ProblemList();
      await problems.ask(() => assertFreeCode(tx, ctx, values.code ?? ''));
      await problems.ask(() => addressOf(values));
      problems.end();
      return { ...values, ...passwordOf(input) };
    },
    beforeEdit: async (_tx, _ctx, { before, input, values }) => {
      const { code, ...rest } = values;
      const problems = new ProblemList();
      if (code !== undefined && code !== before.code) problems.keep(refusedField('code', '数据源编码不能修改'));
      await problems.ask(() => addressOf({ ...before, ...rest }));
      const next = passwordOf(input);
      // A password that was typed for one place is not carried to another.
      if (next.dbPassword === undefined && before.dbPassword !== null && leadsElsewhere(before, rest))
        problems.keep(refusedField('dbPassword', '修改了数据源地址或用户名，请重新输入密码'));
      problems.end();
      return { ...rest, ...next };
    },
  },
});

/** Data sources to choose from. @source jeecg-wire 3.9 */
export async function dataSourceOptions(ctx: Context): Promise<{ value: string; label: string; text: string }[]> {
  const rows = await ctx.transaction((tx) =>
    tx
      .select({ code: sysDataSource.code, name: sysDataSource.name })
      .from(sysDataSource)
      .where(visibleRows(ctx, dataSourceResource))
      .orderBy(sysDataSource.code)
      .limit(500),
  );
  return rows.map(({ code, name }) => ({ value: code, label: name, text: name }));
}

/**
 * Tries a connection to a database that the operator listed. The password is the one given, or the stored one of a data source that
 * leads to the same place.
 *
 * @throws Business it is not listed, or the connection failed
 * @source SYS-14, security 12.51
 */
export async function testConnection(ctx: Context, input: ConnectionTest): Promise<string> {
  if (ctx.actor.userType !== 1) throw forbidden();
  const address = addressOf(input);
  const password = input.dbPassword || (input.id ? await storedPassword(ctx, input.id, input) : '');
  const remark = `${address.host}:${address.port}`;
  await ctx.transaction(async () =>
    ctx.audit({ action: 'dataSource.test', entity: 'dataSource', ...(input.id ? { entityId: input.id } : {}), remark }),
  );
  const resolved = await resolveTarget(address, { listed: ctx.platform.config.dataSourceHosts });
  const message = await tryConnection({ ...address, address: resolved, username: input.dbUsername, password });
  return replyWith(message, { message });
}

async function storedPassword(ctx: Context, id: string, input: ConnectionTest): Promise<string> {
  const row = await ctx.transaction((tx) => findRow(tx, ctx, dataSourceResource, id));
  if (row === undefined) throw notFound();
  if (leadsElsewhere(row, input)) throw refusedField('dbPassword', '修改了数据源地址或用户名，请重新输入密码');
  return row.dbPassword ?? '';
}

const leadsElsewhere = (before: Row, next: Partial<Pick<Row, 'dbType' | 'dbUrl' | 'dbUsername'>>): boolean =>
  (['dbType', 'dbUrl', 'dbUsername'] as const).some((name) => next[name] !== undefined && next[name] !== before[name]);

/** An empty text keeps what is stored. */
function passwordOf(input: object): Pick<Stored, 'dbPassword'> {
  const given = (input as { dbPassword?: string | null }).dbPassword;
  return given ? { dbPassword: given } : {};
}

/** @throws InvalidInput naming the input that is wrong */
function addressOf(values: Partial<Pick<Row, 'dbType' | 'dbUrl' | 'dbName'>> & { dbDriver?: string | null | undefined }): DatabaseAddress {
  const { dbType = '', dbDriver, dbUrl = '', dbName = '' } = values;
  const found = readJdbcAddress({ dbType, dbDriver, dbUrl, dbName });
  if ('message' in found) throw refusedField(found.path, found.message);
  return found;
}

async function assertFreeCode(tx: Tx, ctx: Context, code: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sys_data_source:${ctx.actor.tenantId}`}, 0))`);
  const [taken] = await tx
    .select({ id: sysDataSource.id })
    .from(sysDataSource)
    .where(and(eq(sysDataSource.tenantId, ctx.actor.tenantId), eq(sysDataSource.delFlag, 0), eq(sysDataSource.code, code)));
  if (taken !== undefined) throw refusedField('code', '数据源编码已存在');
}
