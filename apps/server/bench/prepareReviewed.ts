// Copies waybills of the demonstration that wait for the examination, so that many are examined and paid, in a stopped server's database.
import { writeFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../src/platform/db/openDatabase.ts';
import { copyNotes } from '../test/manyNotes.ts';

const [count = '0', database = '', target = ''] = process.argv.slice(2);
const db = await openDatabase({ databaseUrl: database, skipMigrations: true });
/** Waybills that are copied: what one payee gets in a day has a limit. */
const patterns = 30;
const ids = await db.transaction({ tenantId: 0 }, async (tx) => {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select n.id from hy_shipping_note n
     where n.tenant_id = 0 and n.note_status = '68' and n.settle_type <> '0' and n.carrier_id is null and n.order_mode = '1' and n.prepay_state is null
       and exists (select 1 from hy_bank_card c where c.tenant_id = 0 and c.holder_type = 'driver' and c.holder_id = n.driver_id and c.verify_state = '20' and c.is_default = '1')
     order by n.id limit ${patterns}`);
  if (rows.length === 0) throw new Error('The demonstration has no waybill that waits for its examination.');
  const copies: string[] = [];
  for (const { id } of rows) copies.push(...(await copyNotes(tx, id, Math.ceil(Number(count) / rows.length))));
  // They were reviewed by nobody who signs in here.
  await tx.execute(
    sql`update hy_shipping_note set business_review_by = 'bench', payee_by = null where tenant_id = 0 and id = any(${sql.param(copies)}::varchar[])`,
  );
  return copies.slice(0, Number(count));
});
await db.close();
writeFileSync(target, JSON.stringify(ids));
