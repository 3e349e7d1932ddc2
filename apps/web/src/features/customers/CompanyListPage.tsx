import { field } from '@tarmac/admin-kit/field';
import { defineResource, ResourceList } from '@tarmac/admin-kit/resource';
import { createCompanyApi, type Company, companyFields } from '@tarmac/freight-api/customers';
import { RegionPicker } from '../../shared/pickers.tsx';
import { client } from '../../shared/session.ts';

const company = defineResource<Company>()({
  label: { zh: '运营主体', en: 'Operating company' },
  api: createCompanyApi(client),
  permission: 'company',
  titleField: 'companyName',
  fields: { ...companyFields, adcode: field.reference(companyFields.adcode, { picker: RegionPicker }) },
});

/** Companies that operate the platform. @source FRT-08, freight-domain F19 */
export default function CompanyListPage() {
  return (
    <ResourceList
      resource={company}
      search={['companyName', 'state']}
      columns={[
        'companyName',
        'companyKind',
        'uscc',
        'permitNumber',
        'permitValidTo',
        'legalPerson',
        'contactName',
        'contactPhone',
        'isDefault',
        'state',
      ]}
      formColumns={2}
      formWidth={760}
    />
  );
}
