import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { hyConfig } from './setting.table.ts';

/** Values that rules read, with what holds when an operator has set nothing. @source freight-domain 2.31 */
export const configDefaults = {
  termRemindDays: '3',
  /** Whether customers and their salespeople are reminded of terms by SMS as well. */
  termSmsEnabled: '0',
  maxPrepayRate: '5000',
  maxExtraFee: '500000',
  overloadTolerance: '0',
  allowParallelNotes: '0',
  certRemindDays: '30',
  acceptTimeoutMinutes: '120',
  contractSignRequired: '0',
  signTimeoutHours: '72',
  revokeNeedApprove: '1',
  trackRequired: '1',
  trackMatchMeters: '5000',
  trackMaxGapMinutes: '120',
  maxSpeedKmh: '110',
  priceOutlierBp: '5000',
  defaultServiceRate: '600',
  defaultTaxRate: '900',
  invoiceMaxAmount: '100000000',
  offlineCustomerDirectPay: '0',
  dianfuFeeMode: 'daily',
  /** Fee of an advance where it is fixed, in 1/10000 of its principal. */
  dianfuFeeRate: '100',
  /** Whether money that arrives in a wallet pays advances back by itself. */
  dianfuAutoRepay: '1',
  taxAgencyEnabled: '0',
  iitWithholdEnabled: '0',
  /** Days off on which no declaration is due, beside the weekends: `2026-10-01,2026-10-02`. */
  taxHolidays: '',
  uploadEnabled: '1',
  uploadEnvironment: 'SANDBOX',
  /** Whether trips are reported to the toll service; their invoices come from there. */
  etcEnabled: '0',
  /** Hours after the departure, and after the arrival, within which the toll service takes a report. */
  etcStartHours: '24',
  etcEndHours: '48',
  complaintReplyHours: '24',
  idAllowWarnings: '1',
  /** Columns of payment sheets, a line for each bank; see `payColumnsOf`. */
  paySheetColumns: '',
} as const;

/** Key of a configuration value that rules read. */
export type ConfigKey = keyof typeof configDefaults;

/** Reads configuration values: the tenant's own, else those of tenant 0, else the defaults. */
export async function readConfigValues<Key extends ConfigKey>(
  tx: Tx,
  ctx: Pick<Context, 'actor'>,
  keys: readonly Key[],
): Promise<Record<Key, string>> {
  const rows = await tx
    .select({ key: hyConfig.configKey, value: hyConfig.configValue })
    .from(hyConfig)
    .where(and(inArray(hyConfig.tenantId, [0, ctx.actor.tenantId]), inArray(hyConfig.configKey, [...keys]), eq(hyConfig.delFlag, 0)))
    .orderBy(desc(hyConfig.tenantId));
  const values = {} as Record<Key, string>;
  for (const key of keys) values[key] = rows.find((row) => row.key === key)?.value ?? configDefaults[key];
  return values;
}

/** The same of one key, as a part of a statement that reads other things too. */
export const configValue = (ctx: Context, key: ConfigKey): SQL<string> => sql`coalesce((
  select config_value from hy_config where tenant_id in (0, ${ctx.actor.tenantId}) and config_key = ${key} and del_flag = 0
   order by tenant_id desc limit 1), ${configDefaults[key]})`;

/** Reads one number. A value that is none counts as the default. */
export async function readConfigNumber(tx: Tx, ctx: Context, key: ConfigKey): Promise<number> {
  const value = Number((await readConfigValues(tx, ctx, [key]))[key]);
  return Number.isSafeInteger(value) ? value : Number(configDefaults[key]);
}
