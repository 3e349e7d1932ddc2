import type { SystemPorts } from '../../../platform/platform.ts';
import { sysLog } from './log.table.ts';

/** Adds lines of the operation log, each to the log of its tenant. @source SYS-09 */
export const writeOperations: SystemPorts['writeOperations'] = async ({ database }, lines) => {
  for (const [tenantId, own] of Map.groupBy(lines, (line) => line.tenantId)) {
    const rows = own.map(({ happenedAt, content, address, ...line }) => ({
      ...line,
      logType: 2,
      logContent: content,
      ip: address,
      createBy: line.userid,
      createTime: happenedAt,
    }));
    await database.transaction({ tenantId }, (tx) => tx.insert(sysLog).values(rows));
  }
};
