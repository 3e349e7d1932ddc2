import { label, type LocalizedText } from '@tarmac/freight-api/rules';
import { modules } from '../src/modules/index.ts';
import type { MenuSeed, PermissionSeed } from '../src/modules/system/seed/seedMenus.ts';

/** A page of the menu: where it lies, what shows it, and whose endpoints stand behind it. */
interface Page {
  key: string;
  title: LocalizedText;
  url: string;
  component: string;
  icon?: string;
  hidden?: boolean;
  keepAlive?: boolean;
  /** Name of its route, where it is not to come from the address. */
  componentName?: string;
  /** Prefixes of the permissions that belong to the page: `driver` for driver:list, driver:add … */
  permissions?: readonly string[];
  /** Permissions that no endpoint of its own asks for. */
  further?: readonly PermissionSeed[];
}

/** Sees personal numbers in full on the detail of a page. @source freight-domain 0.4 */
const sensitive = (prefix: string, title = label('查看敏感信息', 'Show sensitive data')): PermissionSeed => ({
  perms: `${prefix}:viewSensitive`,
  title,
});

/** Open to everybody who is signed in. */
const openTo = (perms: string): readonly PermissionSeed[] => [{ perms, title: label('访问', 'Open'), open: true }];

/** A page that stands behind no endpoints of its own. */
const page = (
  key: string,
  {
    title,
    url,
    component,
    icon,
    further = [],
  }: { title: LocalizedText; url: string; component: string; icon: string; further?: readonly PermissionSeed[] },
): Page => ({
  key,
  title,
  url,
  component,
  icon,
  further,
});

/** A page for a wall, which asks by itself as long as it is open. */
const screen = (name: 'Data' | 'Finance', { title, icon }: { title: LocalizedText; icon: string }): Page => ({
  ...page(`screen${name}`, { title, url: `/screen/${name.toLowerCase()}`, component: `screen/Screen${name}`, icon }),
  keepAlive: false,
  permissions: [`screen${name}`],
});

/** Parts of a person's settings that have addresses of their own. */
const settingTitles = {
  security: label('安全设置', 'Security'),
  custom: label('个性化', 'Look'),
  binding: label('账号绑定', 'Bindings'),
  notification: label('新消息通知', 'Notifications'),
} as const;

