import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from './database.ts';

/** Reads several values that have nothing to do with each other, by one statement. */
export async function readFacts<Facts>(tx: Tx, parts: { [Name in keyof Facts]: SQL }): Promise<Facts> {
  const named = Object.entries<SQL>(parts).map(([name, part]) => sql`${part} as ${sql.identifier(name)}`);
  const { rows } = await tx.execute(sql`select ${sql.join(named, sql`, `)}`);
  return rows[0] as Facts;
}
