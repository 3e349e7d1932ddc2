import type { Context } from '../../platform/context.ts';
import { countingRun } from '../../platform/jobs/countingRun.ts';
import type { ScheduledJob } from '../../platform/jobs/scheduledJob.ts';
import { warnWallets } from '../customers/customer-wallet/warnWallets.ts';
import { notify } from '../system/announcement/notify.service.ts';
import { fetchStatements } from './bank-statement/fetchStatements.ts';
import { billMonths } from './bill/billMonths.ts';
import { askDueTolls } from './etc-sync/askInvoices.ts';
import { tellDueTerms } from './customer-term/tellTerms.ts';
import { refreshDianfu } from './dianfu/dianfu.jobs.ts';
import { advanceTax } from './examination/advanceTax.ts';
import { fundWaiting } from './examination/fundNote.ts';
import { askDuePolicies } from './insurance/askInsurer.ts';
import { endPolicies } from './insurance/followNote.ts';
import { askDueInvoices } from './invoice/sendInvoice.ts';
import { askDueOpenings } from './third-account/openThirdAccount.ts';
import { askDueFilings } from './tax-declaration/fileDeclaration.ts';
import { taxMonths } from './tax-declaration/taxMonths.ts';
import { closeUnpaid } from './recharge/closeUnpaid.ts';
import { payReadyNotes } from './payment/autoPay.ts';
import { askDuePayments } from './payment/sendPayment.ts';
import { type LedgerScope, verifyLedger } from './ledger/verifyLedger.ts';

const named = 20;

/**
 * Checks the books of a tenant. What does not hold is logged as an error, kept in the audit log and told to those who answer
 * for the money, once an hour as long as it lasts: what was found wrong is looked at again by each check.
 *
 * @source security 56, freight-domain 4.9, NT20
 */
async function checkLedger(ctx: Context, scope: LedgerScope): Promise<string> {
  const { tenantId } = ctx.actor;
  const findings = await ctx.transaction((tx) => verifyLedger(tx, tenantId, scope));
  if (findings.length === 0) return '账务平衡';
  ctx.log.error({ tenantId, findings: findings.slice(0, named), count: findings.length }, 'the books do not balance');
  await ctx.transaction(async (tx) => {
    ctx.audit({ action: 'ledger.alarm', entity: 'ledger', outcome: 'refused', after: findings.slice(0, named) });
    await notify(
      tx,
      ctx,
      { roles: ['finance_mgr'] },
      {
        title: `账务核对发现差异（${findings.length}）`,
        lines: findings.slice(0, named).map(({ invariant, subject, difference }) => `${invariant} ${subject}：差异 ${difference} 分`),
        priority: 'H',
        openPage: '/wlhy/hyplatformaccount/HyPlatformAccountList',
      },
    );
  });
  return `发现${findings.length}处差异`;
}

