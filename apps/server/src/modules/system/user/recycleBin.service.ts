import { and, desc, eq, or, type SQL } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { compileDataRules } from '../../../platform/query/dataRules.ts';
import { createRowMapper } from '../../../platform/resource/rowMapper.ts';
import { forEachId, readIds, updateRow, type BatchOutcome } from '../../../platform/resource/writeRows.ts';
import { sysDepartRoleUser } from '../depart/departRole.table.ts';
import { assertNotAbove } from '../role/rights.ts';
import { assertFree, holdPeople, userResource, visiblePeople } from './user.resource.ts';
import { userReplyColumns } from './user.reply.ts';
import { sysUser, sysUserAgent, sysUserDepart, sysUserRole } from './user.table.ts';

/** The wire has no pages here; anyone who removed more has to empty the bin. */
const maxShown = 500;

/** Removed people, the last one first. Their departments stand in `orgCode`, too. @source SYS-01, jeecg-wire 3.1 */
export async function recycleBin(ctx: Context): Promise<Record<string, unknown>[]> {
  const mapRow = await createRowMapper(ctx, userResource, { reveal: false });
  const rows = await ctx.transaction((tx) =>
    tx
      .select({ ...userReplyColumns, version: sysUser.version, ...(userResource.options.fetch as Record<string, SQL>) })
      .from(sysUser)
      .where(removed(ctx))
      .orderBy(desc(sysUser.updateTime), sysUser.id)
      .limit(maxShown),
  );
  return rows.map((row) => mapRow(row)).map((row) => ({ ...row, orgCode: row['orgCodeTxt'] }));
}

/** Brings removed people back with their roles and departments. */
export const restoreUsers = (ctx: Context, userIds: string): Promise<BatchOutcome> =>
  forEachId(readIds(userIds), {
    act: (id) =>
      ctx.transaction(async (tx) => {
        const user = await lockRemoved(tx, ctx, id);
        await holdPeople(tx, ctx);
        await assertFree(tx, ctx, user, id);
        await updateRow(tx, ctx, sysUser, { before: user, values: { delFlag: 0 } });
        ctx.audit({ action: 'user.restore', entity: 'user', entityId: id });
      }),
  });

/** Removes people for good, with what hangs on them alone. What they wrote keeps their user name. */
export const purgeUsers = (ctx: Context, userIds: string): Promise<BatchOutcome> =>
  forEachId(readIds(userIds), {
    act: (id) =>
      ctx.transaction(async (tx) => {
        const user = await lockRemoved(tx, ctx, id);
        const { tenantId } = ctx.actor;
        await tx.delete(sysUserRole).where(and(eq(sysUserRole.tenantId, tenantId), eq(sysUserRole.userId, id)));
        await tx.delete(sysDepartRoleUser).where(and(eq(sysDepartRoleUser.tenantId, tenantId), eq(sysDepartRoleUser.userId, id)));
        await tx.delete(sysUserDepart).where(and(eq(sysUserDepart.tenantId, tenantId), eq(sysUserDepart.userId, id)));
        await tx
          .delete(sysUserAgent)
          .where(
            and(
              eq(sysUserAgent.tenantId, tenantId),
              or(eq(sysUserAgent.userName, user.username), eq(sysUserAgent.agentUserName, user.username)),
            ),
          );
        await tx.delete(sysUser).where(and(eq(sysUser.tenantId, tenantId), eq(sysUser.id, id)));
        ctx.audit({ action: 'user.purge', entity: 'user', entityId: id, before: user });
      }),
  });

const removed = (ctx: Context): SQL | undefined =>
  and(
    eq(sysUser.tenantId, ctx.actor.tenantId),
    eq(sysUser.delFlag, 1),
    visiblePeople(ctx),
    compileDataRules(ctx.actor, { permission: 'user:list', columns: userResource.columns, clock: ctx.clock }),
  );

async function lockRemoved(tx: Tx, ctx: Context, id: string): Promise<typeof sysUser.$inferSelect> {
  const [user] = await tx
    .select()
    .from(sysUser)
    .where(and(removed(ctx), eq(sysUser.id, id)))
    .for('update');
  if (user === undefined) throw notFound();
  if (user.id === ctx.actor.userId) throw new AppError('Business', '不能操作自己');
  await assertNotAbove(tx, ctx, [id]);
  return user;
}