const groups: readonly { key: string; title: LocalizedText; url: string; icon: string; pages: readonly Page[] }[] = [
  {
    key: 'freight',
    title: label('货运业务', 'Freight'),
    url: '/freight',
    icon: 'truck',
    pages: [
      {
        key: 'order',
        icon: 'order',
        title: label('订单管理', 'Orders'),
        url: '/wlhy/hyorder/HyOrderList',
        component: 'wlhy/hyorder/HyOrderList',
        permissions: ['order', 'price'],
      },
      {
        key: 'shipping',
        icon: 'waybill',
        title: label('运单管理', 'Waybills'),
        url: '/shipping/list',
        component: 'shipping/ShippingList',
        permissions: ['shipping'],
        further: [sensitive('shipping')],
      },
      {
        key: 'shippingDetail',
        icon: 'waybill',
        title: label('运单详情', 'Waybill'),
        url: '/shipping/detail/:id',
        component: 'shipping/ShippingDetail',
        hidden: true,
      },
      {
        key: 'noteCheck',
        icon: 'check-square',
        title: label('验收列表', 'Checks'),
        url: '/shipping/check',
        component: 'shipping/ShippingCheckList',
      },
      {
        key: 'noteReview',
        icon: 'safety',
        title: label('业务审核', 'Business review'),
        url: '/shipping/business',
        component: 'shipping/ShippingBusinessList',
      },
      {
        key: 'noteRefused',
        icon: 'warning',
        title: label('业务未通过', 'Refused by review'),
        url: '/shipping/businessno',
        component: 'shipping/ShippingBusinessNoList',
      },
      {
        key: 'noteHistory',
        icon: 'history',
        title: label('历史运单', 'Past waybills'),
        url: '/shipping/history',
        component: 'shipping/ShippingHistoryList',
      },
      {
        key: 'contract',
        icon: 'file-text',
        title: label('合同列表', 'Contracts'),
        url: '/shipping/contract',
        component: 'shipping/ShippingContractList',
        permissions: ['contract'],
        further: [sensitive('contract')],
      },
      {
        key: 'signContract',
        icon: 'sign',
        title: label('签署合同', 'Sign contracts'),
        url: '/account/sign',
        component: 'account/SignContract',
      },
      {
        key: 'trackNote',
        icon: 'route',
        title: label('轨迹查询', 'Tracks of waybills'),
        url: '/shipping/trackquery',
        component: 'shipping/ShippingTrackQueryList',
      },
      {
        key: 'sendAddress',
        icon: 'environment',
        title: label('发货地址', 'Loading addresses'),
        url: '/shipping/sendaddress',
        component: 'shipping/SendAddressList',
        permissions: ['address'],
      },
      {
        key: 'receiveAddress',
        icon: 'map',
        title: label('收货地址', 'Unloading addresses'),
        url: '/shipping/receiveaddress',
        component: 'shipping/ReceiveAddressList',
      },
    ],
  },
  {
    key: 'fleet',
    title: label('运力管理', 'Fleet'),
    url: '/fleet',
    icon: 'fleet',
    pages: [
      {
        key: 'driver',
        icon: 'idcard',
        title: label('司机管理', 'Drivers'),
        url: '/wlhy/hydriver/HyDriverList',
        component: 'wlhy/hydriver/HyDriverList',
        permissions: ['driver', 'bankCard'],
        further: [
          sensitive('driver'),
          sensitive('bankCard', label('查看完整银行卡号', 'See full card numbers')),
          { perms: 'driver:card', title: label('银行卡', 'Cards of drivers') },
          { perms: 'driver:account', title: label('账户', 'Accounts of drivers') },
        ],
      },
      {
        key: 'vehicle',
        icon: 'car',
        title: label('车辆管理', 'Vehicles'),
        url: '/wlhy/hyvehicle/HyVehicleList',
        component: 'wlhy/hyvehicle/HyVehicleList',
        permissions: ['vehicle'],
        further: [sensitive('vehicle')],
      },
      {
        key: 'carrier',
        icon: 'warehouse',
        title: label('承运商管理', 'Carriers'),
        url: '/wlhy/hycarrier/HyCarrierList',
        component: 'wlhy/hycarrier/HyCarrierList',
        permissions: ['carrier'],
        further: [sensitive('carrier'), { perms: 'carrier:account', title: label('对公账户与流水', 'Accounts of carriers') }],
      },
      {
        key: 'track',
        icon: 'position',
        title: label('轨迹查询记录', 'Track queries'),
        url: '/wlhy/hytrack/HyTrackQueryList',
        component: 'wlhy/hytrack/HyTrackQueryList',
        permissions: ['track'],
      },
      {
        key: 'gov',
        icon: 'upload',
        title: label('监管上传', 'Government upload'),
        url: '/wlhy/hygov/HyGovUploadList',
        component: 'wlhy/hygov/HyGovUploadList',
        permissions: ['gov'],
      },
    ],
  },
  {
    key: 'customers',
    title: label('客户管理', 'Customers'),
    url: '/customers',
    icon: 'team',
    pages: [
      {
        key: 'customer',
        icon: 'customer',
        title: label('客户管理', 'Customers'),
        url: '/wlhy/hycustomer/HyCustomerList',
        component: 'wlhy/hycustomer/HyCustomerList',
        permissions: ['customer'],
        further: [sensitive('customer'), { perms: 'customer:account', title: label('收款账户与对公账户', 'Accounts of customers') }],
      },
      {
        key: 'customerManager',
        icon: 'safety',
        title: label('货主管理', 'Customer reviews'),
        url: '/customer/manager',
        component: 'customer/CustomerManager',
        permissions: ['customerManager'],
      },
      {
        key: 'customerUser',
        icon: 'user',
        title: label('客户账号', 'Customer logins'),
        url: '/customer/user',
        component: 'customer/CustomerUserList',
        permissions: ['customerUser'],
      },
      {
        key: 'shipper',
        icon: 'solution',
        title: label('托运人档案', 'Shippers'),
        url: '/wlhy/hyshipper/HyShipperList',
        component: 'wlhy/hyshipper/HyShipperList',
        permissions: ['shipper'],
        further: [sensitive('shipper')],
      },
      {
        key: 'wallet',
        icon: 'wallet',
        title: label('客户钱包', 'Customer wallets'),
        url: '/wlhy/hycustomerwallet/HyCustomerWalletList',
        component: 'wlhy/hycustomerwallet/HyCustomerWalletList',
        permissions: ['wallet'],
        further: [{ perms: 'wallet:record', title: label('流水', 'Records of wallets') }],
      },
    ],
  },
  {
    key: 'settlement',
    title: label('资金结算', 'Settlement'),
    url: '/settlement',
    icon: 'money',
    pages: [
      {
        key: 'payList',
        icon: 'money',
        title: label('付款列表', 'Payments'),
        url: '/shipping/paylist',
        component: 'shipping/ShippingPayList',
        permissions: ['pay'],
        further: [sensitive('pay')],
      },
      {
        key: 'payApproval',
        icon: 'check-square',
        title: label('付款复核', 'Payment approval'),
        url: '/shipping/paylist2',
        component: 'shipping/ShippingPayList2',
      },
      {
        key: 'payChange',
        icon: 'swap',
        title: label('支付变更', 'Payment changes'),
        url: '/shipping/paychange',
        component: 'shipping/ShippingPayChangeList',
        permissions: ['payChange'],
        further: [sensitive('payChange')],
      },
      {
        key: 'offlinePay',
        icon: 'file-text',
        title: label('线下支付', 'Offline payments'),
        url: '/shipping/offlinepay',
        component: 'shipping/ShippingOfflinePayList',
      },
      {
        key: 'offlineAccount',
        icon: 'bank',
        title: label('线下账户', 'Offline accounts'),
        url: '/shipping/offlineaccount',
        component: 'shipping/ShippingOfflineAccountList',
        permissions: ['offlineAccount'],
        further: [sensitive('offlineAccount')],
      },
      {
        key: 'payFile',
        icon: 'upload',
        title: label('付款文件', 'Payment files'),
        url: '/shipping/payfile',
        component: 'shipping/ShippingPayFileList',
        permissions: ['payFile'],
      },
      {
        key: 'prepay',
        icon: 'wallet',
        title: label('预付列表', 'Prepayments'),
        url: '/shipping/prepay',
        component: 'shipping/ShippingPrepayList',
        permissions: ['prepay'],
        further: [sensitive('prepay')],
      },
      {
        key: 'dianfu',
        icon: 'card',
        title: label('垫付管理', 'Advances'),
        url: '/plateform/cost/paylist',
        component: 'plateform/cost/PayList',
        permissions: ['dianfu'],
      },
      {
        key: 'bill',
        icon: 'book',
        title: label('账单管理', 'Bills'),
        url: '/wlhy/hybill/HyBillList',
        component: 'wlhy/hybill/HyBillList',
        permissions: ['bill'],
      },
      {
        key: 'ownBill',
        icon: 'idcard',
        title: label('我的账单', 'My bills'),
        url: '/shipping/ownbill',
        component: 'shipping/ShippingOwnBillList',
      },
      {
        key: 'noteBill',
        icon: 'waybill',
        title: label('运单账单', 'Waybill accounts'),
        url: '/shipping/bill',
        component: 'shipping/ShippingBillList',
      },
    ],
  },
  {
    key: 'money',
    title: label('资金账户', 'Accounts'),
    url: '/money',
    icon: 'wallet',
    pages: [
      {
        key: 'accountRecord',
        icon: 'book',
        title: label('账户流水', 'Account records'),
        url: '/account/records',
        component: 'account/AccountRecordList',
        permissions: ['accountRecord'],
      },
      {
        key: 'companyAccount',
        icon: 'card',
        title: label('对公账户', 'Company accounts'),
        url: '/account/company',
        component: 'account/CompanyAccountList',
        permissions: ['companyAccount'],
        further: [sensitive('companyAccount')],
      },
      {
        key: 'bindCard',
        icon: 'idcard',
        title: label('绑定银行卡', 'Bind a bank card'),
        url: '/account/bindcard',
        component: 'account/BindBankCard',
      },
      {
        key: 'recharge',
        icon: 'money',
        title: label('充值管理', 'Top-ups'),
        url: '/wlhy/hycustomerrecharge/HyCustomerRechargeList',
        component: 'wlhy/hycustomerrecharge/HyCustomerRechargeList',
        permissions: ['recharge'],
        further: [sensitive('recharge')],
      },
      {
        key: 'bankStatement',
        icon: 'sign',
        title: label('银行对账', 'Bank reconciliation'),
        url: '/wlhy/hybankstatement/HyBankStatementList',
        component: 'wlhy/hybankstatement/HyBankStatementList',
        permissions: ['bankLine'],
        further: [sensitive('bankLine')],
      },
      {
        key: 'platformAccount',
        icon: 'bank',
        title: label('平台账户', 'Platform accounts'),
        url: '/wlhy/hyplatformaccount/HyPlatformAccountList',
        component: 'wlhy/hyplatformaccount/HyPlatformAccountList',
        permissions: ['platformAccount'],
      },
      {
        key: 'thirdAccount',
        icon: 'swap',
        title: label('第三方支付账户', 'Institution accounts'),
        url: '/wlhy/hythirdaccount/HyThirdAccountList',
        component: 'wlhy/hythirdaccount/HyThirdAccountList',
        permissions: ['thirdAccount'],
        further: [sensitive('thirdAccount')],
      },
      {
        key: 'thirdAccountApply',
        icon: 'file-text',
        title: label('开户申请', 'Account applications'),
        url: '/wlhy/hythirdaccount/HyThirdAccountApply',
        component: 'wlhy/hythirdaccount/HyThirdAccountApply',
      },
      {
        key: 'ledger',
        icon: 'scale',
        title: label('总账', 'General ledger'),
        url: '/wlhy/hyledger/HyLedgerList',
        component: 'wlhy/hyledger/HyLedgerList',
        permissions: ['ledger'],
      },
      {
        key: 'approval',
        icon: 'check-square',
        title: label('待复核', 'To be approved'),
        url: '/account/approval',
        component: 'account/ApprovalList',
        permissions: ['approval', 'agentMargin', 'complaint'],
      },
      {
        key: 'walletConfig',
        icon: 'sliders',
        title: label('钱包配置', 'Payment settings'),
        url: '/wlhy/hywalletconfig/HyWalletConfigList',
        component: 'wlhy/hywalletconfig/HyWalletConfigList',
        permissions: ['walletConfig'],
      },
    ],
  },
  {
    key: 'settings',
    title: label('基础设置', 'Settings'),
    url: '/settings',
    icon: 'sliders',
    pages: [
      {
        key: 'platformSetting',
        icon: 'star',
        title: label('平台名称', 'Platform names'),
        url: '/settings/platform',
        component: 'system/PlatformNames',
        permissions: ['platformSetting'],
      },
      {
        key: 'company',
        icon: 'building',
        title: label('运营主体', 'Operating companies'),
        url: '/wlhy/hycompany/HyCompanyList',
        component: 'wlhy/hycompany/HyCompanyList',
        permissions: ['company'],
      },
      {
        key: 'loss',
        icon: 'scale',
        title: label('货损设置', 'Loss settings'),
        url: '/wlhy/hyloss/HyLossSettingList',
        component: 'wlhy/hyloss/HyLossSettingList',
        permissions: ['loss'],
      },
      {
        key: 'bank',
        icon: 'bank',
        title: label('银行管理', 'Banks'),
        url: '/wlhy/hybank/HyBankList',
        component: 'wlhy/hybank/HyBankList',
        permissions: ['bank'],
      },
      {
        key: 'region',
        icon: 'globe',
        title: label('行政区划', 'Divisions'),
        url: '/wlhy/hyregion/HyRegionList',
        component: 'wlhy/hyregion/HyRegionList',
        permissions: ['region'],
      },
      {
        key: 'verifyCode',
        icon: 'key',
        title: label('验证码记录', 'Verification codes'),
        url: '/wlhy/hysms/HyVerifyCodeList',
        component: 'wlhy/hysms/HyVerifyCodeList',
        permissions: ['verifyCode'],
      },
    ],
  },
  {
    key: 'system',
    title: label('系统管理', 'System'),
    url: '/isystem',
    icon: 'setting',
    pages: [
      {
        key: 'user',
        icon: 'user',
        title: label('用户管理', 'Users'),
        url: '/isystem/user',
        component: 'system/UserList',
        permissions: ['user', 'userAgent'],
        further: [sensitive('user')],
      },
      {
        key: 'role',
        icon: 'team',
        title: label('角色管理', 'Roles'),
        url: '/isystem/roleUserList',
        component: 'system/RoleUserList',
        permissions: ['role'],
      },
      {
        key: 'permission',
        icon: 'cluster',
        title: label('菜单管理', 'Menus'),
        url: '/isystem/permission',
        component: 'system/PermissionList',
        permissions: ['permission'],
      },
      {
        key: 'depart',
        icon: 'apartment',
        title: label('部门管理', 'Departments'),
        url: '/isystem/depart',
        component: 'system/DepartList',
        permissions: ['depart', 'departRole', 'departPermission'],
      },
      {
        key: 'myDepart',
        icon: 'department',
        title: label('我的部门', 'My departments'),
        url: '/isystem/departUserList',
        component: 'system/DepartUserList',
      },
      {
        key: 'position',
        icon: 'solution',
        title: label('职务管理', 'Positions'),
        url: '/isystem/position',
        component: 'system/SysPositionList',
        permissions: ['position'],
      },
      {
        key: 'addressBook',
        icon: 'contacts',
        title: label('通讯录', 'Address book'),
        url: '/isystem/addressList',
        component: 'system/AddressList',
        permissions: ['addressBook'],
      },
      {
        key: 'dict',
        icon: 'dictionary',
        title: label('数据字典', 'Dictionaries'),
        url: '/isystem/dict',
        component: 'system/DictList',
        permissions: ['dict'],
      },
      {
        key: 'category',
        icon: 'tags',
        title: label('分类字典', 'Categories'),
        url: '/isys/category',
        component: 'system/SysCategoryList',
        permissions: ['category'],
      },
      {
        key: 'tenant',
        icon: 'building',
        title: label('租户管理', 'Tenants'),
        url: '/isys/tenant',
        component: 'system/TenantList',
        permissions: ['tenant'],
      },
      {
        key: 'announcement',
        icon: 'bell',
        title: label('系统通告', 'Announcements'),
        url: '/isystem/annountCement',
        component: 'system/SysAnnouncementList',
        permissions: ['announcement'],
      },
    ],
  },
  {
    key: 'online',
    title: label('在线开发', 'Low-code tools'),
    url: '/online',
    icon: 'tool',
    pages: [
      {
        key: 'fillRule',
        icon: 'number',
        title: label('系统编码规则', 'Fill rules'),
        url: '/isystem/fillRule',
        component: 'system/SysFillRuleList',
        permissions: ['fillRule'],
      },
      {
        key: 'checkRule',
        icon: 'safety',
        title: label('系统校验规则', 'Check rules'),
        url: '/isystem/checkRule',
        component: 'system/SysCheckRuleList',
        permissions: ['checkRule'],
      },
      {
        key: 'dataSource',
        icon: 'database',
        title: label('多数据源管理', 'Data sources'),
        url: '/isystem/dataSource',
        component: 'system/SysDataSourceList',
        permissions: ['dataSource'],
      },
    ],
  },
  {
    key: 'monitor',
    title: label('系统监控', 'Monitoring'),
    url: '/dashboard3',
    icon: 'activity',
    pages: [
      {
        key: 'gatewayRoute',
        icon: 'route',
        title: label('路由网关', 'Gateway routes'),
        url: '/isystem/gatewayroute',
        component: 'system/SysGatewayRouteList',
        permissions: ['gatewayRoute'],
      },
      {
        key: 'quartzJob',
        icon: 'schedule',
        title: label('定时任务', 'Scheduled jobs'),
        url: '/isystem/QuartzJobList',
        component: 'system/QuartzJobList',
        permissions: ['quartzJob'],
      },
      {
        key: 'log',
        icon: 'file-text',
        title: label('日志管理', 'Logs'),
        url: '/isystem/log',
        component: 'system/LogList',
        permissions: ['log'],
      },
      {
        key: 'dataLog',
        icon: 'history',
        title: label('数据日志', 'Data log'),
        url: '/sys/dataLog-list',
        component: 'system/DataLogList',
        permissions: ['dataLog'],
      },
      {
        key: 'oss',
        icon: 'container',
        title: label('对象存储', 'Object storage'),
        url: '/oss/file',
        component: 'modules/oss/OSSFileList',
        permissions: ['oss'],
      },
      {
        key: 'redisInfo',
        icon: 'chart',
        title: label('缓存监控', 'Cache'),
        url: '/monitor/redis/info',
        component: 'modules/monitor/RedisInfo',
        permissions: ['cache'],
      },
      {
        key: 'redisTerminal',
        icon: 'terminal',
        title: label('缓存终端', 'Cache terminal'),
        url: '/monitor/redis/terminal',
        component: 'modules/monitor/RedisTerminal',
        permissions: ['cacheTerminal'],
      },
      {
        key: 'tomcatInfo',
        icon: 'server',
        title: label('HTTP服务信息', 'HTTP server'),
        url: '/monitor/TomcatInfo',
        component: 'modules/monitor/TomcatInfo',
      },
      {
        key: 'systemInfo',
        icon: 'monitor',
        title: label('服务器信息', 'System'),
        url: '/monitor/SystemInfo',
        component: 'modules/monitor/SystemInfo',
      },
      {
        key: 'jvmInfo',
        icon: 'gauge',
        title: label('运行时信息', 'Runtime'),
        url: '/monitor/JvmInfo',
        component: 'modules/monitor/JvmInfo',
        permissions: ['metrics'],
      },
      {
        key: 'httpTrace',
        icon: 'trace',
        title: label('请求追踪', 'HTTP trace'),
        url: '/monitor/HttpTrace',
        component: 'modules/monitor/HttpTrace',
        permissions: ['httpTrace'],
      },
      {
        key: 'disk',
        icon: 'disk',
        title: label('磁盘监控', 'Disks'),
        url: '/monitor/Disk',
        component: 'modules/monitor/DiskMonitoring',
        permissions: ['disk'],
      },
    ],
  },
  {
    key: 'messages',
    title: label('消息中心', 'Messages'),
    url: '/message',
    icon: 'message',
    pages: [
      {
        key: 'message',
        icon: 'inbox',
        title: label('消息管理', 'Messages'),
        url: '/modules/message/sysMessageList',
        component: 'modules/message/SysMessageList',
        permissions: ['message'],
      },
      {
        key: 'messageTemplate',
        icon: 'file-text',
        title: label('模板管理', 'Message templates'),
        url: '/modules/message/sysMessageTemplateList',
        component: 'modules/message/SysMessageTemplateList',
        permissions: ['messageTemplate'],
      },
      {
        key: 'userAnnouncement',
        icon: 'bell',
        title: label('我的消息', 'My messages'),
        url: '/isps/userAnnouncement',
        component: 'system/UserAnnouncementList',
        // The calls behind it are open to every session; the list asks for a name all the same.
        further: [{ perms: 'userAnnouncement:list', title: label('我的消息', 'My messages'), open: true }],
      },
    ],
  },
  {
    key: 'dashboard',
    title: label('仪表盘', 'Dashboards'),
    url: '/dashboard',
    icon: 'dashboard',
    pages: [
      page('workplace', {
        title: label('工作台', 'Workplace'),
        url: '/dashboard/workplace',
        component: 'dashboard/Workplace',
        icon: 'briefcase',
        further: openTo('dashboard:workplace'),
      }),
      page('indexChart', {
        title: label('运营图表', 'Charts'),
        url: '/dashboard/indexChart',
        component: 'dashboard/IndexChart',
        icon: 'bar-chart',
      }),
      page('indexTask', {
        title: label('任务看板', 'Tasks'),
        url: '/dashboard/indexTask',
        component: 'dashboard/IndexTask',
        icon: 'tasks',
        further: openTo('dashboard:task'),
      }),
      page('dashboardMonitor', {
        title: label('实时监控', 'Live'),
        url: '/dashboard/monitor',
        component: 'dashboard/Monitor',
        icon: 'live',
      }),
    ],
  },
  {
    key: 'screen',
    title: label('大屏', 'Big screens'),
    url: '/screen',
    icon: 'desktop',
    pages: [
      screen('Data', { title: label('数据大屏', 'Operations'), icon: 'monitor' }),
      screen('Finance', { title: label('财务大屏', 'Finance'), icon: 'bar-chart' }),
    ],
  },
  {
    key: 'form',
    title: label('表单页', 'Forms'),
    url: '/form',
    icon: 'file-text',
    pages: [
      {
        ...page('baseForm', {
          title: label('基础表单', 'Basic form'),
          url: '/form/base-form',
          component: 'form/BasicForm',
          icon: 'file-text',
        }),
        permissions: ['demoForm'],
      },
      page('stepForm', {
        title: label('分步表单', 'Form in steps'),
        url: '/form/step-form',
        component: 'form/stepForm/StepForm',
        icon: 'route',
      }),
      page('advancedForm', {
        title: label('高级表单', 'Advanced form'),
        url: '/form/advanced-form',
        component: 'form/advancedForm/AdvancedForm',
        icon: 'profile',
      }),
    ],
  },
  {
    key: 'list',
    title: label('列表页', 'Lists'),
    url: '/list',
    icon: 'list',
    pages: [
      page('listTable', { title: label('查询表格', 'Table'), url: '/list/query-list', component: 'list/TableList', icon: 'list' }),
      page('listUser', { title: label('用户列表', 'Users'), url: '/list/user-list', component: 'list/UserList', icon: 'user' }),
      page('listRole', { title: label('角色列表', 'Roles'), url: '/list/role-list', component: 'list/RoleList', icon: 'team' }),
      page('listPermission', {
        title: label('权限列表', 'Permissions'),
        url: '/list/permission-list',
        component: 'list/PermissionList',
        icon: 'cluster',
      }),
    ],
  },
  {
    key: 'result',
    title: label('结果页', 'Results'),
    url: '/result',
    icon: 'check',
    pages: [
      page('resultSuccess', { title: label('成功', 'Success'), url: '/result/success', component: 'result/Success', icon: 'check' }),
      page('resultError', { title: label('失败', 'Failure'), url: '/result/fail', component: 'result/Error', icon: 'file' }),
    ],
  },
  {
    key: 'exception',
    title: label('异常页', 'Exceptions'),
    url: '/exception',
    icon: 'security',
    pages: [
      page('exception403', { title: label('403', '403'), url: '/exception/403', component: 'exception/403', icon: 'security' }),
      page('exception404', { title: label('404', '404'), url: '/exception/404', component: 'exception/404', icon: 'file' }),
      page('exception500', { title: label('500', '500'), url: '/exception/500', component: 'exception/500', icon: 'tool' }),
    ],
  },
  {
    key: 'account',
    title: label('个人页', 'Me'),
    url: '/account',
    icon: 'user',
    pages: [
      page('accountCenter', {
        title: label('个人中心', 'My account'),
        url: '/account/center',
        component: 'account/center/Index',
        icon: 'idcard',
        further: openTo('account:center'),
      }),
      {
        ...page('accountSettings', {
          title: label('个人设置', 'My settings'),
          url: '/account/settings/BaseSetting',
          component: 'account/settings/Index',
          icon: 'setting',
          further: openTo('account:settings'),
        }),
        // Stock clients open it from the header by this name of its route.
        componentName: 'account-settings-base',
      },
      ...(['security', 'custom', 'binding', 'notification'] as const).map((name) => ({
        ...page(`account_${name}`, {
          title: settingTitles[name],
          url: `/account/settings/${name}`,
          component: `account/settings/${name.charAt(0).toUpperCase()}${name.slice(1)}`,
          icon: 'setting',
          further: openTo(`account:${name}`),
        }),
        hidden: true,
      })),
    ],
  },
];

