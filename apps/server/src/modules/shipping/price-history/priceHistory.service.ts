import { or, eq, sql, type SQL } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { defineResource, type Resource } from '../../../platform/resource/resource.ts';
import { insertRow } from '../../../platform/resource/writeRows.ts';
import { alwaysHidden, seesDriverFee, sometimesHidden, type FeeOwner } from '../common/feeVisibility.ts';
import { PriceHistory } from './priceHistory.contract.ts';
import { hyPriceHistory } from './priceHistory.table.ts';

/** Price changes, as far as the reader may see the prices. @source freight-domain 2.32, 4.6 */
export const priceHistoryResource: Resource<typeof PriceHistory, typeof hyPriceHistory> = defineResource(PriceHistory, {
  table: hyPriceHistory,
  options: {
    permission: 'price',
    scope: ({ actor }) => {
      if (actor.userType === 1) return undefined;
      return actor.userType === 2 && actor.cid !== null
        ? (or(eq(hyPriceHistory.customerId, actor.cid), eq(hyPriceHistory.agentId, actor.cid)) as SQL)
        : sql`false`;
    },
    defaultSort: { field: 'changeTime', order: 'desc' },
    mapRow: (row, { actor }) => {
      const name = String(row['fieldName']);
      const hidden =
        alwaysHidden(actor).includes(name) || (sometimesHidden(actor).includes(name) && !seesDriverFee(actor, row as unknown as FeeOwner));
      return hidden ? { ...row, oldValue: null, newValue: null } : row;
    },
  },
});

/** Prices whose changes are kept, with how they are written. */
export const pricedFields = {
  unitPrice: { label: '司机运价', english: 'Driver’s price', factor: 10_000, digits: 4, unit: '元' },
  customerUnitPrice: { label: '客户运价', english: 'Customer’s price', factor: 10_000, digits: 4, unit: '元' },
  agentFee: { label: '代理运费', english: 'Agent’s fee', factor: 100, digits: 2, unit: '元' },
  serviceRate: { label: '服务费率', english: 'Service rate', factor: 100, digits: 2, unit: '%' },
  cargoPrice: { label: '货值单价', english: 'Cargo value', factor: 100, digits: 2, unit: '元/吨' },
  lossRate: { label: '允许货损率', english: 'Allowed loss', factor: 10, digits: 1, unit: '‰' },
  extraFee: { label: '杂费', english: 'Extra fee', factor: 100, digits: 2, unit: '元' },
  deduction: { label: '其他扣款', english: 'Deduction', factor: 100, digits: 2, unit: '元' },
} as const;

/** What a price change is about. */
export interface PriceTarget extends FeeOwner {
  targetType: 'order' | 'note' | 'customer';
  targetId: string;
  targetNo: string;
  customerId: string | null;
  sendCity?: string | null;
  receiveCity?: string | null;
  cargoName?: string | null;
  priceMode?: string | null;
}

/** One changed price in words. */
export interface PriceChange {
  fieldName: string;
  label: string;
  oldValue: string | null;
  newValue: string | null;
  unit: string;
}

/** Writes a whole number of the smallest unit with its decimals, exactly. */
export function decimalText(value: number, { factor, digits }: { factor: number; digits: number }): string {
  const sign = value < 0 ? '-' : '';
  const whole = Math.abs(value);
  return `${sign}${Math.floor(whole / factor)}.${String(whole % factor).padStart(digits, '0')}`;
}

/** Keeps every priced field that differs. @returns the changes in words, for timelines */
export async function recordPriceChanges(
  tx: Tx,
  ctx: Context,
  target: PriceTarget,
  { before, after, reason }: { before: object; after: object; reason: string },
): Promise<PriceChange[]> {
  const changes: PriceChange[] = [];
  // Named one by one: callers give whole rows, whose ids and times are not those of a change.
  const { targetType, targetId, targetNo, customerId, orderMode, agentId, sendCity, receiveCity, cargoName, priceMode } = target;
  const subject = { targetType, targetId, targetNo, customerId, orderMode, agentId, sendCity, receiveCity, cargoName, priceMode };
  for (const [fieldName, { label, factor, digits, unit }] of Object.entries(pricedFields)) {
    const [old, next] = [before, after].map((row) => (row as Record<string, unknown>)[fieldName] ?? null);
    if (next === undefined || old === next) continue;
    const write = (value: unknown) => (typeof value === 'number' ? decimalText(value, { factor, digits }) : null);
    const change = { fieldName, label, oldValue: write(old), newValue: write(next), unit };
    changes.push(change);
    await insertRow(tx, ctx, hyPriceHistory, {
      ...subject,
      fieldName,
      fieldLabel: label,
      oldValue: change.oldValue,
      newValue: change.newValue,
      unit,
      reason,
      changeBy: ctx.actor.username,
      changeTime: nowText(ctx.clock),
    });
  }
  return changes;
}