/** What the books need by the clock. */
export const financeJobs: readonly ScheduledJob[] = [
  {
    name: 'finance.fundNotes',
    label: { zh: '运单备款', en: 'Fund examined waybills' },
    cron: '0 2/10 * * * ?',
    timeoutSeconds: 600,
    run: countingRun(fundWaiting, (count) => `备款${count}张运单`),
  },
  {
    name: 'finance.tellTerms',
    label: { zh: '账期到期提醒', en: 'Remind customers of payment terms' },
    cron: '0 30 8 * * ?',
    timeoutSeconds: 600,
    run: countingRun(tellDueTerms, (count) => `提醒${count}个客户`),
  },
  {
    name: 'finance.fetchStatements',
    label: { zh: '获取银行对账单', en: 'Fetch bank statements' },
    cron: '0 0 3 * * ?',
    timeoutSeconds: 1800,
    run: countingRun(fetchStatements, (count) => `新增${count}条银行流水`),
  },
  {
    name: 'finance.autoPay',
    label: { zh: '自动提交付款', en: 'Hand payments in' },
    cron: '25 * * * * ?',
    timeoutSeconds: 300,
    run: countingRun(payReadyNotes, (count) => `提交${count}笔付款`),
  },
  {
    name: 'finance.closeRecharges',
    label: { zh: '关闭超时未付款的充值', en: 'Close top-ups that nobody has paid' },
    cron: '15 * * * * ?',
    timeoutSeconds: 120,
    run: countingRun(closeUnpaid, (count) => `关闭${count}张充值单`),
  },
  {
    name: 'finance.dianfu',
    label: { zh: '垫付到期与逾期', en: 'Advances due and overdue' },
    cron: '0 10 0 * * ?',
    timeoutSeconds: 600,
    run: countingRun(refreshDianfu, (count) => `通知${count}笔垫付`),
  },
  {
    name: 'finance.monthlyBills',
    label: { zh: '生成月结账单', en: 'Make monthly bills' },
    cron: '0 0 4 * * ?',
    timeoutSeconds: 3600,
    run: countingRun(billMonths, (count) => `生成${count}份账单`),
  },
  {
    name: 'finance.queryPayments',
    label: { zh: '查询付款结果', en: 'Ask for the results of payments' },
    cron: '0 * * * * ?',
    timeoutSeconds: 300,
    run: countingRun(askDuePayments, (count) => `查询${count}笔付款`),
  },
  {
    name: 'finance.queryInvoices',
    label: { zh: '查询开票结果', en: 'Ask for the results of invoices' },
    cron: '40 * * * * ?',
    timeoutSeconds: 300,
    run: countingRun(askDueInvoices, (count) => `查询${count}张发票`),
  },
  {
    name: 'finance.queryPolicies',
    label: { zh: '查询投保与理赔结果', en: 'Ask insurers for results' },
    cron: '50 * * * * ?',
    timeoutSeconds: 300,
    run: countingRun(askDuePolicies, (count) => `查询${count}张保单`),
  },
  {
    name: 'finance.endPolicies',
    label: { zh: '保单到期与报价失效', en: 'End policies and quotes' },
    cron: '0 4/10 * * * ?',
    timeoutSeconds: 300,
    run: countingRun(endPolicies, (count) => `${count}张保单到期或失效`),
  },
  {
    name: 'finance.queryTolls',
    label: { zh: '查询通行费发票', en: 'Ask for toll invoices' },
    cron: '0 0 5 * * ?',
    timeoutSeconds: 3600,
    run: countingRun(askDueTolls, (count) => `查询${count}条通行费行程`),
  },
  {
    name: 'finance.advanceTax',
    label: { zh: '月末代垫税款', en: 'Advance the tax of the month' },
    cron: '0 3 0 1 * ?',
    timeoutSeconds: 300,
    run: countingRun(advanceTax, (count) => `代垫${count}位收款人的税款`),
  },
  {
    name: 'finance.taxDeclarations',
    label: { zh: '生成涉税申报', en: 'Make tax declarations' },
    cron: '0 0 6 * * ?',
    timeoutSeconds: 3600,
    run: countingRun(taxMonths, (count) => `生成${count}个申报批次`),
  },
  {
    name: 'finance.queryFilings',
    label: { zh: '查询申报结果', en: 'Ask for the results of declarations' },
    cron: '50 * * * * ?',
    timeoutSeconds: 300,
    run: countingRun(askDueFilings, (count) => `查询${count}个申报批次`),
  },
  {
    name: 'finance.queryAccounts',
    label: { zh: '查询开户结果', en: 'Ask for the results of openings' },
    cron: '20 * * * * ?',
    timeoutSeconds: 120,
    run: countingRun(askDueOpenings, (count) => `查询${count}个开户申请`),
  },
  {
    name: 'finance.warnWallets',
    label: { zh: '钱包余额预警', en: 'Warn of low wallets' },
    cron: '30 1/5 * * * ?',
    timeoutSeconds: 120,
    run: countingRun(warnWallets, (count) => `预警${count}个钱包`),
  },
  {
    name: 'finance.verifyLedger',
    label: { zh: '账务核对', en: 'Verify the books' },
    cron: '0 7 * * * ?',
    timeoutSeconds: 600,
    run: (ctx) => checkLedger(ctx, 'new'),
  },
  {
    name: 'finance.verifyWholeLedger',
    label: { zh: '账务全量核对', en: 'Verify the books from the first line' },
    cron: '0 0 2 * * ?',
    timeoutSeconds: 3600,
    run: (ctx) => checkLedger(ctx, 'all'),
  },
];
