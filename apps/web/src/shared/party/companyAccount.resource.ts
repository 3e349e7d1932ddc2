import { field } from '@tarmac/admin-kit/field';
import { defineResource, type FormSpec } from '@tarmac/admin-kit/resource';
import { type CompanyAccount, companyAccountFields, companyAccountSchemas, createCompanyAccountApi } from '@tarmac/freight-api/finance';
import { client, session } from '../session/session.ts';
import { withLook } from '../lists/reveal.tsx';
import { AccountOwnerPicker } from './AccountOwnerPicker.tsx';
import { BankPicker } from './BankPicker.tsx';
import { ownerInputs } from './ownerInputs.ts';

/** Calls of company accounts. */
export const companyAccountApi = createCompanyAccountApi(client);
const api = withLook<CompanyAccount, typeof companyAccountApi>(companyAccountApi);

/** Whose accounts they are. */
export interface AccountOwner {
  ownerType: 'platform' | 'customer' | 'carrier';
  ownerId: string;
}

const base = {
  label: { zh: '对公账户', en: 'Company account' },
  permission: 'companyAccount',
  titleField: 'accountName',
  schemas: companyAccountSchemas,
  fields: {
    ...companyAccountFields,
    ownerId: field.reference(companyAccountFields.ownerId, { picker: AccountOwnerPicker, text: 'ownerName' }),
    bankId: field.reference(companyAccountFields.bankId, { picker: BankPicker }),
  },
} as const;

/** Company accounts that the person may see. */
export const companyAccount = defineResource<CompanyAccount>()({ ...base, api });

/** Those of one company. */
export const accountsOf = ({ ownerType, ownerId }: AccountOwner) =>
  defineResource<CompanyAccount>()({
    ...base,
    name: `accountsOf/${ownerId}`,
    schemas: {},
    api: {
      ...api,
      list: (query, options) => companyAccountApi.list({ ...query, ownerType, ownerId }, options),
      add: (body: Omit<Parameters<typeof companyAccountApi.add>[0], 'ownerType' | 'ownerId'>, options) =>
        companyAccountApi.add({ ...body, ownerType, ownerId }, options),
    },
  });

type Name = keyof typeof companyAccountFields;

const rest = ['accountName', 'accountNo', 'bankId', 'branchName', 'cnaps', 'usage', 'state', 'province', 'city', 'licenceFile'] as const;

/** How an account of one company is typed in. */
export const ownAccountForm: FormSpec<Name> = [...rest];

/** How an account is typed in. */
export const accountForm: FormSpec<Name> = [...ownerInputs('isDefault'), ...rest];

/** What an account begins with. */
export const newAccount = () => {
  const { userType } = session.state();
  return { ownerType: userType === '2' ? 'customer' : userType === '3' ? 'carrier' : 'platform', usage: 'both', state: '1' };
};
