import { modules } from '../src/modules/index.ts';
import type { MenuSeed, PermissionSeed } from '../src/modules/system/seed/seedMenus.ts';
import type { LocalizedText } from '../src/platform/contract/index.ts';

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

const l = (zh: string, en: string): LocalizedText => ({ zh, en });

/** Sees personal numbers in full on the detail of a page. @source freight-domain 0.4 */
const sensitive = (prefix: string): PermissionSeed => ({
  perms: `${prefix}:viewSensitive`,
  title: l('查看敏感信息', 'See personal numbers'),
});

/** Open to everybody who is signed in. */
const openTo = (perms: string): readonly PermissionSeed[] => [{ perms, title: l('访问', 'Open'), open: true }];

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
  security: l('安全设置', 'Security'),
  custom: l('个性化', 'Look'),
  binding: l('账号绑定', 'Bindings'),
  notification: l('新消息通知', 'Notifications'),
} as const;

const groups: readonly { key: string; title: LocalizedText; url: string; icon: string; pages: readonly Page[] }[] = [
  {
    key: 'freight',
    title: l('货运业务', 'Freight'),
    url: '/freight',
    icon: 'truck',
    pages: [
      {
        key: 'order',
        icon: 'order',
        title: l('订单管理', 'Orders'),
        url: '/wlhy/hyorder/HyOrderList',
        component: 'wlhy/hyorder/HyOrderList',
        permissions: ['order', 'price'],
        further: [{ perms: 'order:notes', title: l('查看运单', 'See waybills') }],
      },
      {
        key: 'shipping',
        icon: 'waybill',
        title: l('运单管理', 'Shipping notes'),
        url: '/shipping/list',
        component: 'shipping/ShippingList',
        permissions: ['shipping'],
        further: [sensitive('shipping'), { perms: 'shipping:contract', title: l('合同', 'Contract') }],
      },
      {
        key: 'shippingDetail',
        icon: 'waybill',
        title: l('运单详情', 'Shipping note'),
        url: '/shipping/detail/:id',
        component: 'shipping/ShippingDetail',
        hidden: true,
      },
      {
        key: 'contract',
        icon: 'file-text',
        title: l('合同列表', 'Contracts'),
        url: '/shipping/contract',
        component: 'shipping/ShippingContractList',
        permissions: ['contract'],
        further: [sensitive('contract')],
      },
      {
        key: 'signContract',
        icon: 'sign',
        title: l('签署合同', 'Sign contracts'),
        url: '/account/sign',
        component: 'account/SignContract',
      },
      {
        key: 'trackNote',
        icon: 'route',
        title: l('轨迹查询', 'Tracks of waybills'),
        url: '/shipping/trackquery',
        component: 'shipping/ShippingTrackQueryList',
      },
      {
        key: 'sendAddress',
        icon: 'environment',
        title: l('发货地址', 'Send addresses'),
        url: '/shipping/sendaddress',
        component: 'shipping/SendAddressList',
        permissions: ['address'],
      },
      {
        key: 'receiveAddress',
        icon: 'map',
        title: l('收货地址', 'Receive addresses'),
        url: '/shipping/receiveaddress',
        component: 'shipping/ReceiveAddressList',
      },
    ],
  },
  {
    key: 'fleet',
    title: l('运力管理', 'Fleet'),
    url: '/fleet',
    icon: 'fleet',
    pages: [
      {
        key: 'driver',
        icon: 'idcard',
        title: l('司机管理', 'Drivers'),
        url: '/wlhy/hydriver/HyDriverList',
        component: 'wlhy/hydriver/HyDriverList',
        permissions: ['driver', 'bankCard'],
        further: [
          sensitive('driver'),
          sensitive('bankCard'),
          { perms: 'driver:card', title: l('银行卡', 'Cards of drivers') },
          { perms: 'driver:account', title: l('账户', 'Accounts of drivers') },
        ],
      },
      {
        key: 'vehicle',
        icon: 'car',
        title: l('车辆管理', 'Vehicles'),
        url: '/wlhy/hyvehicle/HyVehicleList',
        component: 'wlhy/hyvehicle/HyVehicleList',
        permissions: ['vehicle'],
        further: [sensitive('vehicle')],
      },
      {
        key: 'carrier',
        icon: 'warehouse',
        title: l('承运商管理', 'Carriers'),
        url: '/wlhy/hycarrier/HyCarrierList',
        component: 'wlhy/hycarrier/HyCarrierList',
        permissions: ['carrier'],
        further: [
          sensitive('carrier'),
          { perms: 'carrier:account', title: l('对公账户与流水', 'Accounts of carriers') },
          { perms: 'carrier:contract', title: l('合同', 'Contracts of carriers') },
        ],
      },
      {
        key: 'track',
        icon: 'position',
        title: l('轨迹查询记录', 'Track queries'),
        url: '/wlhy/hytrack/HyTrackQueryList',
        component: 'wlhy/hytrack/HyTrackQueryList',
        permissions: ['track'],
      },
      {
        key: 'gov',
        icon: 'upload',
        title: l('监管上传', 'Government upload'),
        url: '/wlhy/hygov/HyGovUploadList',
        component: 'wlhy/hygov/HyGovUploadList',
        permissions: ['gov'],
      },
    ],
  },
  {
    key: 'customers',
    title: l('客户管理', 'Customers'),
    url: '/customers',
    icon: 'team',
    pages: [
      {
        key: 'customer',
        icon: 'customer',
        title: l('客户管理', 'Customers'),
        url: '/wlhy/hycustomer/HyCustomerList',
        component: 'wlhy/hycustomer/HyCustomerList',
        permissions: ['customer'],
        further: [
          sensitive('customer'),
          { perms: 'customer:account', title: l('收款账户与对公账户', 'Accounts of customers') },
          { perms: 'customer:contract', title: l('合同', 'Contracts of customers') },
          { perms: 'customer:user', title: l('用户', 'Logins') },
        ],
      },
      {
        key: 'customerManager',
        icon: 'safety',
        title: l('货主管理', 'Shippers to review'),
        url: '/customer/manager',
        component: 'customer/CustomerManager',
        permissions: ['customerManager'],
        further: [{ perms: 'customerManager:view', title: l('查看', 'View') }],
      },
      {
        key: 'customerUser',
        icon: 'user',
        title: l('客户账号', 'Customer logins'),
        url: '/customer/user',
        component: 'customer/CustomerUserList',
        permissions: ['customerUser'],
      },
      {
        key: 'shipper',
        icon: 'solution',
        title: l('托运人档案', 'Shippers'),
        url: '/wlhy/hyshipper/HyShipperList',
        component: 'wlhy/hyshipper/HyShipperList',
        permissions: ['shipper'],
        further: [sensitive('shipper')],
      },
      {
        key: 'wallet',
        icon: 'wallet',
        title: l('客户钱包', 'Wallets'),
        url: '/wlhy/hycustomerwallet/HyCustomerWalletList',
        component: 'wlhy/hycustomerwallet/HyCustomerWalletList',
        permissions: ['wallet'],
        further: [{ perms: 'wallet:record', title: l('流水', 'Records of wallets') }],
      },
    ],
  },
  {
    key: 'money',
    title: l('资金账户', 'Accounts'),
    url: '/money',
    icon: 'wallet',
    pages: [
      {
        key: 'accountRecord',
        icon: 'book',
        title: l('账户流水', 'Account records'),
        url: '/account/records',
        component: 'account/AccountRecordList',
        permissions: ['accountRecord'],
      },
      {
        key: 'companyAccount',
        icon: 'card',
        title: l('对公账户', 'Company accounts'),
        url: '/account/company',
        component: 'account/CompanyAccountList',
        permissions: ['companyAccount'],
        further: [sensitive('companyAccount')],
      },
    ],
  },
  {
    key: 'settings',
    title: l('基础设置', 'Settings'),
    url: '/settings',
    icon: 'sliders',
    pages: [
      {
        key: 'company',
        icon: 'building',
        title: l('运营主体', 'Companies'),
        url: '/wlhy/hycompany/HyCompanyList',
        component: 'wlhy/hycompany/HyCompanyList',
        permissions: ['company'],
      },
      {
        key: 'loss',
        icon: 'scale',
        title: l('货损设置', 'Loss settings'),
        url: '/wlhy/hyloss/HyLossSettingList',
        component: 'wlhy/hyloss/HyLossSettingList',
        permissions: ['loss'],
      },
      {
        key: 'bank',
        icon: 'bank',
        title: l('银行管理', 'Banks'),
        url: '/wlhy/hybank/HyBankList',
        component: 'wlhy/hybank/HyBankList',
        permissions: ['bank'],
      },
      {
        key: 'region',
        icon: 'globe',
        title: l('行政区划', 'Divisions'),
        url: '/wlhy/hyregion/HyRegionList',
        component: 'wlhy/hyregion/HyRegionList',
        permissions: ['region'],
      },
      {
        key: 'verifyCode',
        icon: 'key',
        title: l('验证码记录', 'Verification codes'),
        url: '/wlhy/hysms/HyVerifyCodeList',
        component: 'wlhy/hysms/HyVerifyCodeList',
        permissions: ['verifyCode'],
      },
    ],
  },
  {
    key: 'system',
    title: l('系统管理', 'System'),
    url: '/isystem',
    icon: 'setting',
    pages: [
      {
        key: 'user',
        icon: 'user',
        title: l('用户管理', 'Users'),
        url: '/isystem/user',
        component: 'system/UserList',
        permissions: ['user', 'userAgent'],
        further: [sensitive('user')],
      },
      {
        key: 'role',
        icon: 'team',
        title: l('角色管理', 'Roles'),
        url: '/isystem/roleUserList',
        component: 'system/RoleUserList',
        permissions: ['role'],
      },
      {
        key: 'permission',
        icon: 'cluster',
        title: l('菜单管理', 'Menus'),
        url: '/isystem/permission',
        component: 'system/PermissionList',
        permissions: ['permission'],
      },
      {
        key: 'depart',
        icon: 'apartment',
        title: l('部门管理', 'Departments'),
        url: '/isystem/depart',
        component: 'system/DepartList',
        permissions: ['depart', 'departRole', 'departPermission'],
      },
      {
        key: 'myDepart',
        icon: 'department',
        title: l('我的部门', 'My departments'),
        url: '/isystem/departUserList',
        component: 'system/DepartUserList',
      },
      {
        key: 'position',
        icon: 'solution',
        title: l('职务管理', 'Positions'),
        url: '/isystem/position',
        component: 'system/SysPositionList',
        permissions: ['position'],
      },
      {
        key: 'addressBook',
        icon: 'contacts',
        title: l('通讯录', 'Address book'),
        url: '/isystem/addressList',
        component: 'system/AddressList',
        permissions: ['addressBook'],
      },
      {
        key: 'dict',
        icon: 'dictionary',
        title: l('数据字典', 'Dictionaries'),
        url: '/isystem/dict',
        component: 'system/DictList',
        permissions: ['dict'],
      },
      {
        key: 'category',
        icon: 'tags',
        title: l('分类字典', 'Categories'),
        url: '/isys/category',
        component: 'system/SysCategoryList',
        permissions: ['category'],
      },
      {
        key: 'tenant',
        icon: 'building',
        title: l('租户管理', 'Tenants'),
        url: '/isys/tenant',
        component: 'system/TenantList',
        permissions: ['tenant'],
      },
      {
        key: 'announcement',
        icon: 'bell',
        title: l('系统通告', 'Announcements'),
        url: '/isystem/annountCement',
        component: 'system/SysAnnouncementList',
        permissions: ['announcement'],
      },
    ],
  },
  {
    key: 'online',
    title: l('在线开发', 'Online development'),
    url: '/online',
    icon: 'tool',
    pages: [
      {
        key: 'fillRule',
        icon: 'number',
        title: l('系统编码规则', 'Fill rules'),
        url: '/isystem/fillRule',
        component: 'system/SysFillRuleList',
        permissions: ['fillRule'],
      },
      {
        key: 'checkRule',
        icon: 'safety',
        title: l('系统校验规则', 'Check rules'),
        url: '/isystem/checkRule',
        component: 'system/SysCheckRuleList',
        permissions: ['checkRule'],
      },
      {
        key: 'dataSource',
        icon: 'database',
        title: l('多数据源管理', 'Data sources'),
        url: '/isystem/dataSource',
        component: 'system/SysDataSourceList',
        permissions: ['dataSource'],
      },
    ],
  },
  {
    key: 'monitor',
    title: l('系统监控', 'Monitoring'),
    url: '/dashboard3',
    icon: 'activity',
    pages: [
      {
        key: 'gatewayRoute',
        icon: 'route',
        title: l('路由网关', 'Gateway routes'),
        url: '/isystem/gatewayroute',
        component: 'system/SysGatewayRouteList',
        permissions: ['gatewayRoute'],
      },
      {
        key: 'quartzJob',
        icon: 'schedule',
        title: l('定时任务', 'Scheduled jobs'),
        url: '/isystem/QuartzJobList',
        component: 'system/QuartzJobList',
        permissions: ['quartzJob'],
      },
      {
        key: 'log',
        icon: 'file-text',
        title: l('日志管理', 'Logs'),
        url: '/isystem/log',
        component: 'system/LogList',
        permissions: ['log'],
      },
      {
        key: 'dataLog',
        icon: 'history',
        title: l('数据日志', 'Data log'),
        url: '/sys/dataLog-list',
        component: 'system/DataLogList',
        permissions: ['dataLog'],
      },
      {
        key: 'oss',
        icon: 'container',
        title: l('对象存储', 'Object storage'),
        url: '/oss/file',
        component: 'modules/oss/OSSFileList',
        permissions: ['oss'],
      },
      {
        key: 'redisInfo',
        icon: 'chart',
        title: l('缓存监控', 'Cache'),
        url: '/monitor/redis/info',
        component: 'modules/monitor/RedisInfo',
        permissions: ['cache'],
      },
      {
        key: 'redisTerminal',
        icon: 'terminal',
        title: l('缓存终端', 'Cache terminal'),
        url: '/monitor/redis/terminal',
        component: 'modules/monitor/RedisTerminal',
        permissions: ['cacheTerminal'],
      },
      {
        key: 'tomcatInfo',
        icon: 'server',
        title: l('HTTP服务信息', 'HTTP server'),
        url: '/monitor/TomcatInfo',
        component: 'modules/monitor/TomcatInfo',
      },
      {
        key: 'systemInfo',
        icon: 'monitor',
        title: l('服务器信息', 'System'),
        url: '/monitor/SystemInfo',
        component: 'modules/monitor/SystemInfo',
      },
      {
        key: 'jvmInfo',
        icon: 'gauge',
        title: l('运行时信息', 'Runtime'),
        url: '/monitor/JvmInfo',
        component: 'modules/monitor/JvmInfo',
        permissions: ['metrics'],
      },
      {
        key: 'httpTrace',
        icon: 'trace',
        title: l('请求追踪', 'HTTP trace'),
        url: '/monitor/HttpTrace',
        component: 'modules/monitor/HttpTrace',
        permissions: ['httpTrace'],
      },
      {
        key: 'disk',
        icon: 'disk',
        title: l('磁盘监控', 'Disks'),
        url: '/monitor/Disk',
        component: 'modules/monitor/DiskMonitoring',
        permissions: ['disk'],
      },
    ],
  },
  {
    key: 'messages',
    title: l('消息中心', 'Messages'),
    url: '/message',
    icon: 'message',
    pages: [
      {
        key: 'message',
        icon: 'inbox',
        title: l('消息管理', 'Messages'),
        url: '/modules/message/sysMessageList',
        component: 'modules/message/SysMessageList',
        permissions: ['message'],
      },
      {
        key: 'messageTemplate',
        icon: 'file-text',
        title: l('模板管理', 'Message templates'),
        url: '/modules/message/sysMessageTemplateList',
        component: 'modules/message/SysMessageTemplateList',
        permissions: ['messageTemplate'],
      },
      {
        key: 'userAnnouncement',
        icon: 'bell',
        title: l('我的消息', 'My messages'),
        url: '/isps/userAnnouncement',
        component: 'system/UserAnnouncementList',
        // The calls behind it are open to every session; the list asks for a name all the same.
        further: [{ perms: 'userAnnouncement:list', title: l('我的消息', 'My messages'), open: true }],
      },
    ],
  },
  {
    key: 'dashboard',
    title: l('仪表盘', 'Dashboards'),
    url: '/dashboard',
    icon: 'dashboard',
    pages: [
      page('workplace', {
        title: l('工作台', 'Workplace'),
        url: '/dashboard/workplace',
        component: 'dashboard/Workplace',
        icon: 'briefcase',
        further: openTo('dashboard:workplace'),
      }),
      page('indexChart', {
        title: l('运营图表', 'Charts'),
        url: '/dashboard/indexChart',
        component: 'dashboard/IndexChart',
        icon: 'bar-chart',
      }),
      page('indexTask', {
        title: l('任务看板', 'Tasks'),
        url: '/dashboard/indexTask',
        component: 'dashboard/IndexTask',
        icon: 'tasks',
        further: openTo('dashboard:task'),
      }),
      page('dashboardMonitor', {
        title: l('实时监控', 'Live'),
        url: '/dashboard/monitor',
        component: 'dashboard/Monitor',
        icon: 'live',
      }),
    ],
  },
  {
    key: 'screen',
    title: l('大屏', 'Big screens'),
    url: '/screen',
    icon: 'desktop',
    pages: [
      screen('Data', { title: l('数据大屏', 'Operations'), icon: 'monitor' }),
      screen('Finance', { title: l('财务大屏', 'Money'), icon: 'bar-chart' }),
    ],
  },
  {
    key: 'form',
    title: l('表单页', 'Forms'),
    url: '/form',
    icon: 'file-text',
    pages: [
      {
        ...page('baseForm', { title: l('基础表单', 'Basic form'), url: '/form/base-form', component: 'form/BasicForm', icon: 'file-text' }),
        permissions: ['demoForm'],
      },
      page('stepForm', {
        title: l('分步表单', 'Form in steps'),
        url: '/form/step-form',
        component: 'form/stepForm/StepForm',
        icon: 'route',
      }),
      page('advancedForm', {
        title: l('高级表单', 'Advanced form'),
        url: '/form/advanced-form',
        component: 'form/advancedForm/AdvancedForm',
        icon: 'profile',
      }),
    ],
  },
  {
    key: 'list',
    title: l('列表页', 'Lists'),
    url: '/list',
    icon: 'list',
    pages: [
      page('listTable', { title: l('查询表格', 'Table'), url: '/list/query-list', component: 'list/TableList', icon: 'list' }),
      page('listUser', { title: l('用户列表', 'Users'), url: '/list/user-list', component: 'list/UserList', icon: 'user' }),
      page('listRole', { title: l('角色列表', 'Roles'), url: '/list/role-list', component: 'list/RoleList', icon: 'team' }),
      page('listPermission', {
        title: l('权限列表', 'Permissions'),
        url: '/list/permission-list',
        component: 'list/PermissionList',
        icon: 'cluster',
      }),
    ],
  },
  {
    key: 'result',
    title: l('结果页', 'Results'),
    url: '/result',
    icon: 'check',
    pages: [
      page('resultSuccess', { title: l('成功', 'Success'), url: '/result/success', component: 'result/Success', icon: 'check' }),
      page('resultError', { title: l('失败', 'Failure'), url: '/result/fail', component: 'result/Error', icon: 'file' }),
    ],
  },
  {
    key: 'exception',
    title: l('异常页', 'Exceptions'),
    url: '/exception',
    icon: 'security',
    pages: [
      page('exception403', { title: l('403', '403'), url: '/exception/403', component: 'exception/403', icon: 'security' }),
      page('exception404', { title: l('404', '404'), url: '/exception/404', component: 'exception/404', icon: 'file' }),
      page('exception500', { title: l('500', '500'), url: '/exception/500', component: 'exception/500', icon: 'tool' }),
    ],
  },
  {
    key: 'account',
    title: l('个人页', 'Me'),
    url: '/account',
    icon: 'user',
    pages: [
      page('accountCenter', {
        title: l('个人中心', 'My account'),
        url: '/account/center',
        component: 'account/center/Index',
        icon: 'idcard',
        further: openTo('account:center'),
      }),
      {
        ...page('accountSettings', {
          title: l('个人设置', 'My settings'),
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
      title: l('首页', 'Home'),
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
  signContract: ['contract:sign'],
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
