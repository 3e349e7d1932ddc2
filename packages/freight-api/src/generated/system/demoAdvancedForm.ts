// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
import type { DemoAdvancedFormInput, DemoForm } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { DemoAdvancedFormInput, DemoForm } from '../models.ts';
/** Fields of Advanced form (高级表单). */
export const demoAdvancedFormFields = {
  storeName: { kind: 'text', label: { zh: '仓库名', en: 'Store' }, maxLength: 100, required: true },
  storeUrl: { kind: 'text', label: { zh: '仓库域名', en: 'Domain' }, maxLength: 100, pattern: '^[A-Za-z\\d](?:[A-Za-z\\d.-]*[A-Za-z\\d])?$', required: true },
  owner: { kind: 'reference', label: { zh: '仓库管理员', en: 'Keeper' }, filter: 'equals', reference: 'user', required: true },
  approver: { kind: 'reference', label: { zh: '审批人', en: 'Approver' }, filter: 'equals', reference: 'user', required: true },
  validFrom: { kind: 'date', label: { zh: '生效日期', en: 'Valid from' }, filter: 'range', sortable: true, required: true },
  storeKind: { kind: 'dict', label: { zh: '仓库类型', en: 'Kind' }, filter: 'options', sortable: true, dict: 'demo_store_kind', required: true },
  taskName: { kind: 'text', label: { zh: '任务名', en: 'Task' }, maxLength: 100, required: true },
  executor: { kind: 'reference', label: { zh: '执行人', en: 'Who does it' }, filter: 'equals', reference: 'user', required: true },
  remindOn: { kind: 'date', label: { zh: '提醒日期', en: 'Remind on' }, filter: 'range', sortable: true, required: true },
  taskNote: { kind: 'longText', label: { zh: '任务描述', en: 'About the task' }, maxLength: 500 },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
const loadSchemas = () => import('./demoAdvancedForm.schemas.ts');
/** What the calls of demoAdvancedForm take, as schemas for forms; fetched when asked for. */
export const demoAdvancedFormSchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).demoAdvancedFormAddInput,
};
/** Calls of demoAdvancedForm. */
export const createDemoAdvancedFormApi = (transport: Transport) => ({
  /** What `add` and `edit` take, for forms. */
  schemas: {
    add: async () => (await loadSchemas()).demoAdvancedFormAddInput,
  },
  /** 提交高级表单 · Store the advanced form. Needs `demoForm:add`. */
  add: (body: DemoAdvancedFormInput, options?: CallOptions) =>
    transport.request<DemoForm>({ method: 'POST', path: `/demo/advancedForm/add`, body, ...options }),
});
