import { and, eq, isNull, ne, or, type SQL } from 'drizzle-orm';
import { toDateText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError, conflict, refusedField } from '../../../platform/errors.ts';
import { ProblemList } from '../../../platform/problemList.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { visibleRows } from '../../../platform/resource/visibleRows.ts';
import { defineResource, type Resource, type Values } from '../../../platform/resource/resource.ts';
import { createRowMapper } from '../../../platform/resource/rowMapper.ts';
import { lockRow, updateRow } from '../../../platform/resource/writeRows.ts';
import { customerResource } from '../../customers/customer/customer.service.ts';
import { hyCustomer } from '../../customers/customer/customer.table.ts';
import { customerScope } from '../../customers/scope.ts';
import { calculateFees } from '../fees/fees.ts';
import { LossSetting } from './lossSetting.contract.ts';
import { hyLossSetting } from './lossSetting.table.ts';

type LossRow = typeof hyLossSetting.$inferSelect;

/** Loss settings with their rules. @source freight-domain 2.33, F21 */
export const lossSettingResource: Resource<typeof LossSetting, typeof hyLossSetting> = defineResource(LossSetting, {
  table: hyLossSetting,
  options: {
    permission: 'loss',
    audited: true,
    scope: (ctx) => customerScope(ctx, hyLossSetting.customerId),
    extra: { customerName: { sql: hyCustomer.customerName, type: 'text' } },
    join: (query) =>
      query.leftJoin(hyCustomer, and(eq(hyCustomer.tenantId, hyLossSetting.tenantId), eq(hyCustomer.id, hyLossSetting.customerId)) as SQL),
    beforeAdd: async (tx, ctx, _input, values) => checkLoss(tx, ctx, { enabled: '1', ...values }),
    beforeEdit: async (tx, ctx, { before, values }) => checkLoss(tx, ctx, values, before),
    beforeRemove: async (_tx, _ctx, row) => {
      if (isDefault(row) && row.enabled === '1') throw conflict('平台默认货损设置不能删除');
    },
  },
});

const isDefault = (row: Values<typeof hyLossSetting>) =>
  (row.customerId ?? null) === null && (row.cargoTypeCode ?? null) === null && (row.cargoName ?? null) === null;

async function checkLoss(
  tx: Tx,
  ctx: Context,
  values: Values<typeof hyLossSetting>,
  before?: LossRow,
): Promise<Values<typeof hyLossSetting>> {
  const after = { ...before, ...values };
  const problems = new ProblemList();
  const need = (field: 'lossRate' | 'lossKg', message: string) => {
    if ((after[field] ?? null) === null) problems.keep(refusedField(field, message));
  };
  if (after.lossMode === '1') need('lossRate', '请填写允许货损率');
  if (after.lossMode === '2') need('lossKg', '请填写允许货损重量');
  if (after.validFrom !== null && after.validFrom !== undefined && (after.validTo ?? '9') < after.validFrom)
    problems.keep(refusedField('validTo', '失效日期不能早于生效日期'));
  const mine = before === undefined ? undefined : ne(hyLossSetting.id, before.id);
  const others = (condition: SQL | undefined) =>
    tx
      .select({ id: hyLossSetting.id })
      .from(hyLossSetting)
      .where(and(eq(hyLossSetting.tenantId, ctx.actor.tenantId), eq(hyLossSetting.delFlag, 0), condition, mine))
      .limit(1);
  if (values.settingName !== undefined && (await others(eq(hyLossSetting.settingName, values.settingName))).length > 0)
    problems.keep(businessError(40301, { message: '名称已存在', errorData: [{ path: 'settingName', message: '名称已存在' }] }));
  problems.end();
  // Exactly one default applies where nothing more specific does: it is changed, and never goes.
  const standsIn = (row: Values<typeof hyLossSetting>) => isDefault(row) && row.enabled === '1';
  if (before !== undefined && standsIn(before) && !standsIn(after)) throw conflict('平台默认货损设置须保持启用，并适用于全部客户和货物');
  if (
    standsIn(after) &&
    (
      await others(
        and(
          isNull(hyLossSetting.customerId),
          isNull(hyLossSetting.cargoTypeCode),
          isNull(hyLossSetting.cargoName),
          eq(hyLossSetting.enabled, '1'),
        ),
      )
    ).length > 0
  ) {
    throw conflict('已存在启用的平台默认货损设置');
  }
  return values;
}

