import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { txOn } from '../../../platform/db/beginning.ts';
import { FormSnapshot } from '../form/formSnapshot.ts';
import { makeTable } from './applyChanges.ts';
import { tableNameOf } from './physicalNames.ts';

/**
 * Makes the tables of forms from the versions that are in force, such as when a backup is restored, whose transaction this is.
 *
 * @param names of the tables that are wanted; others stay unmade
 */
export async function makeFormTables(client: pg.ClientBase, names: readonly string[]): Promise<void> {
  const tx = txOn(client as pg.PoolClient);
  // The owner of the tables sees no rows.
  await tx.execute(sql`set local role app_system`);
  const { rows } = await tx.execute<{ snapshot: unknown }>(sql`
    select v.snapshot from onl_cgform_head h
      join onl_cgform_version v on v.tenant_id = h.tenant_id and v.cgform_head_id = h.id and v.version_no = h.published_version
     where h.physic_id is null order by h.id`);
  await tx.execute(sql`reset role`);
  for (const { snapshot } of rows) {
    const read = FormSnapshot.parse(snapshot);
    if (names.includes(tableNameOf(read.headId))) await makeTable((statement) => tx.execute(statement), read);
  }
}
