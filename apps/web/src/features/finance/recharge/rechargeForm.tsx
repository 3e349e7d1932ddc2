import type { FormItem, FormSpec, FormValues } from '@tarmac/admin-kit/resource';
import type { rechargeFields } from '@tarmac/freight-api/finance';
import { ReceiveAccounts } from './ReceiveAccounts.tsx';
import { rechargeTexts as texts } from './rechargeTexts.ts';

const isOf =
  (...kinds: readonly string[]) =>
  ({ rechargeType }: FormValues): boolean =>
    kinds.includes(String(rechargeType));
/** Told of once it was sent; of the other kinds the proof follows. */
const isSent = isOf('1');
type Name = keyof typeof rechargeFields;
const proof = (
  field: 'bankSerialNo' | 'transferTime' | 'voucherFiles',
  more: Omit<Partial<FormItem<Name>>, 'field'> = {},
): FormItem<Name> => ({ ...more, field, required: true });

/** Money that a customer sends: to a bank it has a number of its own from the start, or a proof that follows. @source freight-domain 3.8 K1, K2, A01 */
export const rechargeForm: FormSpec<Name> = {
  groups: [
    {
      title: '',
      items: [{ field: 'walletId', wide: true }],
      footer: ({ walletId }: FormValues) =>
        typeof walletId === 'string' && walletId !== '' ? <ReceiveAccounts walletId={walletId} /> : null,
    },
    {
      title: '',
      items: [
        { field: 'rechargeType', help: texts.kindHelp },
        'amount',
        { field: 'receiveAccountId', when: isOf('1', '2'), required: true },
        { field: 'thirdAccountId', when: isOf('3'), required: true },
        proof('transferTime', { when: isSent }),
        proof('bankSerialNo', { when: isSent, help: texts.serialHelp }),
        'payerName',
        'payerAccount',
        'payerBank',
        proof('voucherFiles', { when: isSent, wide: true }),
        { field: 'remark', wide: true },
      ],
    },
  ],
};

/** What proves that it was sent. */
export const voucherForm: FormSpec = [
  'transferTime',
  { field: 'bankSerialNo', help: texts.serialHelp },
  'payerName',
  'payerAccount',
  'payerBank',
  { field: 'voucherFiles', required: true, wide: true },
];
