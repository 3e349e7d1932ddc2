import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import {
  contract,
  date,
  dict,
  entity,
  integer,
  longText,
  money,
  reference,
  standardEndpoints,
  text,
} from '../../platform/contract/index.ts';

/** What one of the demonstration forms was filled with. @source GEN-04, GEN-05 */
export const DemoForm = entity('demoForm', {
  label: label('表单记录', 'Form'),
  required: {},
  optional: {},
  computed: {
    title: text(label('标题', 'Title'), { max: 100, filter: 'text', sortable: true }),
    kind: dict('demo_form_kind', { label: label('表单', 'Form') }),
    content: longText(label('内容', 'Content'), { description: 'A line for each input.', derived: true }),
  },
  exportColumns: ['title', 'kind', 'content', 'createBy', 'createTime'],
});

/** A goal with its measure: the basic form. @source GEN-04 */
export const BaseForm = entity('demoBaseForm', {
  label: label('基础表单', 'Basic form'),
  required: {
    title: text(label('标题', 'Title'), { max: 100 }),
    startOn: date(label('开始日期', 'From')),
    endOn: date(label('结束日期', 'Until')),
    goal: longText(label('目标描述', 'Goal'), { max: 500 }),
    standard: longText(label('衡量标准', 'Measure'), { max: 500 }),
    publicity: dict('demo_publicity', { label: label('目标公开', 'Who may see it'), options: { codes: ['1', '2', '3'] } }),
  },
  optional: {
    client: text(label('客户', 'Customer'), { max: 100 }),
    inviters: text(label('邀评人', 'Reviewers'), { max: 200 }),
    weight: integer(label('权重(%)', 'Weight (%)'), { max: 100 }),
    sharedWith: reference('user', { label: label('公开给', 'Shown to') }),
  },
  computed: {},
});

/** A payment in three steps. Nothing is paid: it is kept as it was typed. @source GEN-04 */
export const StepForm = entity('demoStepForm', {
  label: label('分步表单', 'Form in steps'),
  required: {
    payer: text(label('付款账户', 'From account'), { max: 100 }),
    payeeKind: dict('demo_payee_kind', { label: label('收款方式', 'To'), options: { codes: ['bank', 'wallet'] } }),
    payeeAccount: text(label('收款账户', 'To account'), { max: 100, pattern: /^[\w.@-]+$/ }),
    payeeName: text(label('收款人姓名', 'Name'), { max: 50 }),
    amount: money(label('转账金额', 'Amount'), { min: 1, max: 100_000_000_00 }),
  },
  optional: {},
  computed: {},
});

/** A store, a task in it and its members. @source GEN-04 */
export const AdvancedForm = entity('demoAdvancedForm', {
  label: label('高级表单', 'Advanced form'),
  required: {
    storeName: text(label('仓库名', 'Store'), { max: 100 }),
    storeUrl: text(label('仓库域名', 'Domain'), { max: 100, pattern: /^[A-Za-z\d](?:[A-Za-z\d.-]*[A-Za-z\d])?$/ }),
    owner: reference('user', { label: label('仓库管理员', 'Keeper') }),
    approver: reference('user', { label: label('审批人', 'Approver') }),
    validFrom: date(label('生效日期', 'Valid from')),
    storeKind: dict('demo_store_kind', { label: label('仓库类型', 'Kind'), options: { codes: ['public', 'private'] } }),
    taskName: text(label('任务名', 'Task'), { max: 100 }),
    executor: reference('user', { label: label('执行人', 'Who does it') }),
    remindOn: date(label('提醒日期', 'Remind on')),
  },
  optional: { taskNote: longText(label('任务描述', 'About the task'), { max: 500 }) },
  computed: {},
});

const line = (max: number) => z.string().trim().min(1).max(max);

/** People of a store. */
const Members = z.array(z.object({ name: line(50), workNo: line(30), department: line(100) })).max(50);

const { list, queryById, delete: remove, deleteBatch, exportXls } = standardEndpoints(DemoForm, 'demoForm');
const stored = {
  permission: 'demoForm:add',
  reply: DemoForm.row,
  message: '提交成功',
  idempotent: 'accepted',
  errors: ['InvalidInput'],
} as const;

/** @source GEN-04, GEN-05 */
export const demoFormContract = contract('/demo/form', {
  about: { domain: 'system', name: 'demoForm', entity: DemoForm },
  endpoints: { list, queryById, delete: remove, deleteBatch, exportXls },
});

/** @source GEN-04 */
export const baseFormContract = contract('/demo/baseForm', {
  about: { domain: 'system', name: 'demoBaseForm', entity: BaseForm },
  endpoints: {
    add: { method: 'POST', path: '/add', summary: label('提交基础表单', 'Store the basic form'), body: BaseForm.add, ...stored },
  },
});

/** @source GEN-04 */
export const stepFormContract = contract('/demo/stepForm', {
  about: { domain: 'system', name: 'demoStepForm', entity: StepForm },
  endpoints: {
    add: { method: 'POST', path: '/add', summary: label('提交分步表单', 'Store the form in steps'), body: StepForm.add, ...stored },
  },
});

/** @source GEN-04 */
export const advancedFormContract = contract('/demo/advancedForm', {
  about: { domain: 'system', name: 'demoAdvancedForm', entity: AdvancedForm },
  endpoints: {
    add: {
      method: 'POST',
      path: '/add',
      summary: label('提交高级表单', 'Store the advanced form'),
      body: AdvancedForm.add.extend({ members: Members }).meta({ id: 'DemoAdvancedFormInput' }),
      ...stored,
    },
  },
});
