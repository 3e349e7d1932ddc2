import type { Context } from '../../../platform/context.ts';
import { makeMenu, statisticsEntry } from '../makeMenu.ts';
import type { MadeMenu, MenuInput } from '../onlineMenu.contract.ts';
import { findReport } from '../report/report.queries.ts';
import { visiblePage } from './checkPage.ts';

/** Address of a page of reports, and the screen that opens it. */
const screen = { path: '/online/graphreport/chart', component: 'modules/online/graphreport/auto/OnlGraphreportAutoChart' };

/** Whether a permission is a report's own. */
const isOfReport = (permission: string): boolean => permission.startsWith('online:cgreport:');

/**
 * Makes the menu entry of a page, below the statistics where nothing else is said, and below it what the page and its
 * reports have permissions of their own for.
 *
 * @throws NotFound
 * @throws Forbidden the actor does not hold what is made
 * @source ONL-08
 */
export async function makePageMenu(ctx: Context, input: MenuInput): Promise<MadeMenu> {
  const { head, blocks } = await visiblePage(ctx, input.headId);
  const { tenantId } = ctx.actor;
  return ctx.transaction(async (tx) => {
    const codes = new Set(blocks.map(({ reportCode }) => reportCode));
    const found = await Promise.all([...codes].map((code) => findReport(tx, tenantId, { code })));
    // What a report asks for that it shares with other pages is given there.
    const ofReports = found.flatMap((report) =>
      report && isOfReport(report.head.permission)
        ? [{ perms: report.head.permission, name: report.head.name, nameEn: report.head.nameEn }]
        : [],
    );
    return makeMenu(tx, ctx, {
      entry: {
        name: input.name || head.name,
        nameEn: input.nameEn || head.nameEn || null,
        parentId: input.parentId ?? (await statisticsEntry(tx, ctx)),
        url: `${screen.path}/${head.id}`,
        component: screen.component,
        icon: input.icon ?? 'chart',
        route: '1',
        sortNo: 100,
      },
      entryOf: [0, tenantId],
      buttons: [{ perms: head.permission, name: '查看', nameEn: 'See' }, ...ofReports.filter(({ perms }) => perms !== head.permission)],
    });
  });
}
