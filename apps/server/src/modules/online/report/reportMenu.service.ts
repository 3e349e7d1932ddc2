import type { Context } from '../../../platform/context.ts';
import { makeMenu, statisticsEntry } from '../makeMenu.ts';
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
  return ctx.transaction(async (tx) =>
    makeMenu(tx, ctx, {
      entry: {
        name: input.name || head.name,
        nameEn: input.nameEn || head.nameEn || null,
        parentId: input.parentId ?? (await statisticsEntry(tx, ctx)),
        url: `${screen.path}/${head.id}`,
        component: screen.component,
        icon: input.icon ?? 'bar-chart',
        // Those who work with the report have this entry, and not the hidden one that stands for all reports.
        route: '1',
        // Behind what the product brings.
        sortNo: 100,
      },
      entryOf: [0, ctx.actor.tenantId],
      buttons: [{ perms: head.permission, name: '查看', nameEn: 'See' }],
    }),
  );
}
