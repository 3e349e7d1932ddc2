import { field } from '@tarmac/admin-kit/field';
import { defineAction, defineResource, type FormValues } from '@tarmac/admin-kit/resource';
import { createOfflineAccountApi, type OfflineAccount, offlineAccountFields } from '@tarmac/freight-api/finance';
import { withLook } from '../../../shared/lists/reveal.tsx';
import { switched } from '../../../shared/lists/switched.ts';
import { AccountOwnerPicker } from '../../../shared/party/AccountOwnerPicker.tsx';
import { client } from '../../../shared/session/session.ts';
import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** Words of offline accounts. */
export const offlineAccountTexts = defineTexts({
  enable: { zh: '启用', en: 'Enable' },
  disable: { zh: '停用', en: 'Disable' },
  owner: {
    zh: '付款账户：平台填运营主体已登记的对公账号；客户账户仅在允许客户直付司机时可用',
    en: 'An account that pays is one of our companies’; a customer’s where customers may pay drivers themselves',
  },
});

const offlineAccountApi = createOfflineAccountApi(client);

/** Accounts that money leaves from, or goes to, outside of the channels. */
export const offlineAccount = defineResource<OfflineAccount>()({
  label: { zh: '线下账户', en: 'Offline account' },
  api: withLook<OfflineAccount, typeof offlineAccountApi>(offlineAccountApi),
  permission: 'offlineAccount',
  name: 'offlineAccount',
  titleField: 'accountName',
  fields: {
    ...offlineAccountFields,
    ownerId: field.reference(offlineAccountFields.ownerId, { picker: AccountOwnerPicker, text: 'ownerName' }),
  },
});

const switchTo = (enabled: '0' | '1') =>
  defineAction(offlineAccount, {
    label: enabled === '1' ? offlineAccountTexts.enable : offlineAccountTexts.disable,
    permission: 'offlineAccount:enable',
    danger: enabled === '0',
    when: (row) => row.enabled !== enabled,
    run: ({ id, version }, { context }) => offlineAccountApi.enable({ id, version, enabled }, context),
    optimistic: switched('enabled', enabled),
    undo: ([row], { reply, context }) =>
      offlineAccountApi.enable({ id: row!.id, version: (reply as OfflineAccount).version, enabled: enabled === '1' ? '0' : '1' }, context),
  });

/** What is done to an account. */
export const offlineAccountActions = [switchTo('1'), switchTo('0')];

/** What payments have named of an account stays. */
export const isNamed = ({ useCount }: FormValues): boolean => Number(useCount ?? 0) > 0;
