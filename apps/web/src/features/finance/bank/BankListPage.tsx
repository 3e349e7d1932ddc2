import { defineResource, ResourceList } from '@tarmac/admin-kit/resource';
import { type Bank, bankFields, createBankApi } from '@tarmac/freight-api/finance';
import { client } from '../../../shared/session/session.ts';

const bank = defineResource<Bank>()({
  label: { zh: '银行', en: 'Bank' },
  api: createBankApi(client),
  permission: 'bank',
  titleField: 'bankName',
  fields: bankFields,
});

/** Banks with their codes, and the beginnings by which their cards are recognised. @source freight-domain 2.19, F22 */
export default function BankListPage() {
  return (
    <ResourceList
      resource={bank}
      search={['bankName', 'bankCode', 'state']}
      columns={[
        { field: 'bankName', width: 180 },
        'bankCode',
        'shortCode',
        'cnapsPrefix',
        { field: 'binPrefixes', width: 220 },
        'supportPayout',
        'sortNo',
        'state',
      ]}
      defaultSort={{ column: 'sortNo', order: 'asc' }}
      form={[
        'bankName',
        'bankCode',
        'shortCode',
        'cnapsPrefix',
        'supportPayout',
        'state',
        'sortNo',
        'logo',
        { field: 'binPrefixes', wide: true },
      ]}
      formColumns={2}
      formWidth={720}
    />
  );
}
