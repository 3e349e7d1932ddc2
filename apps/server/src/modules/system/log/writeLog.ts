import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { sysLog } from './log.table.ts';

/** One line of the log that people read. */
export interface LogLine {
  tenantId: number;
  /** 1 login, 2 operation. */
  logType: number;
  logContent: string;
  operateType?: number;
  userid: string;
  username: string;
}

/** Writes a line of the log with the caller's address. */
export async function writeLog(tx: Tx, ctx: Context, line: LogLine): Promise<void> {
  await tx.insert(sysLog).values({
    ...line,
    ip: ctx.request.address,
    requestUrl: ctx.request.path.slice(0, 255),
    requestType: ctx.request.method,
    createBy: line.userid,
    createTime: nowText(ctx.clock),
  });
}
