import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { sysPermission } from '../../system/permission/permission.table.ts';
import { seedId } from '../../system/seed/seedMenus.ts';
import { makeMenu } from '../makeMenu.ts';
import type { MadeMenu, MenuInput } from '../onlineMenu.contract.ts';
import { visibleReport } from './checkDefinition.ts';

/** Address of a report, and the screen that opens it. @source jeecg-wire 4.1, 5.1 */
const screen = { path: '/online/cgreport', component: 'modules/online/cgreport/auto/OnlCgreportAutoList' };

/**
 * Makes the menu entry of a report, below the statistics where nothing else is said, and below it the permission that the report asks for.
 *
 * @throws NotFound
 * @throws Forbidden the actor does not hold what is made
 * @source ONL-06
 */
export async function makeReportMenu(ctx: Context, input: MenuInput): Promise<MadeMenu> {
  const { head } = await visibleReport(ctx, input.headId);
  const tenants = [0, ctx.actor.tenantId];
  return ctx.transaction(async (tx) => {
    const [statistics] = await tx
      .select({ id: sysPermission.id })
      .from(sysPermission)
      .where(
        and(inArray(sysPermission.tenantId, tenants), eq(sysPermission.delFlag, 0), eq(sysPermission.id, seedId('menu', 'statistics'))),
      );
    return makeMenu(tx, ctx, {
      entry: {
        name: input.name || head.name,
        nameEn: input.nameEn || head.nameEn || null,
        parentId: input.parentId ?? statistics?.id ?? '',
        url: `${screen.path}/${head.id}`,
        component: screen.component,
        icon: input.icon ?? null,
      },
      entryOf: tenants,
      buttons: [{ perms: head.permission, name: '查看', nameEn: 'See' }],
    });
  });
}
