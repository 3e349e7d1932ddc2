import { integer, varchar } from 'drizzle-orm/pg-core';
import { dateTimeText, dictCode, flag } from '../../platform/db/columns.ts';

/** Columns behind `reviewFields`. */
export const reviewColumns = () => ({
  state: dictCode().notNull().default('0'),
  submitTime: dateTimeText(),
  reviewBy: varchar({ length: 64 }),
  reviewTime: dateTimeText(),
  reviewRemark: varchar({ length: 200 }),
});

/** Columns behind `uploadFields`. */
export const uploadColumns = () => ({
  uploadState: dictCode().notNull().default('0'),
  uploadEnvironment: dictCode(),
  uploadTime: dateTimeText(),
});

/** Columns behind `standingFields`. */
export const standingColumns = () => ({
  blacklist: flag().notNull().default('0'),
  blacklistReason: varchar({ length: 200 }),
  score: integer().notNull().default(600),
});

/** Columns behind `verifyFields`. */
export const verifyColumns = () => ({ verifyState: dictCode().notNull().default('0'), verifyRemark: varchar({ length: 500 }) });
