import { label } from '@tarmac/freight-api/rules';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { notFound, refusedField } from '../../../platform/errors.ts';
import { stateChanged } from '../../../platform/resource/moveRow.ts';
import { updateRow } from '../../../platform/resource/writeRows.ts';
import { shownYuan } from '../../../platform/amountText.ts';
import type { ApprovalKind } from '../approval/approvalKind.ts';
import { hyWalletConfig } from './walletConfig.table.ts';

/** Stored payment settings of a company. */
export type ConfigRow = typeof hyWalletConfig.$inferSelect;

/** What nobody changes alone: how much may leave, up to where one person books it, and whether these limits hold or those of the product. */
export const limitFields = ['singleLimit', 'dayLimit', 'driverDayLimit', 'dualApproveAmount'] as const;
type Limits = Pick<ConfigRow, (typeof limitFields)[number]>;

const Limits = z.object({
  singleLimit: z.int(),
  dayLimit: z.int(),
  driverDayLimit: z.int(),
  dualApproveAmount: z.int(),
  enabled: z.enum(['0', '1']),
});
const Payload = z.object({ companyName: z.string(), before: Limits, after: Limits });
type Payload = z.output<typeof Payload>;

const names = {
  singleLimit: label('单笔限额', 'Limit of one payment'),
  dayLimit: label('单日限额', 'Limit of a day'),
  driverDayLimit: label('单个收款人日限额', 'Limit of a payee and day'),
  dualApproveAmount: label('双人复核起点', 'Two people from'),
};
const states = { '0': label('停用', 'Off'), '1': label('启用', 'On') };

/** What of settings takes a second person. */
export const limitsOf = ({ singleLimit, dayLimit, driverDayLimit, dualApproveAmount, enabled }: ConfigRow): Payload['before'] => ({
  singleLimit,
  dayLimit,
  driverDayLimit,
  dualApproveAmount,
  enabled: enabled === '1' ? '1' : '0',
});

/** @throws InvalidInput one limit is above the one that holds it */
export function assertLimitsFit({
  singleLimit,
  dayLimit,
  driverDayLimit,
}: Pick<Limits, 'singleLimit' | 'dayLimit' | 'driverDayLimit'>): void {
  if (singleLimit > dayLimit) throw refusedField('singleLimit', '单笔限额不能大于单日限额');
  if (driverDayLimit > dayLimit) throw refusedField('driverDayLimit', '单个收款人日限额不能大于单日限额');
}

/** Changes the limits by which a company pays, or whether they hold. @source freight-domain X03, amendments 28 */
export const configChange: ApprovalKind<Payload, ConfigRow> = {
  code: 'walletConfig',
  payload: Payload,
  hold: async (tx, ctx, id) => {
    const [row] = await tx
      .select()
      .from(hyWalletConfig)
      .where(and(eq(hyWalletConfig.tenantId, ctx.actor.tenantId), eq(hyWalletConfig.id, id), eq(hyWalletConfig.delFlag, 0)))
      .for('update');
    if (row === undefined) throw notFound();
    return row;
  },
  check: async (_tx, _ctx, { target, payload: { before, after } }) => {
    assertLimitsFit(after);
    const now = limitsOf(target);
    // What is decided on is a step from what the applicant saw.
    if (Object.entries(before).some(([name, value]) => now[name as keyof typeof now] !== value)) throw stateChanged();
  },
  carryOut: async (tx, ctx, { target, payload: { after }, approval }) => {
    await updateRow(tx, ctx, hyWalletConfig, { before: target, values: after });
    ctx.audit({
      action: 'walletConfig.limits',
      entity: 'walletConfig',
      entityId: target.id,
      before: limitsOf(target),
      after,
      remark: approval.approvalNo,
    });
  },
  nameOf: ({ companyName }) => companyName.slice(0, 200),
  amountOf: () => null,
  lines: ({ before, after }) => [
    ...limitFields
      .filter((name) => before[name] !== after[name])
      .map((name) => ({ label: names[name], from: shownYuan(before[name]), to: shownYuan(after[name]) })),
    ...(before.enabled === after.enabled
      ? []
      : [{ label: label('状态', 'Status'), from: states[before.enabled], to: states[after.enabled] }]),
  ],
};