/** Enables or disables a setting. */
export function enableLossSetting(ctx: Context, input: { id: string; version: number; enabled: '0' | '1' }) {
  return ctx.transaction(async (tx) => {
    const before = await lockRow(tx, ctx, lossSettingResource, { id: input.id, version: input.version });
    await updateRow(tx, ctx, hyLossSetting, { before, values: await checkLoss(tx, ctx, { enabled: input.enabled }, before) });
    return getRow(ctx, lossSettingResource, input.id) as Promise<never>;
  });
}

/** What a loss rule is looked up by. */
export interface LossSubject {
  customerId?: string | null | undefined;
  cargoTypeCode?: string | null | undefined;
  cargoName?: string | null | undefined;
}

/** The setting that applies: customer and cargo before customer, before cargo, before the default. @source freight-domain 2.33 */
export async function resolveLoss(tx: Tx, ctx: Context, subject: LossSubject): Promise<LossRow | undefined> {
  const today = toDateText(ctx.clock.now());
  const fits = (
    column: typeof hyLossSetting.customerId | typeof hyLossSetting.cargoTypeCode | typeof hyLossSetting.cargoName,
    value: string | null | undefined,
  ) => (value === null || value === undefined ? isNull(column) : or(isNull(column), eq(column, value)));
  const rows = await tx
    .select()
    .from(hyLossSetting)
    .where(
      and(
        eq(hyLossSetting.tenantId, ctx.actor.tenantId),
        eq(hyLossSetting.delFlag, 0),
        eq(hyLossSetting.enabled, '1'),
        fits(hyLossSetting.customerId, subject.customerId),
        fits(hyLossSetting.cargoTypeCode, subject.cargoTypeCode),
        fits(hyLossSetting.cargoName, subject.cargoName),
      ),
    );
  const weight = (row: LossRow) =>
    (row.customerId === null ? 0 : 4) + (row.cargoName === null ? 0 : 2) + (row.cargoTypeCode === null ? 0 : 1);
  return rows
    .filter((row) => (row.validFrom ?? '') <= today && (row.validTo ?? '9999') >= today)
    .sort((a, b) => weight(b) - weight(a) || (a.id < b.id ? -1 : 1))[0];
}

/** The same over the wire; none for a customer that the reader does not see: what was agreed with others is not told. */
export async function resolveLossSetting(ctx: Context, subject: LossSubject) {
  const mapRow = await createRowMapper(ctx, lossSettingResource, { reveal: false });
  return ctx.transaction(async (tx) => {
    if (subject.customerId !== undefined && subject.customerId !== null) {
      const seen = and(visibleRows(ctx, customerResource), eq(hyCustomer.id, subject.customerId));
      if ((await tx.select({ id: hyCustomer.id }).from(hyCustomer).where(seen)).length === 0) return null as never;
    }
    const row = await resolveLoss(tx, ctx, subject);
    return (row === undefined ? null : mapRow(row)) as never;
  });
}

/** What a setting would deduct. */
export function tryLoss(
  ctx: Context,
  input: { id: string; loadWeight: number; unloadWeight: number; cargoPrice?: number | null | undefined },
) {
  return ctx.transaction(async (tx) => {
    const row = await lockRow(tx, ctx, lossSettingResource, { id: input.id });
    const fees = calculateFees(
      {
        ...row,
        orderMode: '1',
        priceMode: '1',
        unitPrice: 100_000_000,
        customerUnitPrice: null,
        agentFee: null,
        serviceRate: 0,
        feeCalcMode: '1',
        cargoPrice: input.cargoPrice ?? row.cargoPrice,
      },
      {
        loadWeight: input.loadWeight,
        unloadWeight: input.unloadWeight,
        volume: null,
        pieces: null,
        distance: null,
        extraFee: 0,
        deduction: 0,
      },
    );
    return { lossWeight: fees.lossWeight, allowedLoss: fees.allowedLoss, deductWeight: fees.deductWeight, lossAmount: fees.lossAmount };
  });
}
