import { createHash } from 'node:crypto';
import { nowText } from '../clock.ts';
import { AppError } from '../errors.ts';
import type { Platform } from '../platform.ts';
import { hyAdapterLog } from './adapterLog.table.ts';
import { redact } from './redact.ts';

/** A call of an outside service. */
export interface LoggedCall {
  tenantId: number;
  /** The service: `bank`, `sms` … */
  adapter: string;
  operation: string;
  /** Whom the installation has for it. */
  target: string;
  simulated?: boolean;
  /** What it is asked, to be kept without what is personal. */
  request: unknown;
}

/**
 * Calls an outside service and keeps that it did, whatever comes of it. That it cannot be kept is no reason to fail. What asks inside a
 * transaction is kept when that is committed: ask services that may write outside of one.
 */
export async function logCall<Answer>(platform: Platform, about: LoggedCall, call: () => Promise<Answer>): Promise<Answer> {
  const begun = performance.now();
  try {
    const answer = await call();
    await keep(platform, about, { costMs: performance.now() - begun, outcome: 'ok', errorCode: refusalOf(answer), answer });
    return answer;
  } catch (error) {
    const errorCode = codeOf(error);
    await keep(platform, about, { costMs: performance.now() - begun, outcome: 'failed', errorCode, answer: (error as Error).message });
    throw error;
  }
}

/** The code of an answer that refuses. */
const refusalOf = (answer: unknown): string | null =>
  typeof answer === 'object' && answer !== null && 'code' in answer && typeof answer.code === 'string' ? answer.code.slice(0, 60) : null;

function codeOf(error: unknown): string {
  if (error instanceof AppError && error.details.errorCode !== undefined) return String(error.details.errorCode);
  const { code, name = 'Error' } = error as { code?: unknown; name?: string };
  return (typeof code === 'string' || typeof code === 'number' ? String(code) : name).slice(0, 60);
}

interface Outcome {
  costMs: number;
  outcome: 'ok' | 'failed';
  errorCode: string | null;
  answer: unknown;
}

async function keep(
  platform: Platform,
  { tenantId, adapter, operation, target, simulated = false, request }: LoggedCall,
  { costMs, outcome, errorCode, answer }: Outcome,
): Promise<void> {
  try {
    const requestBody = redact(request);
    const values = {
      tenantId,
      adapter,
      operation: operation.slice(0, 40),
      target: target.slice(0, 60),
      requestId: requestIdOf(request),
      requestHash: createHash('sha256')
        .update(JSON.stringify(request) ?? '')
        .digest('hex'),
      outcome,
      errorCode,
      costMs: Math.round(costMs),
      simulated: simulated ? '1' : '0',
      requestBody,
      answerBody: redact(answer),
      createBy: 'system',
      createTime: nowText(platform.clock),
    };
    const { database } = platform;
    const write = async () => database.transaction('system', (tx) => tx.insert(hyAdapterLog).values(values)).then(() => undefined);
    // The log is nobody's part: inside a transaction of a tenant it waits for the end of it.
    if (database.isInTransaction()) database.afterCommit(write);
    else await write();
  } catch (error) {
    platform.log.warn({ err: error, adapter, operation }, 'a call of a service could not be logged');
  }
}

/** What tells a call apart: the serial or number in its first argument. */
function requestIdOf(request: unknown): string | null {
  const first: unknown = Array.isArray(request) ? request[0] : request;
  if (typeof first !== 'object' || first === null) return null;
  const named = first as Readonly<Record<string, unknown>>;
  const id = ['requestSerial', 'serial', 'orderNo', 'bizNo', 'reportNo', 'paymentNo', 'contractNo']
    .map((name) => named[name])
    .find((one) => typeof one === 'string');
  return typeof id === 'string' ? id.slice(0, 64) : null;
}
