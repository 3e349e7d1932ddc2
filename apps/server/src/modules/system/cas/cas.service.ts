import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { callOut } from '../../../platform/outbound.ts';
import { assertNotFrozen, assertOwnPassword, enter, type LoginAnswer } from '../login/login.service.ts';
import { liveTenants } from '../tenant/tenant.queries.ts';
import { sysUser } from '../user/user.table.ts';
import { readCasAnswer } from './readCasAnswer.ts';

/** Letters that a central login may say. */
const longest = 64 * 1024;

/**
 * Signs in whom the central login names for a ticket. The ticket must have been given to an address of ours: with those of other
 * sites, their owners could sign people in here.
 *
 * @throws NotFound there is no central login
 * @throws Business the ticket is refused, or nobody here has that name
 * @source SESS-01, security 3.15
 */
export async function loginByTicket(ctx: Context, { ticket, service }: { ticket: string; service: string }): Promise<LoginAnswer> {
  const { casPrefixUrl, publicUrl } = ctx.platform.config;
  if (casPrefixUrl === null || publicUrl === null) throw notFound('未启用统一认证登录');
  if (!URL.canParse(service) || new URL(service).origin !== new URL(publicUrl).origin) throw refused('登录地址不属于本平台');
  const answer = readCasAnswer(await ask(ctx, casPrefixUrl, { ticket, service }));
  if (answer === undefined) throw refused('统一认证服务应答无效');
  if ('failure' in answer) throw refused('登录凭证无效或已过期，请重新登录');
  const tenants = await liveTenants(ctx.platform);
  const [user] = await ctx.platform.database.transaction('system', (tx) =>
    tx
      .select()
      .from(sysUser)
      .where(
        and(inArray(sysUser.tenantId, tenants), eq(sql`lower(${sysUser.username})`, answer.user.toLowerCase()), eq(sysUser.delFlag, 0)),
      ),
  );
  if (user === undefined) throw new AppError('Business', '该用户不存在，请注册');
  assertNotFrozen(user);
  assertOwnPassword(user);
  return enter(ctx, user, { rehashed: undefined, isRemembered: false });
}

async function ask(ctx: Context, prefix: string, query: Record<string, string>): Promise<string> {
  try {
    const { status, text } = await callOut(ctx.platform.config, {
      address: `${prefix}/p3/serviceValidate?${new URLSearchParams(query).toString()}`,
    });
    if (status !== 200) throw new Error(`The central login answered ${status}.`);
    if (text.length > longest) throw new Error('The central login said too much.');
    return text;
  } catch (error) {
    ctx.log.error({ err: error }, 'central login');
    throw refused('统一认证服务暂时无法访问，请稍后重试');
  }
}

const refused = (message: string) => new AppError('Business', message);
