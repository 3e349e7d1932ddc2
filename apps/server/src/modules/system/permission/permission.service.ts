import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { AddOf, EditOf } from '../../../platform/contract/index.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { AppError, forbidden, notFound, refusedByRule, refusedField, staleVersion } from '../../../platform/errors.ts';
import { splitList } from '../../../platform/query/condition.ts';
import { ProblemList } from '../../../platform/problemList.ts';
import { insertRow, updateRow } from '../../../platform/resource/writeRows.ts';
import { sysDepartRolePermission } from '../depart/departRole.table.ts';
import { sysRolePermission } from '../role/role.table.ts';
import { readComponent, readMenuUrl, readRedirect } from './menuAddress.ts';
import { heldEntries } from './menu.service.ts';
import type { Permission, PermissionChoice, PermissionNode } from './permission.contract.ts';
import { markValue } from './permission.fields.ts';
import { allPermissions, permsOf, rightsOfTenant, ruledIds, type PermissionRow } from './permission.queries.ts';
import { sysDepartPermission, sysPermission, sysPermissionDataRule } from './permission.table.ts';
import { choices, levelBelow, wholeTree, type PermissionSource } from './permissionTree.ts';

/** What trees of entries are made from, as the actor sees them. */
function permissionSource(ctx: Context): Promise<PermissionSource> {
  return ctx.transaction(async (tx) => {
    const all = await allPermissions(tx, ctx);
    const held = await heldEntries(tx, ctx, all);
    return { all, ruled: await ruledIds(tx, ctx), locale: ctx.locale, isHeld: (row) => held.has(row.id) };
  });
}

export const permissionTree = async (ctx: Context): Promise<PermissionNode[]> => wholeTree(await permissionSource(ctx));

export const permissionsBelow = async (ctx: Context, parentId: string): Promise<PermissionNode[]> =>
  levelBelow(await permissionSource(ctx), parentId);

/** What lies right below each of several entries. */
export async function permissionsBelowEach(ctx: Context, parentIds: string): Promise<Record<string, PermissionNode[]>> {
  const source = await permissionSource(ctx);
  return Object.fromEntries(splitList(parentIds).map((id) => [id, levelBelow(source, id)]));
}

/**
 * The tree of choices with the ids of all that stand in it.
 *
 * @param within ids of what may be chosen; the rest stands there only where it leads to one of them
 */
export async function permissionChoices(
  ctx: Context,
  titleKey: 'title' | 'slotTitle',
  within?: ReadonlySet<string>,
): Promise<{ treeList: PermissionChoice[]; ids: string[] }> {
  const whole = await permissionSource(ctx);
  const source = within === undefined ? whole : limited(whole, within);
  return { treeList: choices(source, { titleKey }), ids: source.all.map((row) => row.id) };
}

function limited(source: PermissionSource, within: ReadonlySet<string>): PermissionSource {
  const byId = new Map(source.all.map((row) => [row.id, row]));
  const shown = new Set<string>();
  for (const id of within)
    for (let row = byId.get(id); row !== undefined && !shown.has(row.id); row = byId.get(row.parentId)) shown.add(row.id);
  return {
    ...source,
    all: source.all.filter((row) => shown.has(row.id)),
    isHeld: (row) => within.has(row.id) && source.isHeld(row),
  };
}

export const permissionChoicesBelow = async (ctx: Context, pid: string): Promise<PermissionChoice[]> =>
  choices(await permissionSource(ctx), { titleKey: 'title', parentId: pid, isDeep: false });

type Stored = Pick<PermissionRow, 'id' | 'version'>;
type Input = Partial<AddOf<typeof Permission>>;

/**
 * Adds an entry.
 *
 * @throws InvalidInput an address, a component or a place that cannot be
 * @throws Forbidden a permission that the actor does not hold
 * @source SYS-04, security 5.27, 9.41
 */
export function addPermission(ctx: Context, input: AddOf<typeof Permission>): Promise<Stored> {
  return ctx.transaction(async (tx) => {
    const all = await held(tx, ctx);
    const values = await checked(tx, ctx, all, { before: undefined, input });
    const row = await insertRow(tx, ctx, sysPermission, values as never);
    ctx.audit({ action: 'permission.add', entity: 'permission', entityId: row.id, after: row });
    await tellEverybody(ctx);
    return { id: row.id, version: row.version };
  });
}

