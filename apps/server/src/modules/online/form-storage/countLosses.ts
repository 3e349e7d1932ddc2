import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { tableOf } from './applyChanges.ts';
import { convertedValue } from './convertedValue.ts';
import { columnNameOf } from './physicalNames.ts';
import type { Change } from './planChanges.ts';

/** How many rows would no longer show a value, or lose it, by change. */
export async function countLosses(
  tx: Tx,
  { headId, changes }: { headId: string; changes: readonly Change[] },
): Promise<ReadonlyMap<Change, number>> {
  const asked = changes.flatMap((change): { change: Change; lost: SQL }[] => {
    const lost = lostBy(change);
    return lost === undefined ? [] : [{ change, lost }];
  });
  if (asked.length === 0) return new Map();
  const counts = sql.join(
    asked.map(({ lost }, index) => sql`count(*) filter (where ${lost}) as ${sql.identifier(`c${index}`)}`),
    sql`, `,
  );
  const { rows } = await tx.execute<Record<string, string>>(sql`select ${counts} from ${tableOf(headId)} where del_flag = 0`);
  return new Map(asked.map(({ change }, index) => [change, Number(rows[0]?.[`c${index}`] ?? 0)]));
}

function lostBy(change: Change): SQL | undefined {
  const name = (columnNo: number) => sql`${sql.identifier(columnNameOf(columnNo))}`;
  if (change.kind === 'retire' || change.kind === 'clear') return sql`${name(change.column.columnNo)} is not null`;
  if (change.kind !== 'carry') return undefined;
  const { from, to } = change;
  const column = name(from.columnNo);
  return sql`${column} is not null and ${convertedValue(column, { from: from.storage, to: to.storage })} is null`;
}

/** Rows of a table that people see. */
export async function countFormRows(tx: Tx, headId: string): Promise<number> {
  const { rows } = await tx.execute<{ total: string }>(sql`select count(*) as total from ${tableOf(headId)} where del_flag = 0`);
  return Number(rows[0]?.total ?? 0);
}
