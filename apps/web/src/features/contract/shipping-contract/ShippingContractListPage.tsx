import { ResourceList } from '@tarmac/admin-kit/resource';
import { contractStates } from '@tarmac/freight-api/shipping';
import { expiring } from '../../../shared/lists/expiry.tsx';
import { contractQueries } from '../../../shared/contract/contract.resource.ts';
import { statusTab as tab } from '../../../shared/lists/statusTab.ts';
import { contract, contractActions, manageTemplates, may, sendChosen, supplyMissing } from './contract.actions.tsx';
import { contractForms } from './contract.form.tsx';

const { codes } = contractStates;

/** Contracts with customers, carriers and drivers, and with each waybill's driver. @source SHIP-06, freight-domain S04 */
export default function ShippingContractListPage() {
  return (
    <ResourceList
      resource={contract}
      tabs={{
        field: 'state',
        counts: contractQueries.statusCount,
        items: [
          tab('all', '全部', 'All'),
          tab('draft', '草稿', 'Draft', codes.draft),
          tab('toSign', '待签署', 'To sign', codes.toSign, codes.partlySigned),
          tab('inForce', '已生效', 'In force', codes.inForce),
          tab('over', '已终止', 'Over', codes.declined, codes.expired, codes.terminated, codes.void),
        ],
      }}
      search={[
        'contractNo',
        'contractType',
        'state',
        'partyAName',
        'partyBName',
        'shippingNoteNumber',
        'validFrom',
        'validTo',
        'signMode',
        'createTime',
      ]}
      columns={[
        { field: 'contractNo', width: 200 },
        { field: 'contractType', width: 166 },
        { field: 'state', width: 100 },
        { field: 'contractName', width: 230 },
        { field: 'partyAName', width: 220 },
        { field: 'partyBName', width: 200 },
        { field: 'shippingNoteNumber', width: 190 },
        'signMode',
        'validFrom',
        expiring('validTo'),
        'signATime',
        'signBTime',
        'createTime',
      ]}
      detail={[
        {
          title: '',
          fields: [
            'contractNo',
            'state',
            'contractType',
            'contractName',
            'companyId',
            'partyAName',
            'partyBName',
            'shippingNoteNumber',
            'validFrom',
            'validTo',
            'amount',
            'settleType',
            'termDays',
            'serviceRate',
            'extraTerms',
            'signMode',
            'sendTime',
            'signATime',
            'signAName',
            'signASerial',
            'signBTime',
            'signBName',
            'signBSerial',
            'contentHash',
            'file',
            'endFile',
            'endReason',
            'endBy',
            'endTime',
            'createBy',
            'createTime',
          ],
        },
      ]}
      import={false}
      toolbar={[sendChosen, supplyMissing, manageTemplates]}
      rowActions={contractActions}
      editWhen={may('edit')}
      removeWhen={may('remove')}
      {...contractForms}
    />
  );
}
