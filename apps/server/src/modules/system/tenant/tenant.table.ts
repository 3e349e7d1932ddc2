import { integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { dateTimeText } from '../../../platform/db/columns.ts';

/** Tenants. The number is the id of the wire. */
export const sysTenant = pgTable('sys_tenant', {
  tenantId: integer().primaryKey(),
  name: varchar({ length: 100 }).notNull(),
  beginDate: dateTimeText(),
  endDate: dateTimeText(),
  /** 1 normal, 0 frozen. */
  status: integer().notNull().default(1),
  createBy: varchar({ length: 64 }),
  createTime: dateTimeText(),
  updateBy: varchar({ length: 64 }),
  updateTime: dateTimeText(),
  delFlag: integer().notNull().default(0),
  version: integer().notNull().default(0),
});
