import type { Locator, Page } from '@playwright/test';
import { moment, type Payer } from './freight.ts';
import { choose, dialog, fill } from './screen.ts';

/** What a new order has that is not paid from the wallet, or in which an agent stands between. */
export interface OrderTerms {
  /** How its customer pays, by dictionary `settle_type`; absent: at once. */
  settle?: '月结' | '批结' | '趟结';
  agentName?: string;
  /** Per cent. */
  serviceRate?: string;
  /** Yuan. */
  agentFee?: string;
}

/** The form of a new order, step by step, for steel or coal on the terms of case A1, by itself paid from the wallet. @source freight-domain 4.5 */
export function orderForm(page: Page) {
  const form = dialog(page, '新增订单');
  const select = (label: string, option: string, typed?: string) =>
    choose(page, form.getByRole('combobox', { name: label, exact: true }), option, typed);
  return {
    form,
    next: form.getByRole('button', { name: '下一步' }),
    save: form.getByRole('button', { name: '保存' }),
    async parties({ customer, shipper }: Payer, reference: string, { agentName }: OrderTerms = {}): Promise<void> {
      await select('订单模式', agentName === undefined ? '货主直发' : '代理模式');
      await select('客户', String(customer['customerName']), String(customer['customerName']));
      if (agentName !== undefined) await select('代理公司', agentName, agentName);
      await select('货主', String(shipper['shipperName']), String(shipper['shipperName']));
      await fill(form, { 原始单号: reference });
    },
    async places({ send, receive }: Payer): Promise<void> {
      await select('装货地址', String(send['addressName']), String(send['addressName']));
      await select('卸货地址', String(receive['addressName']), String(receive['addressName']));
    },
    async cargo({ tonnes, vehicles }: { tonnes: string; vehicles: string }): Promise<void> {
      await fill(form, { 货物名称: '动力煤', 总重量: tonnes, 计划车数: vehicles, 装货时间起: moment(-600), 装货时间止: moment(1440) });
      await select('货物类型', '煤炭');
    },
    async terms({ settle, serviceRate = '6', agentFee }: OrderTerms = {}): Promise<void> {
      await select('计价方式', '元/吨');
      await fill(form, { 司机运价: '85.5', 服务费率: serviceRate, ...(agentFee === undefined ? {} : { 代理运费: agentFee }) });
      await select('抹零方式', '抹角分');
      await select('货损方式', '按比例');
      await fill(form, { 允许货损率: '3', '货值单价(吨)': '620' });
      await select('扣损方式', '只扣超出部分');
      await select('货损去向', '冲减双方运费');
      await select('结算方式', settle ?? '现结');
      if (settle !== undefined) await fill(form, { '账期(天)': '30' });
      await select('服务费方式', '外加');
    },
    /** What the form expects an amount to come to, by its label. */
    estimate: (label: string): Locator =>
      form.getByRole('region', { name: '运费试算' }).locator('div').filter({ hasText: label }).getByRole('definition'),
  };
}
