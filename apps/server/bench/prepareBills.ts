// Copies waybills and customers of the demonstration, so that there is much to bill, in a stopped server's database: what is billed posts nothing,
// so the copies stand in no books.
import { writeFileSync } from 'node:fs';
import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../src/platform/db/database.ts';
import { openDatabase } from '../src/platform/db/openDatabase.ts';
import { writtenColumns } from '../test/manyNotes.ts';

const [customers = '0', notesEach = '0', largest = '[]', database = '', target = ''] = process.argv.slice(2);
const db = await openDatabase({ databaseUrl: database, skipMigrations: true });

/** Copies the row of an id for each row of a select, with other values in some columns. */
async function copy(tx: Tx, table: string, { id, from, other }: { id: string; from: SQL; other: Record<string, SQL> }): Promise<void> {
  const names = await writtenColumns(tx, table);
  const list = (parts: SQL[]) => sql.join(parts, sql`, `);
  await tx.execute(sql`
    insert into ${sql.identifier(table)} (${list(names.map((name) => sql`${sql.identifier(name)}`))})
    select ${list(names.map((name) => other[name] ?? sql`row.${sql.identifier(name)}`))}
      from ${sql.identifier(table)} row, ${from} where row.tenant_id = 0 and row.id = ${id}`);
}

const lastMonth = sql`date_trunc('month', now()) - interval '10 days'`;
const sizes = JSON.parse(largest) as number[];
const made = await db.transaction({ tenantId: 0 }, async (tx) => {
  await tx.execute(sql`set local statement_timeout = 0`);
  const { rows } = await tx.execute<{ id: string; customer: string; company: string }>(sql`
    select id, customer_id as customer, company_id as company from hy_shipping_note
     where tenant_id = 0 and note_status = '80' and settle_type = '1' and bill_id is null and customer_open_amount > 0 order by id limit 1`);
  const [pattern] = rows;
  if (pattern === undefined) throw new Error('The demonstration has no waybill that waits for its bill.');
  const count = Number(customers);
  const all = count + sizes.length;
  const numbers = sql`generate_series(1, ${sql.raw(String(all))}) number`;
  await copy(tx, 'hy_customer', {
    id: pattern.customer,
    from: numbers,
    other: {
      id: sql`'benchcustomer' || lpad(number::text, 19, '0')`,
      customer_no: sql`'BC' || lpad(number::text, 8, '0')`,
      customer_name: sql`'计量客户' || number`,
      uscc: sql`'B' || lpad(number::text, 17, '0')`,
      id_no_hash: sql`null`,
      month_day: sql`1`,
    },
  });
  // Those of the large bills stand behind the others.
  const noteCount = sql`case when number <= ${sql.raw(customers)} then ${sql.raw(notesEach)} else (array[${sql.raw(sizes.join(', '))}]::int[])[number - ${sql.raw(customers)}] end`;
  await copy(tx, 'hy_shipping_note', {
    id: pattern.id,
    from: sql`${numbers}, lateral generate_series(1, ${noteCount}) place`,
    other: {
      id: sql`'b' || lpad(number::text, 15, '0') || lpad(place::text, 16, '0')`,
      shipping_note_number: sql`'YDB' || lpad(number::text, 6, '0') || lpad(place::text, 7, '0')`,
      customer_id: sql`'benchcustomer' || lpad(number::text, 19, '0')`,
      sign_time: lastMonth,
    },
  });
  // The administrator, who runs the job, has no password of their own here.
  await tx.execute(sql`update sys_user set must_change_password = 0 where tenant_id = 0 and username = 'admin'`);
  return {
    companyId: pattern.company,
    customerIds: sizes.map((_size, index) => `benchcustomer${String(count + index + 1).padStart(19, '0')}`),
  };
});
await db.transaction('system', (tx) => tx.execute(sql`analyze hy_shipping_note`)).catch(() => undefined);
await db.close();
writeFileSync(target, JSON.stringify(made));
