import type { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import type { Connect } from './beginning.ts';
import type { NameStatement } from './statementNames.ts';
import { type Level, outermost } from './transactions.ts';
import type { DatabaseOptions, Tx } from './databaseTypes.ts';

/** Takes on the owner of the schema for as long as `change` takes. */
export type AsOwner = <T>(change: () => Promise<T>) => Promise<T>;

/** Milliseconds that a change of a table waits for those who use it: all who come later wait behind it. */
const mostLockMs = 4000;
/** Milliseconds that one statement of such a change may take. */
export const mostAlterMs = 25_000;

interface Opened {
  levels: AsyncLocalStorage<Level>;
  connect: Connect;
  nameOf: NameStatement;
  patience: number;
  options: DatabaseOptions;
}

/** Runs `run` in a transaction of a tenant that may become the owner of the schema. Where that is another login, on a connection of its own. */
export async function alterTables<T>(
  { levels, connect, nameOf, patience, options }: Opened,
  { tenantId, run }: { tenantId: number; run: (tx: Tx, asOwner: AsOwner) => Promise<T> },
): Promise<T> {
  const owner = options.openOwner?.();
  const connectOwner: Connect = async (scope) =>
    owner === undefined
      ? connect(scope)
      : { client: await owner.connect(), isOwnLogin: false, patience, nameOf, answered: ignore, isWanted: () => false };
  try {
    return await outermost(connectOwner, {
      levels,
      manner: { scope: { tenantId }, access: 'write', isAhead: false },
      run: async (tx) => {
        await tx.execute(sql`select set_config('lock_timeout', ${String(mostLockMs)}, true)`);
        return run(tx, asOwnerIn(tx));
      },
      options,
    });
  } finally {
    await owner?.end();
  }
}

const asOwnerIn =
  (tx: Tx): AsOwner =>
  async (change) => {
    const { rows } = await tx.execute<{ role: string }>(sql`select current_setting('role') as role`);
    await tx.execute(sql`select set_config('role', 'none', true)`);
    const result = await change();
    // Where it failed the transaction is over, and its role with it.
    await tx.execute(sql`select set_config('role', ${rows[0]?.role ?? 'app_rw'}, true)`);
    return result;
  };

const ignore = (): void => undefined;
