import { createHash } from 'node:crypto';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { departRoleGrants } from '../depart/departRole.queries.ts';
import { sysRole, sysRolePermission } from '../role/role.table.ts';
import { pagesSwitchedOff } from '../setting/setting.service.ts';
import { sysUserRole } from '../user/user.table.ts';
import type { MenuNode } from './menu.contract.ts';
import { permsOf, seenBy } from './permission.queries.ts';
import { sysPermission } from './permission.table.ts';

/** An entry of the menu, or a button. */
export type MenuEntry = typeof sysPermission.$inferSelect;
type Row = MenuEntry;

interface AuthEntry {
  action: string;
  type: string | null;
  describe: string;
}

/** What the user's menu and buttons are. */
export interface UserPermissionsAnswer {
  menu: MenuNode[];
  auth: AuthEntry[];
  allAuth: (AuthEntry & { status: string })[];
}

/** All entries of a tenant's menu, and its buttons, in order. */
export const menuEntries = async (tx: Tx, tenantId: number): Promise<MenuEntry[]> =>
  seenBy(
    tenantId,
    await tx
      .select()
      .from(sysPermission)
      .where(and(inArray(sysPermission.tenantId, [0, tenantId]), eq(sysPermission.delFlag, 0)))
      .orderBy(asc(sysPermission.sortNo), asc(sysPermission.id)),
  );

/**
 * Builds the menu that the user's roles open, and the buttons.
 *
 * @param read the entries of the tenant, where they were read a moment ago
 * @source SESS-06, jeecg-wire 2.3
 */
export function userPermissions(ctx: Context, read?: readonly MenuEntry[]): Promise<UserPermissionsAnswer> {
  return ctx.transaction(async (tx) => {
    const all = read ?? (await menuEntries(tx, ctx.actor.tenantId));
    const granted = ctx.actor.isSuperAdmin ? new Set(all.map((row) => row.id)) : withParents(all, await grantedIds(tx, ctx));
    const buttons = all.filter((row) => row.menuType === 2 && row.perms !== null);
    const held = all.filter((row) => granted.has(row.id) && row.perms !== null && row.status === '1');
    const off = await pagesSwitchedOff(tx, ctx);
    return {
      menu: childrenOf('', {
        rows: all.filter((row) => row.menuType !== 2 && (granted.has(row.id) || isHome(row)) && !off.includes(row.component ?? '')),
        locale: ctx.locale,
      }),
      auth: held.flatMap((row) => permsOf(row.perms).map((action) => ({ action, type: row.permsType, describe: nameOf(row, ctx.locale) }))),
      allAuth: buttons.flatMap((row) =>
        permsOf(row.perms).map((action) => ({ action, status: row.status, type: row.permsType, describe: nameOf(row, ctx.locale) })),
      ),
    };
  });
}

/** Where clients go after a login. Anyone who may do nothing else yet still arrives. @source ROUTE-01, jeecg-wire 2.3 */
const isHome = (row: Row): boolean => row.url === '/dashboard/analysis' && row.parentId === '' && row.status === '1';

/** Ids of the entries that the actor may give to others: those that lead to what they see, and buttons whose permissions they hold in full. */
export async function heldEntries(tx: Tx, ctx: Context, all: readonly Row[]): Promise<ReadonlySet<string>> {
  const { isSuperAdmin, permissions, dataRules } = ctx.actor;
  if (isSuperAdmin) return new Set(all.map((row) => row.id));
  const seen = withParents(all, await grantedIds(tx, ctx));
  const narrowed = new Set(dataRules.flatMap((rule) => rule.permission.split(',')));
  const isHeld = (row: Row) =>
    (row.menuType === 2 || seen.has(row.id)) && permsOf(row.perms).every((one) => permissions.has(one) && !narrowed.has(one));
  return new Set(all.filter(isHeld).map((row) => row.id));
}

async function grantedIds(tx: Tx, ctx: Context): Promise<Set<string>> {
  const { tenantId, userId } = ctx.actor;
  const rows = await tx
    .selectDistinct({ id: sysRolePermission.permissionId })
    .from(sysUserRole)
    .innerJoin(sysRole, and(eq(sysRole.tenantId, sysUserRole.tenantId), eq(sysRole.id, sysUserRole.roleId), eq(sysRole.delFlag, 0)))
    .innerJoin(sysRolePermission, and(eq(sysRolePermission.tenantId, sysRole.tenantId), eq(sysRolePermission.roleId, sysRole.id)))
    .where(and(eq(sysUserRole.tenantId, tenantId), eq(sysUserRole.userId, userId), sql`${sysUserRole.delFlag} = 0`));
  return new Set([...rows.map((row) => row.id), ...(await departRoleGrants(tx, tenantId, [userId])).map((row) => row.permissionId)]);
}

/** A menu entry is useless without the containers that lead to it. A granted button alone opens no page. */
function withParents(all: readonly Row[], granted: Set<string>): Set<string> {
  const byId = new Map(all.map((row) => [row.id, row]));
  for (const id of granted) {
    const row = byId.get(id);
    if (row === undefined || row.menuType === 2) continue;
    for (let parent = byId.get(row.parentId); parent !== undefined && !granted.has(parent.id); parent = byId.get(parent.parentId))
      granted.add(parent.id);
  }
  return granted;
}

function childrenOf(parentId: string, { rows, locale }: { rows: readonly Row[]; locale: 'zh' | 'en' }): MenuNode[] {
  return rows
    .filter((row) => row.parentId === parentId)
    .map((row): MenuNode => {
      const children = childrenOf(row.id, { rows, locale });
      const url = row.url ?? '';
      const elsewhere = /^(https?:\/\/|\{\{)/.test(url);
      return {
        id: row.id,
        // An address elsewhere is not a path; the entry gets one of its own.
        path: elsewhere ? createHash('sha256').update(url).digest('hex').slice(0, 32) : url,
        name: row.componentName ?? url.replace(/^\//, '').replaceAll('/', '-').replaceAll(':', '@'),
        component: row.component ?? '',
        route: row.isRoute === 1 ? '1' : '0',
        ...(row.hidden === 1 ? { hidden: true } : {}),
        ...(row.alwaysShow === 1 ? { alwaysShow: true } : {}),
        ...(parentId === '' ? { redirect: row.redirect } : {}),
        meta: {
          keepAlive: row.keepAlive === 1,
          internalOrExternal: row.internalOrExternal === 1,
          title: nameOf(row, locale),
          ...(row.icon === null ? {} : { icon: row.icon }),
          ...(elsewhere ? { url } : {}),
          ...(row.componentName === null ? {} : { componentName: row.componentName }),
        },
        ...(children.length === 0 ? {} : { children }),
      };
    });
}

function nameOf(row: Row, locale: 'zh' | 'en'): string {
  return locale === 'en' ? (row.nameEn ?? row.name) : row.name;
}
