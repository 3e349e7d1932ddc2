import { hyBankStatementLine } from '../../src/modules/finance/bank-statement/bankStatement.table.ts';
import { hyCompanyAccount } from '../../src/modules/finance/company-account/companyAccount.table.ts';
import { booksOf } from '../../src/modules/finance/ledger/chartOfAccounts.ts';
import { post } from '../../src/modules/finance/ledger/post.ts';
import { credit, debit, posting } from '../../src/modules/finance/ledger/postings.ts';
import { newId } from '../../src/platform/db/newId.ts';
import { expectDone } from '../freight.ts';
import type { EyesSite } from './eyesSite.ts';
import { approvals, keyOf, on, type Pair } from './pair.ts';

type Row = ReturnType<typeof expectDone>;

const recharges = '/customer/hyCustomerRecharge';
const wallets = '/customer/hyCustomerWallet';
const platform = '/account/hyPlatformAccount';

/** Money in, wallets, own funds, and what is given up. @source amendments 28 */
export function fundPairs(eyes: () => EyesSite): Pair[] {
  const send: EyesSite['send'] = (...given) => eyes().send(...given);
  const approval = { at: approvals, checker: 'finance_mgr' };
  const recharge = (who: string): Promise<Row> =>
    send(
      who,
      `${recharges}/add`,
      {
        walletId: eyes().world.wallet.id,
        rechargeType: '1',
        amount: 500_000,
        receiveAccountId: eyes().account.id,
        bankSerialNo: eyes().serial(),
        voucherFiles: 'voucher/a.png',
        transferTime: '2026-06-02 11:00:00',
      },
      'post',
    );
  const arrived = async (): Promise<Row> => {
    const line = {
      companyAccountId: eyes().account.id,
      companyId: eyes().world.company.id,
      bankSerialNo: eyes().serial(),
      direction: 'in',
      amount: 500_000,
      tradeTime: '2026-06-02 11:00:00',
      source: 'file',
      state: '10',
    };
    const [stored] = await eyes().server.inTenant(0, (tx) => tx.insert(hyBankStatementLine).values(line).returning());
    return stored!;
  };
  /** The account that pays, and another one, in the register of the platform's accounts. */
  const ownAccounts = async (): Promise<[Row, Row]> => {
    const companyId = eyes().world.company.id;
    const { records } = expectDone(await eyes().server.as('admin').get(`${platform}/list`, { accountKind: 'settle' }));
    if (records.length === 2) return records;
    const add = (accountName: string, companyAccountId: string) =>
      send('admin', `${platform}/add`, { companyId, accountKind: 'settle', accountName, companyAccountId }, 'post');
    const { id: _id, ...like } = eyes().account;
    const further = { ...like, id: newId(), accountNo: '370500000000000002', accountNoHash: '370500000000000002', isDefault: '0' };
    await eyes().server.inTenant(0, (tx) => tx.insert(hyCompanyAccount).values(further as typeof hyCompanyAccount.$inferInsert));
    return [await add('结算户', eyes().account.id), await add('备用户', further.id)];
  };
  return [
    {
      what: 'money that a customer is said to have sent, its confirmation',
      maker: 'cashier',
      checker: 'finance_mgr',
      at: `${recharges}/confirm`,
      guard: 'recharge.service createBy',
      make: async (who) => on(await recharge(who)),
    },
    {
      what: 'money that a customer is said to have sent, its receipt of the bank',
      maker: 'cashier',
      checker: 'finance_mgr',
      at: `${recharges}/match`,
      guard: 'confirmByBank createBy',
      make: async (who) => on(await recharge(who), { lineId: (await arrived()).id }),
    },
    {
      what: 'the confirmation of money, its reversal',
      maker: 'cashier',
      checker: 'finance_mgr',
      at: `${recharges}/reverse`,
      guard: 'recharge.service confirmBy',
      make: async (who) => {
        const asked = await recharge('asking');
        return on(await send(who, `${recharges}/confirm`, { ...keyOf(asked), pass: true }), { reason: '重复' });
      },
    },
    {
      what: 'money of nobody, whose it is',
      maker: 'cashier',
      checker: 'finance_mgr',
      at: '/account/hyBankStatement/assign',
      guard: 'bankLine.service matchBy',
      make: async (who) => {
        const { id, version } = await arrived();
        const booked = await send(who, '/account/hyBankStatement/suspend', { id, version, remark: '无法识别' });
        return on(booked, { walletId: eyes().world.wallet.id, remark: '客户确认' });
      },
    },
    {
      ...approval,
      what: 'a correction of a wallet, its decision',
      maker: 'finance_mgr',
      guard: 'approval walletAdjust',
      make: async (who) => {
        const { wallet } = await eyes().placeWith(100_000);
        const adjust = { id: wallet.id, direction: 'in', amount: 5000, account: 'compensate', reason: '破损赔付' };
        return on(await send(who, `${wallets}/adjust`, adjust, 'post'));
      },
    },
    {
      ...approval,
      what: 'a refund, its decision',
      maker: 'cashier',
      guard: 'approval walletRefund',
      make: async (who) => {
        const { wallet, customer } = await eyes().placeWith(100_000);
        const cardId = await eyes().giveCard('customer', customer.id, { cardHolder: customer.customerName, accountType: '1' });
        return on(await send(who, `${wallets}/refund`, { id: wallet.id, amount: 60_000, cardId, reason: '客户申请' }, 'post'));
      },
    },
    {
      ...approval,
      what: 'limits of payments, the decision on them',
      maker: 'finance_mgr',
      guard: 'approval walletConfig',
      make: async (who) => {
        const limits = { singleLimit: 100_000, dayLimit: 500_000, driverDayLimit: 200_000, dualApproveAmount: 0 };
        const fees = { channelFeeMode: 'fixed', channelFee: 500, smsConfirm: '0', autoPay: '0', autoFreeze: '1', freezeRatio: 10_000 };
        const form = { companyId: (await eyes().build.company({ isDefault: '0' })).id, channelType: 'bank', ...limits, ...fees };
        const config = await send('admin', '/account/hyWalletConfig/add', form, 'post');
        await send(who, '/account/hyWalletConfig/enable', { ...keyOf(config), enabled: '1', reason: '开始付款' });
        const { records } = expectDone(
          await eyes().server.as('admin').get('/account/hyApproval/list', { kind: 'walletConfig', state: '10' }),
        );
        return on(records[0]);
      },
    },
    {
      ...approval,
      what: 'a transfer between own accounts, its decision',
      maker: 'finance_mgr',
      guard: 'approval platformTransfer',
      make: async (who) => {
        const [from, to] = await ownAccounts();
        return on(await send(who, `${platform}/transfer`, { id: from.id, toId: to.id, amount: 1, reason: '资金安排' }, 'post'));
      },
    },
    {
      ...approval,
      what: 'own funds that come in, the decision on them',
      maker: 'finance_mgr',
      guard: 'approval ownFunds',
      make: async (who) => {
        const [{ id }] = await ownAccounts();
        return on(await send(who, `${platform}/ownFunds`, { id, direction: 'in', amount: 1, reason: '资金安排' }, 'post'));
      },
    },
    {
      ...approval,
      what: 'a term that is written off, the decision on it',
      maker: 'finance_mgr',
      guard: 'approval termWriteOff',
      make: async (who) => {
        const { id } = await eyes().onTerm(await eyes().placeWith(0, { settleType: '3', termDays: 30, creditLimit: 2_000_000 }));
        await eyes().change(id, { dueDate: '2026-06-01' });
        return on(await send(who, '/shipping/hyShippingNote/writeOffTerm', { noteId: id, reason: '破产' }, 'post'));
      },
    },
    {
      ...approval,
      what: 'margins of an agent, the decision on their payment',
      maker: 'cashier',
      guard: 'approval agentPayout',
      make: async (who) => {
        const { id: agentId, cardId } = await eyes().brought(1);
        return on(
          await send(who, '/account/hyAgentMargin/payout', { agentId, companyId: eyes().world.company.id, cardId, reason: '月结' }, 'post'),
        );
      },
    },
    {
      ...approval,
      what: 'premiums of a month, the decision on their payment',
      maker: 'finance_mgr',
      guard: 'approval premiumPayout',
      make: async (who) => {
        await eyes().insurance.inForce(await eyes().onRoad(), { buy: { startTime: '2026-06-02 15:00:00' } });
        const wish = { companyId: eyes().world.company.id, insuranceCompanyCode: 'INS1', month: '2026-06', reason: '六月保费' };
        return on(await send(who, '/hyinsurance/hyInsurancePolicy/settlePremium', wish, 'post'));
      },
    },
    {
      ...approval,
      what: 'the setting off of input tax, the decision on it',
      maker: 'tax',
      guard: 'approval vatSetOff',
      make: async (who) => {
        const ctx = eyes().server.context();
        const companyId = eyes().world.company.id;
        const { vatOutput, vatInput, freightCost, opening } = booksOf(companyId);
        const lines = [debit(opening, 1000), credit(vatOutput, 1000), debit(vatInput, 400), credit(freightCost, 400)];
        const facts = { bizId: newId(), step: 'vat', bizNo: null, companyId, summary: '试', happenTime: '2026-05-15 09:00:00' };
        await ctx.transaction((tx) => post(tx, ctx, posting('adjust', lines), facts));
        return on(await send(who, '/hytax/hyTaxDeclaration/setOff', { companyId, month: '2026-05', reason: '月末抵扣' }, 'post'));
      },
    },
    {
      ...approval,
      what: 'a compensation that a complaint was promised, its decision',
      maker: 'cs',
      guard: 'approval compensation',
      make: async (who) => {
        const { id: noteId } = await eyes().signed();
        const said = { complaintType: '3', noteId, fromType: '2', againstType: '3', content: '司机晚到六个小时，货物受潮' };
        const accepted = await send(
          who,
          '/hycomplaint/hyComplaint/accept',
          keyOf(await send(who, '/hycomplaint/hyComplaint/add', said, 'post')),
        );
        const reply = { ...keyOf(accepted), result: '1', replyContent: '属实', compensateAmount: 5000 };
        const { approvalId: id } = await send(who, '/hycomplaint/hyComplaint/reply', reply);
        return on(expectDone(await eyes().server.as('admin').get('/account/hyApproval/queryById', { id })));
      },
    },
  ];
}
