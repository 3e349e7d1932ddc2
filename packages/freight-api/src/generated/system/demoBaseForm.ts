// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
import type { DemoBaseFormAdd, DemoForm } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { DemoBaseFormAdd, DemoForm } from '../models.ts';
/** Fields of Basic form (基础表单). */
export const demoBaseFormFields = {
  title: { kind: 'text', label: { zh: '标题', en: 'Title' }, maxLength: 100, required: true },
  startOn: { kind: 'date', label: { zh: '开始日期', en: 'From' }, filter: 'range', sortable: true, required: true },
  endOn: { kind: 'date', label: { zh: '结束日期', en: 'Until' }, filter: 'range', sortable: true, required: true },
  goal: { kind: 'longText', label: { zh: '目标描述', en: 'Goal' }, maxLength: 500, required: true },
  standard: { kind: 'longText', label: { zh: '衡量标准', en: 'Measure' }, maxLength: 500, required: true },
  publicity: { kind: 'dict', label: { zh: '目标公开', en: 'Who may see it' }, filter: 'options', sortable: true, dict: 'demo_publicity', required: true },
  client: { kind: 'text', label: { zh: '客户', en: 'Customer' }, maxLength: 100 },
  inviters: { kind: 'text', label: { zh: '邀评人', en: 'Reviewers' }, maxLength: 200 },
  weight: { kind: 'integer', label: { zh: '权重(%)', en: 'Weight (%)' }, minimum: 0, maximum: 100 },
  sharedWith: { kind: 'reference', label: { zh: '公开给', en: 'Shown to' }, filter: 'equals', reference: 'user' },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
const loadSchemas = () => import('./demoBaseForm.schemas.ts');
/** What the calls of demoBaseForm take, as schemas for forms; fetched when asked for. */
export const demoBaseFormSchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).demoBaseFormAddInput,
};
/** Calls of demoBaseForm. */
export const createDemoBaseFormApi = (transport: Transport) => ({
  /** What `add` and `edit` take, for forms. */
  schemas: {
    add: async () => (await loadSchemas()).demoBaseFormAddInput,
  },
  /** 提交基础表单 · Store the basic form. Needs `demoForm:add`. */
  add: (body: DemoBaseFormAdd, options?: CallOptions) => transport.request<DemoForm>({ method: 'POST', path: `/demo/baseForm/add`, body, ...options }),
});
