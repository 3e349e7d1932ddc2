import { sql, type SQL } from 'drizzle-orm';
import type { AsOwner } from '../../../platform/db/alterTables.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { FormSnapshot } from '../form/formSnapshot.ts';
import { convertedValue } from './convertedValue.ts';
import { columnNameOf, columnTypeOf, onlineSchema, type Storage, tableNameOf } from './physicalNames.ts';
import type { Change, NamedColumn } from './planChanges.ts';
import { mostRowsWithParts, storedIndexesOf, type StoredIndex, triplesOfPiece } from './storedIndexes.ts';

/** The table of a form, as SQL names it. */
export const tableOf = (headId: string): SQL => sql`${sql.identifier(onlineSchema)}.${sql.identifier(tableNameOf(headId))}`;
const nameOf = (columnNo: number): SQL => sql`${sql.identifier(columnNameOf(columnNo))}`;
const typeOf = (storage: Storage): SQL => sql.raw(columnTypeOf(storage));

/**
 * Changes a table as planned. Every name and type in it is made by the server; values are moved under the rights of the tenant, whose
 * rows the owner of the table does not see.
 */
export async function applyChanges(
  tx: Tx,
  asOwner: AsOwner,
  { headId, changes }: { headId: string; changes: readonly Change[] },
): Promise<void> {
  const structure = (...kinds: Change['kind'][]) => chosen((change) => kinds.includes(change.kind));
  const chosen = (isMeant: (change: Change) => boolean) => changes.filter(isMeant).flatMap((change) => statementsOf(headId, change));
  const asOne = (statements: readonly SQL[]) =>
    statements.length === 0
      ? Promise.resolve()
      : asOwner(async () => {
          for (const statement of statements) await tx.execute(statement);
        });
  await asOne(structure('table', 'unindex', 'add', 'widen', 'carry'));
  for (const change of changes) if (change.kind === 'carry') await tx.execute(carried(headId, change));
  await asOne(chosen((change) => change.kind === 'clear' || (change.kind === 'index' && !isOfParts(change))));
  // Those of large tables are made afterwards, see `buildParts`.
  const ofParts = chosen(isOfParts);
  if (ofParts.length > 0 && !(await isLarge(tx, headId))) await asOne(ofParts);
}

/** Makes an index while others write; the statement stands in no transaction. */
export const statementAside = (headId: string, index: StoredIndex): SQL => indexed(tableOf(headId), { ...index, isAside: true });

const isOfParts = (change: Change): boolean => change.kind === 'index' && change.index.order === 'parts';

async function isLarge(tx: Tx, headId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ total: string }>(
    sql`select count(*) as total from (select 1 from ${tableOf(headId)} limit ${sql.raw(String(mostRowsWithParts + 1))}) as seen`,
  );
  return Number(rows[0]?.total ?? 0) > mostRowsWithParts;
}

/** Makes the table of a version as it stands there, such as before rows of a backup are read. */
export async function makeTable(execute: (statement: SQL) => Promise<unknown>, snapshot: FormSnapshot): Promise<void> {
  const { headId } = snapshot;
  const changes: Change[] = [
    { kind: 'table' },
    ...snapshot.columns.map(({ columnNo, kind, length, points }): Change => ({
      kind: 'add',
      column: { columnNo, storage: { kind, length, points } },
      field: '',
    })),
    ...storedIndexesOf(snapshot).map((index): Change => ({ kind: 'index', index })),
  ];
  for (const change of changes) for (const statement of statementsOf(headId, change)) await execute(statement);
}

/** Removes a table with all its rows. */
export const dropTable = (tx: Tx, asOwner: AsOwner, headId: string): Promise<unknown> =>
  asOwner(() => tx.execute(sql`drop table if exists ${tableOf(headId)}`));

function statementsOf(headId: string, change: Change): SQL[] {
  const table = tableOf(headId);
  const added = ({ columnNo, storage }: NamedColumn) => sql`alter table ${table} add column ${nameOf(columnNo)} ${typeOf(storage)}`;
  switch (change.kind) {
    case 'table':
      return [
        sql`create table ${table} (id varchar(36) not null, tenant_id integer not null default 0, create_by varchar(64), create_time timestamptz not null default now(), update_by varchar(64), update_time timestamptz, sys_org_code varchar(64), del_flag integer not null default 0, version integer not null default 0, pid varchar(36), has_child varchar(3), primary key (tenant_id, id))`,
        sql`select app_meta.secure_table(${onlineSchema}, ${tableNameOf(headId)}, false, false)`,
      ];
    case 'add':
      return [added(change.column)];
    case 'widen':
      return [sql`alter table ${table} alter column ${nameOf(change.column.columnNo)} type ${typeOf(change.to)}`];
    case 'carry':
      return change.isNew ? [added(change.to)] : [];
    case 'clear':
      return [sql`alter table ${table} drop column ${nameOf(change.column.columnNo)}`];
    case 'index':
      return [indexed(table, change.index)];
    case 'unindex':
      return [sql`drop index if exists ${sql.identifier(onlineSchema)}.${sql.identifier(change.name)}`];
    case 'revive':
    case 'retire':
    case 'rename':
      return [];
  }
}

const orders: Readonly<Record<StoredIndex['order'], string>> = {
  up: '',
  newest: ' desc',
  down: ' desc nulls last',
  start: ' varchar_pattern_ops',
  parts: '',
};

const indexed = (table: SQL, { name, isUnique, columns, order, pieces = 0, isAside = false }: StoredIndex & { isAside?: boolean }): SQL => {
  if (order === 'parts') {
    const column = sql.identifier(columns[0] ?? '');
    // A triple may begin with each character: the next piece begins where the triples of this one end.
    const triples = Array.from(
      { length: pieces },
      (_none, piece) =>
        sql`public.app_triples(${piece === 0 ? column : sql`substr(${column}, ${sql.raw(String(piece * triplesOfPiece + 1))})`})`,
    );
    return sql`create index ${sql.raw(isAside ? 'concurrently ' : '')}${sql.identifier(name)} on ${table} using gin ((${sql.join(triples, sql` || `)})) where del_flag = 0`;
  }
  const direction = sql.raw(orders[order]);
  const list = sql.join(
    columns.map((column) => sql`${sql.identifier(column)}${direction}`),
    sql`, `,
  );
  return sql`create ${sql.raw(isUnique ? 'unique index' : 'index')} ${sql.identifier(name)} on ${table} (tenant_id, ${list}) where del_flag = 0`;
};

/** Rows whose value does not fit keep what they have in the other column. */
function carried(headId: string, { from, to }: Extract<Change, { kind: 'carry' }>): SQL {
  const value = convertedValue(nameOf(from.columnNo), { from: from.storage, to: to.storage });
  return sql`update ${tableOf(headId)} set ${nameOf(to.columnNo)} = ${value} where ${nameOf(from.columnNo)} is not null and ${value} is not null and ${nameOf(to.columnNo)} is distinct from ${value}`;
}
