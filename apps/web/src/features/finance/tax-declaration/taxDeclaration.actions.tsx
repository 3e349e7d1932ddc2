import { late } from '@tarmac/admin-kit/chunk';
import { type ActionForm, defineAction, defineListAction, saveFile } from '@tarmac/admin-kit/resource';
import { canAdvance } from '@tarmac/freight-api';
import {
  type TaxBuildInput,
  type TaxDeclaration,
  taxDeclarationStates as states,
  type TaxPayInput,
  type TaxReceiptInput,
  type TaxSetOffInput,
} from '@tarmac/freight-api/finance';
import { session } from '../../../shared/session/session.ts';
import { taxApi, taxDeclaration } from './taxDeclaration.resource.tsx';
import type { taxForms } from './taxForms.tsx';
import { taxTexts as texts } from './taxTexts.ts';

const TaxPersonsDrawer = late(() => import('./TaxPersons.tsx'), { part: 'TaxPersonsDrawer' });
const TaxQuestion = late(() => import('./TaxQuestion.tsx'), { part: 'TaxQuestion' });

const keyOf = ({ id, version }: TaxDeclaration) => ({ id, version });
const may = (move: keyof typeof states.moves) => (row: TaxDeclaration) => canAdvance(states, move, row.state);
/** Two people: who built a declaration does not review it. */
const isOthers = ({ createBy }: TaxDeclaration): boolean => createBy !== session.state().user?.username;
/** Fetched when the action is asked for. */
const formOf =
  <Form extends keyof typeof taxForms>(form: Form) =>
  async () =>
    (await import('./taxForms.tsx')).taxForms[form];
const ask = (question: keyof typeof texts) => (row: TaxDeclaration) => <TaxQuestion row={row} question={texts[question]} />;

const { toReview, toDeclare, void: voided } = states.codes;
const unfiled: readonly (string | null)[] = [toReview, toDeclare, voided];
/** A file carried to the tax office has its answer entered by hand. */
const isByHand = (row: TaxDeclaration): boolean => may('receipt')(row) && row.channel === 'files';

const downloadAs = (format: 'xlsx' | 'json') =>
  defineAction(taxDeclaration, {
    label: format === 'xlsx' ? texts.workbook : texts.json,
    permission: 'tax:download',
    when: ({ state }) => !unfiled.includes(state),
    opens: true,
    run: async ({ id, batchNo }) =>
      saveFile(await taxApi.file({ id, format }), { fallbackName: `${batchNo ?? id}.${format}`, emptyMessage: texts.emptyFile.zh }),
  });

/** What goes to the tax office, and what comes back from there. */
const payment = (of: 'pay' | 'refund') =>
  defineAction<TaxDeclaration, Omit<TaxPayInput, 'id' | 'version'>>(taxDeclaration, {
    label: texts[of],
    primary: true,
    permission: 'tax:pay',
    when: (row) => may('payTax')(row) && Math.sign(row.dueAmount ?? 0) === (of === 'pay' ? 1 : -1),
    form: formOf(of),
    checkable: true,
    success: of === 'pay' ? texts.paid : texts.refunded,
    run: (row, { input: { companyAccountId, payTime, voucherFiles }, context }) =>
      taxApi.payTax({ ...keyOf(row), companyAccountId, payTime, voucherFiles }, context),
  });

/** What is done to a declaration, the next step first. @source freight-domain 3.16, F15 */
export const taxActions = [
  defineAction(taxDeclaration, {
    label: texts.review,
    primary: true,
    permission: 'tax:review',
    when: (row) => may('review')(row) && isOthers(row),
    confirm: ask('askReview'),
    success: texts.reviewed,
    run: (row, { context }) => taxApi.review(keyOf(row), context),
  }),
  defineAction(taxDeclaration, {
    label: texts.declare,
    primary: true,
    permission: 'tax:declare',
    when: may('declare'),
    confirm: ask('askDeclare'),
    success: texts.declared,
    run: (row, { context }) => taxApi.declare(keyOf(row), context),
  }),
  defineAction<TaxDeclaration, Pick<TaxReceiptInput, 'receiptNo' | 'receiptTime'>>(taxDeclaration, {
    label: texts.receipt,
    primary: true,
    permission: 'tax:declare',
    when: isByHand,
    form: formOf('receipt'),
    checkable: true,
    success: texts.receiptTaken,
    run: (row, { input, context }) => taxApi.receipt({ ...keyOf(row), accepted: true, ...input }, context),
  }),
  payment('pay'),
  payment('refund'),
  defineAction(taxDeclaration, {
    label: texts.rework,
    primary: true,
    permission: 'tax:build',
    when: may('rework'),
    confirm: ask('askRework'),
    success: texts.reworked,
    run: (row, { context }) => taxApi.rework(keyOf(row), context),
  }),
  defineAction(taxDeclaration, { label: texts.persons, permission: 'tax:items', listOnly: true, dialog: TaxPersonsDrawer }),
  downloadAs('xlsx'),
  downloadAs('json'),
  defineAction<TaxDeclaration, Pick<TaxReceiptInput, 'reason'>>(taxDeclaration, {
    label: texts.refusal,
    permission: 'tax:declare',
    danger: true,
    when: isByHand,
    form: formOf('refusal'),
    checkable: true,
    success: texts.receiptTaken,
    run: (row, { input, context }) => taxApi.receipt({ ...keyOf(row), accepted: false, ...input }, context),
  }),
  defineAction<TaxDeclaration, { reason: string }>(taxDeclaration, {
    label: texts.correct,
    permission: 'tax:declare',
    danger: true,
    when: may('correct'),
    form: formOf('correct'),
    checkable: true,
    success: texts.corrected,
    run: (row, { input, context }) => taxApi.correct({ ...keyOf(row), ...input }, context),
  }),
  defineAction<TaxDeclaration, { reason: string }>(taxDeclaration, {
    label: texts.void,
    permission: 'tax:void',
    danger: true,
    when: may('void'),
    form: formOf('void'),
    checkable: true,
    success: texts.voided,
    run: (row, { input, context }) => taxApi.void({ ...keyOf(row), ...input }, context),
  }),
];

/** A declaration of a period that is over. @source freight-domain F15 生成批次 */
export const buildDeclaration = defineListAction<TaxDeclaration, TaxBuildInput>(taxDeclaration, {
  label: texts.build,
  primary: true,
  permission: 'tax:build',
  form: async () => (await import('./taxForms.tsx')).buildForm as ActionForm<TaxDeclaration>,
  checkable: true,
  success: texts.built,
  run: (_rows, { input: { companyId, taxKind, period }, context }) => taxApi.build({ companyId, taxKind, period }, context),
});

/** Input tax that is set against output tax; another person decides. @source freight-domain 4.4 P22m */
export const setOffInputTax = defineListAction<TaxDeclaration, TaxSetOffInput>(taxDeclaration, {
  label: texts.setOff,
  permission: 'tax:setOff',
  form: async () => (await import('./taxForms.tsx')).setOffForm as ActionForm<TaxDeclaration>,
  checkable: true,
  success: texts.setOffAsked,
  run: (_rows, { input: { companyId, month, reason }, context }) => taxApi.setOff({ companyId, month, reason }, context),
});
