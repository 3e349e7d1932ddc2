import { label } from '@tarmac/freight-api/rules';
import { dictionary, routes } from '../../platform/contract/index.ts';
import type { ServerModule } from '../../platform/platform.ts';
import { getRow } from '../../platform/resource/getRow.ts';
import { listRows } from '../../platform/resource/listRows.ts';
import { resourceHandlers } from '../../platform/resource/standardHandlers.ts';
import { dashboardContract } from './dashboard.contract.ts';
import { dashboardIndexContract } from './dashboardIndex.contract.ts';
import { dashboardIndex } from './dashboardIndex.service.ts';
import { freightFigures, liveFigures } from './dashboard.service.ts';
import { advancedFormContract, baseFormContract, demoFormContract, stepFormContract } from './demoForm.contract.ts';
import { demoFormResource, storeForm } from './demoForm.service.ts';
import { generalJobs } from './general.jobs.ts';
import { homeContract } from './home.contract.ts';
import { homeFigures, keepLayout } from './home.service.ts';
import { screenContract } from './screen.contract.ts';
import { screenData } from './screenData.service.ts';
import { screenFinance } from './screenFinance.service.ts';
import { templateContract } from './template.contract.ts';
import {
  allPermissions,
  templateActivity,
  templatePermissions,
  templateProjects,
  templateRadar,
  templateRoles,
  templateServices,
  templateTeams,
  templateUser,
  templateUsers,
} from './template.service.ts';
import {
  allAreas,
  countsByCargo,
  countsByCustomer,
  countsByMonth,
  countsByYear,
  menuLevel,
  templateTasks,
} from './templateFigures.service.ts';

const { delete: remove, deleteBatch, exportXls } = resourceHandlers(demoFormResource);

/** Dashboards and big screens over the figures of all domains, and the demonstration forms. @source GEN-02, GEN-04, GEN-07 */
export const generalModule: ServerModule = {
  name: 'general',
  jobs: generalJobs,
  routes: [
    routes(dashboardContract, { freight: (ctx, { query }) => freightFigures(ctx, query), live: (ctx) => liveFigures(ctx) }),
    routes(dashboardIndexContract, { index: (ctx) => dashboardIndex(ctx) }),
    routes(homeContract, { home: (ctx) => homeFigures(ctx), setLayout: (ctx, { body }) => keepLayout(ctx, body) }),
    routes(screenContract, { data: (ctx) => screenData(ctx), finance: (ctx) => screenFinance(ctx) }),
    routes(templateContract, {
      role: (ctx, { query }) => templateRoles(ctx, query) as Promise<never>,
      user: (ctx, { query }) => templateUsers(ctx, query) as Promise<never>,
      permission: (ctx, { query }) => templatePermissions(ctx, query),
      permissions: (ctx) => allPermissions(ctx),
      service: (ctx, { query }) => templateServices(ctx, query) as Promise<never>,
      projects: (ctx, { query }) => templateProjects(ctx, query) as Promise<never>,
      activity: (ctx) => templateActivity(ctx),
      teams: (ctx) => templateTeams(ctx),
      userInfo: (ctx) => templateUser(ctx) as Promise<never>,
      radar: (ctx) => templateRadar(ctx),
      tasks: (ctx, { query }) => templateTasks(ctx, query) as Promise<never>,
      tree: (ctx, { query }) => menuLevel(ctx, query.id),
      area: (ctx) => allAreas(ctx),
      getYearCountInfo: (ctx) => countsByYear(ctx) as Promise<never>,
      getMonthCountInfo: (ctx) => countsByMonth(ctx) as Promise<never>,
      getCntrNoCountInfo: (ctx) => countsByCargo(ctx) as Promise<never>,
      getCabinetCountInfo: (ctx) => countsByCustomer(ctx) as Promise<never>,
    }),
    routes(demoFormContract, {
      list: (ctx, { query }) => listRows(ctx, demoFormResource, { query }) as Promise<never>,
      queryById: (ctx, { query }) => getRow(ctx, demoFormResource, query.id) as Promise<never>,
      delete: remove,
      deleteBatch,
      exportXls,
    }),
    routes(baseFormContract, { add: (ctx, { body }) => storeForm(ctx, 'base', { title: body.title, content: body }) as Promise<never> }),
    routes(stepFormContract, {
      add: (ctx, { body }) => storeForm(ctx, 'step', { title: body.payeeName, content: body }) as Promise<never>,
    }),
    routes(advancedFormContract, {
      add: (ctx, { body }) => storeForm(ctx, 'advanced', { title: body.storeName, content: body }) as Promise<never>,
    }),
  ],
  dictionaries: [
    dictionary('demo_form_kind', {
      label: label('示例表单', 'Demonstration forms'),
      items: [
        ['base', '基础表单', 'Basic form'],
        ['step', '分步表单', 'Form in steps'],
        ['advanced', '高级表单', 'Advanced form'],
      ],
    }),
    dictionary('demo_publicity', {
      label: label('目标公开', 'Publicity'),
      items: [
        ['1', '公开', 'Everybody'],
        ['2', '部分公开', 'Some'],
        ['3', '不公开', 'Nobody'],
      ],
    }),
    dictionary('demo_payee_kind', {
      label: label('收款方式', 'Ways to be paid'),
      items: [
        ['bank', '银行账户', 'Bank account'],
        ['wallet', '平台钱包', 'Wallet'],
      ],
    }),
    dictionary('demo_store_kind', {
      label: label('仓库类型', 'Kinds of stores'),
      items: [
        ['public', '公开', 'Public'],
        ['private', '私密', 'Private'],
      ],
    }),
  ],
};