/**
 * Changes an entry. What the product brought keeps its permission, which its calls ask for.
 *
 * @throws Conflict somebody has changed it since
 */
export function editPermission(ctx: Context, input: EditOf<typeof Permission>): Promise<Stored> {
  return ctx.transaction(async (tx) => {
    const all = await held(tx, ctx);
    const before = ownEntry(ctx, all, input.id);
    if (before.version !== input.version) throw staleVersion();
    const row = await updateRow(tx, ctx, sysPermission, { before, values: (await checked(tx, ctx, all, { before, input })) as never });
    ctx.audit({ action: 'permission.edit', entity: 'permission', entityId: row.id, before, after: row });
    await tellEverybody(ctx);
    return { id: row.id, version: row.version };
  });
}

/**
 * Removes an entry with all below it, their data rules and what roles were given of them.
 *
 * @throws Business the product brought it, or something below it
 */
export function removePermission(ctx: Context, id: string): Promise<null> {
  return ctx.transaction(async (tx) => {
    const all = await held(tx, ctx);
    const top = ownEntry(ctx, all, id);
    const rows = withBelow(all, top);
    if (rows.some(isBuiltIn)) throw new AppError('Business', '系统内置的菜单和按钮不能删除，可以将其隐藏');
    assertHeld(
      ctx,
      rows.flatMap((row) => permsOf(row.perms)),
    );
    const ids = rows.map((row) => row.id);
    const own = ctx.actor.tenantId;
    await tx
      .update(sysPermission)
      .set({ delFlag: 1, updateBy: ctx.actor.username, updateTime: nowText(ctx.clock), version: sql`${sysPermission.version} + 1` })
      .where(and(eq(sysPermission.tenantId, own), inArray(sysPermission.id, ids)));
    await tx
      .update(sysPermissionDataRule)
      .set({ delFlag: 1 })
      .where(and(eq(sysPermissionDataRule.tenantId, own), inArray(sysPermissionDataRule.permissionId, ids)));
    for (const grants of [sysRolePermission, sysDepartPermission, sysDepartRolePermission])
      await tx.delete(grants).where(and(eq(grants.tenantId, own), inArray(grants.permissionId, ids)));
    ctx.audit({ action: 'permission.delete', entity: 'permission', entityId: id, before: top, remark: ids.join(',').slice(0, 500) });
    await tellEverybody(ctx);
    return null;
  });
}

