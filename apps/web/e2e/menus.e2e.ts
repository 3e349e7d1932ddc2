import { expect, test, type Page } from '@playwright/test';
import { baseUrl } from './support/people.ts';
import { visit } from './support/screen.ts';
import { as, enterAs, keepLogin } from './support/session.ts';

const home = ['首页'];
const addresses = ['发货地址', '收货地址'];
const ways = ['轨迹查询'];
const past = ['历史运单'];
/** Who follows how prices change. @source freight-domain F20 */
const prices = ['价格记录'];
const freight = ['订单管理', '运单管理', ...past, ...ways, ...addresses];
/** Who signs contracts, and who only reads them. @source freight-domain 5.9 contract */
const signed = ['合同列表', '签署合同'];
const read = ['合同列表'];
/** Who checks what a waybill's papers say; operations also correct what the review refused. @source freight-domain 5.9 shipping */
const checkedFreight = ['订单管理', '运单管理', '验收列表', ...past, ...signed, ...ways, ...addresses];
const accounts = ['账户流水', '对公账户'];
const banks = ['充值管理', '银行对账', '平台账户', '第三方支付账户'];
/** What waits for a second person stands beside the books. @source amendments 28 */
const books = ['总账', '待复核', '钱包配置'];
/** Who pays sees how each company does. @source freight-domain X03 */
const payingAccounts = [...accounts, ...banks, ...books];
/** Who decides opens accounts at institutions as well. @source freight-domain F24 */
const decidingAccounts = [...accounts, ...banks, '开户申请', ...books];
/** What changes a payment, comes before it or stands in for it. @source freight-domain S07, S12, F25 */
const followed = ['支付变更', '费用调整', '预付列表', '垫付管理'];
/** What customers are billed for, bill by bill and waybill by waybill. @source freight-domain F03, S18 */
const billed = ['账单管理', '运单账单'];
/** What was asked to be invoiced, and what was. @source freight-domain S15, F12 */
const invoiced = ['开票申请', '发票管理'];
const fleet = ['司机管理', '车辆管理', '承运商管理'];
/** Who asks for tracks keeps what was asked, and sees what is reported. @source freight-domain F17, F26 */
const reported = ['监管上传'];
const trackedFleet = [...fleet, '轨迹查询记录', ...reported];
/** What people complain of, did wrong and think of each other. @source freight-domain F13, F14, X02 */
const serviced = ['投诉管理', '违规记录', '评价管理'];
/** What everybody sees; who sees waybills sees their figures, too. */
const own = (role: string, pages: readonly string[]) => {
  const seesWaybills = pages.includes('运单管理');
  const figures = [
    ...(seesWaybills ? ['运费统计', '订单统计', '收款统计', '里程统计', '全员统计', '经营分析', '线路运量与均价'] : []),
    ...(pages.includes('运单账单') ? ['客户应收账龄'] : []),
    ...(pages.includes('司机管理') ? ['司机信用与运单'] : []),
  ];
  return [
    ['消息中心', ['我的消息', '下载中心']],
    ...(figures.length === 0 ? [] : [['统计', figures] as const]),
    ['仪表盘', seesWaybills ? ['工作台', '运营图表', '任务看板', '实时监控'] : ['工作台', '任务看板']],
    ...(screens[role] === undefined ? [] : [['大屏', screens[role]] as const]),
    ['个人页', ['个人中心', '个人设置']],
  ] as const;
};
/** Who has screens for a wall. */
const screens: Readonly<Record<string, readonly string[]>> = {
  ops: ['数据大屏'],
  dispatcher: ['数据大屏'],
  cashier: ['财务大屏'],
  finance_mgr: ['数据大屏', '财务大屏'],
};

