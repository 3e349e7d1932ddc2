import { useLocale } from '@tarmac/admin-kit/i18n';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import type { Config } from '@tarmac/freight-api/system';
import { ListDrawer } from '../../../shared/lists/ListDrawer.tsx';
import { configChange } from './config.resource.ts';
import { configTexts as texts } from './configTexts.ts';

const change = [
  { field: 'changeTime' as const, width: 166 },
  { field: 'changeKind' as const, width: 110 },
  { field: 'oldValue' as const, width: 150 },
  { field: 'newValue' as const, width: 150 },
  { field: 'reason' as const, width: 220 },
  { field: 'changeBy' as const, width: 110 },
];
const card = { lines: [['oldValue', 'newValue'], ['reason'], ['changeBy', 'changeTime']] };

/** Who set the value of one key, when and why. @source FRT-10 */
export function KeyHistoryDrawer({ rows, onOpenChange }: ActionDialogProps<Config, unknown>) {
  const { localize } = useLocale();
  const { configKey, configName } = rows[0]!;
  return (
    <ListDrawer
      title={`${localize(texts.history)} · ${configName ?? ''}`}
      width={960}
      onOpenChange={onOpenChange}
      resource={configChange}
      filter={{ configKey: configKey ?? '' }}
      columns={change}
      card={card}
      selectable={false}
      numbered={false}
      import={false}
      storageId="configHistory"
    />
  );
}

/** The changes of all keys. @source FRT-10 */
export function AllHistoryDrawer({ onOpenChange }: ActionDialogProps<Config, unknown>) {
  const { localize } = useLocale();
  return (
    <ListDrawer
      title={localize(texts.history)}
      width={1120}
      onOpenChange={onOpenChange}
      resource={configChange}
      search={['configName', 'configKey', 'changeKind', 'changeBy', 'changeTime']}
      columns={[{ field: 'configName', width: 180 }, ...change, { field: 'configKey', hidden: true }]}
      card={card}
      selectable={false}
      numbered={false}
      import={false}
      storageId="configHistories"
    />
  );
}
