import { and, eq, inArray, ilike } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { routes } from '../../../platform/contract/index.ts';
import { containing } from '../../../platform/query/likePattern.ts';
import { defineResource, type Resource } from '../../../platform/resource/resource.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { readIds } from '../../../platform/resource/writeRows.ts';
import { Log, logContract } from './log.contract.ts';
import { sysLog } from './log.table.ts';

const logResource: Resource<typeof Log, typeof sysLog> = defineResource(Log, {
  table: sysLog,
  options: {
    permission: 'log',
    wholeRows: true,
    audited: true,
    defaultSort: { field: 'createTime', order: 'desc' },
    filters: { keyWord: (word) => ilike(sysLog.logContent, containing(word)) },
  },
});

const { list, exportXls, delete: remove } = resourceHandlers(logResource);

/** @source SYS-09, jeecg-wire 3.14 */
export const logRoutes = routes(logContract, {
  list,
  exportXls,
  delete: remove,
  deleteBatch: (ctx, { query }) => clearLog(ctx, query.ids),
});

/** Takes lines out of sight; who did so, and of how many, stays in the audit log. `allclear` takes all. */
function clearLog(ctx: Context, ids: string): Promise<null> {
  return ctx.transaction(async (tx) => {
    const cleared = await tx
      .update(sysLog)
      .set({ delFlag: 1, updateBy: ctx.actor.username, updateTime: nowText(ctx.clock) })
      .where(
        and(
          eq(sysLog.tenantId, ctx.actor.tenantId),
          eq(sysLog.delFlag, 0),
          ids === 'allclear' ? undefined : inArray(sysLog.id, readIds(ids)),
        ),
      )
      .returning({ id: sysLog.id });
    ctx.audit({ action: ids === 'allclear' ? 'log.clear' : 'log.delete', entity: 'log', remark: `${cleared.length}` });
    return null;
  });
}