/** What each role of the permission matrix sees, group by group. @source freight-domain 5.9, F08, F10, F11, F17, F19, F21, F27, S08, S09, S10, S13, S14, A02, X01, X03 */
const menus: Readonly<Record<string, readonly (readonly [group: string, pages: readonly string[]])[]>> = {
  ops: [
    ['货运业务', ['订单管理', '运单管理', '验收列表', '业务未通过', ...past, ...prices, ...signed, ...ways, ...addresses]],
    ['运力管理', trackedFleet],
    ['客户管理', ['客户管理', '货主管理', '客户账号', '托运人档案', '客户钱包']],
    ['服务质量', serviced],
    ['业务登记', ['车辆检查记录', '油卡台账', '加油网点', '加油记录', '收费站登记', '安全培训', '合同条款库']],
    ['资金结算', ['费用调整', '预付列表', ...billed, ...invoiced, 'ETC同步', '保险管理']],
    ['资金账户', [...accounts, '充值管理']],
    ['基础设置', ['货损设置', '行政区划', 'APP版本']],
    ['系统管理', ['数据字典', '分类字典', '系统通告']],
  ],
  dispatcher: [
    ['货运业务', freight],
    ['运力管理', [...fleet, '轨迹查询记录']],
    ['客户管理', ['客户管理', '客户账号', '托运人档案']],
    ['服务质量', serviced],
    ['业务登记', ['车辆检查记录', '油卡台账', '加油网点', '加油记录', '收费站登记', '安全培训']],
    ['资金结算', ['预付列表']],
  ],
  auditor: [
    ['运力管理', fleet],
    ['客户管理', ['客户管理', '货主管理', '客户账号', '托运人档案']],
    ['业务登记', ['安全培训', '合同条款库']],
    ['资金账户', ['对公账户']],
  ],
  compliance: [
    ['货运业务', ['订单管理', '运单管理', '业务审核', ...past, ...read, ...ways]],
    ['运力管理', trackedFleet],
    ['客户管理', ['客户管理', '客户账号', '托运人档案']],
    ['服务质量', serviced],
    ['业务登记', ['车辆检查记录', '安全培训', '合同条款库']],
  ],
  cashier: [
    ['货运业务', ['运单管理', ...past, ...ways]],
    ['运力管理', ['司机管理', '承运商管理']],
    ['客户管理', ['客户管理', '客户账号', '托运人档案', '客户钱包']],
    ['业务登记', ['油卡台账', '加油网点', '加油记录', '收费站登记']],
    ['资金结算', ['付款列表', '支付变更', '费用调整', '线下支付', '线下账户', '付款文件', '预付列表', '垫付管理', ...billed, ...invoiced]],
    ['资金账户', payingAccounts],
    ['基础设置', ['银行管理']],
  ],
  finance_mgr: [
    ['货运业务', ['订单管理', '运单管理', ...past, ...prices, ...read, ...ways]],
    ['运力管理', reported],
    ['客户管理', ['客户管理', '客户账号', '托运人档案', '客户钱包']],
    ['服务质量', ['投诉管理']],
    ['业务登记', ['油卡台账', '加油网点', '加油记录', '合同条款库']],
    [
      '资金结算',
      [
        '付款复核',
        '支付变更',
        '费用调整',
        '线下支付',
        '线下账户',
        '付款文件',
        '预付列表',
        '垫付管理',
        ...billed,
        ...invoiced,
        'ETC同步',
        '涉税申报',
        '保险管理',
      ],
    ],
    ['资金账户', decidingAccounts],
    ['基础设置', ['参数配置', '运营主体', '货损设置', '银行管理']],
  ],
  tax: [
    ['货运业务', ['运单管理', ...past, ...ways]],
    ['运力管理', reported],
    ['资金结算', ['费用调整', ...invoiced, 'ETC同步', '涉税申报']],
    // An account that taxes are paid from is chosen.
    ['资金账户', ['对公账户']],
  ],
  cs: [
    ['货运业务', ['订单管理', '运单管理', ...past, ...ways]],
    ['运力管理', fleet],
    ['客户管理', ['客户管理', '货主管理', '客户账号', '托运人档案']],
    ['服务质量', serviced],
    ['资金结算', ['保险管理']],
    ['基础设置', ['验证码记录']],
  ],
  customer_admin: [
    ['货运业务', checkedFreight],
    ['客户管理', ['客户账号', '客户钱包']],
    ['服务质量', serviced],
    ['资金结算', [...followed, '我的账单', ...invoiced, '保险管理']],
    ['资金账户', ['账户充值', ...accounts, '绑定银行卡', '充值管理', '第三方支付账户', '开户申请']],
  ],
  customer_op: [
    ['货运业务', freight],
    ['客户管理', ['客户钱包']],
    ['服务质量', ['投诉管理', '评价管理']],
    ['资金结算', ['费用调整', ...invoiced]],
    ['资金账户', ['账户流水', '充值管理']],
  ],
  agent_admin: [
    ['货运业务', checkedFreight],
    ['客户管理', ['托运人档案', '客户钱包']],
    ['服务质量', serviced],
    ['资金结算', [...followed, '我的账单', ...invoiced]],
    ['资金账户', ['账户充值', '账户流水', '充值管理']],
  ],
  carrier_admin: [
    ['货运业务', ['订单管理', '运单管理', ...past, ...signed, ...ways]],
    ['运力管理', fleet],
    ['服务质量', serviced],
    ['资金结算', ['费用调整', '我的账单']],
    ['资金账户', [...accounts, '绑定银行卡']],
  ],
  captain: [
    ['货运业务', ['运单管理', ...past, ...signed, ...ways]],
    ['运力管理', ['司机管理', '车辆管理']],
    ['服务质量', serviced],
    ['业务登记', ['车辆检查记录', '收费站登记']],
    ['资金账户', ['账户流水', '绑定银行卡']],
  ],
};

