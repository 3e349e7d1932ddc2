import { useLocale } from '@tarmac/admin-kit/i18n';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import type { PayFile } from '@tarmac/freight-api/finance';
import { useMemo } from 'react';
import { ListDrawer } from '../../../shared/lists/ListDrawer.tsx';
import { paymentsOf } from './payFile.resource.ts';
import { payFileTexts as texts } from './payFileTexts.ts';

/** The payments of a file, with what became of them. */
export function FilePaymentsDrawer({ rows, onOpenChange }: ActionDialogProps<PayFile, unknown>) {
  const { localize } = useLocale();
  const { id, fileNo } = rows[0]!;
  const resource = useMemo(() => paymentsOf(id), [id]);
  return (
    <ListDrawer
      title={`${localize(texts.payments)} · ${fileNo ?? ''}`}
      width={1080}
      onOpenChange={onOpenChange}
      resource={resource}
      columns={[
        { field: 'paymentNo', width: 160 },
        { field: 'state', width: 90 },
        { field: 'shippingNoteNumber', width: 172 },
        { field: 'payeeName', width: 110 },
        { field: 'payeeCardNo', width: 150 },
        { field: 'amount', width: 120 },
        { field: 'bankSerialNo', width: 160 },
        { field: 'failReason', width: 200 },
      ]}
      selectable={false}
      numbered={false}
      storageId="payFilePayments"
    />
  );
}
