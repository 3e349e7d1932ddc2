import { useLocale } from '@tarmac/admin-kit/i18n';
import { type ActionDialogProps, defineResource } from '@tarmac/admin-kit/resource';
import { type LedgerLine, ledgerLineFields, type PlatformAccount } from '@tarmac/freight-api/finance';
import { useMemo } from 'react';
import { ListDrawer } from '../../../shared/lists/ListDrawer.tsx';
import { platformAccountApi } from './platformAccount.resource.ts';
import { platformAccountTexts as texts } from './platformAccountTexts.ts';

/** What was booked on a platform account, the last first. @source freight-domain F23 流水 */
export default function AccountLinesDrawer({ rows, onOpenChange }: ActionDialogProps<PlatformAccount, unknown>) {
  const { localize } = useLocale();
  const { id, accountName } = rows[0]!;
  const lines = useMemo(
    () =>
      defineResource<LedgerLine>()({
        label: texts.records,
        api: { list: (query, options) => platformAccountApi.records({ ...query, id }, options) },
        permission: 'platformAccount',
        name: `platformAccountLines/${id}`,
        titleField: 'bizNo',
        fields: ledgerLineFields,
      }),
    [id],
  );
  return (
    <ListDrawer
      title={`${localize(texts.records)} · ${accountName ?? ''}`}
      width={1120}
      onOpenChange={onOpenChange}
      resource={lines}
      search={['happenTime', 'biz', 'side', 'bizNo', 'amount', 'summary']}
      columns={[
        { field: 'createTime', width: 160 },
        { field: 'happenTime', width: 160 },
        { field: 'biz', width: 110 },
        { field: 'side', width: 60 },
        { field: 'amount', width: 130 },
        { field: 'balanceAfter', width: 150 },
        { field: 'bizNo', width: 165 },
        { field: 'summary', width: 220 },
        { field: 'operator', width: 100 },
      ]}
      defaultSort={null}
      selectable={false}
      storageId="platformAccountLines"
    />
  );
}