/** Every page of this part of the product, to try what a role does not have. */
const pages: Readonly<Record<string, string>> = {
  订单管理: '/wlhy/hyorder/HyOrderList',
  价格记录: '/wlhy/hyprice/HyPriceHistoryList',
  参数配置: '/wlhy/hyconfig/HyConfigList',
  APP版本: '/wlhy/hyapp/HyAppVersionList',
  运单管理: '/shipping/list',
  验收列表: '/shipping/check',
  业务审核: '/shipping/business',
  业务未通过: '/shipping/businessno',
  合同列表: '/shipping/contract',
  签署合同: '/account/sign',
  轨迹查询: '/shipping/trackquery',
  发货地址: '/shipping/sendaddress',
  收货地址: '/shipping/receiveaddress',
  司机管理: '/wlhy/hydriver/HyDriverList',
  车辆管理: '/wlhy/hyvehicle/HyVehicleList',
  承运商管理: '/wlhy/hycarrier/HyCarrierList',
  轨迹查询记录: '/wlhy/hytrack/HyTrackQueryList',
  监管上传: '/wlhy/hygov/HyGovUploadList',
  ETC同步: '/wlhy/hyetc/HyEtcSyncList',
  涉税申报: '/wlhy/hytax/HyTaxDeclarationList',
  保险管理: '/wlhy/hyinsurance/HyInsurancePolicyList',
  货主管理: '/customer/manager',
  托运人档案: '/wlhy/hyshipper/HyShipperList',
  客户账号: '/customer/user',
  客户钱包: '/wlhy/hycustomerwallet/HyCustomerWalletList',
  付款列表: '/shipping/paylist',
  付款复核: '/shipping/paylist2',
  线下支付: '/shipping/offlinepay',
  预付列表: '/shipping/prepay',
  账单管理: '/wlhy/hybill/HyBillList',
  我的账单: '/shipping/ownbill',
  运单账单: '/shipping/bill',
  开票申请: '/shipping/requestbill',
  发票管理: '/wlhy/hyinvoice/HyInvoiceList',
  支付变更: '/shipping/paychange',
  投诉管理: '/wlhy/hycomplaint/HyComplaintList',
  违规记录: '/wlhy/hyviolation/HyViolationList',
  评价管理: '/wlhy/hyevaluation/HyEvaluationList',
  费用调整: '/shipping/noteadjust',
  线下账户: '/shipping/offlineaccount',
  付款文件: '/shipping/payfile',
  历史运单: '/shipping/history',
  第三方支付账户: '/wlhy/hythirdaccount/HyThirdAccountList',
  开户申请: '/wlhy/hythirdaccount/HyThirdAccountApply',
  账户充值: '/account/recharge',
  绑定银行卡: '/account/bindcard',
  待复核: '/account/approval',
  充值管理: '/wlhy/hycustomerrecharge/HyCustomerRechargeList',
  银行对账: '/wlhy/hybankstatement/HyBankStatementList',
  平台账户: '/wlhy/hyplatformaccount/HyPlatformAccountList',
  总账: '/wlhy/hyledger/HyLedgerList',
  钱包配置: '/wlhy/hywalletconfig/HyWalletConfigList',
  账户流水: '/account/records',
  对公账户: '/account/company',
  运营主体: '/wlhy/hycompany/HyCompanyList',
  货损设置: '/wlhy/hyloss/HyLossSettingList',
  行政区划: '/wlhy/hyregion/HyRegionList',
  分类字典: '/isys/category',
  数据大屏: '/screen/data',
  财务大屏: '/screen/finance',
};

const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' });

const groupsOf = (role: string) => {
  const work = menus[role]!;
  return [
    ...work,
    ...own(
      role,
      work.flatMap(([, titles]) => titles),
    ),
  ];
};

interface MenuNode {
  meta: { title: string };
  hidden?: boolean;
  children?: MenuNode[];
}

test('SESS-06 PERM-01 each role is given exactly the menus of the matrix', async () => {
  for (const role of Object.keys(menus)) {
    const { result } = await (await as(role)).get<{ menu: MenuNode[] }>('/sys/permission/getUserPermissionByToken');
    const shown = (nodes: readonly MenuNode[] = []) => nodes.filter(({ hidden }) => hidden !== true);
    const given = shown(result.menu).map((group) => [group.meta.title, shown(group.children).map(({ meta }) => meta.title)] as const);
    expect(
      given.filter(([, titles]) => titles.length > 0),
      role,
    ).toEqual(groupsOf(role));
  }
});

