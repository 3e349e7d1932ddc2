import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Context } from '../../platform/context.ts';
import type { ExtraColumn } from '../../platform/query/queryColumns.ts';
import type { CommonTable, Joinable } from '../../platform/resource/resource.ts';
import { hyShippingNote } from '../shipping/shipping-note/shippingNote.table.ts';

/** What a line of a document says of its waybill as it is now, beside the `noteFields` that it keeps itself. */
export const noteColumns = {
  signTime: { sql: hyShippingNote.signTime, type: 'dateTime' },
  vehicleNumber: { sql: hyShippingNote.vehicleNumber, type: 'text' },
  sendCity: { sql: hyShippingNote.sendCity, type: 'text' },
  receiveCity: { sql: hyShippingNote.receiveCity, type: 'text' },
  cargoName: { sql: hyShippingNote.cargoName, type: 'text' },
} as const satisfies Readonly<Record<string, ExtraColumn>>;

/** Joins the waybills of the lines of a document. */
export const joinNote =
  ({ tenantId, noteId }: { tenantId: PgColumn; noteId: PgColumn }) =>
  (query: Joinable): Joinable =>
    query.leftJoin(hyShippingNote, and(eq(hyShippingNote.tenantId, tenantId), eq(hyShippingNote.id, noteId)) as SQL);

/** Lines are seen by those who see their document. @param scope who sees which documents */
export const seenWith =
  (document: CommonTable, { id, scope }: { id: PgColumn; scope: (ctx: Context) => SQL | undefined }) =>
  (ctx: Context): SQL | undefined => {
    const visible = scope(ctx);
    return visible === undefined
      ? undefined
      : sql`exists (select 1 from ${document} where ${document.tenantId} = ${ctx.actor.tenantId} and ${document.id} = ${id} and ${visible})`;
  };
