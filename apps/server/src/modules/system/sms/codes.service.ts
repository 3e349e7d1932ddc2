import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { and, desc, eq, gt, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { nowText, parseDateTimeText, momentAfter, toDateTimeText, type Clock } from '../../../platform/clock.ts';
import { type Context, homeOf } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/newId.ts';
import { AppError, tooMany } from '../../../platform/errors.ts';
import { hashValue } from '../../../platform/sealed.ts';
import { hyVerifyCode } from './sms.table.ts';
import { sendSms, smsAdapter } from './gateway/sendSms.ts';

/** Seconds that a code is good for. @source freight-domain 2.42 */
const codeLifetime = 600;
/** Seconds between two codes to one phone. @source SMS-01 */
const resendAfter = 120;
/** Codes to one phone in an hour and in a day, and from one address in an hour. @source security 4.19 */
const limits = { phoneHour: 5, phoneDay: 10, addressHour: 20 } as const;
const maxTries = 5;
const hour = 3600;
const day = 86_400;

const state = { sent: '10', used: '20', void: '30', failed: '40' } as const;

/** What a code is for. */
export interface CodePurpose {
  /** Names what a right code opens: a code of one purpose serves no other. At most 20 characters. */
  purpose: string;
  /** Value of the dictionary `sms_scene`, and its words in the message. */
  scene: string;
  sceneText: string;
}

type Row = typeof hyVerifyCode.$inferSelect;

/**
 * Sends a code to a phone for the session that asks. An earlier one of the same purpose is void from then on.
 *
 * @throws TooMany the phone or the address has to wait; `retryAfter` says how long
 * @throws Business the adapter refused; nothing is counted then
 * @source SMS-01, SMS-02, security 4.19
 */
export async function sendCode(ctx: Context, phone: string, purpose: CodePurpose): Promise<null> {
  const code = await storeCode(ctx, phone, { codePurpose: purpose, isWanted: true });
  await code.hand();
  return null;
}

/**
 * Sends a code to a phone that somebody without a session named. Whether anybody has that phone changes neither the answer nor the
 * time that it takes: nobody waits for the message.
 *
 * @param isWanted whether there is somebody whom the code serves; else none leaves, and the limits count all the same
 * @throws TooMany see `sendCode`
 * @source SESS-01, SESS-09, ROUTE-17, security 4.19
 */
export async function sendOpenCode(
  ctx: Context,
  phone: string,
  { purpose, isWanted }: { purpose: CodePurpose; isWanted: boolean },
): Promise<null> {
  const code = await storeCode(ctx, phone, { codePurpose: purpose, isWanted });
  if (isWanted) code.hand().catch((error: unknown) => ctx.log.warn({ err: error }, 'sms'));
  return null;
}

async function storeCode(
  ctx: Context,
  phone: string,
  { codePurpose: { purpose, scene, sceneText }, isWanted }: { codePurpose: CodePurpose; isWanted: boolean },
): Promise<{ hand(): Promise<void> }> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const tenantId = homeOf(ctx);
  const id = newId();
  const now = ctx.clock.now();
  const mine = ofSession(ctx, purpose, phone);
  await ctx.platform.database.transaction('system', async (tx) => {
    await checkLimits(tx, ctx, phone);
    await tx
      .update(hyVerifyCode)
      .set({ sendState: state.void })
      .where(and(mine, eq(hyVerifyCode.sendState, state.sent)));
    await tx.insert(hyVerifyCode).values({
      id,
      tenantId,
      phone,
      phoneHash: phone,
      scene,
      purpose,
      sessionId: ctx.session?.id ?? null,
      userId: ctx.actor.userId,
      codeHash: hashOf(ctx, phone, { purpose, code }),
      channel: smsAdapter.channel,
      ...(isWanted ? {} : { sendState: state.void, failReason: '号码不适用' }),
      sendTime: toDateTimeText(now),
      expireTime: toDateTimeText(new Date(now.getTime() + codeLifetime * 1000)),
      ip: ctx.request.address,
      createBy: ctx.actor.username,
      createTime: toDateTimeText(now),
    });
  });
  const own = and(eq(hyVerifyCode.tenantId, tenantId), eq(hyVerifyCode.id, id));
  const settle = (values: Partial<Row>) =>
    ctx.platform.database.transaction('system', (tx) => tx.update(hyVerifyCode).set(values).where(own));
  const hand = async () => {
    try {
      const content = `您正在进行${sceneText}，验证码{code}，${codeLifetime / 60}分钟内有效，请勿告诉他人。`;
      const { messageId } = await sendSms(ctx.platform, { tenantId, phone, scene, content, code });
      await settle({ messageId });
    } catch (error) {
      await settle({ sendState: state.failed, failReason: error instanceof AppError ? error.message.slice(0, 200) : '发送失败' });
      throw error;
    }
  };
  return { hand };
}

