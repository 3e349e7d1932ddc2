import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { refusedByRule, refusedField } from '../../../platform/errors.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { reasonMissing, stateChanged } from '../../../platform/resource/moveRow.ts';
import { defineResource, type Resource, type Values } from '../../../platform/resource/resource.ts';
import { lockRow } from '../../../platform/resource/writeRows.ts';
import { hyCompany } from '../../customers/company/company.table.ts';
import { tellAccounts } from '../accountText.ts';
import { approvalState } from '../approval/approval.states.ts';
import { hyApproval } from '../approval/approval.table.ts';
import { applyForApproval } from '../approval/applyForApproval.ts';
import { channelOf } from '../bank-channel/channels.ts';
import { hyCompanyAccount } from '../company-account/companyAccount.table.ts';
import { openThirdAccounts } from '../third-account/openThirdAccounts.ts';
import { hyThirdAccount } from '../third-account/thirdAccount.table.ts';
import { assertLimitsFit, configChange, type ConfigRow, limitFields, limitsOf } from './configChange.ts';
import { WalletConfig, type walletConfigContract } from './walletConfig.contract.ts';
import { payChannel } from './paySettings.ts';
import { hyWalletConfig } from './walletConfig.table.ts';

/** Whether a change of limits waits for its second person. */
const isPending = sql<string>`case when exists (
  select 1 from ${hyApproval} ap where ap.tenant_id = ${hyWalletConfig.tenantId} and ap.kind = ${configChange.code}
     and ap.target_id = ${hyWalletConfig.id} and ap.state = ${approvalState.toAudit}) then '1' else '0' end`;

/**
 * Payment settings with their rules. They are of the platform, so its staff alone sees them. New ones are off, and their limits free to change; once they
 * hold, a second person changes them, switches them off or on again.
 *
 * @source freight-domain 2.15, X03, amendments 28
 */
export const walletConfigResource: Resource<typeof WalletConfig, typeof hyWalletConfig> = defineResource(WalletConfig, {
  table: hyWalletConfig,
  options: {
    permission: 'walletConfig',
    audited: true,
    scope: ({ actor }) => (actor.userType === 1 ? undefined : sql`false`),
    extra: {
      companyName: { sql: hyCompany.companyName, type: 'text' },
      accountName: { sql: hyCompanyAccount.accountName, type: 'text' },
      thirdAccountNo: { sql: hyThirdAccount.accountNo, type: 'text' },
      pending: { sql: isPending, type: 'text' },
    },
    fetch: { ownBank: hyCompanyAccount.bankName, ownNo: hyCompanyAccount.accountNo },
    mapRow: tellAccounts({ accountName: [['ownBank', 'ownNo']] }),
    reads: ['companyAccountId'],
    join: (query) =>
      query
        .leftJoin(hyCompany, and(eq(hyCompany.tenantId, hyWalletConfig.tenantId), eq(hyCompany.id, hyWalletConfig.companyId)) as SQL)
        .leftJoin(
          hyCompanyAccount,
          and(eq(hyCompanyAccount.tenantId, hyWalletConfig.tenantId), eq(hyCompanyAccount.id, hyWalletConfig.companyAccountId)) as SQL,
        )
        .leftJoin(
          hyThirdAccount,
          and(eq(hyThirdAccount.tenantId, hyWalletConfig.tenantId), eq(hyThirdAccount.id, hyWalletConfig.thirdAccountId)) as SQL,
        ),
    beforeAdd: async (tx, ctx, _input, values) => {
      await assertNew(tx, ctx, values.companyId ?? '');
      assertLimitsFit(values as ConfigRow);
      return { ...(await withPlace(tx, ctx, values)), enabled: '0' };
    },
    beforeEdit: async (tx, ctx, { before, input, values }) => {
      assertLimitsFit({ ...before, ...values });
      const { thirdAccountId } = await withPlace(tx, ctx, { ...before, ...values });
      const placed = thirdAccountId === before.thirdAccountId ? values : { ...values, thirdAccountId };
      return before.enabled === '1' ? withoutLimits(tx, ctx, before, { values: placed, reason: input.limitReason ?? '' }) : placed;
    },
    beforeRemove: async (_tx, _ctx, { enabled }) => {
      if (enabled === '1') throw refusedByRule('请先停用该钱包配置');
    },
  },
});

