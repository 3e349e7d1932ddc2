import { sql } from 'drizzle-orm';
import type { Tx } from '../src/platform/db/database.ts';
import { newId } from '../src/platform/db/newId.ts';

/** Names of the columns of a table that are written, not worked out. */
export async function writtenColumns(tx: Tx, table: string): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`);
  return rows.map(({ name }) => name);
}

/**
 * Copies a waybill on a term that has not been examined, as it is and under numbers of its own: many are there at once without their trips. The
 * credit that they hold is their customer's.
 *
 * @returns ids of the copies
 */
export async function copyNotes(tx: Tx, noteId: string, count: number): Promise<string[]> {
  const names = await writtenColumns(tx, 'hy_shipping_note');
  const ids = Array.from({ length: count }, () => newId());
  const copied = names.map((name) => {
    if (name === 'id') return sql`copy.id`;
    return name === 'shipping_note_number' ? sql`'YDC' || right(copy.id, 13)` : sql`note.${sql.identifier(name)}`;
  });
  const into = sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
  await tx.execute(sql`
    insert into hy_shipping_note (${into}) select ${sql.join(copied, sql`, `)}
      from hy_shipping_note note, unnest(${sql.param(ids)}::varchar[]) with ordinality copy (id, place)
     where note.tenant_id = 0 and note.id = ${noteId}`);
  await tx.execute(sql`
    update hy_customer c set credit_used = c.credit_used + ${count} * n.credit_amount, credit_limit = 9000000000000
      from hy_shipping_note n where n.tenant_id = 0 and n.id = ${noteId} and c.tenant_id = 0 and c.id = n.customer_id`);
  return ids;
}
