import { sql } from 'drizzle-orm';
import { check, integer, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dictCode, fen, flag, idColumn } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';

/** How an operating company pays. @source freight-domain 2.15 */
export const hyWalletConfig = tenantTable('hy_wallet_config', {
  columns: {
    companyId: idColumn().notNull(),
    channelType: dictCode().notNull(),
    /** Account that freight is paid from; null: the default one of the company. */
    companyAccountId: idColumn(),
    singleLimit: fen().notNull(),
    dayLimit: fen().notNull(),
    driverDayLimit: fen().notNull(),
    dualApproveAmount: fen().notNull().default(0),
    payWindow: varchar({ length: 11 }),
    channelFeeMode: dictCode().notNull().default('fixed'),
    /** Fen, or 1/10000 of the amount. */
    channelFee: fen().notNull().default(0),
    smsConfirm: flag().notNull().default('0'),
    /** Account at an institution that is paid from where the channel is one. */
    thirdAccountId: idColumn(),
    /** Whether a dispatch sets money aside, and how much of the fee, in 1/10000. */
    autoFreeze: flag().notNull().default('1'),
    freezeRatio: integer().notNull().default(10_000),
    /** Whether waybills that are ready to pay are handed in by the system. */
    autoPay: flag().notNull().default('0'),
    enabled: flag().notNull().default('1'),
  },
  keys: (table) => [
    uniqueIndex('hy_wallet_config_company')
      .on(table.tenantId, table.companyId)
      .where(sql`del_flag = 0`),
    check('hy_wallet_config_limits', sql`single_limit <= day_limit`),
    check('hy_wallet_config_ratio', sql`freeze_ratio between 1 and 10000`),
  ],
});
