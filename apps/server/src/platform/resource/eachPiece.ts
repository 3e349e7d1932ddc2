import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { AnyEntity } from '../contract/entity.ts';
import type { Tx } from '../db/database.ts';
import { compileFilters, type ListQueryInput } from '../query/compileQuery.ts';
import { splitList } from '../query/condition.ts';
import { compileSort } from '../query/compileSort.ts';
import { askedFields, ofWholeRows } from './askedFields.ts';
import { foundByParts } from './foundByParts.ts';
import { columnsFor, ownFilters, visibleRows } from './visibleRows.ts';
import { newestFirst } from './listRows.ts';
import { selectFrom, selectRows } from './selectRows.ts';
import type { CommonTable, Resource } from './resource.ts';
import { createRowMapper } from './rowMapper.ts';

/** What is wanted beyond the rows of a query. */
export interface PieceOptions {
  /** A fixed condition. */
  where?: SQL | undefined;
  /** Rows of a piece: few enough to be forgotten before the collector takes them for something that lasts. */
  size?: number;
  /** Fields that the caller reads; absent: all. */
  fields?: readonly string[];
}

/**
 * Rows for an export: the filtered list, or the checked ones, in pieces. The caller holds no more than one piece; beside it there are the ids
 * of those to come, outside of the heap.
 */
export async function* eachPiece<Kind extends AnyEntity, Table extends CommonTable>(
  ctx: Context,
  resource: Resource<Kind, Table>,
  { query, options: { where, size = 200, fields } = {} }: { query: ListQueryInput; options?: PieceOptions },
): AsyncGenerator<Record<string, unknown>[]> {
  const asked = fields === undefined ? undefined : askedFields(resource, { field: fields.join(',') });
  const mapRow = await createRowMapper(ctx, resource, { reveal: false, asked });
  const visible = columnsFor(ctx, resource);
  const selections = typeof query['selections'] === 'string' ? splitList(query['selections']) : [];
  const chosen = selections.length === 0 ? undefined : inArray(resource.table.id, selections);
  const found = await foundByParts(ctx, resource, { visible, query: ofWholeRows(query) });
  const condition = and(
    visibleRows(ctx, resource),
    compileFilters(visible, found.query),
    ownFilters(ctx, resource, query),
    chosen,
    where,
    found.where,
  );
  const order = compileSort(visible, { query, fallback: resource.options.defaultSort ?? newestFirst });
  // Which rows is asked once: counted off, those that come in or go meanwhile would push others into two pieces or into none.
  const ids = await ctx.transaction((tx) => idsOf(tx, resource, { condition, order }));
  for (const piece of piecesOf(ids, size)) {
    // A transaction per piece: an export must not hold the only connection of the embedded engine. One value for all ids: so many parameters
    // take longer than the rows.
    const among = sql`${resource.table.id} = any(${sql.param(piece)}::text[])`;
    const mine = and(eq(resource.table.tenantId, ctx.actor.tenantId), condition, among);
    const rows = await ctx.platform.database.read({ tenantId: ctx.actor.tenantId }, (tx) =>
      selectRows(tx, resource, { condition: mine, rowRange: { asked } }),
    );
    const byId = new Map(rows.map((row) => [row['id'], row]));
    const present = piece.map((id) => byId.get(id)).filter((row) => row !== undefined);
    if (present.length > 0) yield present.map(mapRow);
  }
}

/** Ids that the database sends in one text: few enough to be forgotten before the collector takes them for something that lasts. */
const idsInOne = 2000;
/** Such texts that are fetched at a time. */
const textsAtATime = 4;

/** Reads the ids of a list in its order. */
async function idsOf<Kind extends AnyEntity, Table extends CommonTable>(
  tx: Tx,
  resource: Resource<Kind, Table>,
  { condition, order }: { condition: SQL | undefined; order: readonly SQL[] },
): Promise<PackedIds[]> {
  const ordered = selectFrom(tx, resource, { id: resource.table.id })
    .where(condition)
    .orderBy(...order);
  // A row of its own for each id would be a million objects, and the heap never gives back what it once took.
  await tx.execute(sql`
    declare ids_of_export no scroll cursor for
    select string_agg(id, chr(10) order by n) as ids
    from (select id, row_number() over () - 1 as n from (${ordered}) as ordered) as numbered
    group by n / ${sql.raw(String(idsInOne))}
    order by n / ${sql.raw(String(idsInOne))}`);
  const packed: PackedIds[] = [];
  for (;;) {
    const { rows } = await tx.execute<{ ids: string }>(sql.raw(`fetch ${textsAtATime} from ids_of_export`));
    packed.push(...rows.map(({ ids }) => packIds(ids)));
    if (rows.length < textsAtATime) break;
  }
  await tx.execute(sql`close ids_of_export`);
  return packed;
}

/** Ids outside of the heap: as strings a million of them take six times as much memory, and the collector looks at each. */
interface PackedIds {
  bytes: Buffer;
  /** Sixteen bytes each, as ids of ours are; else lines of text. */
  areOurs: boolean;
}

/** @param ids lines of text */
function packIds(ids: string): PackedIds {
  const areOurs = /^[0-9a-f]{32}(?:\n[0-9a-f]{32})*$/.test(ids);
  return { areOurs, bytes: areOurs ? Buffer.from(ids.replaceAll('\n', ''), 'hex') : Buffer.from(ids) };
}

/** Ids, so many at a time. What has been given is let go. */
function* piecesOf(packed: PackedIds[], size: number): Generator<string[]> {
  for (let next = packed.shift(); next !== undefined; next = packed.shift()) {
    const { bytes, areOurs } = next;
    const ids = areOurs ? (bytes.toString('hex').match(/.{32}/g) ?? []) : bytes.toString().split('\n');
    for (let start = 0; start < ids.length; start += size) yield ids.slice(start, start + size);
  }
}
