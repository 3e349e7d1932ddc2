import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { sysUserSetting } from './userSetting.table.ts';

/** What a person has set; undefined where nothing is, or where it is no longer understood. */
export async function readSetting<Schema extends z.ZodType>(
  tx: Tx,
  ctx: Context,
  name: string,
  schema: Schema,
): Promise<z.output<Schema> | undefined> {
  const { tenantId, userId } = ctx.actor;
  const [row] = await tx
    .select({ value: sysUserSetting.value })
    .from(sysUserSetting)
    .where(and(eq(sysUserSetting.tenantId, tenantId), eq(sysUserSetting.userId, userId), eq(sysUserSetting.name, name)));
  const parsed = schema.safeParse(row?.value);
  return parsed.success ? parsed.data : undefined;
}

/** Keeps what a person sets, in place of what was. */
export async function writeSetting(tx: Tx, ctx: Context, name: string, value: unknown): Promise<void> {
  const { tenantId, userId, username } = ctx.actor;
  const now = nowText(ctx.clock);
  await tx
    .insert(sysUserSetting)
    .values({ tenantId, userId, name, value, createBy: username, createTime: now })
    .onConflictDoUpdate({
      target: [sysUserSetting.tenantId, sysUserSetting.userId, sysUserSetting.name],
      set: { value, updateBy: username, updateTime: now },
    });
}
