import { field } from '@tarmac/admin-kit/field';
import { defineResource, type FormSpec, type FormValues } from '@tarmac/admin-kit/resource';
import { createThirdAccountApi, type ThirdAccount, thirdAccountFields, thirdAccountSchemas } from '@tarmac/freight-api/finance';
import { quietClient } from '../../../shared/api/quietClient.ts';
import { withLook } from '../../../shared/lists/reveal.tsx';
import { AccountOwnerPicker } from '../../../shared/party/AccountOwnerPicker.tsx';
import { ownerInputs } from '../../../shared/party/ownerInputs.ts';
import { definePicker } from '../../../shared/pickers/definePicker.ts';
import { client, session } from '../../../shared/session/session.ts';
import type { Safely } from '../../../shared/session/useSafely.tsx';
import { thirdAccountTexts as texts } from './thirdAccountTexts.ts';

/** Calls of accounts at institutions. */
export const thirdAccountApi = createThirdAccountApi(client);
const quietApi = createThirdAccountApi(quietClient);
const api = withLook<ThirdAccount, typeof thirdAccountApi>(thirdAccountApi);

/** Chooses a confirmed card of the owner of an account; the form around it says which account. There are few. */
export const BindableCardPicker = definePicker({
  list: async ({ accountId }, options) => {
    if (typeof accountId !== 'string' || accountId === '') return { records: [], total: 0 };
    const records = await quietApi.cards({ id: accountId }, options);
    return { records, total: records.length };
  },
  searchBy: 'cardHolder',
  narrowedBy: ({ accountId }) => ({ parameters: { accountId: typeof accountId === 'string' ? accountId : '' } }),
  text: (row) => `${row.cardHolder} ${row.cardNo}`,
  description: (row) => row.bankName ?? '',
});

/** Accounts at payment institutions. A new one is handed in with the form, once the person has proved their phone. */
export const thirdAccountsBy = (safely: Safely) =>
  defineResource<ThirdAccount>()({
    label: { zh: '第三方支付账户', en: 'Account at an institution' },
    api: {
      ...api,
      add: async (body: Parameters<typeof api.add>[0], options) => {
        const { id, version } = await api.add(body, options);
        return safely(() => thirdAccountApi.open({ id, version }, { idempotencyKey: crypto.randomUUID() }));
      },
    },
    permission: 'thirdAccount',
    name: 'thirdAccount',
    titleField: 'accountName',
    schemas: thirdAccountSchemas,
    listFields: ['openState', 'state', 'agreementNo', 'simulated', 'accountNo', 'accountName', 'ownerName', 'ownerType'],
    fields: {
      ...thirdAccountFields,
      ownerId: field.reference(thirdAccountFields.ownerId, { picker: AccountOwnerPicker, text: 'ownerName' }),
    },
  });

const isCompany = ({ idType }: FormValues) => idType === '2';

/** How an application is typed in. */
export const thirdAccountForm: FormSpec<keyof typeof thirdAccountFields> = [
  ...ownerInputs('applyNo'),
  { field: 'accountName', help: texts.nameHelp },
  'idType',
  'idNo',
  { field: 'legalPerson', when: isCompany, required: isCompany },
  'phone',
];

/** What an application begins with. */
export const newThirdAccount = () => {
  const own: Readonly<Record<string, string>> = { '2': 'customer', '3': 'carrier', '4': 'captain' };
  const ownerType = own[session.state().userType ?? ''] ?? 'customer';
  return { ownerType, idType: ownerType === 'captain' ? '1' : '2' };
};
