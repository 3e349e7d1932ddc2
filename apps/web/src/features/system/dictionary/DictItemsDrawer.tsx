import { useLocale } from '@tarmac/admin-kit/i18n';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import type { Dict, DictItem } from '@tarmac/freight-api/system';
import { useState } from 'react';
import { ListDrawer } from '../../../shared/lists/ListDrawer.tsx';
import { dictItemsOf } from './dictItem.resource.ts';
import { dictTexts as texts } from './dictTexts.ts';
import { InLanguage } from '../../../shared/lists/InLanguage.tsx';

/** The values of a dictionary: found, added, changed, switched off. @source SYS-06, jeecg-wire 3.5 */
export function DictItemsDrawer({ rows, onOpenChange }: ActionDialogProps<Dict, unknown>) {
  const { localize } = useLocale();
  const dict = rows[0]!;
  const [item] = useState(() => dictItemsOf(dict.id));
  const isBuiltIn = dict.isProtected === 1;
  const isOwn = (row: DictItem) => !isBuiltIn || row.createBy !== 'system';
  return (
    <ListDrawer
      title={`${localize(texts.itemsOf)} · ${localize({ zh: dict.dictName ?? '', en: dict.dictNameEn || (dict.dictName ?? '') })}`}
      width={860}
      note={isBuiltIn ? localize(texts.locked) : undefined}
      onOpenChange={onOpenChange}
      resource={item}
      filter={{ dictId: dict.id }}
      search={['itemText', 'status']}
      columns={[
        { field: 'itemText', width: 160, cell: (row: DictItem) => <InLanguage zh={row.itemText} en={row.itemTextEn} /> },
        { field: 'itemValue', width: 200 },
        { field: 'sortOrder', width: 80 },
        'status',
      ]}
      defaultSort={{ column: 'sortOrder', order: 'asc' }}
      form={['itemText', 'itemTextEn', 'itemValue', 'sortOrder', 'status', 'description']}
      formColumns={1}
      formWidth={480}
      editWhen={isOwn}
      removeWhen={isOwn}
      rowTone={(row) => (row.status === 0 ? 'waiting' : undefined)}
    />
  );
}
