import { ResourceList } from '@tarmac/admin-kit/resource';
import { taxDeclarationStates } from '@tarmac/freight-api/finance';
import { columnsOff as off } from '../../../shared/lists/columnsOff.ts';
import { statusTab as tab } from '../../../shared/lists/statusTab.ts';
import { buildDeclaration, setOffInputTax, taxActions } from './taxDeclaration.actions.tsx';
import { taxDeclaration, taxQueries } from './taxDeclaration.resource.tsx';
import { taxDetail } from './taxDetail.tsx';
import { batchNoColumn, deadlineColumn } from './TaxMarks.tsx';

const { toReview, toDeclare, declaring, declared, failed, paid, corrected, void: voided } = taxDeclarationStates.codes;

/** What companies declare to the tax office, from the figures to the receipt and the payment. @source FRT-17, freight-domain F15 */
export default function TaxDeclarationListPage() {
  return (
    <ResourceList
      resource={taxDeclaration}
      tabs={{
        field: 'state',
        counts: taxQueries.statusCount,
        items: [
          tab('all', '全部', 'All'),
          tab('toReview', '待复核', 'To review', toReview),
          tab('toDeclare', '待申报', 'To file', toDeclare),
          tab('declaring', '申报中', 'Filing', declaring),
          tab('failed', '申报失败', 'Failed', failed),
          tab('declared', '申报成功', 'Filed', declared),
          tab('paid', '已缴款', 'Paid', paid),
          tab('ended', '更正与作废', 'Corrected or void', corrected, voided),
        ],
      }}
      search={['batchNo', 'taxKind', 'period', 'companyId', 'state', 'deadline', 'receiptNo', 'declareTime', 'toPay']}
      columns={[
        batchNoColumn,
        { field: 'state', width: 96 },
        { field: 'taxKind', width: 170 },
        { field: 'period', width: 92 },
        deadlineColumn,
        { field: 'dueAmount', width: 112 },
        { field: 'personCount', width: 92 },
        { field: 'incomeAmount', width: 130 },
        { field: 'vatAmount', width: 112 },
        { field: 'surtaxAmount', width: 104 },
        { field: 'iitAmount', width: 112 },
        { field: 'noteCount', width: 104 },
        { field: 'companyName', width: 200 },
        { field: 'receiptNo', width: 180 },
        { field: 'declareTime', width: 166 },
        { field: 'failReason', width: 200 },
        ...off([
          'taxAmount',
          'taxWithheld',
          'paidAmount',
          'taxableAmount',
          'payTime',
          'correctsNo',
          'correctedByNo',
          'createBy',
          'createTime',
          'voidReason',
        ]),
      ]}
      card={{ lines: [['taxKind', 'period'], ['companyName'], ['deadline']], figure: 'dueAmount' }}
      numbered={false}
      import={false}
      storageId="taxDeclarations"
      toolbar={[buildDeclaration, setOffInputTax]}
      rowActions={taxActions}
      detail={taxDetail}
    />
  );
}