// One who runs the business, one who pays, and one of another company.
for (const role of ['ops', 'cashier', 'captain']) {
  const groups = groupsOf(role);
  test(`SESS-06 ROUTE-04 PERM-01 ${role} sees exactly the menus of the role, and no other page opens`, async ({ page }) => {
    await enterAs(page, role);

    await expect(menu(page).getByRole('button')).toHaveText(groups.map(([group]) => group));
    for (const [group] of groups) {
      const opener = menu(page).getByRole('button', { name: group, exact: true });
      if ((await opener.getAttribute('aria-expanded')) !== 'true') await opener.click();
    }
    await expect(menu(page).getByRole('link')).toHaveText([...home, ...groups.flatMap(([, titles]) => titles)]);

    const [first] = groups.flatMap(([, titles]) => titles);
    await menu(page).getByRole('link', { name: first, exact: true }).click();
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
    await expect(page.getByText('没有权限')).toHaveCount(0);

    const seen = new Set(groups.flatMap(([, titles]) => titles));
    const foreign = Object.entries(pages).find(([title]) => !seen.has(title))?.[1] ?? '/isystem/user';
    await visit(page, foreign);
    await expect(page).toHaveURL(`${baseUrl()}${foreign}`);
    await expect(page.getByRole('heading', { name: '您没有此页面的访问权限' })).toBeVisible();
  });
}

test('PERM-01 PERM-08 buttons of the driver list follow the permission, and the server refuses what is not offered', async ({ page }) => {
  await enterAs(page, 'cs', `${pages['司机管理']}?state=2`);
  const row = page.getByRole('table', { name: '司机' }).getByRole('row').nth(1);
  await expect(row).toBeVisible();
  const toolbar = page.getByRole('toolbar', { name: '司机' });
  await expect(toolbar.getByRole('button', { name: '导出' })).toBeVisible();
  await expect(toolbar.getByRole('button', { name: /新增|导入|删除|编辑/ })).toHaveCount(0);
  const changing = { name: /编辑|冻结|审核|删除|黑名单/ };
  await expect(row.getByRole('button', changing)).toHaveCount(0);
  await row.getByRole('button', { name: '更多' }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await expect(page.getByRole('menuitem', changing)).toHaveCount(0);
  await page.keyboard.press('Escape');

  const server = await as('cs');
  const { result } = await server.get<{ records: { id: string; version: number }[] }>('/hydriver/hyDriver/list');
  const driver = result.records[0];
  expect(await server.status('PUT', '/hydriver/hyDriver/freeze', { id: driver?.id, version: driver?.version, reason: 'x' })).toBe(403);
  expect(await server.status('DELETE', `/hydriver/hyDriver/delete?id=${driver?.id}`)).toBe(403);
  expect(await server.status('POST', '/hydriver/hyDriver/add', { driverName: '无权' })).toBe(403);
  expect(await server.status('GET', '/hydriver/hyDriver/queryById?id=none')).not.toBe(403);
});

test('PERM-01 PERM-08 an auditor reviews and freezes drivers but neither adds nor edits them', async ({ page }) => {
  await enterAs(page, 'auditor', `${pages['司机管理']}?state=2`);
  const row = page.getByRole('table', { name: '司机' }).getByRole('row').nth(1);
  await row.getByRole('button', { name: '更多' }).click();
  await expect(page.getByRole('menuitem', { name: '冻结' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: '编辑' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('toolbar', { name: '司机' }).getByRole('button', { name: '新增' })).toHaveCount(0);
  await expect(row.getByRole('button', { name: '编辑' })).toHaveCount(0);
  const server = await as('auditor');
  expect(await server.status('POST', '/hydriver/hyDriver/add', { driverName: '无权' })).toBe(403);
  expect(await server.status('PUT', '/hydriver/hyDriver/edit', { id: 'none' })).toBe(403);
});

test('PERM-08 the people of a customer, a carrier and a captain see rows of their own alone', async () => {
  const totalOf = async (username: string, path: string) => (await (await as(username)).get<{ total: number }>(path)).result.total;
  const notes = '/shipping/hyShippingNote/list';
  const [all, customer, carrier, captain] = [
    await totalOf('ops', notes),
    await totalOf('customer_admin', notes),
    await totalOf('carrier_admin', notes),
    await totalOf('captain', notes),
  ];
  expect(all).toBeGreaterThanOrEqual(5000);
  for (const own of [customer, carrier, captain]) {
    expect(own).toBeGreaterThan(0);
    expect(own).toBeLessThan(all);
  }
  const drivers = '/hydriver/hyDriver/list';
  expect(await totalOf('carrier_admin', drivers)).toBeLessThan(await totalOf('ops', drivers));
});

test('PERM-01 a page that is not in the menu is refused with words and a way home', async ({ page }) => {
  await keepLogin(page.context(), 'tax');
  await page.goto(`${baseUrl()}/wlhy/hyorder/HyOrderList`);
  await expect(page.getByText('您没有此页面的访问权限')).toBeVisible();
  await page.getByRole('button', { name: '返回首页' }).click();
  await expect(page).toHaveURL(`${baseUrl()}/dashboard/analysis`);
});
