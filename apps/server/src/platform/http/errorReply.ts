import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { LocalizedText } from '@tarmac/freight-api/rules';
import { AppError, conflict, errorStatus, invalidInput, unavailable, WarningsToConfirm } from '../errors.ts';
import { type DatabaseLoss, databaseLossOf } from '../db/databaseLoss.ts';
import { toldIn } from '../fieldErrors.ts';
import { failed, succeeded } from './envelope.ts';
import { apiCacheControl } from './headers.ts';
import { localeOf } from './locale.ts';

/**
 * Turns anything thrown into an answer. Errors made for people keep their text; the rest is logged whole and shown as one
 * plain sentence, without SQL, stack, path or version.
 *
 * @source security 1.4
 */
export function sendError(error: unknown, { request, reply }: { request: FastifyRequest; reply: FastifyReply }): FastifyReply {
  const requestId = request.id;
  reply.header('Cache-Control', apiCacheControl);
  if (error instanceof WarningsToConfirm) {
    const warnings = error.warnings.map((one) => toldIn(one, localeOf(request)));
    return reply.status(200).send(succeeded(requestId, { result: { warnings }, message: error.message }));
  }
  const known = refusalOf(error, localeOf(request));
  if (known === undefined) {
    request.log.error({ err: error }, 'unexpected error');
    const message = localeOf(request) === 'zh' ? '操作失败，系统出现内部错误' : 'The operation failed because of an internal error';
    return reply.status(500).send(failed(requestId, { message, code: 500 }));
  }
  if (known.cause !== undefined) request.log.warn({ err: known.cause, kind: known.kind }, known.message);
  const { status, code } = errorStatus[known.kind];
  if (known.details.retryAfter !== undefined) reply.header('Retry-After', String(known.details.retryAfter));
  const locale = localeOf(request);
  const { errorData } = known.details;
  const details = errorData === undefined ? known.details : { ...known.details, errorData: readable(errorData, locale) };
  return reply.status(status).send(failed(requestId, { message: known.texts[locale], code: known.details.code ?? code, extra: details }));
}

/** What is thrown, as the refusal that a person is told; undefined for a fault of ours. */
export const refusalOf = (error: unknown, locale: 'zh' | 'en' = 'zh'): AppError | undefined =>
  error instanceof AppError ? error : (fromDatabase(error) ?? fromFastify(error, locale));

/** Problems of fields in the reader's language. */
function readable(errorData: unknown, locale: 'zh' | 'en'): unknown {
  if (!Array.isArray(errorData)) return errorData;
  return errorData.map((one: unknown) => (isTold(one) ? toldIn(one, locale) : one));
}

const isTold = (one: unknown): one is { message: string } =>
  typeof one === 'object' && one !== null && 'message' in one && typeof one.message === 'string';

interface DatabaseError {
  code: string;
  message: string;
}

/** What a constraint of the database says, in words. Other database errors are our own bugs. */
function fromDatabase(error: unknown): AppError | undefined {
  const found = databaseErrorOf(error);
  switch (found?.code) {
    case undefined:
      return lossReply(error);
    case '23505':
      return conflict('数据库中已存在该记录', { cause: error });
    case '23503':
      return conflict('数据被其他记录引用，不能执行此操作', { cause: error });
    case '22001':
      return new AppError('InvalidInput', '字段太长,超出数据库字段的长度', { cause: error });
    case '22003':
      return new AppError('InvalidInput', '数字过大，超出数据库字段的范围', { cause: error });
    case '22021':
    case '22P05':
      return refusedSigns(error);
    case '22P02':
      // What is stored as JSON was written by JSON.stringify: only half a surrogate pair in it is not JSON for the database.
      return found.message.includes('json') ? refusedSigns(error) : undefined;
    case '54000':
      // PostgreSQL keeps a row in a page, and what an index holds of it in a third of one.
      return new AppError('InvalidInput', '一行数据过大，不能保存：请缩短文本或减少填写的字段', { cause: error });
    case '40001':
    case '40P01':
      return conflict('操作冲突，请重试', { cause: error, retryAfter: 1 });
    default:
      return lossReply(error);
  }
}

const refusedSigns = (cause: unknown) => new AppError('InvalidInput', '参数含有不允许的字符', { cause });

function databaseErrorOf(error: unknown): DatabaseError | undefined {
  // Drizzle wraps what the driver threw.
  for (let current = error, depth = 0; current instanceof Error && depth < 5; current = current.cause, depth += 1) {
    if ('code' in current && typeof current.code === 'string' && !current.code.startsWith('FST_'))
      return { code: current.code, message: current.message };
  }
  return undefined;
}

const lossTexts: Readonly<Record<DatabaseLoss, LocalizedText>> = {
  away: { zh: '数据库暂时无法连接，请稍后重试', en: "The database can't be reached at the moment. Try again in a few seconds." },
  readOnly: {
    zh: '数据库当前为只读状态，暂时无法保存',
    en: "The database is read-only at the moment. You can read, but changes can't be saved.",
  },
  exhausted: { zh: '系统繁忙，请稍后重试', en: 'The system is busy. Try again in a few seconds.' },
  tooLong: { zh: '查询耗时过长已停止，请缩小范围后重试', en: 'The query took too long and was stopped. Narrow it down and try again.' },
};

function lossReply(cause: unknown): AppError | undefined {
  const loss = databaseLossOf(cause);
  return loss === undefined ? undefined : unavailable(lossTexts[loss], { cause });
}

function fromFastify(error: unknown, locale: 'zh' | 'en'): AppError | undefined {
  const status = (error as Partial<FastifyError> | null)?.statusCode;
  const zh = locale === 'zh';
  if (status === 413) return new AppError('TooLarge', zh ? '提交的内容过大' : 'The request is too large');
  if (status === 429) return new AppError('TooMany', zh ? '操作过于频繁，请稍后再试' : 'Too many requests');
  if (status !== undefined && status >= 400 && status < 500) return invalidInput(zh ? '请求格式不正确' : 'The request is malformed');
  return undefined;
}
