import { integer, varchar } from 'drizzle-orm/pg-core';

/** Columns of parameters of reports, and of those of pages of reports. */
export const paramColumns = () => ({
  paramName: varchar({ length: 32 }).notNull(),
  paramTxt: varchar({ length: 100 }),
  paramTxtEn: varchar({ length: 100 }),
  /** Value where a call, or an address, names none. */
  paramValue: varchar({ length: 200 }),
  /** How it is chosen: a code of `report_param_view`. */
  paramView: varchar({ length: 20 }).notNull().default('text'),
  dictCode: varchar({ length: 100 }),
  orderNum: integer().notNull().default(0),
});
