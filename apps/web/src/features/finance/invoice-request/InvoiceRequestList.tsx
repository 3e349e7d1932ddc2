import { useCan } from '@tarmac/admin-kit/permission';
import { ResourceList } from '@tarmac/admin-kit/resource';
import { invoiceRequestStates } from '@tarmac/freight-api/finance';
import { columnsOfRole, workOf } from '../../../shared/lists/columnsOfRole.ts';
import { columnsOff as off } from '../../../shared/lists/columnsOff.ts';
import { statusTab as tab } from '../../../shared/lists/statusTab.ts';
import { isCustomer } from '../../../shared/session/ownCustomer.ts';
import { requestActions } from './invoiceRequest.actions.tsx';
import { invoiceRequest, requestQueries } from './invoiceRequest.resource.ts';
import { requestDetail } from './invoiceRequestDetail.tsx';

const { draft, toAudit, toIssue, issuing, issued, partlyReversed, reversed, refused, revoked } = invoiceRequestStates.codes;

/** Requests for invoices, from the draft to the last invoice. @source freight-domain S15, 3.12 */
export function InvoiceRequestList() {
  const can = useCan();
  const isOwn = isCustomer();
  return (
    <ResourceList
      resource={invoiceRequest}
      tabs={{
        field: 'state',
        counts: requestQueries.statusCount,
        items: [
          tab('all', '全部', 'All'),
          tab('draft', '草稿', 'Drafts', draft),
          tab('toAudit', '待审核', 'To review', toAudit),
          tab('toIssue', '待开票', 'To issue', toIssue),
          tab('issuing', '开票中', 'Issuing', issuing),
          tab('issued', '已开票', 'Issued', issued),
          tab('reversed', '已红冲', 'Reversed', partlyReversed, reversed),
          tab('closed', '驳回与撤销', 'Refused, withdrawn', refused, revoked),
        ],
      }}
      search={[
        'requestNo',
        ...(isOwn ? [] : (['customerId'] as const)),
        'companyId',
        'state',
        'invoiceType',
        'buyerName',
        'billNo',
        'invoiceAmount',
        'submitTime',
        'createTime',
      ]}
      columns={columnsOfRole(
        [
          { field: 'requestNo', width: 150, pinned: 'start' },
          { field: 'state', width: 124 },
          { field: 'customerName', width: 180, hidden: isOwn },
          { field: 'buyerName', width: 180 },
          // What is asked for and what came of it comes before the rest.
          { field: 'invoiceAmount', width: 120 },
          { field: 'invoiceNos', width: 190 },
          { field: 'noteCount', width: 84 },
          { field: 'invoiceType', width: 128 },
          { field: 'issuedAmount', width: 120 },
          { field: 'redAmount', width: 110 },
          { field: 'submitTime', width: 166 },
          { field: 'auditBy', width: 100 },
          'auditTime',
          { field: 'billNo', width: 150 },
          'companyName',
          'createTime',
          ...off(['buyerTaxNo', 'mergeMode', 'invoiceCount', 'totalAmount', 'submitBy', 'auditRemark', 'returnReason', 'createBy']),
        ],
        {
          reader: workOf(can),
          roles: {
            // Those who decide see who asks, for what, and to whom it is made out; those who apply, what came of it.
            tax: [
              'requestNo',
              'state',
              'customerName',
              'buyerName',
              'buyerTaxNo',
              'invoiceType',
              'invoiceAmount',
              'noteCount',
              'submitBy',
              'submitTime',
            ],
            financeManager: [
              'requestNo',
              'state',
              'customerName',
              'buyerName',
              'invoiceAmount',
              'totalAmount',
              'invoiceType',
              'noteCount',
              'billNo',
              'submitBy',
              'submitTime',
            ],
            cashier: [
              'requestNo',
              'state',
              'customerName',
              'invoiceAmount',
              'invoiceNos',
              'issuedAmount',
              'redAmount',
              'billNo',
              'returnReason',
              'submitTime',
            ],
          },
        },
      )}
      card={{ lines: [['buyerName'], ['invoiceType', 'noteCount'], ['submitTime']], figure: 'invoiceAmount' }}
      numbered={false}
      storageId="invoiceRequests"
      rowActions={requestActions}
      detail={requestDetail}
    />
  );
}
