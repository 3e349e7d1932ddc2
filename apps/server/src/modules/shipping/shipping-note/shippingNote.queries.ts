import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { type PgColumn, QueryBuilder } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import { notFound } from '../../../platform/errors.ts';
import { signPaths } from '../../../platform/files/signedPath.ts';
import type { ListQueryInput } from '../../../platform/query/compileQuery.ts';
import { splitList } from '../../../platform/query/condition.ts';
import { countRows, countRowsAndMarked } from '../../../platform/resource/countRows.ts';
import { findRow, getRow, lookAtRow } from '../../../platform/resource/getRow.ts';
import { visibleRows } from '../../../platform/resource/visibleRows.ts';
import { alwaysHidden, blankFees, seesBothSides, seesDriverFee } from '../common/feeVisibility.ts';
import { currentFees } from '../common/feeValues.ts';
import { feeProblem } from '../fees/fees.ts';
import type { FeeTrial } from './noteReads.contract.ts';
import type { shippingNoteContract } from './shippingNote.contract.ts';
import { noteResource } from './shippingNote.resource.ts';
import { openOnRoad } from './shippingNote.states.ts';
import { hyNoteFile, hyNoteGoods } from './noteDetail.table.ts';
import { hyShippingNote } from './shippingNote.table.ts';

/**
 * Counts waybills by status, and under `revoking` those whose revocation is undecided; or by the state of one of the steps that follow the
 * signature.
 *
 * @source freight-domain F02, S01, S03
 */
export const countNotes = (
  ctx: Context,
  { of: field = 'noteStatus', ...query }: ListQueryInput & { of?: string | undefined },
): Promise<Record<string, number>> =>
  field === 'noteStatus'
    ? countRowsAndMarked(ctx, noteResource, { field, mark: { field: 'revokeState', value: '1', as: 'revoking' }, query })
    : countRows(ctx, noteResource, { field, query });

/** A waybill with its goods and documents, its personal numbers masked: `queryById` shows them, and leaves a trace. @throws NotFound not visible */
export const getNoteDetail = async (ctx: Context, id: string) => withParts(ctx, { id, note: await lookAtRow(ctx, noteResource, id) });

/** The same for paper, where a masked phone is of no use: to who may see them the numbers are shown, and it leaves a trace. @throws NotFound not visible */
export const getPrintedNote = async (ctx: Context, id: string) => withParts(ctx, { id, note: await getRow(ctx, noteResource, id) });

function withParts(ctx: Context, { id, note }: { id: string; note: unknown }) {
  return ctx.transaction(async (tx) => {
    const goods = await tx
      .select()
      .from(hyNoteGoods)
      .where(and(eq(hyNoteGoods.tenantId, ctx.actor.tenantId), eq(hyNoteGoods.noteId, id)))
      .orderBy(asc(hyNoteGoods.lineNo));
    const files = await tx
      .select()
      .from(hyNoteFile)
      .where(and(eq(hyNoteFile.tenantId, ctx.actor.tenantId), eq(hyNoteFile.noteId, id), eq(hyNoteFile.delFlag, 0)))
      .orderBy(asc(hyNoteFile.uploadTime));
    const now = ctx.clock.now().getTime();
    return {
      note: note as never,
      goods,
      files: files.map((file) => ({ ...file, path: signPaths(ctx.platform.config.secret, { reader: ctx.actor, paths: file.path, now }) })),
    };
  });
}

/**
 * How many waybills drivers or vehicles are on their way with; those without one are left out. Only what the reader sees counts: a
 * vehicle may go for several carriers, and none is to learn from it what another one has. That a vehicle is not free is said in the end by
 * the dispatch (40204), which looks at all of them.
 *
 * @param column where waybills name them
 * @source freight-domain G06
 */
export function countOpenNotes(
  ctx: Context,
  { column, ids }: { column: PgColumn; ids: readonly string[] },
): Promise<Record<string, number>> {
  if (ids.length === 0) return Promise.resolve({});
  return ctx.transaction(async (tx) => {
    const rows = await tx
      .select({ id: sql<string>`${column}`, count: sql`count(*)`.mapWith(Number) })
      .from(hyShippingNote)
      .where(and(isUnderWay(ctx), inArray(column, [...ids])))
      .groupBy(column);
    return Object.fromEntries(rows.map(({ id, count }) => [id, count]));
  });
}

const isUnderWay = (ctx: Context) => and(visibleRows(ctx, noteResource), inArray(hyShippingNote.noteStatus, [...openOnRoad]));

/** Ids of the drivers or vehicles that are on their way, as far as the reader sees it: a part of a condition. */
export const busyWith = (ctx: Context, column: PgColumn) =>
  new QueryBuilder({ casing: 'snake_case' })
    .select({ id: sql<string>`${column}`.as('id') })
    .from(hyShippingNote)
    .where(and(isUnderWay(ctx), isNotNull(column)));

/** Where waybills name their crew. */
export const crewColumn = { driver: hyShippingNote.driverId, vehicle: hyShippingNote.vehicleId } as const;

/** The highest price per unit, in 1/10000 yuan: whatever a loss is cut off at then says nothing of the real one. */
const beyondAnyLoss = 100_000_000;

/** Prices that a waybill may be without. */
const mayBeEmpty = new Set(['customerUnitPrice', 'agentFee', 'cargoPrice', 'lossRate']);

/** Fees of a waybill as they would come out with other weights or prices; nothing is stored. @throws NotFound not visible */
export function tryFees(
  ctx: Context,
  query: z.output<typeof shippingNoteContract.endpoints.feeTrial.query>,
): Promise<z.output<typeof FeeTrial>> {
  return ctx.transaction(async (tx) => {
    const note = await findRow(tx, ctx, noteResource, query.id);
    if (note === undefined) throw notFound();
    // Who may not see the driver's price may not find it out by trying either: nor by a loss so large that it is cut off at the freight.
    const { id: _id, cleared = '', ...typed } = query;
    const given = { ...typed, ...Object.fromEntries(splitList(cleared).flatMap((name) => (mayBeEmpty.has(name) ? [[name, null]] : []))) };
    const { loadWeight, unloadWeight } = given;
    const asked = seesDriverFee(ctx.actor, note) ? given : { loadWeight, unloadWeight, unitPrice: beyondAnyLoss };
    const fees = currentFees({ ...note, ...Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)) });
    const shown = blankFees(ctx.actor, { ...fees, orderMode: note.orderMode, agentId: note.agentId });
    for (const name of alwaysHidden(ctx.actor)) if (name in shown) shown[name] = null;
    const problem = seesBothSides(ctx.actor, note) ? (feeProblem(fees)?.message[ctx.locale] ?? null) : null;
    return { ...(shown as unknown as z.output<typeof FeeTrial>), problem };
  });
}
