import { and, eq, ne, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { AppError, invalidInput } from '../../../platform/errors.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { defineResource, type Resource } from '../../../platform/resource/resource.ts';
import { assertCheckRules } from '../check-rule/checkRule.resource.ts';
import { sysUser } from '../user/user.table.ts';
import { Position } from './position.contract.ts';
import { sysPosition } from './position.table.ts';

/** Positions of the actor's tenant. @source SYS-17 */
export const positionResource: Resource<typeof Position, typeof sysPosition> = defineResource(Position, {
  table: sysPosition,
  options: {
    permission: 'position',
    wholeRows: true,
    audited: true,
    beforeAdd: async (tx, ctx, _input, values) => {
      await assertCheckRules(tx, ctx, Position, values);
      await assertFreeCode(tx, ctx, values.code ?? '', undefined);
      return values;
    },
    beforeEdit: async (tx, ctx, { before, values }) => {
      if (values.code === undefined || values.code === before.code) return values;
      await assertCheckRules(tx, ctx, Position, { code: values.code });
      await assertFreeCode(tx, ctx, values.code, before.id);
      await assertUnused(tx, ctx, before.code, '该职务已有人员，不能修改编码');
      return values;
    },
    beforeRemove: (tx, ctx, row) => assertUnused(tx, ctx, row.code, `职务“${row.name}”下还有人员，不能删除`),
  },
});

/** One position by its code. @throws NotFound there is none @source jeecg-wire 3.12 */
export async function positionByCode(ctx: Context, code: string): Promise<Record<string, unknown>> {
  const id = await ctx.transaction(async (tx) => {
    const [row] = await tx
      .select({ id: sysPosition.id })
      .from(sysPosition)
      .where(and(eq(sysPosition.tenantId, ctx.actor.tenantId), eq(sysPosition.delFlag, 0), eq(sysPosition.code, code)));
    return row?.id ?? '';
  });
  return getRow(ctx, positionResource, id);
}

async function assertFreeCode(tx: Tx, ctx: Context, code: string, id: string | undefined): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sys_position:${ctx.actor.tenantId}`}, 0))`);
  const [taken] = await tx
    .select({ id: sysPosition.id })
    .from(sysPosition)
    .where(
      and(
        eq(sysPosition.tenantId, ctx.actor.tenantId),
        eq(sysPosition.delFlag, 0),
        eq(sysPosition.code, code),
        id === undefined ? undefined : ne(sysPosition.id, id),
      ),
    )
    .limit(1);
  if (taken !== undefined) throw invalidInput('职务编码已存在', [{ path: 'code', message: '职务编码已存在' }]);
}

/** Removed people count, too: they may come back. */
async function assertUnused(tx: Tx, ctx: Context, code: string, message: string): Promise<void> {
  const [holder] = await tx
    .select({ id: sysUser.id })
    .from(sysUser)
    .where(and(eq(sysUser.tenantId, ctx.actor.tenantId), sql`${code} = any (string_to_array(${sysUser.post}, ','))`))
    .limit(1);
  if (holder !== undefined) throw new AppError('Business', message);
}
