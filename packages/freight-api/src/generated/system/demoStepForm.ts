// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
import type { DemoForm, DemoStepFormAdd } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { DemoForm, DemoStepFormAdd } from '../models.ts';
/** Fields of Form in steps (分步表单). */
export const demoStepFormFields = {
  payer: { kind: 'text', label: { zh: '付款账户', en: 'From account' }, maxLength: 100, required: true },
  payeeKind: { kind: 'dict', label: { zh: '收款方式', en: 'To' }, filter: 'options', sortable: true, dict: 'demo_payee_kind', required: true },
  payeeAccount: { kind: 'text', label: { zh: '收款账户', en: 'To account' }, maxLength: 100, pattern: '^[\\w.@-]+$', required: true },
  payeeName: { kind: 'text', label: { zh: '收款人姓名', en: 'Name' }, maxLength: 50, required: true },
  amount: {
    kind: 'money',
    label: { zh: '转账金额', en: 'Amount' },
    minimum: 1,
    maximum: 10000000000,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    required: true,
  },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
const loadSchemas = () => import('./demoStepForm.schemas.ts');
/** What the calls of demoStepForm take, as schemas for forms; fetched when asked for. */
export const demoStepFormSchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).demoStepFormAddInput,
};
/** Calls of demoStepForm. */
export const createDemoStepFormApi = (transport: Transport) => ({
  /** What `add` and `edit` take, for forms. */
  schemas: {
    add: async () => (await loadSchemas()).demoStepFormAddInput,
  },
  /** 提交分步表单 · Store the form in steps. Needs `demoForm:add`. */
  add: (body: DemoStepFormAdd, options?: CallOptions) => transport.request<DemoForm>({ method: 'POST', path: `/demo/stepForm/add`, body, ...options }),
});
