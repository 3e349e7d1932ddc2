import { defineAction, defineResource, ResourceList } from '@tarmac/admin-kit/resource';
import { createCompanyApi, type Company, companyFields } from '@tarmac/freight-api/customers';
import { defineTexts } from '../../../shared/texts/defineTexts.ts';
import { expiring } from '../../../shared/lists/expiry.tsx';
import { late } from '@tarmac/admin-kit/chunk';
import { divisionOf } from '../../../shared/pickers/pickers.tsx';
import { client } from '../../../shared/session/session.ts';
import { withLook } from '../../../shared/lists/reveal.tsx';
import { askAbout } from '../../../shared/lists/rowSubject.tsx';

const texts = defineTexts({
  setDefault: { zh: '设默认', en: 'Make default' },
  setDefaultConfirm: {
    zh: '新增的订单、合同和钱包将归属该主体，确定设为默认吗？',
    en: 'New orders, contracts and wallets will belong to this company. Continue?',
  },
  govTest: { zh: '上报测试', en: 'Test the upload' },
});
const CompanyTestDialog = late(() => import('./CompanyTestDialog.tsx'), { part: 'CompanyTestDialog' });

const api = createCompanyApi(client);
const company = defineResource<Company>()({
  label: { zh: '运营主体', en: 'Operating company' },
  api: withLook<Company, typeof api>(api),
  permission: 'company',
  titleField: 'companyName',
  fields: { ...companyFields, adcode: divisionOf(companyFields.adcode) },
});

const actions = [
  defineAction(company, {
    label: texts.setDefault,
    permission: 'company:setDefault',
    when: (row) => row.isDefault !== '1' && row.state === '1',
    confirm: askAbout(company, texts.setDefaultConfirm),
    run: ({ id, version }, { context }) => api.setDefault({ id, version }, context),
  }),
  defineAction(company, { label: texts.govTest, permission: 'company:govTest', dialog: CompanyTestDialog }),
];

/** Companies that operate the platform. @source FRT-08, freight-domain F19 */
export default function CompanyListPage() {
  return (
    <ResourceList
      resource={company}
      search={['companyName', 'companyKind', 'state']}
      columns={[
        { field: 'companyName', width: 230 },
        'companyKind',
        { field: 'uscc', width: 190 },
        'permitNumber',
        expiring('permitValidTo'),
        'govSenderCode',
        'govProvince',
        'invoiceLimit',
        'isDefault',
        'state',
        'legalPerson',
        'contactName',
        'contactPhone',
      ]}
      import={false}
      rowActions={actions}
      removeWhen={(row) => row.isDefault !== '1'}
      formColumns={2}
      formWidth={860}
      form={{
        groups: [
          {
            title: { zh: '主体信息', en: 'Company' },
            items: [
              { field: 'companyName', wide: true },
              'companyKind',
              'uscc',
              'permitNumber',
              'permitValidTo',
              'icpLicence',
              'securityLevelNo',
              'legalPerson',
              'contactName',
              'contactPhone',
              'adcode',
              { field: 'address', wide: true },
              'state',
              'sealFile',
            ],
          },
          {
            title: { zh: '开票信息', en: 'Invoices' },
            items: ['taxpayerNo', 'invoiceTitle', 'invoiceAddress', 'invoiceTel', 'invoiceBank', 'invoiceAccount', 'invoiceLimit'],
          },
          { title: { zh: '监管上报', en: 'Government upload' }, items: ['govSenderCode', 'govProvince', 'govProfile'] },
        ],
      }}
    />
  );
}
