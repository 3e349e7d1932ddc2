import { customType, integer, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core';
import { dateText, dictCode, idColumn } from '../../../platform/db/columns.ts';

/** Bytes as they are. */
const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
});

/**
 * Where a vehicle was on a day of a waybill, or between its waybills: positions that are older than 90 days, packed. Nothing of them is
 * lost. The database refuses to change such a row, and to remove it within three years.
 *
 * @source freight-domain 2.28, 2.46
 */
export const hyPositionDay = pgTable(
  'hy_position_day',
  {
    tenantId: integer().notNull().default(0),
    vehicleNumber: varchar({ length: 35 }).notNull(),
    plateColor: dictCode().notNull(),
    /** In Asia/Shanghai. */
    day: dateText().notNull(),
    /** '' between waybills. */
    noteId: varchar({ length: 32 }).notNull(),
    driverId: idColumn(),
    pointCount: integer().notNull(),
    /** See `packPositions`. */
    packed: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.vehicleNumber, table.plateColor, table.day, table.noteId] })],
);
