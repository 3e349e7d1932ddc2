import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dateTimeText, degrees, dictCode, fen, flag, idColumn } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';
import type { NumberSeries } from '../../../platform/sequence/sequence.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';

/** Numbers of violations: WG + yyMMdd + 6 digits. @source freight-domain 0.5 */
export const violationNumbers: NumberSeries = { prefix: 'WG' };

const person = () => varchar({ length: 64 });

/** What drivers, vehicles, carriers and customers did against the rules. Names are those of the moment. @source freight-domain 2.25 */
export const hyViolation = tenantTable('hy_violation', {
  columns: {
    violationNo: varchar({ length: 20 }).notNull(),
    violationType: dictCode().notNull(),
    targetType: dictCode().notNull(),
    /** Driver, carrier or customer; null where a vehicle alone is meant. */
    targetId: idColumn(),
    targetName: varchar({ length: 100 }).notNull(),
    vehicleId: idColumn(),
    vehicleNumber: varchar({ length: 35 }),
    /** The carrier whose driver or vehicle it is, or who it is itself: its people may appeal. */
    carrierId: idColumn(),
    noteId: idColumn(),
    shippingNoteNumber: varchar({ length: 20 }),
    source: dictCode().notNull(),
    /** What the system found, once: `overload <waybill>`. */
    sourceKey: varchar({ length: 100 }),
    happenTime: dateTimeText().notNull(),
    location: varchar({ length: 200 }),
    lng: degrees(),
    lat: degrees(),
    detail: varchar({ length: 500 }).notNull(),
    files: varchar({ length: 2000 }),
    scoreDeduct: integer(),
    /** Fen. */
    fineAmount: fen(),
    fineState: dictCode(),
    /** The correction of the waybill by which a fine is deducted. */
    adjustId: idColumn(),
    blacklist: flag().notNull().default('0'),
    state: dictCode().notNull(),
    /** Until when whom it is about may appeal; nobody is punished before. */
    appealUntil: dateTimeText().notNull(),
    /** Who corrected what was recorded last. */
    editBy: person(),
    appealContent: varchar({ length: 500 }),
    appealFiles: varchar({ length: 2000 }),
    appealBy: person(),
    appealTime: dateTimeText(),
    handleResult: varchar({ length: 200 }),
    handleBy: person(),
    handleTime: dateTimeText(),
  },
  keys: (table) => [
    uniqueIndex('hy_violation_number').on(table.tenantId, table.violationNo),
    uniqueIndex('hy_violation_source')
      .on(table.tenantId, table.sourceKey)
      .where(sql`source_key is not null`),
    index('hy_violation_create').on(table.tenantId, table.createTime, table.id),
    index('hy_violation_state').on(table.tenantId, table.state, table.createTime, table.id),
    index('hy_violation_target').on(table.tenantId, table.targetId, table.createTime, table.id),
    index('hy_violation_carrier').on(table.tenantId, table.carrierId, table.createTime, table.id),
    index('hy_violation_note').on(table.tenantId, table.noteId),
    index('hy_violation_fine')
      .on(table.tenantId, table.fineState)
      .where(sql`fine_state in ('10', '20')`),
    foreignKey({
      name: 'hy_violation_waybill',
      columns: [table.tenantId, table.noteId],
      foreignColumns: [hyShippingNote.tenantId, hyShippingNote.id],
    }),
    check('hy_violation_deduct', sql`score_deduct between 0 and 200`),
    check('hy_violation_fined', sql`fine_amount >= 0`),
    check('hy_violation_whom', sql`target_id is not null or vehicle_id is not null`),
  ],
});

/** A stored violation. */
export type ViolationRow = typeof hyViolation.$inferSelect;
