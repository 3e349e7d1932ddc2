import { useRefreshDictionaries } from '@tarmac/admin-kit/dictionary';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { Tag } from '@tarmac/admin-kit/input';
import { defineAction, defineListAction, defineResource, ResourceList } from '@tarmac/admin-kit/resource';
import { createDictApi, type Dict, dictFields } from '@tarmac/freight-api/system';
import { late } from '@tarmac/admin-kit/chunk';
import { client } from '../../../shared/session/session.ts';
import { dictTexts as texts } from './dictTexts.ts';
import { InLanguage } from '../../../shared/lists/InLanguage.tsx';

const DictItemsDrawer = late(() => import('./DictItemsDrawer.tsx'), { part: 'DictItemsDrawer' });
const DictBinDialog = late(() => import('./DictBinDialog.tsx'), { part: 'DictBinDialog' });

const dict = defineResource<Dict>()({
  label: { zh: '字典', en: 'Dictionary' },
  api: createDictApi(client),
  permission: 'dict',
  titleField: 'dictName',
  fields: dictFields,
});

const items = defineAction(dict, { label: texts.items, dialog: DictItemsDrawer });
const bin = defineListAction(dict, {
  label: texts.bin,
  permission: 'dict:delete',
  dialog: DictBinDialog,
});
/** What ships with the product is brought up to date by each start, so a change of it would not last. */
const isOwn = (row: Dict) => row.isProtected !== 1;

/** Dictionaries with their items, what was removed, and the caches of them. @source SYS-06, jeecg-wire 3.5 */
export default function DictListPage() {
  const refresh = useRefreshDictionaries();
  const refreshCache = defineListAction(dict, {
    label: texts.refresh,
    permission: 'dict:refreshCache',
    // It says itself how it went.
    success: false,
    run: refresh,
  });
  return (
    <ResourceList
      resource={dict}
      search={['dictName', 'dictCode']}
      columns={[
        { field: 'dictName', width: 190, cell: (row: Dict) => <InLanguage zh={row.dictName} en={row.dictNameEn} /> },
        { field: 'dictCode', width: 220, cell: (row: Dict) => <DictCode dict={row} /> },
        { field: 'description', width: 210 },
        { field: 'createTime', width: 170 },
      ]}
      defaultSort={{ column: 'createTime', order: 'desc' }}
      form={['dictName', 'dictCode', 'dictNameEn', 'description']}
      formColumns={1}
      formWidth={560}
      editWhen={isOwn}
      removeWhen={isOwn}
      view={false}
      toolbar={[refreshCache, bin]}
      rowActions={[items]}
    />
  );
}

function DictCode({ dict: { dictCode, isProtected } }: { dict: Dict }) {
  const { localize } = useLocale();
  return (
    <span className="inline-flex max-w-full items-center gap-1.5">
      <span className="truncate">{dictCode}</span>
      {isProtected === 1 && <Tag>{localize(texts.builtIn)}</Tag>}
    </span>
  );
}
