import { late } from '@tarmac/admin-kit/chunk';
import { defineAction, defineListAction, saveFile } from '@tarmac/admin-kit/resource';
import { canAdvance } from '@tarmac/freight-api';
import { createTaxFileApi, type Invoice, type InvoiceRedInput, invoiceStates } from '@tarmac/freight-api/finance';
import { client } from '../../../shared/session/session.ts';
import { eachOf } from '../../../shared/api/eachOf.ts';
import type { Delivery } from './DeliverDialog.tsx';
import { invoice, invoiceApi } from './invoice.resource.tsx';
import type { invoiceForms } from './invoiceForms.tsx';
import { isOfThisMonth, isPaper } from './invoiceKinds.ts';
import { invoiceTexts as texts } from './invoiceTexts.ts';

const ImportIssueDialog = late(() => import('./ImportIssueDialog.tsx'), { part: 'ImportIssueDialog' });
const DeliverDialog = late(() => import('./DeliverDialog.tsx'), { part: 'DeliverDialog' });
const InvoiceItemsDrawer = late(() => import('./InvoiceItems.tsx'), { part: 'InvoiceItemsDrawer' });
const InvoiceQuestion = late(() => import('./InvoiceQuestion.tsx'), { part: 'InvoiceQuestion' });

const keyOf = ({ id, version }: Invoice) => ({ id, version });
const may = (move: keyof typeof invoiceStates.moves) => (row: Invoice) => canAdvance(invoiceStates, move, row.state);
/** Fetched when the action is asked for. */
const formOf =
  <Form extends keyof typeof invoiceForms>(form: Form) =>
  async () =>
    (await import('./invoiceForms.tsx')).invoiceForms[form];
const ask = (question: keyof typeof texts) => (row: Invoice) => <InvoiceQuestion row={row} question={texts[question]} />;

/** It has a number, and so a paper. */
const isIssued = ({ invoiceNo }: Invoice): boolean => invoiceNo !== null;
const isRed = ({ isRed: red }: Invoice): boolean => red === '1';

type Format = 'pdf' | 'ofd' | 'xml';

async function download({ id, invoiceNo }: Invoice, format: Format): Promise<void> {
  saveFile(await invoiceApi.file({ id, format }), { fallbackName: `${invoiceNo ?? id}.${format}`, emptyMessage: texts.emptyFile.zh });
}

const downloadAs = (format: Format) =>
  defineAction(invoice, {
    label: texts[format],
    permission: 'invoice:download',
    // The embedded tax office makes no such page.
    when: (row) => isIssued(row) && (format !== 'ofd' || row.simulated !== '1'),
    opens: true,
    run: (row) => download(row, format),
  });

const deliverIn = (state: 'issued' | 'delivered') =>
  defineAction<Invoice, Delivery>(invoice, {
    label: state === 'issued' ? texts.deliver : texts.deliverAgain,
    primary: state === 'issued',
    permission: 'invoice:deliver',
    when: (row) => may('deliver')(row) && row.state === invoiceStates.codes[state],
    dialog: DeliverDialog,
    checkable: true,
    success: texts.delivered,
    run: (row, { input, context }) => invoiceApi.deliver({ ...keyOf(row), ...input }, context),
  });

/** What is done to an invoice, the next step first. @source freight-domain 3.12, F12 */
export const invoiceActions = [
  defineAction(invoice, {
    label: texts.issue,
    primary: true,
    permission: 'invoice:issue',
    when: (row) => may('issue')(row) && !isRed(row),
    confirm: ask('askIssue'),
    success: texts.issued,
    // The request is what is issued, with all that it was split into.
    run: async ({ requestBillId }, { context }) => {
      const { requestApi } = await import('../invoice-request/invoiceRequest.resource.ts');
      const { id, version } = await requestApi.get(requestBillId ?? '');
      await invoiceApi.issue({ requestBillId: id, version }, context);
    },
  }),
  defineAction(invoice, {
    label: texts.retry,
    primary: true,
    permission: 'invoice:issue',
    when: may('retry'),
    confirm: ask('askRetry'),
    success: texts.issued,
    run: (row, { context }) => invoiceApi.retry(keyOf(row), context),
  }),
  deliverIn('issued'),
  downloadAs('pdf'),
  downloadAs('ofd'),
  downloadAs('xml'),
  // What was lost on its way goes again.
  deliverIn('delivered'),
  defineAction(invoice, { label: texts.items, permission: 'invoice:items', listOnly: true, dialog: InvoiceItemsDrawer }),
  defineAction<Invoice, Omit<InvoiceRedInput, 'id' | 'version'>>(invoice, {
    label: texts.reverse,
    permission: 'invoice:red',
    danger: true,
    when: (row) => may('red')(row) && !isRed(row) && (row.leftAmount ?? 0) > 0,
    form: formOf('red'),
    checkable: true,
    success: texts.reversing,
    run: (row, { input, context }) => invoiceApi.red({ ...keyOf(row), ...input }, context),
  }),
  defineAction<Invoice, { reason: string }>(invoice, {
    label: texts.void,
    permission: 'invoice:red',
    danger: true,
    when: (row) => may('void')(row) && !isRed(row) && isPaper(row) && isOfThisMonth(row) && row.redAmount === 0,
    form: formOf('void'),
    checkable: true,
    success: texts.voided,
    run: (row, { input, context }) => invoiceApi.void({ ...keyOf(row), ...input }, context),
  }),
];

/** The papers of the chosen invoices, one after the other. @source freight-domain F12 下载 */
export const downloadChosen = defineListAction<Invoice>(invoice, {
  label: texts.pdf,
  permission: 'invoice:download',
  needsSelection: true,
  when: isIssued,
  success: texts.downloaded,
  run: (rows) => eachOf(rows, (row) => download(row, 'pdf')),
});

/** For sellers whose invoices are issued at the tax bureau by hand: the chosen ones, or all that wait and were in no sheet yet. @source freight-domain 7 */
export const fileActions = [
  defineListAction<Invoice>(invoice, {
    label: texts.sheet,
    permission: 'invoice:issue',
    success: texts.sheetMade,
    run: async (rows) => {
      const ids = rows.map(({ id }) => id).join(',');
      const file = await createTaxFileApi(client).issueSheet(ids === '' ? {} : { ids });
      saveFile(file, { fallbackName: `${texts.sheet.zh}.xlsx`, emptyMessage: texts.emptyFile.zh });
    },
  }),
  defineListAction(invoice, {
    label: texts.import,
    permission: 'invoice:issue',
    dialog: ({ onOpenChange }) => <ImportIssueDialog onOpenChange={onOpenChange} />,
  }),
];
