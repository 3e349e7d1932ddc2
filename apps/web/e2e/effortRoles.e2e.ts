import { expect, type Locator, type Page, test } from '@playwright/test';
import { picture } from './support/files.ts';
import { moment, rowsOf } from './support/freight.ts';
import { handOf } from './support/hand.ts';
import { dialog, list, tool } from './support/screen.ts';
import { as, enterAs } from './support/session.ts';

type Hand = ReturnType<typeof handOf>;

/** One of the jobs that a role does most. */
interface Job {
  name: string;
  /** Where they are when it begins. */
  at: string;
  presses: number;
  texts?: number;
  files?: number;
  /** Does the job; what it sends at its end is caught, so that nothing changes for other flows. */
  run: (hand: Hand, page: Page) => Promise<void>;
  /** The end of the address that is called with what was done; none where something is looked at. */
  sends?: string;
}

/** Catches what changes something. @returns the addresses that were called */
async function catchChanges(page: Page): Promise<string[]> {
  const sent: string[] = [];
  await page.route('**/jeecg-boot/**', (route) => {
    const request = route.request();
    const headers = request.headers();
    // What changes something carries a key, so that it can be repeated; a check carries one as well.
    if (!('idempotency-key' in headers) || 'x-check-only' in headers) return route.fallback();
    sent.push(new URL(request.url()).pathname);
    return route.abort();
  });
  return sent;
}

/** Goes through the jobs of a role and counts each. */
async function expectEfforts(page: Page, username: string, jobs: readonly Job[]): Promise<void> {
  expect(jobs).toHaveLength(10);
  const sent = await catchChanges(page);
  for (const { name, at, presses, texts = 0, files = 0, run, sends } of jobs)
    await test.step(name, async () => {
      await enterAs(page, username, at);
      sent.length = 0;
      const hand = handOf(page);
      await run(hand, page);
      expect(hand.effort(), name).toEqual({ presses, texts, files });
      if (sends !== undefined) await expect.poll(() => sent.map((path) => path.split('/').at(-1)), name).toContain(sends);
    });
}

/** The first line that offers an action. */
const offering = (page: Page, action: string): Locator =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: action, exact: true }) })
    .first();
const step = (hand: Hand, page: Page, action: string) =>
  hand.press(offering(page, action).getByRole('button', { name: action, exact: true }));
