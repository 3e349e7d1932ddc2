import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { divisions } from '../../review/divisions.ts';
import { hyRegion } from './region.table.ts';

/** Brings the shared divisions up to date with the release. What is the same already is not written. */
export async function seedRegions(tx: Tx): Promise<void> {
  const rows = [...divisions().values()].map(({ adcode, name, parentAdcode, level }) => ({ adcode, name, parent: parentAdcode, level }));
  await tx.execute(sql`
    insert into ${hyRegion} (tenant_id, adcode, name, parent_adcode, level)
    select 0, adcode, name, parent, level from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(adcode text, name text, parent text, level int)
    on conflict (tenant_id, adcode) do update set name = excluded.name, parent_adcode = excluded.parent_adcode, level = excluded.level
      where (hy_region.name, hy_region.parent_adcode, hy_region.level) is distinct from (excluded.name, excluded.parent_adcode, excluded.level)`);
}
