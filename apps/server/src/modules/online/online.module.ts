import { label } from '@tarmac/freight-api/rules';
import { dictionary } from '../../platform/contract/index.ts';
import type { ServerModule } from '../../platform/platform.ts';
import { formMenuRoutes, formRightsRoutes, formRoleRoutes } from './form-rights/formRights.routes.ts';
import { formDeclarations } from './form-rows/formDeclarations.ts';
import { pageDictionaries } from './report-page/pageDictionaries.ts';
import { formRowsRoutes } from './form-rows/formRows.routes.ts';
import { formRuntimeRoutes } from './form-rows/formRuntime.routes.ts';
import { formDictionaries } from './form/form.dictionaries.ts';
import {
  formApiRoutes,
  formButtonRoutes,
  formEnhanceRoutes,
  formFieldRoutes,
  formHeadRoutes,
  formIndexRoutes,
} from './form/form.routes.ts';
import { reportPageApiRoutes, reportPageBlockRoutes, reportPageParamRoutes, reportPageRoutes } from './report-page/reportPage.routes.ts';
import { onlGraphreportHead } from './report-page/reportPage.table.ts';
import { reportRoutes } from './report/report.routes.ts';
import { onlineJobs } from './online.jobs.ts';
import { onlCgreportHead } from './report/report.table.ts';
import { reportHeadRoutes, reportItemRoutes, reportParamRoutes } from './report/reportDefinition.routes.ts';

/** What is built from definitions: reports and forms. */
export const onlineModule: ServerModule = {
  name: 'online',
  atRunTime: formDeclarations,
  jobs: onlineJobs,
  routes: [
    reportRoutes,
    reportHeadRoutes,
    reportItemRoutes,
    reportParamRoutes,
    reportPageRoutes,
    reportPageBlockRoutes,
    reportPageParamRoutes,
    reportPageApiRoutes,
    formHeadRoutes,
    formApiRoutes,
    formFieldRoutes,
    formIndexRoutes,
    formButtonRoutes,
    formEnhanceRoutes,
    formRuntimeRoutes,
    formRowsRoutes,
    formRightsRoutes,
    formMenuRoutes,
    formRoleRoutes,
  ],
  dictionaries: [
    ...formDictionaries,
    dictionary('report_field_type', {
      label: label('报表字段类型', 'Types of report columns'),
      items: [
        ['String', '文本', 'Text'],
        ['Integer', '整数', 'Whole number'],
        ['Long', '长整数', 'Long whole number'],
        ['Double', '小数', 'Decimal number'],
        ['Date', '日期', 'Date'],
        ['Datetime', '日期时间', 'Date and time'],
      ],
    }),
    dictionary('report_age', {
      label: label('账龄', 'Age of receivables'),
      items: [
        ['0', '未到期', 'Not due'],
        ['1', '逾期1-30天', '1–30 days'],
        ['2', '逾期31-60天', '31–60 days'],
        ['3', '逾期61-90天', '61–90 days'],
        ['4', '逾期90天以上', 'Over 90 days'],
      ],
    }),
    dictionary('report_status', {
      label: label('报表状态', 'State of a report'),
      items: [
        ['1', '启用', 'In use', 'ok'],
        ['0', '停用', 'Switched off', 'danger'],
      ],
    }),
    dictionary('report_param_view', {
      label: label('报表参数选择方式', 'How parameters of reports are chosen'),
      items: [
        ['text', '文本', 'Text'],
        ['number', '数字', 'Number'],
        ['list', '字典', 'Dictionary'],
        ['date', '日期', 'Date'],
        ['month', '月份', 'Month'],
        ['customer', '客户', 'Customer'],
        ['carrier', '承运商', 'Carrier'],
        ['driver', '司机', 'Driver'],
        ['vehicle', '车辆', 'Vehicle'],
        ['person', '人员', 'Person'],
      ],
    }),
    ...pageDictionaries,
    dictionary('report_search_mode', {
      label: label('报表查询模式', 'Search of report columns'),
      items: [
        ['single', '单值', 'One value'],
        ['group', '范围', 'Range'],
      ],
    }),
  ],
  lookups: {
    unique: [
      { table: onlCgreportHead, column: onlCgreportHead.code },
      { table: onlGraphreportHead, column: onlGraphreportHead.code },
    ],
  },
};
