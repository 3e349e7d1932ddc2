import { label } from '@tarmac/freight-api/rules';
import { type Group, openTo, ownReport, ownReportPage, page, screen, statistic } from './page.ts';

/** Parts of a person's settings that have addresses of their own. */
const settingTitles = {
  security: label('安全设置', 'Security'),
  custom: label('个性化', 'Look'),
  binding: label('账号绑定', 'Bindings'),
  notification: label('新消息通知', 'Notifications'),
} as const;

/** Messages, figures, and what is every person’s own. */
export const workplaceMenus: readonly Group[] = [
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
      page('exportJob', {
        title: label('下载中心', 'Downloads'),
        url: '/isps/exports',
        component: 'system/ExportJobList',
        icon: 'download',
        further: openTo('exportJob:list'),
      }),
    ],
  },
  {
    key: 'statistics',
    title: label('统计', 'Statistics'),
    url: '/statistics',
    icon: 'bar-chart',
    pages: [
      statistic('Freight', { title: label('运费统计', 'Freight'), icon: 'money' }),
      statistic('Orders', { title: label('订单统计', 'Orders'), icon: 'file-text' }),
      statistic('Collection', { title: label('收款统计', 'Collection'), icon: 'wallet' }),
      statistic('Mileage', { title: label('里程统计', 'Mileage'), icon: 'car' }),
      statistic('Person', { title: label('全员统计', 'People'), icon: 'team' }),
      ownReportPage('pageOperations', { code: 'operations_overview', title: label('经营分析', 'How business runs'), icon: 'activity' }),
      ownReport('reportLane', { code: 'lane_prices', title: label('线路运量与均价', 'Lanes: volume and price'), icon: 'route' }),
      ownReport('reportAgeing', { code: 'customer_ageing', title: label('客户应收账龄', 'Receivables by age'), icon: 'schedule' }),
      ownReport('reportDriver', { code: 'driver_scores', title: label('司机信用与运单', 'Drivers: score and work'), icon: 'safety' }),
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
