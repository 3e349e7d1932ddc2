import { late } from '@tarmac/admin-kit/chunk';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { RadioGroup, Skeleton, StatusTag } from '@tarmac/admin-kit/input';
import { notices } from '@tarmac/admin-kit/notice';
import { useCan } from '@tarmac/admin-kit/permission';
import { defineListAction, ResourceList } from '@tarmac/admin-kit/resource';
import { useTab } from '@tarmac/admin-kit/tabs';
import type { Config } from '@tarmac/freight-api/system';
import { type ReactNode, useState } from 'react';
import { columnsOff as off } from '../../../shared/lists/columnsOff.ts';
import { statusTab as tab } from '../../../shared/lists/statusTab.ts';
import { configActions, configTools } from './config.actions.tsx';
import { config, configApi } from './config.resource.ts';
import { configTexts as texts } from './configTexts.ts';

const PlatformSettings = late(() => import('../platform-settings/PlatformSettingsPage.tsx'), { meanwhile: () => <Skeleton rows={8} /> });
const views = ['keys', 'platform'] as const;

/**
 * Values that rules and clients read: what they change, what they may be, who set them; beside them how the platform presents itself.
 * `of=platform` of a link shows the latter.
 *
 * @source FRT-10, SET-09, freight-domain F20
 */
export default function ConfigListPage() {
  const { localize } = useLocale();
  const can = useCan();
  const { search, setSearch } = useTab();
  const shown = can('setting:list') && search.get('of') === 'platform' ? 'platform' : 'keys';
  const [wasShown, setWasShown] = useState(false);
  if (shown === 'platform' && !wasShown) setWasShown(true);
  if (!can('setting:list')) return <ConfigList />;
  return (
    <>
      <div className="mb-3">
        <RadioGroup
          aria-label={localize(texts.shown)}
          variant="buttons"
          value={shown}
          onValueChange={(next) => setSearch(new URLSearchParams(next === 'platform' ? { of: next } : {}), 'push')}
          options={views.map((value) => ({ value, label: localize(texts[value]) }))}
        />
      </div>
      {shown === 'keys' && <ConfigList />}
      {/* It stays, with what was typed. */}
      {wasShown && (
        <div hidden={shown !== 'platform'}>
          <PlatformSettings />
        </div>
      )}
    </>
  );
}

function ConfigList() {
  const { localize } = useLocale();
  const refresh = defineListAction<Config>(config, {
    label: texts.refresh,
    key: 'refreshConfig',
    permission: 'config:refresh',
    // It says itself what it found.
    success: false,
    run: async () => {
      const { wrong } = await configApi.refresh({});
      if (wrong.length === 0) notices.success(localize(texts.allRight));
      else notices.warning(`${localize(texts.someWrong)}${wrong.join(', ')}`);
    },
  });
  return (
    <ResourceList
      resource={config}
      tabs={{
        field: 'groupCode',
        items: [
          tab('all', '全部', 'All'),
          tab('shipping', '运单与派车', 'Waybills', 'shipping'),
          tab('review', '审核与轨迹', 'Reviews', 'review'),
          tab('finance', '资金与结算', 'Money', 'finance'),
          tab('tax', '税务', 'Tax', 'tax'),
          tab('government', '监管与通行费', 'Authorities', 'government'),
          tab('system', '系统', 'System', 'system'),
          tab('own', '自定义', 'Own keys', 'own'),
        ],
      }}
      search={['configName', 'configKey', 'groupCode', 'setBy', 'valueType', 'isWrong']}
      columns={[
        { field: 'configName', width: 200 },
        { field: 'valueText', width: 160, cell: (row: Config, shown: ReactNode) => <Value row={row} shown={shown} /> },
        { field: 'setBy', width: 88 },
        { field: 'remark', width: 320 },
        { field: 'defaultText', width: 130 },
        { field: 'rangeText', width: 190 },
        { field: 'configKey', width: 190 },
        { field: 'groupCode', width: 120 },
        { field: 'valueType', width: 92 },
        { field: 'publicFlag', width: 72 },
        { field: 'changeTime', width: 166 },
        ...off(['changeBy', 'storedValue']),
      ]}
      detail={[
        { title: '', fields: ['configName', 'configKey', 'groupCode', 'remark'] },
        { title: texts.limits, fields: ['valueText', 'defaultText', 'rangeText', 'valueType', 'publicFlag'] },
        { title: texts.last, fields: ['setBy', 'changeBy', 'changeTime', 'storedValue'] },
      ]}
      card={{ lines: [['remark'], ['setBy', 'defaultText']], figure: 'valueText' }}
      rowTone={(row: Config) => (row.isWrong === '1' ? 'danger' : undefined)}
      add={false}
      edit={false}
      remove={false}
      import={false}
      advanced={false}
      defaultSort={null}
      numbered={false}
      toolbar={[...configTools, refresh]}
      rowActions={configActions}
      storageId="configs"
    />
  );
}

function Value({ row, shown }: { row: Config; shown: ReactNode }) {
  const { localize } = useLocale();
  if (row.isWrong === '1')
    return (
      <span className="inline-flex max-w-full items-center gap-1.5">
        {shown}
        <StatusTag tone="danger">{localize(texts.wrongShort)}</StatusTag>
      </span>
    );
  return row.setBy === 'default' ? shown : <b className="font-semibold">{shown}</b>;
}
