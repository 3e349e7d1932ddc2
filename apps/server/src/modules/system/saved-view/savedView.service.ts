import { and, asc, count, eq, inArray, like, ne, or, sql, type SQL } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import { holds, type Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { conflict, forbidden, invalidInput, notFound, staleVersion } from '../../../platform/errors.ts';
import { liveDeparts } from '../depart/depart.resource.ts';
import { sysDepart } from '../depart/depart.table.ts';
import { namesSensitiveField } from './sensitiveFields.ts';
import { sysSavedView } from './savedView.table.ts';

type Row = typeof sysSavedView.$inferSelect;
type Scope = 'user' | 'depart' | 'tenant';

/** A view as its reader sees it. */
export interface SavedView {
  id: string;
  version: number;
  listKey: string;
  name: string;
  scope: Scope;
  orgCode: string | null;
  isDefault: '0' | '1';
  params: Record<string, string>;
  mayChange: boolean;
}

/** What a new view is made of. */
export interface NewView {
  listKey: string;
  permission: string;
  name: string;
  params: Record<string, string>;
  scope: Scope;
  orgCode?: string | null | undefined;
  isDefault: '0' | '1';
}

/** What of a view changes; absent parts stay. */
export type ViewChange = { id: string; version?: number | undefined } & {
  [Key in 'name' | 'params' | 'scope' | 'orgCode' | 'isDefault']?: NewView[Key] | undefined;
};

/** Enough for anybody; more is a script. */
const maxOwnViews = 200;

/** The permission to make a view that others see. */
const share = 'savedView:share';

/** The views that the actor sees: own ones, and shared ones of lists that the actor may open. */
export function listViews(ctx: Context, listKey: string | undefined): Promise<SavedView[]> {
  return ctx.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(sysSavedView)
      .where(and(visible(ctx), listKey === undefined ? undefined : eq(sysSavedView.listKey, listKey)))
      .orderBy(asc(sysSavedView.name), asc(sysSavedView.id))
      .limit(1000);
    return rows.filter((row) => holds(ctx.actor, row.permission)).map((row) => reply(ctx, row));
  });
}

/** A department that a view may be given to. */
export interface SharableDepart {
  orgCode: string;
  departName: string;
  /** Code of the one above; null where that is not the actor's to share with. */
  parentCode: string | null;
}

/** The departments of the actor with all below them, each after the one above it. */
export function sharableDeparts(ctx: Context): Promise<SharableDepart[]> {
  return ctx.transaction(async (tx) => {
    const rows = await tx
      .select({ id: sysDepart.id, parentId: sysDepart.parentId, orgCode: sysDepart.orgCode, departName: sysDepart.departName })
      .from(sysDepart)
      .where(sharable(ctx))
      .orderBy(asc(sysDepart.orgCode));
    const codes = new Map(rows.map(({ id, orgCode }) => [id, orgCode]));
    return rows.map(({ parentId, orgCode, departName }) => ({ orgCode, departName, parentCode: codes.get(parentId) ?? null }));
  });
}

// Codes hold no wildcards.
const sharable = (ctx: Context) =>
  and(liveDeparts(ctx), or(sql`false`, ...ctx.actor.orgCodes.map((code) => like(sysDepart.orgCode, `${code}%`))));

/**
 * Keeps a view of a list that the actor may open.
 *
 * @throws Forbidden the list, or sharing, is not the actor's
 * @throws Conflict there is one of that name
 */
export function addView(ctx: Context, input: NewView): Promise<SavedView> {
  const { tenantId, userId, username, userType, cid } = ctx.actor;
  return ctx.transaction(async (tx) => {
    await alone(tx, ctx);
    if (!holds(ctx.actor, input.permission)) throw forbidden();
    const [own] = await tx.select({ total: count() }).from(sysSavedView).where(eq(sysSavedView.ownerId, userId));
    if ((own?.total ?? 0) >= maxOwnViews) throw conflict(`最多保存 ${maxOwnViews} 个视图`);
    const place = await placeOf(tx, ctx, input, input);
    const values = {
      listKey: input.listKey,
      permission: input.permission,
      name: input.name,
      params: JSON.stringify(input.params),
      ...place,
      isDefault: input.isDefault,
      ownerId: userId,
      ownerType: userType,
      ownerCid: cid ?? '',
    };
    await refuseSameName(tx, ctx, values);
    if (input.isDefault === '1') await clearDefault(tx, ctx, values);
    const [row] = await tx
      .insert(sysSavedView)
      .values({ ...values, tenantId, createBy: username, createTime: nowText(ctx.clock) })
      .returning();
    if (row === undefined) throw notFound();
    return reply(ctx, row);
  });
}

/**
 * Renames a view, changes what it shows, who sees it, or whether lists begin with it.
 *
 * @throws NotFound no view that the actor may change
 * @throws Conflict someone else changed it, or there is one of that name
 */
export function editView(ctx: Context, { id, version, ...change }: ViewChange): Promise<SavedView> {
  return ctx.transaction(async (tx) => {
    await alone(tx, ctx);
    const before = await changeable(tx, ctx, id);
    if (version !== undefined && version !== before.version) throw staleVersion();
    const after = { ...change, params: change.params ?? paramsOf(before), permission: before.permission };
    const next = {
      ...before,
      name: change.name ?? before.name,
      params: JSON.stringify(after.params),
      isDefault: change.isDefault ?? before.isDefault,
      ...(await placeOf(tx, ctx, { scope: change.scope ?? (before.scope as Scope), orgCode: change.orgCode ?? before.orgCode }, after)),
    };
    await refuseSameName(tx, ctx, next);
    if (next.isDefault === '1') await clearDefault(tx, ctx, next);
    const { name, params, isDefault, scope, orgCode } = next;
    const [row] = await tx
      .update(sysSavedView)
      .set({
        name,
        params,
        isDefault,
        scope,
        orgCode,
        version: before.version + 1,
        updateBy: ctx.actor.username,
        updateTime: nowText(ctx.clock),
      })
      .where(own(ctx, id))
      .returning();
    if (row === undefined) throw notFound();
    return reply(ctx, row);
  });
}