async function assertNew(tx: Tx, ctx: Context, companyId: string): Promise<void> {
  const [known] = await tx
    .select({ id: hyWalletConfig.id })
    .from(hyWalletConfig)
    .where(and(eq(hyWalletConfig.tenantId, ctx.actor.tenantId), eq(hyWalletConfig.companyId, companyId), eq(hyWalletConfig.delFlag, 0)));
  if (known !== undefined) throw refusedField('companyId', '该运营主体已有钱包配置');
}

/** An account at an institution is named where the channel is one, and nowhere else. @throws InvalidInput */
async function withPlace(tx: Tx, ctx: Context, values: Values<typeof hyWalletConfig>): Promise<Values<typeof hyWalletConfig>> {
  if (values.channelType !== payChannel.third) return { ...values, thirdAccountId: null };
  // Files are carried to banks alone.
  if (channelOf(ctx).name === 'files') throw refusedField('channelType', '文件渠道不能从第三方账户付款');
  const open = await openThirdAccounts(tx, ctx, values.companyId ?? '');
  if (!open.some(({ id }) => id === values.thirdAccountId)) throw refusedField('thirdAccountId', '请选择运营主体的第三方账户');
  return values;
}

/** Takes changed limits out of an edit and asks a second person for them; the rest is stored. */
async function withoutLimits(
  tx: Tx,
  ctx: Context,
  before: ConfigRow,
  { values, reason }: { values: Values<typeof hyWalletConfig>; reason: string },
): Promise<Values<typeof hyWalletConfig>> {
  if (values.companyId !== undefined && values.companyId !== before.companyId)
    throw refusedField('companyId', '已启用的钱包配置不能更换运营主体');
  const after = { ...limitsOf(before), ...Object.fromEntries(limitFields.map((name) => [name, values[name] ?? before[name]])) };
  const rest = Object.fromEntries(Object.entries(values).filter(([name]) => !limitFields.includes(name as never)));
  if (limitFields.every((name) => after[name] === before[name])) return rest;
  if (reason.trim() === '') throw reasonMissing('limitReason');
  await askFor(tx, ctx, before, { after, reason });
  return rest;
}

async function askFor(
  tx: Tx,
  ctx: Context,
  before: ConfigRow,
  { after, reason }: { after: ReturnType<typeof limitsOf>; reason: string },
): Promise<void> {
  const [company] = await tx
    .select({ name: hyCompany.companyName })
    .from(hyCompany)
    .where(and(eq(hyCompany.tenantId, ctx.actor.tenantId), eq(hyCompany.id, before.companyId)));
  await applyForApproval(tx, ctx, configChange, {
    targetId: before.id,
    payload: { companyName: company?.name ?? '', before: limitsOf(before), after },
    reason,
  });
}

/**
 * Asks that the settings of a company are switched on or off: off, those limits hold that the product ships. Another person has it done.
 *
 * @throws Conflict they are so already; AppError 40106 no reason; a change waits already
 */
export function enableConfig(ctx: Context, { enabled, reason, ...ref }: z.output<typeof walletConfigContract.endpoints.enable.body>) {
  return ctx.transaction(async (tx) => {
    const before = await lockRow(tx, ctx, walletConfigResource, ref);
    if (before.enabled === enabled) throw stateChanged();
    await askFor(tx, ctx, before, { after: { ...limitsOf(before), enabled: enabled === '1' ? '1' : '0' }, reason });
    return getRow(ctx, walletConfigResource, ref.id) as Promise<never>;
  });
}