/** Permissions of calls which stand below no page yet: those of online reports wait for the screen that configures them. */
const systemPermissions = ['savedView', 'online'];

/** Every permission that an endpoint asks for, with the words of the first endpoint that does. */
export function permissionTitles(): Map<string, LocalizedText> {
  const titles = new Map<string, LocalizedText>();
  for (const module of modules) {
    for (const { contract } of module.routes ?? []) {
      for (const { permission, summary } of Object.values(contract.endpoints))
        if (permission !== undefined && !titles.has(permission)) titles.set(permission, summary);
    }
  }
  return titles;
}

/** The menu of the product with its buttons. @throws Error when an endpoint's permission belongs to no page */
export function menuTree(): MenuSeed[] {
  const titles = permissionTitles();
  const placed = new Set<string>();
  const below = (prefixes: readonly string[]): PermissionSeed[] =>
    [...titles]
      .filter(([perms]) => prefixes.includes(perms.split(':')[0] ?? ''))
      .map(([perms, title]) => {
        placed.add(perms);
        return { perms, title };
      });
  const tree: MenuSeed[] = [
    {
      key: 'home',
      title: label('首页', 'Home'),
      url: '/dashboard/analysis',
      component: 'dashboard/Analysis',
      icon: 'home',
      permissions: below(systemPermissions),
    },
    ...groups.map((group): MenuSeed => ({
      key: group.key,
      title: group.title,
      url: group.url,
      icon: group.icon,
      children: group.pages.map(({ permissions = [], further = [], ...page }) => ({
        ...page,
        permissions: [...below(permissions), ...further],
      })),
    })),
  ];
  const homeless = [...titles.keys()].filter((perms) => !placed.has(perms));
  if (homeless.length > 0) throw new Error(`These permissions belong to no page of the menu: ${homeless.join(', ')}`);
  return tree;
}

