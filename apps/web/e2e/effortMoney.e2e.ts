import { expect, type Page, test } from '@playwright/test';
import { chosen, end, expectEfforts, found, type Hand, type Job, pass, step } from './support/effort.ts';
import { picture } from './support/files.ts';
import { moment, rowsOf } from './support/freight.ts';
import { dialog, list, tool } from './support/screen.ts';
import { as } from './support/session.ts';

/** Enters where money came in, and when, with its paper; the box of accounts has the focus. */
const cameIn = async (hand: Hand, page: Page, { title, proof }: { title: string; proof: string }) => {
  const form = dialog(page, title);
  await hand.key('ArrowDown');
  await expect(page.getByRole('option').first()).toBeVisible();
  await hand.key('Enter');
  await hand.press(form.getByRole('textbox', { name: '银行流水号' }));
  await hand.type(`B${Date.now()}`);
  await hand.press(form.getByRole('textbox', { name: /^(?:到账|转账)时间$/ }));
  await hand.type(moment(-60));
  const stored = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().endsWith('/common/upload'));
  await hand.choose(form.getByRole('button', { name: proof, exact: true }), picture('回单.png'));
  await stored;
  // Small pictures have a preview, other files a link.
  await expect(form.getByRole('img', { name: '回单.png' }).or(form.getByRole('link', { name: /回单/ }))).toBeVisible();
  await end(hand);
};
test('CMD-03 the ten jobs of a cashier take no more than is written down', async ({ page }) => {
  const [recharges, bills, paylist] = ['/wlhy/hycustomerrecharge/HyCustomerRechargeList', '/wlhy/hybill/HyBillList', '/shipping/paylist'];
  const cashier = await as('cashier');
  const [wallet] = await rowsOf(cashier, '/customer/hyCustomerWallet/list', { state: '1' });
  // One payment may stand for several waybills, and then names none.
  const paid = (await rowsOf(cashier, '/hypay/hyPayment/list', { state: '40', payKind: '1' })).find(
    (one) => one['shippingNoteNumber'] !== null,
  );
  const handedIn: Job['run'] = async (hand, page) => {
    await expect(dialog(page, '提交付款').getByRole('button', { name: '确定' })).toBeEnabled();
    await end(hand);
  };
  await expectEfforts(page, 'cashier', [
    {
      name: 'hand in a payment',
      at: paylist,
      presses: 2,
      run: async (hand, page) => {
        await step(hand, page, '提交付款');
        await handedIn(hand, page);
      },
      sends: 'add',
    },
    {
      name: 'hand in all of a page',
      at: paylist,
      presses: 3,
      run: async (hand, page) => {
        await expect(page.getByRole('row').nth(1)).toBeVisible();
        await hand.press(page.getByRole('row').first().getByRole('checkbox'));
        await hand.press(page.getByRole('toolbar', { name: '待付运单' }).getByRole('button', { name: '提交付款' }));
        await handedIn(hand, page);
      },
      sends: 'add',
    },
    {
      name: 'try a failed payment again',
      at: `${paylist}?of=payments&state=50`,
      presses: 2,
      texts: 1,
      run: async (hand, page) => {
        await step(hand, page, '重试');
        await expect(dialog(page, '重试').getByRole('textbox')).toBeFocused();
        await hand.type('银行确认可以入账');
        await end(hand);
      },
      sends: 'retry',
    },
    {
      name: 'confirm a recharge',
      at: recharges,
      presses: 3,
      run: async (hand, page) => {
        await step(hand, page, '确认到账');
        await pass(hand, page, '确认到账');
      },
      sends: 'confirm',
    },
    {
      name: 'record a recharge',
      at: recharges,
      presses: 9,
      texts: 4,
      files: 1,
      run: async (hand, page) => {
        await hand.press(tool(page, '充值单', '新增'));
        await chosen(hand, page, String(wallet!['customerName']));
        await hand.press(dialog(page, '新增充值单').getByRole('textbox', { name: '充值金额' }));
        await hand.type('12000');
        await hand.key('Tab');
        await cameIn(hand, page, { title: '新增充值单', proof: '转账凭证' });
      },
      sends: 'add',
    },
    {
      name: 'record what came in for a bill',
      at: `${bills}?state=30`,
      presses: 6,
      texts: 2,
      files: 1,
      run: async (hand, page) => {
        await step(hand, page, '收款登记');
        await expect(dialog(page, '收款登记').getByRole('combobox', { name: '收款账户' })).toBeFocused();
        await cameIn(hand, page, { title: '收款登记', proof: '收款凭证' });
      },
      sends: 'receive',
    },
    {
      name: 'pay a prepayment',
      at: '/shipping/prepay?state=20',
      presses: 2,
      run: async (hand, page) => {
        await step(hand, page, '付款');
        await expect(dialog(page, '付款')).toBeVisible();
        await end(hand);
      },
      sends: 'pay',
    },
    {
      name: 'record what came back of an advance',
      at: '/plateform/cost/paylist?dianfuState=30',
      presses: 6,
      texts: 2,
      files: 1,
      run: async (hand, page) => {
        await step(hand, page, '归还登记');
        await expect(dialog(page, '归还登记').getByRole('combobox', { name: '收款账户' })).toBeFocused();
        await cameIn(hand, page, { title: '归还登记', proof: '收款凭证' });
      },
      sends: 'repay',
    },
    {
      name: 'see what was paid for a waybill',
      at: '/dashboard/analysis',
      presses: 2,
      texts: 1,
      run: (hand, page) => found(hand, page, String(paid!['shippingNoteNumber'])),
    },
    {
      name: 'see what moved a wallet',
      at: '/wlhy/hycustomerwallet/HyCustomerWalletList',
      presses: 1,
      run: async (hand, page) => {
        await step(hand, page, '流水');
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
  ]);
});

test('CMD-03 the ten jobs of a finance manager take no more than is written down', async ({ page }) => {
  const approved =
    (action: string, title: string | RegExp = action): Job['run'] =>
    async (hand, page) => {
      await step(hand, page, action);
      await pass(hand, page, title);
    };
  await expectEfforts(page, 'finance_mgr', [
    { name: 'approve a payment', at: '/shipping/paylist2?state=20', presses: 3, run: approved('付款复核'), sends: 'approve' },
    {
      name: 'examine a waybill',
      at: '/shipping/list?noteStatus=68',
      presses: 3,
      run: async (hand, page) => {
        await step(hand, page, '财务审核');
        await expect(dialog(page, /^财务审核/).getByRole('region', { name: '应付' })).toBeVisible();
        await hand.key('Alt+p');
        await end(hand);
      },
      sends: 'examine',
    },
    {
      name: 'decide on a correction',
      at: '/shipping/noteadjust?state=10',
      presses: 3,
      run: approved('审核', '费用调整审核'),
      sends: 'audit',
    },
    {
      name: 'decide on another payee',
      at: '/shipping/paychange?state=10',
      presses: 3,
      run: approved('审核', '支付变更审核'),
      sends: 'audit',
    },
    {
      name: 'confirm a recharge',
      at: '/wlhy/hycustomerrecharge/HyCustomerRechargeList',
      presses: 3,
      run: approved('确认到账'),
      sends: 'confirm',
    },
    {
      name: 'review a tax declaration',
      at: '/wlhy/hytax/HyTaxDeclarationList?state=10',
      presses: 2,
      run: async (hand, page) => {
        await step(hand, page, '复核');
        await expect(dialog(page, '请确认')).toBeVisible();
        await end(hand);
      },
      sends: 'review',
    },
    {
      name: 'deliver an invoice by mail',
      at: '/wlhy/hyinvoice/HyInvoiceList',
      presses: 2,
      run: async (hand, page) => {
        await step(hand, page, '交付');
        await expect(dialog(page, '交付').getByRole('textbox', { name: '收票邮箱' })).not.toHaveValue('');
        await end(hand);
      },
      sends: 'deliver',
    },
    {
      name: 'confirm a bill for its customer',
      at: '/wlhy/hybill/HyBillList?state=20',
      presses: 2,
      run: async (hand, page) => {
        await step(hand, page, '代确认');
        await expect(dialog(page, '请确认')).toBeVisible();
        await end(hand);
      },
      sends: 'confirmOnBehalf',
    },
    {
      name: 'see the lines of an account',
      at: '/wlhy/hyledger/HyLedgerList',
      presses: 1,
      run: async (hand, page) => {
        await hand.press(page.getByRole('row').nth(1).getByRole('button').first());
        await expect(page.getByRole('columnheader', { name: '核算对象' })).toBeVisible();
      },
    },
    {
      name: 'see what a month came to, and what is behind it',
      at: '/statistics/freight',
      presses: 1,
      run: async (hand, page) => {
        await hand.press(page.getByRole('main').getByRole('row').nth(1).getByRole('link').first());
        await expect(list(page, '运单')).toBeVisible();
      },
    },
  ]);
});
