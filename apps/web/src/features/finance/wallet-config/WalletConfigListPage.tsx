import { field } from '@tarmac/admin-kit/field';
import { defineAction, defineResource, ResourceList } from '@tarmac/admin-kit/resource';
import { createWalletConfigApi, type WalletConfig, walletConfigFields } from '@tarmac/freight-api/finance';
import { askAbout } from '../../../shared/lists/rowSubject.tsx';
import { switched } from '../../../shared/lists/switched.ts';
import { client } from '../../../shared/session/session.ts';
import { defineTexts } from '../../../shared/texts/defineTexts.ts';
import { PayingAccountPicker } from '../payment/paymentPickers.ts';

const texts = defineTexts({
  enable: { zh: '启用', en: 'Enable' },
  disable: { zh: '停用', en: 'Disable' },
  askDisable: { zh: '停用后按默认限额付款，确定停用？', en: 'Without it the usual limits hold. Disable it?' },
  dual: {
    zh: '线下支付达到此金额须他人复核，0 为一律复核',
    en: 'Offline payments from this amount on are approved by another person; 0: always',
  },
  account: { zh: '不填则用该主体的默认付款账户', en: "Empty: the company's default paying account" },
  window: { zh: '如 08:00-21:00，不填则不限', en: 'Such as 08:00-21:00; empty: at any time' },
  fee: { zh: '每笔固定：分；按金额比例：万分之一', en: 'Fixed: fen for each payment. Share: 1/10000 of the amount' },
});

const api = createWalletConfigApi(client);

const walletConfig = defineResource<WalletConfig>()({
  label: { zh: '钱包配置', en: 'Payment settings' },
  api,
  permission: 'walletConfig',
  titleField: 'companyName',
  fields: {
    ...walletConfigFields,
    companyAccountId: field.reference(walletConfigFields.companyAccountId, { picker: PayingAccountPicker }),
  },
});

const [enable, disable] = (['1', '0'] as const).map((enabled) =>
  defineAction(walletConfig, {
    label: enabled === '1' ? texts.enable : texts.disable,
    permission: 'walletConfig:enable',
    danger: enabled === '0',
    when: (row) => row.enabled !== enabled,
    ...(enabled === '0' && { confirm: askAbout(walletConfig, texts.askDisable) }),
    optimistic: switched<'enabled', string>('enabled', enabled),
    run: ({ id, version }, _input, context) => api.enable({ id, version, enabled }, context),
  }),
);

/** How each operating company pays: account, limits, hours, and who has to agree. @source freight-domain 2.15, X03 */
export default function WalletConfigListPage() {
  return (
    <ResourceList
      resource={walletConfig}
      search={['companyId', 'channelType', 'enabled']}
      columns={[
        { field: 'companyName', width: 220 },
        { field: 'enabled', width: 70 },
        'channelType',
        { field: 'accountName', width: 200 },
        'singleLimit',
        'dayLimit',
        { field: 'driverDayLimit', width: 150 },
        'dualApproveAmount',
        'payWindow',
        'smsConfirm',
        'channelFeeMode',
        'channelFee',
        'updateTime',
      ]}
      form={[
        'companyId',
        'channelType',
        { field: 'companyAccountId', help: texts.account },
        { field: 'payWindow', help: texts.window },
        'singleLimit',
        'dayLimit',
        'driverDayLimit',
        { field: 'dualApproveAmount', help: texts.dual },
        'channelFeeMode',
        { field: 'channelFee', help: texts.fee },
        'smsConfirm',
      ]}
      formColumns={2}
      formWidth={760}
      rowActions={[enable!, disable!]}
    />
  );
}