const further = async (hand: Hand, page: Page, action: string) => {
  await hand.press(page.getByRole('row').nth(1).getByRole('button', { name: '更多' }));
  await hand.press(page.getByRole('menuitem', { name: action, exact: true }));
};
const end = (hand: Hand) => hand.key('Control+Enter');
const pass = async (hand: Hand, page: Page, title: string | RegExp) => {
  await hand.press(dialog(page, title).getByText('通过', { exact: true }).first());
  await end(hand);
};
/** Takes the option of a box that has the focus by what is typed of it. */
const chosen = async (hand: Hand, page: Page, text: string) => {
  await expect(page.getByRole('combobox').and(page.locator(':focus'))).toBeVisible();
  await hand.type(text);
  await expect(page.getByRole('option').first()).toContainText(text);
  await hand.key('Enter');
};
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
const review = async (hand: Hand, page: Page) => {
  await step(hand, page, '审核');
  const shown = dialog(page, /^审核/);
  await expect(shown.getByRole('region', { name: '填报信息' })).toBeVisible();
  await expect(shown.getByRole('button', { name: '确定' })).toBeEnabled();
  return shown;
};
const passed: Job['run'] = async (hand, page) => {
  await review(hand, page);
  await hand.key('Alt+p');
  await hand.key('Alt+m');
  // What was not verified is passed for a reason alone.
  await hand.type('证件清晰，信息一致');
  await end(hand);
};
const found = async (hand: Hand, page: Page, number: string) => {
  await hand.key('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await hand.type(number);
  await expect(page.getByRole('option').first()).toContainText(number);
  await hand.key('Enter');
  await expect(page.getByRole('heading', { name: number })).toBeVisible();
};

test('CMD-03 the ten jobs of an auditor take no more than is written down', async ({ page }) => {
  const drivers = '/wlhy/hydriver/HyDriverList';
  const [driver] = await rowsOf(await as('auditor'), '/hydriver/hyDriver/list', { state: '2' });
  await expectEfforts(page, 'auditor', [
    { name: 'pass a driver', at: `${drivers}?state=1`, presses: 4, texts: 1, run: passed, sends: 'review' },
    { name: 'pass a vehicle', at: '/wlhy/hyvehicle/HyVehicleList?state=1', presses: 4, texts: 1, run: passed, sends: 'review' },
    { name: 'pass a carrier', at: '/wlhy/hycarrier/HyCarrierList?state=1', presses: 4, texts: 1, run: passed, sends: 'review' },
    { name: 'pass a shipper', at: '/wlhy/hyshipper/HyShipperList?state=1', presses: 4, texts: 1, run: passed, sends: 'review' },
    {
      name: 'refuse a driver and say why',
      at: `${drivers}?state=1`,
      presses: 4,
      texts: 1,
      run: async (hand, page) => {
        await review(hand, page);
        await hand.key('Alt+r');
        await hand.key('Alt+m');
        await hand.type('驾驶证照片看不清');
        await end(hand);
      },
      sends: 'review',
    },
    {
      name: 'look at the licence, enlarged',
      at: `${drivers}?state=1`,
      presses: 2,
      run: async (hand, page) => {
        await expect((await review(hand, page)).getByRole('button', { name: /^预览/ }).first()).toBeVisible();
        await hand.key('Alt+z');
        await expect(dialog(page, '图片预览')).toBeVisible();
      },
    },
    {
      name: 'see the bank cards of a driver',
      at: drivers,
      presses: 2,
      run: async (hand, page) => {
        await further(hand, page, '银行卡');
        await expect(dialog(page, /^银行卡/)).toBeVisible();
      },
    },
    {
      name: 'find a driver',
      at: drivers,
      presses: 2,
      texts: 1,
      run: async (hand, page) => {
        await hand.press(page.getByRole('search', { name: '查询条件' }).getByRole('textbox').first());
        await hand.type(String(driver!['driverName']));
        await hand.key('Enter');
        await expect(list(page, '司机').getByRole('row').nth(1)).toContainText(String(driver!['driverName']));
      },
    },
    {
      name: 'freeze a driver',
      at: `${drivers}?state=2`,
      presses: 3,
      texts: 1,
      run: async (hand, page) => {
        await further(hand, page, '冻结');
        await expect(dialog(page, '冻结').getByRole('textbox', { name: '原因' })).toBeFocused();
        await hand.type('证件到期未换');
        await end(hand);
      },
      sends: 'freeze',
    },
    {
      name: 'see the score of a driver, line by line',
      at: drivers,
      presses: 2,
      run: async (hand, page) => {
        await further(hand, page, '信用分明细');
        await expect(dialog(page, /信用分/)).toBeVisible();
      },
    },
  ]);
});

test('CMD-03 the ten jobs of a cashier take no more than is written down', async ({ page }) => {
  const [recharges, bills, paylist] = ['/wlhy/hycustomerrecharge/HyCustomerRechargeList', '/wlhy/hybill/HyBillList', '/shipping/paylist'];
  const cashier = await as('cashier');
  const [wallet] = await rowsOf(cashier, '/customer/hyCustomerWallet/list', { state: '1' });
  const [paid] = await rowsOf(cashier, '/hypay/hyPayment/list', { state: '40', payKind: '1' });
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

test('CMD-03 the ten jobs of the service desk take no more than is written down', async ({ page }) => {
  const complaints = '/wlhy/hycomplaint/HyComplaintList';
  const [note] = await rowsOf(await as('cs'), '/shipping/hyShippingNote/list', { noteStatus: '55' });
  const number = String(note!['shippingNoteNumber']);
  await expectEfforts(page, 'cs', [
    {
      name: 'take a complaint',
      at: complaints,
      presses: 10,
      texts: 5,
      run: async (hand, page) => {
        await hand.press(tool(page, '投诉', '新增投诉'));
        await chosen(hand, page, number);
        await hand.key('Tab');
        await chosen(hand, page, '延误');
        await hand.key('Tab');
        await chosen(hand, page, '司机');
        await hand.key('Tab');
        await chosen(hand, page, '客户');
        await hand.press(dialog(page, '新增投诉').getByRole('textbox', { name: '投诉内容' }));
        await hand.type('约定上午送达，司机下午四点才到');
        await end(hand);
      },
      sends: 'add',
    },
    {
      name: 'accept a complaint',
      at: `${complaints}?state=10`,
      presses: 2,
      run: async (hand, page) => {
        await step(hand, page, '受理');
        await expect(dialog(page, '请确认')).toBeVisible();
        await end(hand);
      },
      sends: 'accept',
    },
    {
      name: 'answer a complaint',
      at: `${complaints}?state=20`,
      presses: 4,
      texts: 2,
      run: async (hand, page) => {
        await step(hand, page, '回复');
        await chosen(hand, page, '不成立');
        await hand.key('Tab');
        await hand.type('已与司机核实，道路管制导致晚到，已致歉');
        await end(hand);
      },
      sends: 'reply',
    },
    {
      name: 'close a complaint',
      at: `${complaints}?state=30`,
      presses: 3,
      texts: 1,
      run: async (hand, page) => {
        await step(hand, page, '确认办结');
        await chosen(hand, page, '★★★★☆');
        await end(hand);
      },
      sends: 'close',
    },
    {
      name: 'record a violation of a waybill',
      at: '/wlhy/hyviolation/HyViolationList',
      presses: 6,
      texts: 3,
      run: async (hand, page) => {
        await hand.press(tool(page, '违规记录', '登记违规'));
        await chosen(hand, page, number);
        await hand.key('Tab');
        await chosen(hand, page, '超时');
        await hand.press(dialog(page, '登记违规').getByRole('textbox', { name: '违规详情' }));
        await hand.type('比约定时间晚到四小时');
        await end(hand);
      },
      sends: 'add',
    },
    {
      name: 'note something at a waybill',
      at: `/shipping/list?shippingNoteNumber=${number}`,
      presses: 3,
      texts: 1,
      run: async (hand, page) => {
        await further(hand, page, '备注');
        await expect(dialog(page, '备注').getByRole('textbox', { name: '备注内容' })).toBeFocused();
        await hand.type('客户来电询问，已告知预计到达时间');
        await end(hand);
      },
      sends: 'add',
    },
    { name: 'find a waybill', at: '/dashboard/analysis', presses: 2, texts: 1, run: (hand, page) => found(hand, page, number) },
    {
      name: 'see what happened to a waybill',
      at: `/shipping/list?shippingNoteNumber=${number}`,
      presses: 1,
      run: async (hand, page) => {
        await step(hand, page, '时间轴');
        await expect(dialog(page, '时间轴').getByRole('listitem').first()).toBeVisible();
      },
    },
    {
      name: 'see where a truck is',
      at: '/shipping/trackquery',
      presses: 2,
      run: async (hand, page) => {
        await further(hand, page, '当前位置');
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
    {
      name: 'say why a driver has their score',
      at: '/wlhy/hydriver/HyDriverList',
      presses: 2,
      run: async (hand, page) => {
        await further(hand, page, '信用分明细');
        await expect(dialog(page, /信用分/)).toBeVisible();
      },
    },
  ]);
});
