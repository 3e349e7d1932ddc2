import { sql } from 'drizzle-orm';
import type { TestServer } from './testServer.ts';

/**
 * What all rows of tenant 0 say, by the table of the domain: two that are alike differ in nothing. That an outside service was asked, such as which
 * insurers there are, is written down no matter who asks, and changes nothing.
 */
export async function tableDigests(server: TestServer): Promise<Record<string, string>> {
  return server.inTenant(0, async (tx) => {
    const { rows: tables } = await tx.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_name like 'hy\_%' and table_name <> 'hy_adapter_log' order by 1`,
    );
    const parts = tables.map(
      ({ name }) =>
        sql`select ${name}::text as name, coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as digest from ${sql.identifier(name)} t`,
    );
    const { rows } = await tx.execute<{ name: string; digest: string }>(sql.join(parts, sql` union all `));
    return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
  });
}

/** Tables that differ. */
export const changedTables = (before: Record<string, string>, after: Record<string, string>): string[] =>
  Object.keys(after).filter((name) => after[name] !== before[name]);
