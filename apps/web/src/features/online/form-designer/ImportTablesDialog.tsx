import { Dialog } from '@tarmac/admin-kit/dialog';
import { interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import { MultiSelect } from '@tarmac/admin-kit/input';
import { notices } from '@tarmac/admin-kit/notice';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import type { FormHeadRow } from '@tarmac/freight-api/online';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../shared/texts/errorText.ts';
import { dialogTexts as texts } from './designerTexts.ts';
import { formApi, formHead } from './form.resource.ts';

/** Makes forms that begin with the fields of tables of the product. */
export default function ImportTablesDialog({ onOpenChange }: Pick<ActionDialogProps<FormHeadRow, never>, 'onOpenChange'>) {
  const { localize } = useLocale();
  const client = useQueryClient();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { data, isPending } = useQuery({
    queryKey: ['formTables'],
    queryFn: ({ signal }) => formApi.head.queryTables({ pageNo: 1, pageSize: 500 }, { signal }),
    gcTime: 0,
  });
  const take = async () => {
    const made = await formApi.head.transTables(chosen.join(','));
    notices.success(interpolate(localize(texts.imported), { count: made.length }));
    await client.invalidateQueries({ queryKey: [formHead.name] });
  };
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={localize(texts.tables)}
      busy={isPending}
      okDisabled={chosen.length === 0}
      onOk={take}
      onOkError={(error) => notices.error(errorText(error))}
    >
      <MultiSelect
        aria-label={localize(texts.table)}
        placeholder={localize(texts.choose)}
        value={chosen}
        onValueChange={setChosen}
        options={(data?.records ?? []).map(({ tableName, tableTxt }) => ({ value: tableName, label: `${tableTxt} (${tableName})` }))}
      />
    </Dialog>
  );
}
