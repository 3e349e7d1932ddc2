import { createHash } from 'node:crypto';
import { lt, sql, type SQL } from 'drizzle-orm';
import { nowText, momentAfter, toDateTimeText } from '../clock.ts';
import type { Context } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { AppError, conflict, invalidInput } from '../errors.ts';
import { insertOf } from '../resource/plainSelect.ts';
import { sysIdempotency } from './idempotency.table.ts';

/** What is kept and given again: everything of the envelope that does not change with the call. */
export interface StoredAnswer {
  result: unknown;
  message: string;
  code: number | string;
}

/** The call that the key stands for. */
export interface KeyedCall {
  key: string;
  method: string;
  path: string;
  body: unknown;
  query: unknown;
}

const keepDays = 30;

/**
 * Reads the key of a call.
 *
 * @throws InvalidInput it is not a UUID, or is missing where it is required
 */
export function readIdempotencyKey(header: string | string[] | undefined, need: 'required' | 'accepted'): string | undefined {
  if (header === undefined || header === '') {
    if (need === 'accepted') return undefined;
    throw invalidInput('缺少 Idempotency-Key', [{ path: 'Idempotency-Key', message: '不能为空' }]);
  }
  const key = String(header).toLowerCase().replaceAll('-', '');
  if (!/^[0-9a-f]{32}$/.test(key)) throw invalidInput('Idempotency-Key 格式不正确', [{ path: 'Idempotency-Key', message: '格式不正确' }]);
  return key;
}

/**
 * Runs an effect at most once per key: its answer is stored in the effect's own transaction and given again to a repeat. A
 * refused call leaves nothing behind, so that it may be tried again under the same key.
 *
 * @param ahead sends the first statement of `run`, which reads
 * @throws Conflict same key with another body, or the first call is still running
 * @source security 13.54
 */
export function runOnce(
  ctx: Context,
  call: KeyedCall,
  { run, ahead }: { run: () => Promise<StoredAnswer>; ahead?: (tx: Tx) => void },
): Promise<StoredAnswer> {
  const { tenantId, userId } = ctx.actor;
  return ctx.transaction(
    async (_tx, [lock, found]) => {
      if (lock?.[0]?.['got'] !== true) throw new AppError('Conflict', '请求正在处理中，请勿重复提交', { errorCode: 42900, retryAfter: 1 });
      const known = answerOf(call, found as FoundAnswer[] | undefined);
      if (known !== undefined) return known;
      const answer = await run();
      const kept = { requestHash: hashOf(call), answer, createdAt: nowText(ctx.clock) };
      ctx.writeLater(
        // One that is there is too old to be given again.
        sql`${insertOf(sysIdempotency, { tenantId, userId, key: call.key, ...kept })}
          on conflict (tenant_id, user_id, key) do update set
          request_hash = excluded.request_hash, answer = excluded.answer, created_at = excluded.created_at`,
      );
      return answer;
    },
    // The answer is looked for once the key is held: a statement sees what was there when it began.
    { opening: [lockOf(`${tenantId}:${userId}:${call.key}`), findAnswer(ctx, call)], ...(ahead && { ahead }) },
  );
}

/**
 * The answer that was given to a call before, for one that prepares itself outside of the transaction: a repeat has nothing to prepare.
 *
 * @throws Conflict same key with another body
 */
export const answerBefore = (ctx: Context, call: KeyedCall): Promise<StoredAnswer | undefined> =>
  ctx.transaction(async (tx) => answerOf(call, (await tx.execute<FoundAnswer>(findAnswer(ctx, call))).rows));

/** What is stored under a key. */
interface FoundAnswer extends Record<string, unknown> {
  hash: string;
  answer: StoredAnswer;
}

/** Finds what is stored under a key and not too old to be given again. */
const findAnswer = ({ actor, clock }: Context, { key }: KeyedCall): SQL => sql`
  select request_hash as hash, answer from sys_idempotency
   where tenant_id = ${actor.tenantId} and user_id = ${actor.userId} and key = ${key}
     and created_at > ${momentAfter(clock, -keepDays * 86_400_000)}::timestamp at time zone 'Asia/Shanghai'`;

function answerOf(call: KeyedCall, found: readonly FoundAnswer[] = []): StoredAnswer | undefined {
  const [known] = found;
  if (known !== undefined && known.hash !== hashOf(call)) throw conflict('Idempotency-Key 已用于其他请求');
  return known?.answer;
}

const hashOf = (call: KeyedCall): string =>
  createHash('sha256')
    .update(JSON.stringify([call.method, call.path, call.query ?? null, call.body ?? null]))
    .digest('hex');

/** Removes answers that nobody will ask for again. Run by a daily job. */
export async function forgetOldAnswers(tx: Tx, now: Date): Promise<void> {
  await tx.delete(sysIdempotency).where(lt(sysIdempotency.createdAt, toDateTimeText(new Date(now.getTime() - keepDays * 86_400_000))));
}

/** Does not wait: a repeat that arrives while the first one runs is told so at once. */
function lockOf(name: string): SQL {
  const lock = createHash('sha256').update(name).digest().readBigInt64BE(0).toString();
  return sql`select pg_try_advisory_xact_lock(${lock}::bigint) as got`;
}
