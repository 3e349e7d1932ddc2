import { ResourceList } from '@tarmac/admin-kit/resource';
import { carrier, carrierActions } from './carrier.resource.ts';

/** Carriers and their certification. @source FRT-03, freight-domain F06 */
export default function CarrierListPage() {
  return (
    <ResourceList
      resource={carrier}
      search={['carrierName', 'carrierKind', 'uscc', 'state', 'permitValidTo', 'uploadState']}
      columns={[
        'carrierName',
        'carrierKind',
        'uscc',
        'permitNumber',
        'permitValidTo',
        'contactName',
        'contactPhone',
        'driverCount',
        'vehicleCount',
        'settleType',
        'state',
        'blacklist',
        'uploadState',
        'createTime',
      ]}
      rowActions={carrierActions}
      formWidth={920}
      formColumns={2}
      form={{
        groups: [
          {
            title: { zh: '企业信息', en: 'Company' },
            items: [
              'carrierName',
              'carrierKind',
              { field: 'uscc', required: (values) => values['carrierKind'] === '1' },
              'legalPerson',
              'legalIdNo',
              'taxpayerType',
              'businessLicenceFile',
              'legalIdFiles',
            ],
          },
          { title: { zh: '经营许可', en: 'Permit' }, items: ['permitNumber', 'permitScope', 'permitValidTo', 'permitFile'] },
          {
            title: { zh: '联系与地址', en: 'Contact' },
            items: ['contactName', 'contactPhone', 'province', 'city', 'district', 'adcode', { field: 'address', wide: true }],
          },
          {
            title: { zh: '结算', en: 'Settlement' },
            items: ['settleType', { field: 'termDays', when: (values) => values['settleType'] !== '0' }, 'remark'],
          },
        ],
      }}
    />
  );
}