/**
 * Checks a code of this session, or of this phone where there is no session, and uses it up. A code that was right stays so for a
 * while for those who may show it again.
 *
 * @param again seconds after its use in which the same code passes once more, default never
 * @returns whether it was used up now, or passed again
 * @throws Business it is wrong, over, or was tried too often
 * @source SMS-02, SMS-03, security 4.19, 4.21
 */
export async function consumeCode(
  ctx: Context,
  { purpose }: Pick<CodePurpose, 'purpose'>,
  given: { code: string; phone?: string; again?: number },
): Promise<'used' | 'again'> {
  const verdict = await ctx.platform.database.transaction('system', async (tx) => judge(tx, ctx, purpose, given));
  // Thrown outside, or the counted try would be taken back.
  if (typeof verdict !== 'string') throw verdict;
  return verdict;
}

/**
 * Whether this code of a phone passed a moment ago and was not spent since. It takes no tries: callers count them.
 *
 * @param within seconds since it passed
 */
export async function hasPassed(
  ctx: Context,
  { purpose }: Pick<CodePurpose, 'purpose'>,
  { code, phone, within }: { code: string; phone: string; within: number },
): Promise<boolean> {
  const row = await ctx.platform.database.transaction('system', (tx) => newest(tx, ctx, purpose, phone));
  if (row?.sendState !== state.used || row.useTime === null) return false;
  const isFresh = ctx.clock.now().getTime() - instant(row.useTime) < within * 1000;
  return isFresh && isRightCode(ctx, row, { purpose, code });
}

/** Voids the codes of a phone for a purpose. */
export async function spendCodes(tx: Tx, ctx: Context, { purpose }: Pick<CodePurpose, 'purpose'>, phone: string): Promise<void> {
  await tx
    .update(hyVerifyCode)
    .set({ sendState: state.void })
    .where(ofSession(ctx, purpose, phone));
}

async function newest(tx: Tx, ctx: Context, purpose: string, phone: string | undefined): Promise<Row | undefined> {
  const [row] = await tx
    .select()
    .from(hyVerifyCode)
    .where(and(ofSession(ctx, purpose, phone), ne(hyVerifyCode.sendState, state.failed)))
    .orderBy(desc(hyVerifyCode.sendTime), desc(hyVerifyCode.id))
    .limit(1)
    .for('update');
  return row;
}

const isRightCode = (ctx: Context, row: Row, { purpose, code }: { purpose: string; code: string }): boolean =>
  timingSafeEqual(Buffer.from(hashOf(ctx, row.phone, { purpose, code: code.trim() }), 'hex'), Buffer.from(row.codeHash, 'hex'));

async function judge(
  tx: Tx,
  ctx: Context,
  purpose: string,
  { code, phone, again = 0 }: { code: string; phone?: string; again?: number },
): Promise<'used' | 'again' | AppError> {
  const row = await newest(tx, ctx, purpose, phone);
  const over = new AppError('Business', '验证码已失效，请重新获取');
  if (row === undefined || (phone !== undefined && row.phone !== phone)) return over;
  const now = ctx.clock.now();
  const own = and(eq(hyVerifyCode.tenantId, row.tenantId), eq(hyVerifyCode.id, row.id));
  const isRight = isRightCode(ctx, row, { purpose, code });
  if (row.sendState === state.used) {
    const isFresh = row.useTime !== null && now.getTime() - instant(row.useTime) < again * 1000;
    return isFresh && isRight ? 'again' : over;
  }
  if (row.sendState !== state.sent || instant(row.expireTime) <= now.getTime()) return over;
  if (isRight) {
    await tx
      .update(hyVerifyCode)
      .set({ sendState: state.used, useTime: toDateTimeText(now) })
      .where(own);
    return 'used';
  }
  const tryCount = row.tryCount + 1;
  await tx
    .update(hyVerifyCode)
    .set({ tryCount, ...(tryCount >= maxTries ? { sendState: state.void, failReason: '错误次数过多' } : {}) })
    .where(own);
  return new AppError('Business', tryCount >= maxTries ? '验证码错误次数过多，请重新获取' : '验证码错误');
}

