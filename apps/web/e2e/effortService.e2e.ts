import { expect, type Page, test } from '@playwright/test';
import { chosen, end, expectEfforts, found, further, type Hand, type Job, step } from './support/effort.ts';
import { rowsOf } from './support/freight.ts';
import { dialog, list, tool } from './support/screen.ts';
import { as } from './support/session.ts';

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
      at: '/shipping/trackquery?noteStatus=40',
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