/** Holds the tree while one changes it: places depend on each other. */
async function held(tx: Tx, ctx: Context): Promise<PermissionRow[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('sys_permission', 0))`);
  return allPermissions(tx, ctx);
}

const isBuiltIn = (row: PermissionRow) => row.tenantId === 0 && row.createBy === 'system';

function ownEntry(ctx: Context, all: readonly PermissionRow[], id: string): PermissionRow {
  const row = all.find((one) => one.id === id);
  if (row === undefined) throw notFound();
  if (row.tenantId !== ctx.actor.tenantId) throw refusedByRule('公共菜单由平台管理，不能在此修改');
  return row;
}

function withBelow(all: readonly PermissionRow[], top: PermissionRow): PermissionRow[] {
  const rows = [top];
  for (const row of rows) rows.push(...all.filter((one) => one.parentId === row.id));
  return rows;
}

/** Nobody makes a call open to others that is not open to them. @source security 5.27 */
function assertHeld(ctx: Context, perms: readonly string[]): void {
  const { isSuperAdmin, permissions } = ctx.actor;
  if (!isSuperAdmin && perms.some((one) => !permissions.has(one))) throw forbidden('不能维护超出自身权限的授权标识');
}

/** What an input stores, checked against what it changes and what lies around it. */
async function checked(
  tx: Tx,
  ctx: Context,
  all: readonly PermissionRow[],
  { before, input }: { before: PermissionRow | undefined; input: Input },
): Promise<Partial<PermissionRow>> {
  const { route, hidden, keepAlive, alwaysShow, internalOrExternal, ...texts } = input;
  const menuType = input.menuType ?? before?.menuType ?? 0;
  const given = <Name extends keyof Input>(name: Name) =>
    input[name] === undefined ? (before?.[name as keyof PermissionRow] ?? null) : input[name];
  const parentId = menuType === 0 ? '' : String(given('parentId') ?? '');
  const problems = new ProblemList();
  await problems.ask(() => checkPlace(all, { before, menuType, parentId }));
  const url = String(given('url') ?? '');
  const component = String(given('component') ?? '');
  if (menuType !== 2 && url === '') problems.keep(refusedField('url', '请输入菜单路径'));
  const perms = permsOf(input.perms === undefined ? before?.perms : input.perms).join(',');
  const hadPerms = before?.perms ?? '';
  if (perms !== hadPerms) {
    if (before !== undefined && isBuiltIn(before)) problems.keep(refusedField('perms', '系统内置的授权标识不能修改'));
    assertHeld(ctx, [...permsOf(perms), ...permsOf(hadPerms)]);
    if (perms !== '') await problems.ask(() => assertFreePerms(tx, ctx, perms, before?.id));
  }
  const { id: _id, version: _version, ...fields } = texts as typeof texts & { id?: string; version?: number };
  const stored: Record<string, unknown> = {
    ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value === '' ? null : value])),
    menuType,
    parentId,
    perms: perms === '' ? null : perms,
    url: url === '' ? null : await problems.ask(() => readMenuUrl(url)),
    component: component === '' ? (menuType === 0 ? 'layouts/RouteView' : null) : await problems.ask(() => readComponent(component)),
  };
  if (menuType === 1 && stored['component'] === null) problems.keep(refusedField('component', '请输入前端组件'));
  const { redirect } = input;
  if (redirect) stored['redirect'] = await problems.ask(() => readRedirect(redirect));
  for (const [name, value] of Object.entries({ isRoute: route, hidden, keepAlive, alwaysShow, internalOrExternal }))
    if (value !== undefined && value !== null) stored[name] = markValue(value);
  problems.end();
  // What is always filled keeps what it has, or takes the default of its column.
  for (const name of ['status', 'sortNo'] as const) if (stored[name] === null) delete stored[name];
  return stored;
}

function checkPlace(
  all: readonly PermissionRow[],
  { before, menuType, parentId }: { before: PermissionRow | undefined; menuType: number; parentId: string },
): void {
  const parent = all.find((row) => row.id === parentId);
  if (menuType !== 0) {
    if (parent === undefined) throw refusedField('parentId', '请选择上级菜单');
    if (parent.menuType === 2) throw refusedField('parentId', '按钮下不能再添加菜单');
  }
  if (before === undefined) return;
  if (parent !== undefined && withBelow(all, before).includes(parent)) throw refusedField('parentId', '不能移动到自身或下级菜单');
  if (menuType === 2 && before.menuType !== 2 && all.some((row) => row.parentId === before.id))
    throw refusedField('menuType', '该菜单下还有菜单或按钮，不能改为按钮');
}

async function assertFreePerms(tx: Tx, ctx: Context, perms: string, id: string | undefined): Promise<void> {
  const [taken] = await tx
    .select({ id: sysPermission.id })
    .from(sysPermission)
    .where(
      and(
        rightsOfTenant(ctx.actor.tenantId),
        eq(sysPermission.delFlag, 0),
        eq(sysPermission.perms, perms),
        id === undefined ? undefined : ne(sysPermission.id, id),
      ),
    )
    .limit(1);
  if (taken !== undefined) throw refusedField('perms', '授权标识已存在!');
}

/** Open screens ask for their menu again; entries of tenant 0 are everybody's. */
async function tellEverybody(ctx: Context): Promise<void> {
  const { platform, actor } = ctx;
  ctx.afterCommit(async () => {
    const tenants = actor.tenantId === 0 ? await platform.ports.liveTenants(platform) : [actor.tenantId];
    for (const tenantId of tenants) await platform.sockets.send(tenantId, { target: 'all', message: { cmd: 'menu' } });
  });
}