/** Failures of the adapter do not count. All tenants count together: a phone has one owner. */
async function checkLimits(tx: Tx, ctx: Context, phone: string): Promise<void> {
  const { address } = ctx.request;
  for (const key of [`sms:${hashValue(phone)}`, `sms:${address}`].toSorted())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  const toPhone = await sentSince(tx, ctx.clock, { seconds: day, which: eq(hyVerifyCode.phoneHash, phone) });
  const now = ctx.clock.now().getTime();
  const ages = toPhone.map((sentAt) => (now - sentAt) / 1000);
  const [last] = ages;
  if (last !== undefined && last < resendAfter) throw wait(resendAfter - last);
  const inHour = ages.filter((age) => age < hour);
  if (inHour.length >= limits.phoneHour) throw wait(hour - (inHour.at(-1) ?? 0));
  if (ages.length >= limits.phoneDay) throw wait(day - (ages.at(-1) ?? 0));
  const fromAddress = await sentSince(tx, ctx.clock, { seconds: hour, which: eq(hyVerifyCode.ip, address) });
  if (fromAddress.length >= limits.addressHour) throw wait(hour - (now - (fromAddress.at(-1) ?? now)) / 1000);
}

/** When messages went out, ms since 1970, the newest first. */
async function sentSince(tx: Tx, clock: Clock, { seconds, which }: { seconds: number; which: SQL }): Promise<number[]> {
  const since = momentAfter(clock, -seconds * 1000);
  const rows = await tx
    .select({ sendTime: hyVerifyCode.sendTime })
    .from(hyVerifyCode)
    .where(and(which, gt(hyVerifyCode.sendTime, since), ne(hyVerifyCode.sendState, state.failed)))
    .orderBy(desc(hyVerifyCode.sendTime))
    .limit(limits.addressHour);
  return rows.map((row) => instant(row.sendTime));
}

function wait(seconds: number): AppError {
  const rounded = Math.max(1, Math.ceil(seconds));
  const text =
    rounded <= resendAfter ? `${rounded}秒` : rounded <= hour ? `${Math.ceil(rounded / 60)}分钟` : `${Math.ceil(rounded / hour)}小时`;
  return tooMany(rounded, `验证码发送过于频繁，请${text}后再试`);
}

/** Codes of a session; without one, those of a phone. */
const ofSession = (ctx: Context, purpose: string, phone = '') =>
  and(
    eq(hyVerifyCode.tenantId, homeOf(ctx)),
    ctx.session === null
      ? and(isNull(hyVerifyCode.sessionId), eq(hyVerifyCode.phoneHash, phone))
      : eq(hyVerifyCode.sessionId, ctx.session.id),
    eq(hyVerifyCode.purpose, purpose),
  );

const hashOf = (ctx: Context, phone: string, { purpose, code }: { purpose: string; code: string }): string =>
  createHmac('sha256', ctx.platform.config.secret)
    .update(`sms\n${phone}\n${purpose}\n${ctx.session?.id ?? ''}\n${code}`)
    .digest('hex');

const instant = (text: string): number => parseDateTimeText(text)?.getTime() ?? 0;

/** The state that people see: what was not used in time is expired. */
export const shownState = (row: { sendState?: unknown; expireTime?: unknown }, clock: Clock): unknown =>
  row.sendState === state.sent && typeof row.expireTime === 'string' && row.expireTime <= nowText(clock) ? state.void : row.sendState;

/** Rows that show a state. @returns undefined for a value that is none */
export function ofShownState(value: string, clock: Clock): SQL | undefined {
  const isOver = sql`${hyVerifyCode.expireTime} <= ${`${nowText(clock)}+08`}::timestamptz`;
  if (value === state.sent) return and(eq(hyVerifyCode.sendState, state.sent), sql`not (${isOver})`);
  if (value === state.void)
    return sql`(${hyVerifyCode.sendState} = ${state.void} or (${hyVerifyCode.sendState} = ${state.sent} and ${isOver}))`;
  return value === state.used || value === state.failed ? eq(hyVerifyCode.sendState, value) : undefined;
}
