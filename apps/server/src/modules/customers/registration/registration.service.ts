import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { createContext, systemActor } from '../../../platform/createContext.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/newId.ts';
import { AppError, refusedEntry, tooMany } from '../../../platform/errors.ts';
import { ProblemList } from '../../../platform/problemList.ts';
import { insertRow } from '../../../platform/resource/writeRows.ts';
import { nextNumber } from '../../../platform/sequence/sequence.ts';
import { hashPassword } from '../../system/account/passwordHash.ts';
import { passwordProblem } from '../../system/account/passwordPolicy.ts';
import { platformNames } from '../../system/account/platformNames.ts';
import { registerCode } from '../../system/login/phoneLogin.service.ts';
import { takeAttempt } from '../../system/login/throttle.ts';
import { giveRole } from '../../system/role/giveRole.ts';
import { sysRole } from '../../system/role/role.table.ts';
import { consumeCode } from '../../system/sms/codes.service.ts';
import { sysUser, sysUserRole } from '../../system/user/user.table.ts';
import { hyCustomer, customerNumbers } from '../customer/customer.table.ts';

/** What somebody who registers says. */
export interface Registration {
  username?: string | null | undefined;
  password: string;
  email?: string | null | undefined;
  phone: string;
  smscode: string;
  customerName?: string | null | undefined;
  customerKind?: '1' | '2' | '3' | null | undefined;
}

/** Holds nothing until the platform has approved the customer. @source jeecg-wire 2.5 */
const temporaryRole = 'test';
/** The role of a customer's own administrator, by the kind of the customer. */
const adminRole = { '1': 'customer_admin', '2': 'agent_admin', '3': 'customer_admin' } as const;

/**
 * Makes a customer, not yet submitted for review, and its main user. Until somebody of the platform approves the customer, the user
 * holds the temporary role alone.
 *
 * @throws Business wrong code; the user name, phone, e-mail or company is known; the policy refuses the password
 * @throws TooMany more than ten registrations in an hour from one address
 * @source SESS-09, freight-domain 5.8
 */
export async function register(ctx: Context, input: Registration): Promise<null> {
  const { phone, password } = input;
  const username = input.username || phone;
  const own = createContext(ctx.platform, { actor: systemActor(), request: ctx.request, requestId: ctx.requestId });
  const { tenantId } = own.actor;
  const { isAdmitted, names } = await ctx.platform.database.transaction('system', async (tx) => {
    const admitted = await takeAttempt(tx, ctx.clock, { what: 'register', who: ctx.request.address, limit: 10, windowSeconds: 3600 });
    return { isAdmitted: admitted, names: await platformNames(tx) };
  });
  if (!isAdmitted) throw tooMany(3600);
  const problem = passwordProblem(password, { username, phone, names: [...names, input.customerName] });
  if (problem !== undefined) throw refusedEntry('password', problem);
  await consumeCode(ctx, registerCode, { code: input.smscode, phone }).catch((error: unknown) => {
    throw error instanceof AppError ? refusedEntry('smscode', '手机验证码错误') : error;
  });
  const hashed = await hashPassword(password);
  await ctx.platform.database.transaction('system', async (tx) => {
    const customerName = input.customerName || username;
    await assertFree(tx, tenantId, { username, phone, email: input.email || null, customerName });
    const customer = await insertRow(tx, own, hyCustomer, {
      customerNo: await nextNumber(tx, own, customerNumbers),
      customerName,
      customerKind: input.customerKind ?? '1',
      contactName: username.slice(0, 50),
      contactPhone: phone,
      contactPhoneHash: phone,
      email: input.email || null,
      regSource: 'app',
      state: '0',
    });
    const userId = newId();
    await tx.insert(sysUser).values({
      id: userId,
      tenantId,
      username,
      realname: customerName,
      password: hashed,
      phone,
      email: input.email || null,
      userType: 2,
      cid: customer.id,
      createBy: 'register',
    });
    await giveRole(tx, { tenantId, userId, createBy: 'register' }, temporaryRole);
    own.audit({ action: 'user.register', entity: 'user', entityId: userId, remark: customer.customerNo });
  });
  return null;
}

/** Gives those who registered for a customer the role of its administrator in place of the temporary one. */
export async function admitRegistered(tx: Tx, ctx: Context, customer: { id: string; customerKind: string }): Promise<void> {
  const { tenantId } = ctx.actor;
  const waiting = await tx
    .select({ userId: sysUser.id, roleId: sysUserRole.roleId })
    .from(sysUser)
    .innerJoin(sysUserRole, and(eq(sysUserRole.tenantId, sysUser.tenantId), eq(sysUserRole.userId, sysUser.id)))
    .innerJoin(sysRole, and(eq(sysRole.tenantId, sysUserRole.tenantId), eq(sysRole.id, sysUserRole.roleId)))
    .where(and(eq(sysUser.tenantId, tenantId), eq(sysUser.cid, customer.id), eq(sysRole.roleCode, temporaryRole)));
  for (const { userId, roleId } of waiting) {
    await giveRole(tx, { tenantId, userId, createBy: 'register' }, adminRole[customer.customerKind as keyof typeof adminRole]);
    await tx
      .delete(sysUserRole)
      .where(and(eq(sysUserRole.tenantId, tenantId), eq(sysUserRole.userId, userId), eq(sysUserRole.roleId, roleId)));
  }
}

async function assertFree(
  tx: Tx,
  tenantId: number,
  { username, phone, email, customerName }: { username: string; phone: string; email: string | null; customerName: string },
): Promise<void> {
  const known = await tx
    .select({
      username: sysUser.username,
      phone: sysUser.phone,
      email: sysUser.email,
      delFlag: sysUser.delFlag,
      tenantId: sysUser.tenantId,
    })
    .from(sysUser)
    .where(
      or(
        eq(sql`lower(${sysUser.username})`, username.toLowerCase()),
        and(
          inArray(sysUser.tenantId, [tenantId]),
          eq(sysUser.delFlag, 0),
          or(eq(sysUser.phone, phone), email ? eq(sysUser.email, email) : undefined),
        ),
      ),
    )
    .limit(10);
  const problems = new ProblemList();
  if (known.some((one) => one.username.toLowerCase() === username.toLowerCase())) problems.keep(refusedEntry('username', '用户名已注册'));
  const own = known.filter((one) => one.tenantId === tenantId && one.delFlag === 0);
  if (own.some((one) => one.phone === phone)) problems.keep(refusedEntry('phone', '该手机号已注册'));
  if (own.some((one) => email !== null && one.email === email)) problems.keep(refusedEntry('email', '邮箱已被注册'));
  const [company] = await tx
    .select({ id: hyCustomer.id })
    .from(hyCustomer)
    .where(and(eq(hyCustomer.tenantId, tenantId), eq(hyCustomer.customerName, customerName), eq(hyCustomer.delFlag, 0)))
    .limit(1);
  if (company !== undefined) problems.keep(refusedEntry('customerName', '客户名称已存在，请联系平台客服'));
  problems.end();
}
