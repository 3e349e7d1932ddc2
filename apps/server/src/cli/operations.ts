import { join, resolve } from 'node:path';
import { verifyLedger } from '../modules/finance/ledger/verifyLedger.ts';
import { hyShippingNote } from '../modules/shipping/shipping-note/shippingNote.table.ts';
import { rebuildDaily } from '../modules/statistics/makeDaily.ts';
import { nowText, systemClock } from '../platform/clock.ts';
import { filesRoot } from '../platform/files/store/localFiles.ts';
import { BackupRefused } from '../platform/backup/manifest.ts';
import { writeBackup } from '../platform/backup/writeBackup.ts';
import type { Database } from '../platform/db/database.ts';
import type { ControlCommand } from './control.ts';
import { StartProblem } from './readArguments.ts';

/**
 * Carries out a command of the terminal on an open database, in the running server or in a process of its own.
 *
 * @returns what is told at the end
 * @throws StartProblem the command cannot be done, or found the books wrong
 */
export function runOperation(
  database: Database,
  data: string,
  { command, say }: { command: ControlCommand; say: (text: string) => void },
): Promise<string> {
  if (command.command === 'backup') return backUp(database, data, { target: command.target, say });
  return command.command === 'verifyLedger' ? checkBooks(database, say) : rebuildStatistics(database, say);
}

async function backUp(database: Database, data: string, { target, say }: { target: string; say: (text: string) => void }): Promise<string> {
  const client = await database.pool.connect();
  try {
    const { tables, files } = await writeBackup(client, {
      target: resolve(target),
      files: filesRoot(data),
      secret: join(data, 'secret'),
      say,
    });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    return `${rows.toLocaleString('en')} rows of ${tables.length} tables and ${files.length} files lie in ${resolve(target)}. It holds the secret as well: keep it as private as the data folder.`;
  } catch (error) {
    throw error instanceof BackupRefused ? new StartProblem(error.message, { cause: error }) : error;
  } finally {
    client.release();
  }
}

async function checkBooks(database: Database, say: (text: string) => void): Promise<string> {
  const { rows } = await database.transaction('system', (tx) =>
    tx.execute<{ tenant_id: number }>('select distinct tenant_id from hy_ledger_txn order by 1'),
  );
  let found = 0;
  for (const { tenant_id: tenantId } of rows) {
    const findings = await database.transaction({ tenantId }, (tx) => verifyLedger(tx, tenantId));
    for (const { invariant, subject, difference } of findings)
      say(`tenant ${tenantId}: ${invariant} ${subject} is off by ${difference} fen`);
    found += findings.length;
  }
  if (found > 0) throw new StartProblem(`The books do not balance: ${found} findings.`);
  return `The books of ${rows.length} tenants are right (I1 to I7).`;
}

/** Counts the daily figures of all tenants again from their rows. */
async function rebuildStatistics(database: Database, say: (text: string) => void): Promise<string> {
  const tenants = await database.transaction('system', (tx) => tx.selectDistinct({ id: hyShippingNote.tenantId }).from(hyShippingNote));
  for (const { id } of tenants) {
    const began = Date.now();
    await database.transaction({ tenantId: id }, (tx) => rebuildDaily(tx, id, nowText(systemClock)));
    say(`tenant ${id}: counted in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  }
  return `The daily figures of ${tenants.length} tenants are counted up to yesterday.`;
}
