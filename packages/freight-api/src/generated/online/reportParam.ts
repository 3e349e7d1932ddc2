// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
import type { ReportParam } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
export type { ReportParam } from '../models.ts';
/** Query of `listByHeadId`. */
export type ReportParamListByHeadIdQuery = {
  headId: string;
};
/** Fields of Parameter of a report (报表参数). */
export const reportParamFields = {
  paramName: { kind: 'text', label: { zh: '参数名', en: 'Parameter' }, maxLength: 32, pattern: '^[A-Za-z]\\w*$', required: true },
  paramTxt: { kind: 'text', label: { zh: '参数文本', en: 'Caption' }, maxLength: 100 },
  paramValue: { kind: 'text', label: { zh: '默认值', en: 'Value where none is given' }, maxLength: 200 },
  orderNum: { kind: 'integer', label: { zh: '排序', en: 'Sort order' }, minimum: 0, maximum: 10000 },
  cgrheadId: { kind: 'text', label: { zh: '报表', en: 'Report' }, maxLength: 32, readOnly: true },
  createBy: { kind: 'text', label: { zh: '创建人', en: 'Created by' }, calledBy: 'sys_user,realname,username', maxLength: 50, readOnly: true },
  createTime: { kind: 'dateTime', label: { zh: '创建时间', en: 'Created at' }, filter: 'range', sortable: true, readOnly: true },
  updateBy: { kind: 'text', label: { zh: '更新人', en: 'Updated by' }, calledBy: 'sys_user,realname,username', maxLength: 50, readOnly: true },
  updateTime: { kind: 'dateTime', label: { zh: '更新时间', en: 'Updated at' }, filter: 'range', sortable: true, readOnly: true },
  sysOrgCode: { kind: 'text', label: { zh: '所属部门', en: 'Department' }, calledBy: 'sys_depart,depart_name,org_code', maxLength: 64, readOnly: true },
} as const satisfies Record<string, FieldMeta>;
/** Calls of reportParam. */
export const createReportParamApi = (transport: Transport) => ({
  /** 报表参数列表 · Parameters of a report, as configured. Needs `online:report:list`. */
  listByHeadId: (query: ReportParamListByHeadIdQuery, options?: CallOptions) =>
    transport.request<ReportParam[]>({ method: 'GET', path: `/online/cgreport/param/listByHeadId`, query, ...options }),
});
