import { type FormValues, ResourceList } from '@tarmac/admin-kit/resource';
import { walletConfigActions } from './walletConfig.actions.tsx';
import { walletConfig } from './walletConfig.resource.ts';
import { walletConfigTexts as texts } from './walletConfigTexts.ts';

const isThird = ({ channelType }: FormValues): boolean => channelType === 'third';
/** The form of a setting that holds asks why its limits change. */
const isEnabled = ({ enabled }: FormValues): boolean => enabled === '1';

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
      rowActions={walletConfigActions}
    />
  );
}
