import { sql } from 'drizzle-orm';
import { index, integer, jsonb, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dateTimeText, degrees, dictCode, flag, idColumn, kilograms } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';

/** Goods lines of a waybill. */
export const hyNoteGoods = tenantTable('hy_note_goods', {
  columns: {
    noteId: idColumn().notNull(),
    lineNo: integer().notNull(),
    descriptionOfGoods: varchar({ length: 512 }).notNull(),
    cargoTypeClassificationCode: dictCode().notNull(),
    goodsItemGrossWeight: kilograms().notNull(),
    /** Litres. */
    cube: integer(),
    totalNumberOfPackages: integer(),
  },
  keys: (table) => [uniqueIndex('hy_note_goods_line').on(table.tenantId, table.noteId, table.lineNo)],
});

/** Documents of a waybill. */
export const hyNoteFile = tenantTable('hy_note_file', {
  columns: {
    noteId: idColumn().notNull(),
    /** loadSlip, unloadSlip, receipt, sitePhoto, offlineVoucher or other. */
    kind: varchar({ length: 20 }).notNull(),
    path: varchar({ length: 500 }).notNull(),
    ocrText: jsonb(),
    uploadedBy: varchar({ length: 64 }),
    uploadTime: dateTimeText(),
    lng: degrees(),
    lat: degrees(),
    /** The pre-check's verdict; null before it. */
    valid: flag(),
    /** Why it is to be made again. */
    reason: varchar({ length: 200 }),
    /** Another document has taken its place; it stays as evidence. */
    replaced: flag().notNull().default('0'),
    /** SHA-256 of the picture: the same one under another waybill is told by it. */
    contentHash: varchar({ length: 64 }),
  },
  keys: (table) => [
    index('hy_note_file_note').on(table.tenantId, table.noteId),
    index('hy_note_file_hash')
      .on(table.tenantId, table.contentHash)
      .where(sql`content_hash is not null`),
  ],
});
