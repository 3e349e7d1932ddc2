import { useCan } from '@tarmac/admin-kit/permission';
import { ResourceList } from '@tarmac/admin-kit/resource';
import { useTab } from '@tarmac/admin-kit/tabs';
import { invoiceStates } from '@tarmac/freight-api/finance';
import { columnsOfRole, workOf } from '../../../shared/lists/columnsOfRole.ts';
import { columnsOff as off } from '../../../shared/lists/columnsOff.ts';
import { statusTab as tab } from '../../../shared/lists/statusTab.ts';
import { isCustomer } from '../../../shared/session/ownCustomer.ts';
import { downloadChosen, fileActions, invoiceActions } from './invoice.actions.tsx';
import { invoice, invoiceQueries } from './invoice.resource.tsx';
import { invoiceDetail } from './invoiceDetail.tsx';
import { invoiceNoColumn } from './InvoiceTags.tsx';

const { toIssue, issuing, issued, delivered, reversed, failed, void: voided } = invoiceStates.codes;
const all = tab('all', '全部', 'All');
const ended = [tab('reversed', '已红冲', 'Reversed', reversed), tab('void', '已作废', 'Void', voided)];
const tabs = [
  all,
  tab('toIssue', '待开具', 'To issue', toIssue),
  tab('issuing', '开具中', 'Issuing', issuing),
  tab('failed', '开具失败', 'Failed', failed),
  tab('issued', '待交付', 'To deliver', issued),
  tab('delivered', '已交付', 'Delivered', delivered),
  ...ended,
];
/** Customers hear of an invoice once it stands. */
const ownTabs = [all, tab('standing', '已开具', 'Issued', issued, delivered), ...ended];

/** Invoices, from the request to the buyer and back. @source FRT-20, freight-domain F12 */
export default function InvoiceListPage() {
  const can = useCan();
  const isOwn = isCustomer();
  // What is carried to the tax bureau waits there.
  const isIssuing = useTab().search.get('state') === issuing;
  return (
    <ResourceList
      resource={invoice}
      tabs={{ field: 'state', counts: invoiceQueries.statusCount, items: isOwn ? ownTabs : tabs }}
      search={[
        'invoiceNo',
        'buyerName',
        'sellerName',
        'invoiceType',
        'state',
        'issueTime',
        'requestNo',
        'isRed',
        ...(isOwn ? [] : (['customerId', 'serialNo', 'simulated'] as const)),
        'amountInclTax',
      ]}
      columns={columnsOfRole(
        [
          invoiceNoColumn,
          { field: 'state', width: 96 },
          { field: 'buyerName', width: 190 },
          // What it comes to comes before what that is made of.
          { field: 'amountInclTax', width: 122 },
          { field: 'invoiceType', width: 128 },
          { field: 'issueTime', width: 166 },
          { field: 'amountExclTax', width: 122 },
          { field: 'taxRate', width: 80 },
          { field: 'taxAmount', width: 110 },
          { field: 'redAmount', width: 110 },
          { field: 'noteCount', width: 84 },
          { field: 'requestNo', width: 150 },
          { field: 'sellerName', width: 200 },
          { field: 'deliverType', width: 96 },
          'deliverTime',
          ...(isOwn ? [] : [{ field: 'failReason' as const, width: 200 }]),
          ...off(['isRed', 'redOfNo', 'customerName', 'buyerTaxNo', 'serialNo', 'issuer', 'expressNo', 'voidTime', 'createTime']),
        ],
        {
          reader: workOf(can),
          roles: {
            tax: [
              'invoiceNo',
              'state',
              'buyerName',
              'buyerTaxNo',
              'amountInclTax',
              'amountExclTax',
              'taxRate',
              'taxAmount',
              'redAmount',
              'invoiceType',
              'sellerName',
              'issueTime',
            ],
            financeManager: [
              'invoiceNo',
              'state',
              'customerName',
              'amountInclTax',
              'redAmount',
              'issueTime',
              'requestNo',
              'invoiceType',
              'sellerName',
              'noteCount',
            ],
            cashier: [
              'invoiceNo',
              'state',
              'customerName',
              'buyerName',
              'amountInclTax',
              'issueTime',
              'requestNo',
              'deliverType',
              'deliverTime',
              'expressNo',
            ],
          },
        },
      )}
      card={{ lines: [['buyerName'], ['invoiceType', 'issueTime']], figure: 'amountInclTax' }}
      numbered={false}
      storageId="invoices"
      toolbar={isIssuing ? fileActions : [downloadChosen]}
      rowActions={invoiceActions}
      detail={invoiceDetail}
    />
  );
}
