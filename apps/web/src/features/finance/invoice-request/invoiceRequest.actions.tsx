import { late } from '@tarmac/admin-kit/chunk';
import { type ActionForm, defineAction, defineListAction } from '@tarmac/admin-kit/resource';
import { canAdvance } from '@tarmac/freight-api';
import {
  type InvoiceRequest,
  invoiceRequestFields,
  invoiceRequestGiveBackFields,
  invoiceRequestSchemas as schemas,
  invoiceRequestStates,
  type NoteInvoice,
} from '@tarmac/freight-api/finance';
import type { Verdict } from '../../../shared/review/verdict.tsx';
import { isCustomer } from '../../../shared/session/ownCustomer.ts';
import { session } from '../../../shared/session/session.ts';
import { invoiceApi } from '../invoice/invoice.resource.tsx';
import { FormIntro } from '../shared/FormIntro.tsx';
import { invoiceableNote, invoiceRequest, requestApi } from './invoiceRequest.resource.ts';
import { requestTexts as texts } from './invoiceRequestTexts.ts';
import type { RequestAsked } from './RequestDialogs.tsx';

const ApplyDialog = late(() => import('./RequestDialogs.tsx'), { part: 'ApplyDialog' });
const EditRequestDialog = late(() => import('./RequestDialogs.tsx'), { part: 'EditRequestDialog' });
const AuditRequestDialog = late(() => import('./AuditRequestDialog.tsx'), { part: 'AuditRequestDialog' });
const RequestQuestion = late(() => import('./RequestQuestion.tsx'), { part: 'RequestQuestion' });

const keyOf = ({ id, version }: InvoiceRequest) => ({ id, version });
const may = (move: keyof typeof invoiceRequestStates.moves) => (row: InvoiceRequest) => canAdvance(invoiceRequestStates, move, row.state);
const me = (): string | undefined => session.state().user?.username;
/** Two people decide: who made it or handed it in would be refused. */
const isOthers = ({ createBy, submitBy }: InvoiceRequest): boolean => createBy !== me() && submitBy !== me();
const ask = (question: keyof typeof texts) => (row: InvoiceRequest) => <RequestQuestion row={row} question={texts[question]} />;

const giveBackForm: ActionForm<InvoiceRequest> = {
  schema: schemas.giveBack,
  fields: { reason: { ...invoiceRequestGiveBackFields.reason, label: invoiceRequestFields.returnReason.label } },
  intro: ([row]) => <FormIntro facts={[row!.requestNo, row!.buyerName]} amount={row!.invoiceAmount ?? 0} follows={texts.giveBackHelp} />,
};

/** What is done to a request, the next step first. @source freight-domain 3.12, S15, amendments 20 */
export const requestActions = [
  defineAction(invoiceRequest, {
    label: texts.submit,
    primary: true,
    permission: 'requestBill:apply',
    when: may('submit'),
    confirm: ask('askSubmit'),
    success: texts.applied,
    run: (row, { context }) => requestApi.submit(keyOf(row), context),
  }),
  defineAction<InvoiceRequest, RequestAsked>(invoiceRequest, {
    label: texts.edit,
    permission: 'requestBill:apply',
    when: may('edit'),
    dialog: EditRequestDialog,
    checkable: true,
    success: false,
    run: (row, { input: { customerId: _customer, companyId: _company, billId: _bill, ...input }, context }) =>
      requestApi.edit({ ...keyOf(row), ...input }, context),
  }),
  defineAction<InvoiceRequest, Verdict>(invoiceRequest, {
    label: texts.audit,
    primary: true,
    permission: 'requestBill:audit',
    when: (row) => may('audit')(row) && isOthers(row),
    dialog: AuditRequestDialog,
    checkable: true,
    success: texts.audited,
    run: (row, { input: { pass, remark }, context }) => requestApi.audit({ ...keyOf(row), pass, remark }, context),
  }),
  defineAction(invoiceRequest, {
    label: texts.issue,
    primary: true,
    permission: 'invoice:issue',
    when: may('issue'),
    confirm: ask('askIssue'),
    success: texts.issued,
    run: ({ id, version }, { context }) => invoiceApi.issue({ requestBillId: id, version }, context),
  }),
  defineAction<InvoiceRequest, { reason: string }>(invoiceRequest, {
    label: texts.giveBack,
    permission: 'invoice:issue',
    danger: true,
    // Nothing of it may stand, which the server knows.
    when: (row) => may('giveBack')(row) && (row.issuedAmount ?? 0) === 0,
    form: giveBackForm,
    checkable: true,
    success: texts.returned,
    run: (row, { input, context }) => requestApi.giveBack({ ...keyOf(row), ...input }, context),
  }),
  defineAction(invoiceRequest, {
    label: texts.revoke,
    permission: 'requestBill:revoke',
    danger: true,
    // Those of a customer see no others than their own.
    when: (row) => may('revoke')(row) && (isCustomer() || !isOthers(row)),
    confirm: ask('askRevoke'),
    success: texts.revoked,
    run: (row, { context }) => requestApi.revoke(keyOf(row), context),
  }),
];

/** Asks for invoices about the chosen waybills. @source freight-domain I1 */
export const applyChosen = defineListAction<NoteInvoice, RequestAsked>(invoiceableNote, {
  label: texts.apply,
  primary: true,
  permission: 'requestBill:apply',
  needsSelection: true,
  dialog: ApplyDialog,
  checkable: true,
  success: false,
  run: (_rows, { input, context }) => requestApi.add(input, context),
});
