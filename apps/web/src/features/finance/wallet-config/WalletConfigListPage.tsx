import { field } from '@tarmac/admin-kit/field';
import { type LocalText, useLocale } from '@tarmac/admin-kit/i18n';
import { defineAction, defineResource, type FormValues, ResourceList } from '@tarmac/admin-kit/resource';
import {
  createWalletConfigApi,
  type WalletConfig,
  walletConfigEnableFields,
  walletConfigFields,
  walletConfigSchemas as schemas,
} from '@tarmac/freight-api/finance';
import { Note } from '../../../shared/pages/Note.tsx';
import { client } from '../../../shared/session/session.ts';
import { defineTexts } from '../../../shared/texts/defineTexts.ts';
import { PayingAccountPicker } from '../payment/paymentPickers.ts';
import { OwnThirdAccountPicker } from '../shared/OwnThirdAccountPicker.ts';

const texts = defineTexts({
  enable: { zh: '启用', en: 'Enable' },
  disable: { zh: '停用', en: 'Disable' },
  askEnable: { zh: '由他人复核后启用，启用后按此限额付款', en: 'Another person has it enabled; its limits hold then' },
  askDisable: { zh: '由他人复核后停用，停用后按默认限额付款', en: 'Another person has it disabled; the usual limits hold then' },
  asked: { zh: '已申请，等待他人复核', en: 'Asked for: somebody else decides' },
  limits: { zh: '启用中的配置，限额变更由他人复核后生效', en: 'While it is enabled, another person decides on a change of limits' },
  dual: {
    zh: '线下支付达到此金额须他人复核，0 为一律复核',
    en: 'Offline payments from this amount on are approved by another person; 0: always',
  },
  account: { zh: '不填则用该主体的默认付款账户', en: "Empty: the company's default paying account" },
  third: { zh: '该主体已开户的第三方账户，付款从该账户出', en: 'An open account of the company, which payments leave from' },
  ratio: {
    zh: '万分之一，10000 为全额；不足部分在财务审核后补冻结',
    en: '1/10000 of the fee, 10000: all of it. The rest is set aside at the examination',
  },
  autoPay: {
    zh: '待付款的运单由系统提交付款，仍由他人复核（复核人不能是财务审核人）',
    en: 'The system hands in what is ready to pay. A person who did not examine it approves',
  },
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
    thirdAccountId: field.reference(walletConfigFields.thirdAccountId, { picker: OwnThirdAccountPicker }),
  },
});

const isThird = ({ channelType }: FormValues): boolean => channelType === 'third';
/** The form of a setting that holds asks why its limits change. */
const isEnabled = ({ enabled }: FormValues): boolean => enabled === '1';

/** Switching them on or off changes the limits that hold, so another person has it done. */
const [enable, disable] = (['1', '0'] as const).map((enabled) =>
  defineAction<WalletConfig, { reason: string }>(walletConfig, {
    label: enabled === '1' ? texts.enable : texts.disable,
    permission: 'walletConfig:enable',
    danger: enabled === '0',
    when: (row) => row.enabled !== enabled && row.pending !== '1',
    form: {
      schema: schemas.enable,
      fields: { reason: walletConfigEnableFields.reason },
      intro: ([row]) => <Intro row={row!} follows={enabled === '1' ? texts.askEnable : texts.askDisable} />,
    },
    checkable: true,
    success: texts.asked,
    run: ({ id, version }, { input: { reason }, context }) => api.enable({ id, version, enabled, reason }, context),
  }),
);

function Intro({ row, follows }: { row: WalletConfig; follows: LocalText }) {
  const { localize } = useLocale();
  return (
    <>
      <p className="m-0 mb-4 rounded-md bg-sunken px-3 py-2">{row.companyName}</p>
      <Note>{localize(follows)}</Note>
    </>
  );
}

/** How each operating company pays: account, limits, hours, and who has to agree. @source freight-domain 2.15, X03 */
export default function WalletConfigListPage() {
  return (
    <ResourceList
      resource={walletConfig}
      search={['companyId', 'channelType', 'enabled']}
      columns={[
        { field: 'companyName', width: 220 },
        { field: 'enabled', width: 70 },
        { field: 'pending', width: 110 },
        'channelType',
        { field: 'accountName', width: 200 },
        'singleLimit',
        'dayLimit',
        { field: 'driverDayLimit', width: 150 },
        'dualApproveAmount',
        'payWindow',
        { field: 'thirdAccountNo', width: 180 },
        'smsConfirm',
        { field: 'autoFreeze', width: 110 },
        { field: 'freezeRatio', width: 100 },
        { field: 'autoPay', width: 120 },
        'channelFeeMode',
        'channelFee',
        'updateTime',
      ]}
      form={[
        'companyId',
        'channelType',
        { field: 'companyAccountId', when: (values) => !isThird(values), help: texts.account },
        { field: 'thirdAccountId', when: isThird, required: true, help: texts.third },
        { field: 'payWindow', help: texts.window },
        'singleLimit',
        'dayLimit',
        'driverDayLimit',
        { field: 'dualApproveAmount', help: texts.dual },
        'channelFeeMode',
        { field: 'channelFee', help: texts.fee },
        'autoFreeze',
        { field: 'freezeRatio', when: ({ autoFreeze }) => autoFreeze === '1', help: texts.ratio },
        { field: 'autoPay', help: texts.autoPay },
        'smsConfirm',
        // Not typed in: whether the limits hold.
        { field: 'enabled', when: () => false },
        { field: 'limitReason', when: isEnabled, help: texts.limits },
      ]}
      formColumns={2}
      formWidth={760}
      rowActions={[enable!, disable!]}
    />
  );
}
