import { and, desc, eq, sql } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { AppError, refusedField } from '../../../platform/errors.ts';
import { ProblemList } from '../../../platform/problemList.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { defineResource, type Resource, type Values } from '../../../platform/resource/resource.ts';
import { assertNotAbove } from '../role/rights.ts';
import { UserAgent } from './userAgent.contract.ts';
import { visiblePeople } from './user.resource.ts';
import { sysUser, sysUserAgent } from './user.table.ts';

type AgentValues = Values<typeof sysUserAgent>;

/** Who acts for whom. A stand-in gets no rights by it; what asks for one decides what it means. @source SYS-01 */
export const userAgentResource: Resource<typeof UserAgent, typeof sysUserAgent> = defineResource(UserAgent, {
  table: sysUserAgent,
  options: {
    permission: 'userAgent',
    wholeRows: true,
    audited: true,
    scope: (ctx) => {
      const visible = visiblePeople(ctx);
      return visible === undefined
        ? undefined
        : sql`exists (select from ${sysUser} where ${sysUser.tenantId} = ${ctx.actor.tenantId} and ${sysUser.username} = "sys_user_agent"."user_name" and ${visible})`;
    },
    beforeAdd: async (tx, ctx, _input, values) => ({ ...(await checked(tx, ctx, values)), createName: ctx.actor.realname }),
    beforeEdit: async (tx, ctx, { before, values }) => {
      await checked(tx, ctx, { ...before, ...values });
      return { ...values, updateName: ctx.actor.realname };
    },
  },
});

/** The stand-in of a person: the one in force now, else the newest. @throws Business there is none @source jeecg-wire 3.1 */
export async function agentOf(ctx: Context, userName: string): Promise<Record<string, unknown>> {
  const id = await ctx.transaction(async (tx) => {
    const now = nowText(ctx.clock);
    const [row] = await tx
      .select({ id: sysUserAgent.id })
      .from(sysUserAgent)
      .where(and(eq(sysUserAgent.tenantId, ctx.actor.tenantId), eq(sysUserAgent.delFlag, 0), eq(sysUserAgent.userName, userName)))
      .orderBy(
        desc(
          sql`${sysUserAgent.status} = '1' and ${sysUserAgent.startTime} <= ${`${now}+08`} and ${sysUserAgent.endTime} >= ${`${now}+08`}`,
        ),
        desc(sysUserAgent.createTime),
      )
      .limit(1);
    return row?.id;
  });
  if (id === undefined) throw new AppError('Business', '未找到对应实体');
  return getRow(ctx, userAgentResource, id);
}

async function checked(tx: Tx, ctx: Context, values: AgentValues): Promise<AgentValues> {
  const { userName = '', agentUserName = '', startTime = '', endTime = '' } = values;
  const problems = new ProblemList();
  if (startTime && endTime && startTime >= endTime) problems.keep(refusedField('endTime', '结束时间需大于开始时间'));
  const id = userName ? await problems.ask(() => idOf(tx, ctx, 'userName', userName)) : undefined;
  if (agentUserName && userName === agentUserName) problems.keep(refusedField('agentUserName', '代理人不能是本人'));
  else if (agentUserName) await problems.ask(() => idOf(tx, ctx, 'agentUserName', agentUserName));
  problems.end();
  if (id !== undefined) await assertNotAbove(tx, ctx, [id]);
  return values;
}

async function idOf(tx: Tx, ctx: Context, path: string, username: string): Promise<string> {
  const [user] = await tx
    .select({ id: sysUser.id })
    .from(sysUser)
    .where(and(eq(sysUser.tenantId, ctx.actor.tenantId), eq(sysUser.delFlag, 0), visiblePeople(ctx), eq(sysUser.username, username)));
  if (user === undefined) throw refusedField(path, '用户不存在');
  return user.id;
}
