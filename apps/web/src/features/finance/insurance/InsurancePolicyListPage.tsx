import { ResourceList } from '@tarmac/admin-kit/resource';
import { type InsurancePolicy, insurancePolicyStates } from '@tarmac/freight-api/finance';
import type { ReactNode } from 'react';
import { columnsForReader } from '../../../shared/lists/columnsForReader.ts';
import { policy, policyQueries } from '../../../shared/insurance/policy.resource.tsx';
import { columnsOff as off } from '../../../shared/lists/columnsOff.ts';
import { statusTab as tab } from '../../../shared/lists/statusTab.ts';
import { AppLink } from '../../../shared/pages/AppLink.tsx';
import { insuranceActions, settlePremiums } from './settle.actions.ts';

const { quoted, buying, inForce, failed, cancelling, cancelled, claiming, closed, expired } = insurancePolicyStates.codes;

/** Insurance of waybills, from the quote to the settled claim. @source FRT-29, freight-domain 2.36 */
export default function InsurancePolicyListPage() {
  return (
    <ResourceList
      resource={policy}
      tabs={{
        field: 'state',
        counts: policyQueries.statusCount,
        items: [
          tab('all', '全部', 'All'),
          tab('buying', '投保中', 'Being bought', quoted, buying),
          tab('inForce', '已生效', 'In force', inForce),
          tab('failed', '投保失败', 'Failed', failed),
          tab('claiming', '理赔中', 'Claims', claiming),
          tab('closed', '已结案', 'Settled', closed),
          tab('cancelled', '退保', 'Cancelled', cancelling, cancelled),
          tab('expired', '已到期', 'Expired', expired),
        ],
      }}
      search={[
        'orderPolicyNo',
        'policyNumber',
        'shippingNoteNumber',
        'state',
        'insuranceType',
        'insuranceCompanyName',
        'customerId',
        'vehicleNumber',
        'startTime',
        'buyTime',
        'isAuto',
        'toInsure',
        'companyId',
      ]}
      columns={columnsForReader(
        [
          { field: 'orderPolicyNo', width: 200, pinned: 'start' },
          { field: 'state', width: 116 },
          { field: 'policyNumber', width: 230 },
          { field: 'insuranceCompanyName', width: 150 },
          { field: 'insuranceType', width: 110 },
          {
            field: 'shippingNoteNumber',
            width: 172,
            cell: (row: InsurancePolicy, shown: ReactNode) => (
              <AppLink href={`/shipping/detail/${row.noteId ?? ''}`} className="text-primary-ink">
                {shown}
              </AppLink>
            ),
          },
          { field: 'insuredAmount', width: 130 },
          { field: 'premium', width: 104 },
          { field: 'customerName', width: 190 },
          { field: 'startTime', width: 166 },
          { field: 'endTime', width: 166 },
          { field: 'failReason', width: 200 },
          { field: 'claimApplyAmount', width: 120 },
          { field: 'claimAmount', width: 120 },
          ...off([
            'payer',
            'isAuto',
            'vehicleNumber',
            'cargoName',
            'weight',
            'insured',
            'companyName',
            'buyTime',
            'buyBy',
            'issueTime',
            'refundPremium',
            'settledPremium',
            'claimNo',
            'claimTime',
            'claimResult',
            'createTime',
          ]),
        ],
        { party: ['failReason'], customer: ['customerName'] },
      )}
      card={{ lines: [['shippingNoteNumber'], ['insuranceCompanyName', 'insuranceType'], ['startTime']], figure: 'premium' }}
      import={false}
      numbered={false}
      storageId="insurancePolicies"
      toolbar={[settlePremiums]}
      rowActions={insuranceActions}
    />
  );
}
