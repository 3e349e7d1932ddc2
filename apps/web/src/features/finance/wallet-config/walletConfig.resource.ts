import { field } from '@tarmac/admin-kit/field';
import { defineResource } from '@tarmac/admin-kit/resource';
import { createWalletConfigApi, type WalletConfig, walletConfigFields } from '@tarmac/freight-api/finance';
import { client } from '../../../shared/session/session.ts';
import { PayingAccountPicker } from '../payment/paymentPickers.ts';
import { OwnThirdAccountPicker } from '../shared/OwnThirdAccountPicker.ts';

/** Calls of how companies pay. */
export const walletConfigApi = createWalletConfigApi(client);

/** How companies pay. */
export const walletConfig = defineResource<WalletConfig>()({
  label: { zh: '钱包配置', en: 'Payment settings' },
  api: walletConfigApi,
  permission: 'walletConfig',
  titleField: 'companyName',
  fields: {
    ...walletConfigFields,
    companyAccountId: field.reference(walletConfigFields.companyAccountId, { picker: PayingAccountPicker }),
    thirdAccountId: field.reference(walletConfigFields.thirdAccountId, { picker: OwnThirdAccountPicker }),
  },
});
