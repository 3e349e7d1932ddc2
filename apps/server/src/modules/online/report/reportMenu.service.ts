import { and, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { AddOf } from '../../../platform/contract/index.ts';
import type { Context } from '../../../platform/context.ts';
import type { Permission } from '../../system/permission/permission.contract.ts';
import { seedId } from '../../system/seed/seedMenus.ts';
import { addPermission } from '../../system/permission/permission.service.ts';
import { sysPermission } from '../../system/permission/permission.table.ts';
import { visibleReport } from './checkDefinition.ts';
import type { reportHeadContract } from './reportDefinition.contract.ts';

/** Address of a report, and the screen that opens it. @source jeecg-wire 4.1, 5.1 */
const screen = { path: '/online/cgreport', component: 'modules/online/cgreport/auto/OnlCgreportAutoList' };

/**
 * Makes the menu entry of a report, and below it the permission that the report asks for, where the menu has none for it. Once: an entry
 * that is there stays as it is.
 *
 * @throws NotFound
 * @throws Forbidden the actor does not hold what is made
 * @source ONL-06
 */
export async function makeReportMenu(
  ctx: Context,
  input: z.output<typeof reportHeadContract.endpoints.makeMenu.body>,
): Promise<{ menuId: string; url: string; permissionIds: string[] }> {
  const { head } = await visibleReport(ctx, input.headId);
  const url = `${screen.path}/${head.id}`;
  return ctx.transaction(async (tx) => {
    const tenants = inArray(sysPermission.tenantId, [0, ctx.actor.tenantId]);
    const find = async (condition: ReturnType<typeof eq>) => {
      const [found] = await tx
        .select({ id: sysPermission.id })
        .from(sysPermission)
        .where(and(tenants, eq(sysPermission.delFlag, 0), condition))
        .limit(1);
      return found?.id;
    };
    // Where nothing else is said it stands below the statistics.
    const parentId = input.parentId ?? (await find(eq(sysPermission.id, seedId('menu', 'statistics')))) ?? '';
    const add = async (values: object) => (await addPermission(ctx, values as AddOf<typeof Permission>)).id;
    const menuId =
      (await find(eq(sysPermission.url, url))) ??
      (await add({
        name: input.name || head.name,
        nameEn: input.nameEn || head.nameEn || null,
        menuType: parentId ? 1 : 0,
        parentId,
        url,
        component: screen.component,
        icon: input.icon ?? null,
        keepAlive: '1',
      }));
    const permissionId =
      (await find(eq(sysPermission.perms, head.permission))) ??
      (await add({
        name: '查看',
        nameEn: 'See',
        menuType: 2,
        parentId: menuId,
        perms: head.permission,
        permsType: '1',
        status: '1',
        sortNo: 0,
      }));
    return { menuId, url, permissionIds: [permissionId] };
  });
}
