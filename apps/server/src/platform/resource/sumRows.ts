import { and, sql, type SQL } from 'drizzle-orm';
import type { AnyEntity } from '../contract/entity.ts';
import type { Tx } from '../db/database.ts';
import { exactWhole } from '../db/exactWhole.ts';
import type { QueryColumns } from '../query/queryColumns.ts';
import type { CommonTable, Resource } from './resource.ts';
import { selectFrom } from './selectRows.ts';

/** Adds the sum fields of an entity up, as far as the reader may see them; undefined where it has none. */
export async function sumRows<Kind extends AnyEntity, Table extends CommonTable>(
  tx: Tx,
  resource: Resource<Kind, Table>,
  { visible, condition }: { visible: QueryColumns; condition: SQL | undefined },
): Promise<Record<string, number> | undefined> {
  const names = (resource.kind.definition.sums ?? []).filter((name) => visible[name]?.type === 'number');
  if (names.length === 0) return undefined;
  const fields = Object.fromEntries(names.map((name, at) => [name, sql<string>`coalesce(sum(${visible[name]?.sql}), 0)`.as(`sum${at}`)]));
  const counted = and(condition, countedRows(resource));
  const [row] = (await selectFrom(tx, resource, fields as unknown as Record<string, SQL>).where(counted)) as Record<string, unknown>[];
  return Object.fromEntries(
    names.map((name) => {
      const sum = (row?.[name] ?? 0) as string | number;
      // Of numbers that may be texts a sum may be one.
      return [name, resource.kind.fields[name]?.kind === 'bigInteger' ? (exactWhole(BigInt(sum)) as number) : Number(sum)];
    }),
  );
}

/** The rows that sums count: not those of states that the contract leaves out, such as what was revoked. */
export const countedRows = <Kind extends AnyEntity, Table extends CommonTable>({ kind, columns }: Resource<Kind, Table>): SQL | undefined =>
  and(
    ...Object.entries(kind.fields).flatMap(
      ([name, { uncounted }]) => uncounted?.codes.map((code) => sql`${columns[name]?.sql} is distinct from ${code}`) ?? [],
    ),
  );
