import { inBackground, type ReportFailure } from '../background.ts';
import { nowText } from '../clock.ts';
import type { Context } from '../context.ts';
import { methodsOf, type Endpoint } from '../contract/index.ts';
import { withoutSecrets } from '../audit/withoutSecrets.ts';
import { WarningsToConfirm } from '../errors.ts';
import type { Platform } from '../platform.ts';
import { refusalOf } from './errorReply.ts';

/** A call that changed something, as people look it up. @source SYS-09, jeecg-wire 3.14 */
export interface OperationLine {
  tenantId: number;
  happenedAt: string;
  userid: string;
  username: string;
  content: string;
  /** Of the dictionary `operate_type`; null for what is none of them. */
  operateType: number | null;
  address: string;
  /** What answered: method and matched route. */
  method: string;
  requestUrl: string;
  requestType: string;
  /** What came with the call, as JSON without secrets. */
  requestParam: string;
  costTime: number;
}

/** What came with a call. */
interface CallInput {
  query: unknown;
  body: unknown;
}

/** Begins a call. What it gives is told how the call ended: `failure` is what it was refused by. */
type Begin = (ctx: Context, input: CallInput) => (failure?: unknown) => void;

/** Gathers the lines of calls and writes them together: no call waits for its line. */
export interface OperationLog {
  /** Looks at an endpoint once. What it gives begins a call, and gives what is told how the call ended. */
  watch(endpoint: Endpoint, address: string): Begin;
  /** Writes what is left. */
  close(): Promise<void>;
}

const ignore = () => undefined;
const flushMs = 1000;
/** While the database is away lines are lost, not memory: the record that may not be lost is the audit log. */
const maxLines = 5000;
const maxParamLength = 4000;

export function createOperationLog(platform: Platform): OperationLog {
  let lines: OperationLine[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  const report: ReportFailure = (error, what) => platform.log.warn({ reason: String(error) }, `not written: ${what}`);
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const taken = lines;
    lines = [];
    if (taken.length > 0)
      writing = writing
        .then(() => platform.ports.writeOperations(platform, taken))
        .catch((error: unknown) => report(error, `operation log, ${taken.length} lines`));
    return writing;
  };
  return {
    watch: (endpoint, address) => {
      if (!isOperation(endpoint)) return () => ignore;
      const operateType = operateTypeOf(endpoint);
      return (ctx, { query, body: given }) => {
        const body = endpoint.isUnlogged === true ? {} : given;
        if (ctx.actor.userId === '') return ignore;
        const began = performance.now();
        return (failure) => {
          if (lines.length >= maxLines) return;
          lines.push({
            tenantId: ctx.actor.tenantId,
            happenedAt: nowText(ctx.clock),
            userid: ctx.actor.username,
            username: ctx.actor.realname,
            content: `${endpoint.summary.zh}${outcomeOf(failure)}`.slice(0, 1000),
            operateType,
            address: ctx.request.address,
            method: `${ctx.request.method} ${address}`.slice(0, 500),
            requestUrl: ctx.request.path.slice(0, 255),
            requestType: ctx.request.method,
            requestParam: JSON.stringify(withoutSecrets(Array.isArray(body) ? body : { ...Object(query), ...Object(body) })).slice(
              0,
              maxParamLength,
            ),
            costTime: Math.round(performance.now() - began),
          });
          timer ??= setTimeout(() => inBackground('operation log', { report, work: flush }), flushMs).unref();
        };
      };
    },
    close: flush,
  };
}

/** How a call ended that did not do what it was for. Asking back is not a failure: nothing went wrong. */
function outcomeOf(failure: unknown): string {
  if (failure === undefined) return '';
  if (failure instanceof WarningsToConfirm) return `；待确认：${failure.warnings.map(({ message }) => message).join('；')}`;
  return `；失败：${refusalOf(failure)?.message ?? '系统异常'}`;
}

/** What reads is not an operation, but for what leaves the house as a file. */
const isOperation = (endpoint: Endpoint): boolean =>
  endpoint.auth !== 'public' && (endpoint.content === 'file' || methodsOf(endpoint).some((method) => method !== 'GET'));

/** @source jeecg-wire 6.4 operate_type */
function operateTypeOf(endpoint: Endpoint): number | null {
  if (endpoint.content === 'file') return 6;
  if (/import/i.test(endpoint.path)) return 5;
  if (methodsOf(endpoint).includes('DELETE')) return 4;
  if (/add|save|create|register/i.test(endpoint.path)) return 2;
  return 3;
}