/** Whether a page shows what is every person's own. */
const isForAll = (page: Page): boolean => page.further?.some((permission) => permission.open) === true;

/** What a role sees: pages by the permissions that it holds, with the groups around them. */
export function menuKeysFor(permissions: readonly string[]): string[] {
  const keys = ['home'];
  for (const group of groups) {
    const pages = group.pages.filter(
      (page) =>
        isForAll(page) ||
        (needed[page.key] ?? (page.permissions ?? []).slice(0, 1).map((prefix) => `${prefix}:list`)).some((perms) =>
          permissions.includes(perms),
        ),
    );
    if (pages.length > 0) keys.push(group.key, ...pages.map((page) => page.key));
  }
  return keys;
}

/** Pages that open to another permission than their own list. */
const needed: Readonly<Record<string, readonly string[]>> = {
  shippingDetail: ['shipping:list'],
  noteCheck: ['shipping:check'],
  noteReview: ['shipping:businessReview'],
  noteHistory: ['shipping:list'],
  noteRefused: ['shipping:submitCheck'],
  signContract: ['contract:sign'],
  payList: ['pay:submit'],
  payApproval: ['pay:approve'],
  offlinePay: ['pay:offline', 'pay:approve'],
  bindCard: ['bankCard:own'],
  bill: ['bill:create', 'bill:receive'],
  ownBill: ['bill:confirm'],
  noteBill: ['bill:create', 'bill:receive'],
  thirdAccountApply: ['thirdAccount:open'],
  trackNote: ['shipping:track'],
  sendAddress: ['address:list'],
  receiveAddress: ['address:list'],
  myDepart: ['depart:list'],
  customerManager: ['customerManager:view'],
  indexChart: ['shipping:list'],
  dashboardMonitor: ['shipping:list'],
  // Forms choose a customer, a shipper or a company by their lists; that alone opens no page.
  customer: ['customer:export'],
  shipper: ['shipper:export', 'shipper:add'],
  company: ['company:export'],
  tomcatInfo: ['metrics:list'],
  systemInfo: ['metrics:list'],
};
