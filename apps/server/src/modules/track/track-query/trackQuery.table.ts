import { index, integer, jsonb, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dateTimeText, dictCode, fen, idColumn } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';
import type { StoredTrack } from './track.schema.ts';
import type { NumberSeries } from '../../../platform/sequence/sequence.ts';

/** Numbers of track queries: GJ + yyMMdd + 6 digits. @source freight-domain 0.5 */
export const trackQueryNumbers: NumberSeries = { prefix: 'GJ' };

/** Tracks that were asked for, with what they came to. @source freight-domain 2.28 */
export const hyTrackQuery = tenantTable('hy_track_query', {
  columns: {
    queryNo: varchar({ length: 20 }).notNull(),
    vehicleNumber: varchar({ length: 35 }).notNull(),
    plateColor: dictCode().notNull(),
    noteId: idColumn(),
    shippingNoteNumber: varchar({ length: 20 }),
    beginTime: dateTimeText().notNull(),
    endTime: dateTimeText().notNull(),
    source: dictCode(),
    /** Who answered: `local`, or the name of a provider. */
    provider: varchar({ length: 20 }).notNull(),
    state: dictCode().notNull(),
    pointCount: integer().notNull().default(0),
    /** Metres. */
    mileage: integer().notNull().default(0),
    stopCount: integer().notNull().default(0),
    overSpeedCount: integer().notNull().default(0),
    maxGapMinutes: integer().notNull().default(0),
    result: jsonb().$type<StoredTrack>(),
    /** Metres between the track and the places of the waybill. */
    matchLoad: integer(),
    matchUnload: integer(),
    cost: fen().notNull().default(0),
    queryBy: varchar({ length: 64 }).notNull(),
    queryTime: dateTimeText().notNull(),
    failReason: varchar({ length: 200 }),
  },
  keys: (table) => [
    uniqueIndex('hy_track_query_no').on(table.tenantId, table.queryNo),
    index('hy_track_query_time').on(table.tenantId, table.queryTime),
    index('hy_track_query_note').on(table.tenantId, table.noteId),
  ],
});
