import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { AddOf } from '../../platform/contract/index.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Permission } from '../system/permission/permission.contract.ts';
import { rightsOfTenant } from '../system/permission/permission.queries.ts';
import { addPermission } from '../system/permission/permission.service.ts';
import { sysPermission } from '../system/permission/permission.table.ts';
import { seedId } from '../system/seed/seedMenus.ts';
import type { MadeMenu } from './onlineMenu.contract.ts';

type Given = Partial<AddOf<typeof Permission>>;

/** The menu of a form or a report. */
interface MenuOf {
  /** The entry, where there is none with its address yet. */
  entry: Given & { url: string; parentId: string };
  /** Tenants whose entry with this address is the entry. */
  entryOf: readonly number[];
  /** What roles can be given below it. */
  buttons: readonly { perms: string; name: string; nameEn: string | null }[];
}

/**
 * Makes a menu entry, and below it the permissions that the menu has nowhere yet. What is there stays as it is.
 *
 * @throws Forbidden the actor does not hold what is made
 */
export async function makeMenu(tx: Tx, ctx: Context, { entry, entryOf, buttons }: MenuOf): Promise<MadeMenu> {
  const add = async (values: Given) => (await addPermission(ctx, values as AddOf<typeof Permission>)).id;
  const [known] = await tx
    .select({ id: sysPermission.id })
    .from(sysPermission)
    .where(and(inArray(sysPermission.tenantId, [...entryOf]), eq(sysPermission.delFlag, 0), eq(sysPermission.url, entry.url)))
    .limit(1);
  const menuId = known?.id ?? (await add({ menuType: entry.parentId ? 1 : 0, keepAlive: '1', ...entry }));
  // A permission that the platform has by the same code is the same permission.
  const given = await tx
    .select({ id: sysPermission.id, perms: sysPermission.perms })
    .from(sysPermission)
    .where(
      and(
        rightsOfTenant(ctx.actor.tenantId),
        eq(sysPermission.delFlag, 0),
        inArray(
          sysPermission.perms,
          buttons.map(({ perms }) => perms),
        ),
      ),
    );
  const ids = new Map(given.map(({ id, perms }) => [perms, id]));
  for (const [sortNo, button] of buttons.entries())
    if (!ids.has(button.perms))
      ids.set(button.perms, await add({ ...button, menuType: 2, parentId: menuId, permsType: '1', status: '1', sortNo }));
  return { menuId, url: entry.url, permissionIds: buttons.flatMap(({ perms }) => ids.get(perms) ?? []) };
}

/** The entry of the statistics, where reports stand when nothing else is said; the first level where there is none. */
export async function statisticsEntry(tx: Tx, { actor }: Context): Promise<string> {
  const [found] = await tx
    .select({ id: sysPermission.id })
    .from(sysPermission)
    .where(
      and(
        inArray(sysPermission.tenantId, [0, actor.tenantId]),
        eq(sysPermission.delFlag, 0),
        eq(sysPermission.id, seedId('menu', 'statistics')),
      ),
    );
  return found?.id ?? '';
}
