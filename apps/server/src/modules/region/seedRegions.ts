import { desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { shippedDivisions, type Division } from './divisions.ts';
import { hyRegion, hyRegionRelease } from './region.table.ts';

/** Brings the shared divisions up to date with the release, unless an administrator has put a later table into force. */
export async function seedRegions(tx: Tx): Promise<void> {
  const { asOf, divisions } = shippedDivisions();
  const [renewed] = await tx
    .select({ asOf: hyRegionRelease.asOf })
    .from(hyRegionRelease)
    .where(eq(hyRegionRelease.tenantId, 0))
    .orderBy(desc(hyRegionRelease.asOf))
    .limit(1);
  if (renewed === undefined || renewed.asOf < asOf) await writeRegions(tx, [...divisions.values()]);
}

/** Writes divisions. What is the same already is not written; what is not named stays. */
export async function writeRegions(tx: Tx, divisions: readonly Division[]): Promise<void> {
  const rows = divisions.map(({ adcode, name, parentAdcode, level, abolished }) => ({
    adcode,
    name,
    parent: parentAdcode,
    level,
    abolished,
  }));
  await tx.execute(sql`
    insert into ${hyRegion} (tenant_id, adcode, name, parent_adcode, level, abolished)
    select 0, adcode, name, parent, level, abolished
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(adcode text, name text, parent text, level int, abolished text)
    on conflict (tenant_id, adcode) do update
      set name = excluded.name, parent_adcode = excluded.parent_adcode, level = excluded.level, abolished = excluded.abolished
      where (hy_region.name, hy_region.parent_adcode, hy_region.level, hy_region.abolished)
        is distinct from (excluded.name, excluded.parent_adcode, excluded.level, excluded.abolished)`);
}
