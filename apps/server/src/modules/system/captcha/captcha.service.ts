import { createHash, createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import { nowText, parseDateTimeText, momentAfter } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { AppError, tooMany } from '../../../platform/errors.ts';
import { takeAttempt } from '../login/throttle.ts';
import { sysCaptcha } from '../login/login.table.ts';
import { drawCaptcha } from './drawCaptcha.ts';
import { captchaAlphabet } from './glyphs.ts';

const length = 5;
const lifetime = 120_000;

/**
 * Draws a new code for a client's key.
 *
 * @returns a data address of a picture
 * @throws TooMany more than 20 pictures a minute for one address
 * @source security 4.18
 */
export async function makeCaptcha(ctx: Context, key: string): Promise<string> {
  const code = Array.from({ length }, () => captchaAlphabet[randomInt(captchaAlphabet.length)]).join('');
  await ctx.platform.database.transaction('system', async (tx) => {
    if (!(await takeAttempt(tx, ctx.clock, { what: 'captcha', who: ctx.request.address, limit: 20, windowSeconds: 60 }))) throw tooMany(60);
    const row = {
      key: hashKey(key),
      answer: answerOf(ctx, key, code),
      expiresAt: momentAfter(ctx.clock, lifetime),
    };
    await tx.delete(sysCaptcha).where(lt(sysCaptcha.expiresAt, nowText(ctx.clock)));
    await tx
      .insert(sysCaptcha)
      .values(row)
      .onConflictDoUpdate({ target: [sysCaptcha.tenantId, sysCaptcha.key], set: { answer: row.answer, expiresAt: row.expiresAt } });
  });
  return `data:image/png;base64,${drawCaptcha(code).toString('base64')}`;
}

/** What a check found. */
export type CaptchaVerdict = 'right' | 'wrong' | 'missing';

/** Checks a code and uses it up, right or wrong. */
export async function consumeCaptcha(tx: Tx, ctx: Context, key: string | undefined, code: string | undefined): Promise<CaptchaVerdict> {
  if (key === undefined || key === '' || code === undefined || code === '') return 'missing';
  const [row] = await tx
    .delete(sysCaptcha)
    .where(and(eq(sysCaptcha.tenantId, 0), eq(sysCaptcha.key, hashKey(key))))
    .returning();
  if (row === undefined || (parseDateTimeText(row.expiresAt)?.getTime() ?? 0) <= ctx.clock.now().getTime()) return 'wrong';
  const given = Buffer.from(answerOf(ctx, key, code.trim().toUpperCase()), 'hex');
  return timingSafeEqual(given, Buffer.from(row.answer, 'hex')) ? 'right' : 'wrong';
}

/** The error of a code that did not pass, in the texts that stock clients show. */
export function captchaError(verdict: 'wrong' | 'missing'): AppError {
  return new AppError('Business', verdict === 'missing' ? '验证码无效' : '验证码错误');
}

function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

function answerOf(ctx: Context, key: string, code: string): string {
  return createHmac('sha256', ctx.platform.config.secret).update(`captcha\n${key}\n${code}`).digest('hex');
}
