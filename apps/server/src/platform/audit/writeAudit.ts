import { createHash } from 'node:crypto';
import { sql, type SQLWrapper } from 'drizzle-orm';
import { nowText } from '../clock.ts';
import type { AuditEntry, Context } from '../context.ts';
import { newId } from '../db/newId.ts';
import type { Tx } from '../db/database.ts';
import { sysAudit } from './audit.table.ts';
import { withoutSecrets } from './withoutSecrets.ts';

type Row = typeof sysAudit.$inferInsert;

/** Hash before the first row of a tenant's chain. */
const chainStart = '0'.repeat(64);

/**
 * Adds a row to the audit log of the actor's tenant at the end of the present transaction. The chain is taken under a lock,
 * late and briefly, so that busy transactions do not wait for each other. Whatever is in the log has changed: lists hear of it.
 *
 * @source security 14.64
 */
export function writeAudit(ctx: Context, entry: AuditEntry): void {
  const { entity } = entry;
  if (entity !== undefined && entry.outcome !== 'refused') ctx.afterCommit(() => ctx.platform.rowNews.changed(ctx.actor.tenantId, entity));
  ctx.platform.database.beforeCommit(flush, {
    id: newId(),
    tenantId: ctx.actor.tenantId,
    happenedAt: nowText(ctx.clock),
    userId: ctx.actor.userId || null,
    username: ctx.actor.username || null,
    address: ctx.request.address || null,
    requestId: ctx.requestId,
    action: entry.action,
    outcome: entry.outcome ?? 'done',
    entity: entry.entity ?? null,
    entityId: entry.entityId ?? null,
    remark: entry.remark ?? null,
    before: withoutSecrets(entry.before),
    after: withoutSecrets(entry.after),
  });
}

/** A row of the log before it has its place in the chain. */
export type Entry = Omit<Row, 'sequence' | 'previousHash' | 'hash'>;

/** Adds rows at the end of the chains of their tenants, in the order given: what the demonstration's people did before its first start. */
export async function appendAudit(tx: Tx, entries: readonly Entry[]): Promise<void> {
  for (const write of await flush(tx, entries)) await tx.execute(write);
}

const rowsAtOnce = 500;

async function flush(tx: Tx, entries: readonly Entry[]): Promise<readonly SQLWrapper[]> {
  const writes: SQLWrapper[] = [];
  const tenants = [...new Set(entries.map((entry) => entry.tenantId))].sort((a, b) => a - b);
  for (const tenantId of tenants) {
    const last = await endOf(tx, tenantId);
    let sequence = last?.sequence ?? 0;
    let previousHash = last?.hash ?? chainStart;
    const rows = entries
      .filter((entry) => entry.tenantId === tenantId)
      .map((entry): Row => {
        const row = { ...entry, sequence: ++sequence, previousHash };
        previousHash = hashOf(row);
        return { ...row, hash: previousHash };
      });
    for (let from = 0; from < rows.length; from += rowsAtOnce) writes.push(tx.insert(sysAudit).values(rows.slice(from, from + rowsAtOnce)));
  }
  return writes;
}

/** Holds the end of a tenant's chain: two statements in one message, as the second must see what was added while the lock was waited for. */
async function endOf(tx: Tx, tenantId: number): Promise<{ sequence: number; hash: string } | undefined> {
  const results: unknown = await tx.execute(
    sql.raw(
      `select pg_advisory_xact_lock(7204119, ${tenantId}); select sequence, hash from sys_audit where tenant_id = ${tenantId} order by sequence desc limit 1`,
    ),
  );
  const [, { rows }] = results as [unknown, { rows: { sequence: string | number; hash: string }[] }];
  return rows[0] && { sequence: Number(rows[0].sequence), hash: rows[0].hash };
}

/** The first row of a tenant's chain that does not fit, or undefined when the log is whole. */
export async function findBrokenAudit(tx: Tx, tenantId: number): Promise<number | undefined> {
  let previousHash = chainStart;
  let expected = 1;
  for (;;) {
    const rows = await tx
      .select()
      .from(sysAudit)
      .where(sql`${sysAudit.tenantId} = ${tenantId} and ${sysAudit.sequence} >= ${expected}`)
      .orderBy(sysAudit.sequence)
      .limit(1000);
    for (const row of rows) {
      if (row.sequence !== expected || row.previousHash !== previousHash || hashOf(row) !== row.hash) return expected;
      previousHash = row.hash;
      expected += 1;
    }
    if (rows.length < 1000) return undefined;
  }
}

function hashOf(row: Omit<Row, 'hash'>): string {
  const parts = [
    row.previousHash,
    row.tenantId,
    row.sequence,
    row.id,
    row.happenedAt,
    row.userId,
    row.username,
    row.address,
    row.requestId,
    row.action,
    row.outcome,
    row.entity,
    row.entityId,
    row.remark,
    canonical(row.before),
    canonical(row.after),
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** `jsonb` does not keep the order of keys; the hash must not depend on it. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    return `{${Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`)
      .join(',')}}`;
  }
  return JSON.stringify(value ?? null);
}
