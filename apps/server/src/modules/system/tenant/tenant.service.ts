import { and, count, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import { type Context, homeOf } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { AppError, forbidden, notFound, refusedField, staleVersion } from '../../../platform/errors.ts';
import { compileFilters, type ListQueryInput, pageOf, readPage } from '../../../platform/query/compileQuery.ts';
import { compileSort } from '../../../platform/query/compileSort.ts';
import { splitList } from '../../../platform/query/condition.ts';
import type { QueryColumns } from '../../../platform/query/queryColumns.ts';
import { ProblemList } from '../../../platform/problemList.ts';
import type { RowPage } from '../../../platform/resource/listRows.ts';
import { forEachId, readIds, type BatchOutcome } from '../../../platform/resource/writeRows.ts';
import { createUser, seedRole } from '../seed/seedPeople.ts';
import { endSessionsOfTenant } from '../session/session.service.ts';
import { assertPolicy } from '../user/user.service.ts';
import { sysUser } from '../user/user.table.ts';
import type { TenantAdd, TenantEdit } from './tenant.contract.ts';
import { enterableTenants, whyClosed } from './tenant.queries.ts';
import { tellEnd } from './tenantEnd.ts';
import { sysTenant } from './tenant.table.ts';

type Row = typeof sysTenant.$inferSelect;

/** The platform itself, which everything else lives in. */
const platformTenant = 0;

/** What tenants can be looked up by. The number is the id of the wire. */
const columns: QueryColumns = {
  id: { sql: sysTenant.tenantId, type: 'number', nullable: false, sensitive: false },
  name: { sql: sysTenant.name, type: 'text', nullable: false, sensitive: false },
  status: { sql: sysTenant.status, type: 'number', nullable: false, sensitive: false },
  beginDate: { sql: sysTenant.beginDate, type: 'dateTime', nullable: true, sensitive: false },
  endDate: { sql: sysTenant.endDate, type: 'dateTime', nullable: true, sensitive: false },
  createTime: { sql: sysTenant.createTime, type: 'dateTime', nullable: true, sensitive: false },
  updateTime: { sql: sysTenant.updateTime, type: 'dateTime', nullable: true, sensitive: false },
};

const people = sql<number>`(select count(*)::int from ${sysUser} u where u.tenant_id = "sys_tenant"."tenant_id" and u.del_flag = 0)`;
const live = (which?: SQL): SQL | undefined => and(eq(sysTenant.delFlag, 0), which);

/**
 * Tenants by page. Only people of the platform itself see them, and each look leaves a trace.
 *
 * @source SYS-18, security 6.30
 */
export async function listTenants(ctx: Context, query: ListQueryInput): Promise<RowPage> {
  const texts = await stateTexts(ctx);
  return asPlatform(ctx, async (tx) => {
    const { current, size, offset } = readPage(query);
    const which = live(compileFilters(columns, query));
    const rows = await tx
      .select({ ...getTableColumns(sysTenant), people })
      .from(sysTenant)
      .where(which)
      .orderBy(...compileSort(columns, { query, fallback: { field: 'id', order: 'asc' } }))
      .limit(size)
      .offset(offset);
    const [counted] = await tx.select({ total: count() }).from(sysTenant).where(which);
    const total = counted?.total ?? 0;
    ctx.audit({ action: 'tenant.list', entity: 'tenant' });
    return pageOf(
      rows.map((row) => texts(row)),
      { total, size, current },
    );
  });
}

/** One tenant. @throws NotFound there is none */
export async function tenantOfId(ctx: Context, id: string): Promise<Record<string, unknown>> {
  const texts = await stateTexts(ctx);
  return asPlatform(ctx, async (tx) => {
    const [row] = await tx
      .select({ ...getTableColumns(sysTenant), people })
      .from(sysTenant)
      .where(live(eq(sysTenant.tenantId, numberOf(id))));
    if (row === undefined) throw notFound();
    ctx.audit({ action: 'tenant.read', entity: 'tenant', entityId: id });
    return texts(row);
  });
}

/**
 * Tenants that the user may give to people: all that are open, for the platform's administrators; for others their own.
 *
 * @param ids only these; then also those that the user may work in
 * @source jeecg-wire 3.13
 */
export async function choosableTenants(ctx: Context, ids: string | undefined): Promise<Record<string, unknown>[]> {
  const { actor } = ctx;
  const home = homeOf(ctx);
  const seesAll = actor.isSuperAdmin && home === platformTenant && actor.tenantId === platformTenant;
  const wanted = splitList(ids ?? '').flatMap((one) => (/^\d{1,9}$/.test(one) ? [Number(one)] : []));
  const texts = await stateTexts(ctx);
  return ctx.platform.database.transaction('system', async (tx) => {
    const isNamed = ids !== undefined && ids !== '';
    const known = isNamed ? (await enterableTenants(tx, ctx, actor.userId)).map(({ id }) => id) : [];
    const rows = await tx
      .select()
      .from(sysTenant)
      .where(
        live(
          and(
            eq(sysTenant.status, 1),
            seesAll ? undefined : isNamed ? inArray(sysTenant.tenantId, known) : eq(sysTenant.tenantId, home),
            isNamed ? inArray(sysTenant.tenantId, wanted) : undefined,
          ),
        ),
      )
      .orderBy(sysTenant.tenantId);
    // Names alone: dates and head counts are the platform's business.
    return rows.map((row) => texts({ ...row, beginDate: null, endDate: null, createBy: null, updateBy: null, people: null }));
  });
}

/**
 * Opens a tenant, with a role that may do everything there and, where one is named, a first person who holds it.
 *
 * @throws Business the number is taken, also by one that was removed
 * @source SYS-18
 */
export async function addTenant(ctx: Context, input: TenantAdd): Promise<Record<string, unknown>> {
  const { adminUsername, adminPassword, id, name, status, ...dates } = input;
  assertPlatform(ctx);
  const problems = new ProblemList();
  await problems.ask(() => assertDates(dates));
  if (adminUsername && !adminPassword) problems.keep(refusedField('adminPassword', '请输入管理员的初始密码'));
  if (adminUsername && adminPassword) await problems.ask(() => assertFirstPassword(ctx, adminUsername, adminPassword));
  await asPlatform(ctx, async (tx) => {
    const made = await tx
      .insert(sysTenant)
      .values({ tenantId: id, name, ...emptied(dates), status: status ?? 1, createBy: ctx.actor.username, createTime: nowText(ctx.clock) })
      .onConflictDoNothing()
      .returning({ id: sysTenant.tenantId });
    if (made.length === 0)
      problems.keep(new AppError('Business', '该编号已存在!', { errorData: [{ path: 'id', message: '该编号已存在!' }] }));
    if (adminUsername) await problems.ask(() => assertFreeLogin(tx, adminUsername));
    problems.end();
    await tellEnd(tx, ctx, id, emptied(dates).endDate);
    await seedRole(tx, { code: 'admin', name: '管理员', description: '拥有全部权限', isSuper: true, tenantId: id });
    if (adminUsername) await addAdministrator(tx, id, { username: adminUsername, password: adminPassword ?? '' });
    ctx.audit({ action: 'tenant.add', entity: 'tenant', entityId: String(id), after: { name, status, ...dates, adminUsername } });
  });
  return tenantOfId(ctx, String(id));
}

/**
 * Changes a tenant. Anyone who is signed in to one that is closed by it is signed out at once.
 *
 * @throws Business it is the platform itself that would be closed
 * @throws Conflict somebody has changed it since
 */
export async function editTenant(ctx: Context, input: TenantEdit): Promise<Record<string, unknown>> {
  const { id, version, ...changes } = input;
  await asPlatform(ctx, async (tx) => {
    const before = await lockTenant(tx, id);
    if (before.version !== version) throw staleVersion();
    const { name, status, ...dates } = changes;
    const after = {
      ...(name === undefined ? {} : { name }),
      ...(status === undefined || status === null ? {} : { status }),
      ...emptied(dates),
    };
    assertDates({ ...before, ...after });
    if (id === platformTenant && (after.status === 0 || after.beginDate || after.endDate))
      throw new AppError('Business', '平台租户不能冻结或设置期限');
    await tx
      .update(sysTenant)
      .set({ ...after, version: version + 1, updateBy: ctx.actor.username, updateTime: nowText(ctx.clock) })
      .where(eq(sysTenant.tenantId, id));
    const present = { ...before, ...after };
    if (whyClosed(ctx, present) !== undefined) await endSessionsOfTenant(tx, ctx, id);
    await tellEnd(tx, ctx, id, present.endDate);
    ctx.audit({ action: 'tenant.edit', entity: 'tenant', entityId: String(id), before, after });
  });
  return tenantOfId(ctx, String(id));
}

/** Removes a tenant that nobody lives in. @throws Business it is the platform, or people belong to it */
export function removeTenant(ctx: Context, id: string): Promise<null> {
  return asPlatform(ctx, async (tx) => {
    const before = await lockTenant(tx, numberOf(id));
    if (before.tenantId === platformTenant) throw new AppError('Business', '平台租户不能删除');
    const [belonging] = await tx
      .select({ total: count() })
      .from(sysUser)
      .where(and(eq(sysUser.tenantId, before.tenantId), eq(sysUser.delFlag, 0)));
    if ((belonging?.total ?? 0) > 0)
      throw new AppError('Business', `租户“${before.name}”下还有 ${belonging?.total} 名用户，不能删除；如需停用请将其冻结`);
    await tx
      .update(sysTenant)
      .set({ delFlag: 1, version: before.version + 1, updateBy: ctx.actor.username, updateTime: nowText(ctx.clock) })
      .where(eq(sysTenant.tenantId, before.tenantId));
    await endSessionsOfTenant(tx, ctx, before.tenantId);
    ctx.audit({ action: 'tenant.delete', entity: 'tenant', entityId: id, before });
    return null;
  });
}

/** Removes several; what stands in the way of one does not keep the others. */
export const removeTenants = (ctx: Context, ids: string): Promise<BatchOutcome> =>
  forEachId(readIds(ids), { act: (id) => removeTenant(ctx, id) });

/** Tenants see nothing of each other: who works in one of them manages none. */
function assertPlatform({ actor, session }: Context): void {
  const isOfPlatform =
    actor.userType === 1 && actor.tenantId === platformTenant && (session?.homeTenantId ?? platformTenant) === platformTenant;
  if (!isOfPlatform) throw forbidden('租户由平台管理，不能在此操作');
}

/** Works across tenants, for people of the platform alone. @source security 6.30 */
async function asPlatform<Result>(ctx: Context, run: (tx: Tx) => Promise<Result>): Promise<Result> {
  assertPlatform(ctx);
  return ctx.platform.database.transaction('system', run);
}

async function lockTenant(tx: Tx, id: number): Promise<Row> {
  const [row] = await tx
    .select()
    .from(sysTenant)
    .where(live(eq(sysTenant.tenantId, id)))
    .for('update');
  if (row === undefined) throw notFound();
  return row;
}

async function assertFirstPassword(ctx: Context, username: string, password: string): Promise<void> {
  try {
    await assertPolicy(ctx, password, { username });
  } catch (error) {
    throw error instanceof AppError ? refusedField('adminPassword', error.message) : error;
  }
}

/** User names are unique over all tenants, also those of removed people. */
async function assertFreeLogin(tx: Tx, username: string): Promise<void> {
  const [taken] = await tx
    .select({ id: sysUser.id })
    .from(sysUser)
    .where(eq(sql`lower(${sysUser.username})`, username.toLowerCase()));
  if (taken !== undefined || ['system', 'anonymous'].includes(username.toLowerCase()))
    throw refusedField('adminUsername', '登录账号已存在');
}

async function addAdministrator(tx: Tx, tenantId: number, { username, password }: { username: string; password: string }): Promise<void> {
  await createUser(tx, { username, realname: '管理员', password, tenantId, roles: ['admin'], mustChangePassword: true, workNo: '00001' });
}

function assertDates({ beginDate, endDate }: { beginDate?: string | null | undefined; endDate?: string | null | undefined }): void {
  if (beginDate && endDate && beginDate >= endDate) throw refusedField('endDate', '结束时间需大于开始时间');
}

/** Cleared inputs come as empty texts. */
function emptied({ beginDate, endDate }: { beginDate?: string | null | undefined; endDate?: string | null | undefined }) {
  return {
    ...(beginDate === undefined ? {} : { beginDate: beginDate || null }),
    ...(endDate === undefined ? {} : { endDate: endDate || null }),
  };
}

/** Rows as the wire has them. */
async function stateTexts(ctx: Context): Promise<(row: Row & { people: number | null }) => Record<string, unknown>> {
  const textOf = await ctx.platform.dictionaries.texts(ctx.actor.tenantId, ctx.locale);
  return ({ tenantId, delFlag: _delFlag, ...row }) => ({
    ...row,
    id: tenantId,
    sysOrgCode: null,
    status_dictText: textOf('tenant_status', String(row.status)),
  });
}

/** An id of the wire. Nothing but a number is one. */
function numberOf(id: string): number {
  if (!/^\d{1,9}$/.test(id)) throw notFound();
  return Number(id);
}