/** Removes a view. @throws NotFound no view that the actor may change */
export function removeView(ctx: Context, id: string): Promise<null> {
  return ctx.transaction(async (tx) => {
    await changeable(tx, ctx, id);
    await tx.delete(sysSavedView).where(own(ctx, id));
    return null;
  });
}

const own = (ctx: Context, id: string) => and(eq(sysSavedView.tenantId, ctx.actor.tenantId), eq(sysSavedView.id, id));

/** Own views, and shared ones of people of the same kind and company: others see other fields and other rows. */
function visible(ctx: Context): SQL | undefined {
  const { tenantId, userId, userType, cid, orgCodes } = ctx.actor;
  const departs = orgCodes.flatMap(codesAbove);
  return and(
    eq(sysSavedView.tenantId, tenantId),
    or(
      and(eq(sysSavedView.scope, 'user'), eq(sysSavedView.ownerId, userId)),
      and(
        eq(sysSavedView.ownerType, userType),
        eq(sysSavedView.ownerCid, cid ?? ''),
        or(
          eq(sysSavedView.scope, 'tenant'),
          departs.length === 0 ? undefined : and(eq(sysSavedView.scope, 'depart'), inArray(sysSavedView.orgCode, departs)),
        ),
      ),
    ),
  );
}

/** A code and those of the departments above it, which are its beginnings, three characters a level. */
const codesAbove = (code: string): string[] => [
  ...Array.from({ length: Math.ceil(code.length / 3) - 1 }, (_, level) => code.slice(0, 3 * (level + 1))),
  code,
];

async function changeable(tx: Tx, ctx: Context, id: string): Promise<Row> {
  const [row] = await tx
    .select()
    .from(sysSavedView)
    .where(and(own(ctx, id), visible(ctx)))
    .for('update');
  if (row === undefined || !holds(ctx.actor, row.permission)) throw notFound();
  if (!mayChange(ctx, row)) throw forbidden();
  return row;
}

const mayChange = (ctx: Context, row: Row): boolean => (row.scope === 'user' ? row.ownerId === ctx.actor.userId : holds(ctx.actor, share));

/** Where a view belongs, checked. A view that names a masked field would tell others what was looked for in it. */
async function placeOf(
  tx: Tx,
  ctx: Context,
  { scope, orgCode }: { scope: Scope; orgCode?: string | null | undefined },
  { permission, params }: { permission: string; params: Record<string, string> },
): Promise<{ scope: Scope; orgCode: string }> {
  if (scope === 'user') return { scope, orgCode: '' };
  if (!holds(ctx.actor, share)) throw forbidden('没有共享视图的权限');
  if (namesSensitiveField(ctx.platform.modules, { permission, params }))
    throw invalidInput('视图含有敏感字段的条件，不能共享', [{ path: 'scope', message: '不能共享' }]);
  if (scope === 'tenant') return { scope, orgCode: '' };
  const code = orgCode || ctx.actor.orgCode || '';
  const [depart] = await tx
    .select({ id: sysDepart.id })
    .from(sysDepart)
    .where(and(sharable(ctx), eq(sysDepart.orgCode, code)));
  if (depart === undefined)
    throw invalidInput('只能共享给所在部门及其下级部门', [{ path: 'orgCode', message: '不是所在部门及其下级部门' }]);
  return { scope, orgCode: code };
}

type Place = Pick<Row, 'listKey' | 'scope' | 'ownerId' | 'orgCode'> & { id?: string };

/** The views beside this one: of the same person for the same list, or of all who see a shared one. */
const beside = (ctx: Context, { id, listKey, scope, ownerId, orgCode }: Place) =>
  and(
    eq(sysSavedView.tenantId, ctx.actor.tenantId),
    eq(sysSavedView.listKey, listKey),
    eq(sysSavedView.scope, scope),
    eq(sysSavedView.orgCode, orgCode),
    scope === 'user' ? eq(sysSavedView.ownerId, ownerId) : visible(ctx),
    id === undefined ? undefined : ne(sysSavedView.id, id),
  );

async function refuseSameName(tx: Tx, ctx: Context, view: Place & { name: string }): Promise<void> {
  const [same] = await tx
    .select({ id: sysSavedView.id })
    .from(sysSavedView)
    .where(and(beside(ctx, view), eq(sysSavedView.name, view.name)))
    .limit(1);
  if (same !== undefined) throw conflict('已有同名视图', { errorData: [{ path: 'name', message: '已有同名视图' }] });
}

const clearDefault = (tx: Tx, ctx: Context, view: Place) =>
  tx
    .update(sysSavedView)
    .set({ isDefault: '0' })
    .where(and(beside(ctx, view), eq(sysSavedView.isDefault, '1')));

/** One writer per tenant at a time: names and defaults are decided among several rows. */
const alone = (tx: Tx, ctx: Context) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sys_saved_view:${ctx.actor.tenantId}`}, 0))`);

const paramsOf = (row: Row) => JSON.parse(row.params) as Record<string, string>;

function reply(ctx: Context, row: Row): SavedView {
  const { id, version, listKey, name, orgCode, isDefault } = row;
  return {
    id,
    version,
    listKey,
    name,
    scope: row.scope as Scope,
    orgCode: orgCode || null,
    isDefault: isDefault as '0' | '1',
    params: paramsOf(row),
    mayChange: mayChange(ctx, row),
  };
}
