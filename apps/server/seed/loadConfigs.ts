import { hyConfigChange } from '../src/modules/system/config/config.table.ts';
import { type ConfigKey, configKeys } from '../src/modules/system/config/configKeys.ts';
import { hyConfig } from '../src/modules/system/setting/setting.table.ts';
import { bulkInsert } from '../src/platform/db/bulkInsert.ts';
import type { Tx } from '../src/platform/db/database.ts';
import { day, idAt, timeText } from './demo/calendar.ts';
import { createRandom } from './demo/random.ts';

/** What was changed, the oldest first; what an older change came to is what a newer one begins with. */
const changes: readonly { key: ConfigKey; kind: 'set' | 'reset'; value: string; daysAgo: number; reason: string }[] = [
  { key: 'etcEnabled', kind: 'set', value: '1', daysAgo: 120, reason: '通行费平台已开通' },
  { key: 'termRemindDays', kind: 'set', value: '5', daysAgo: 96, reason: '月结客户集中到期，提前提醒' },
  { key: 'certRemindDays', kind: 'set', value: '45', daysAgo: 61, reason: '年检预约排队较长' },
  {
    key: 'taxHolidays',
    kind: 'set',
    value: '2026-10-01,2026-10-02,2026-10-05,2026-10-06,2026-10-07',
    daysAgo: 40,
    reason: '国庆假期安排公布',
  },
  { key: 'termRemindDays', kind: 'reset', value: configKeys.termRemindDays.default, daysAgo: 33, reason: '提醒过多，改回默认' },
  { key: 'certRemindDays', kind: 'reset', value: configKeys.certRemindDays.default, daysAgo: 12, reason: '年检预约恢复正常' },
];

/** A telephone number that apps show: a key of the operator's own. */
const ownKey = { key: 'app.helpLine', name: '客服热线', value: '400-000-0000', reason: '司机端首页展示' };

/** Values that the operator has set, and how it came to them. The demonstration reports its trips to the toll service. */
export async function loadConfigs(tx: Tx, now: number): Promise<void> {
  const random = createRandom('configs');
  const stored = new Map<string, { value: string; isSet: boolean; at: number }>();
  const rows = changes.map(({ key, kind, value, daysAgo, reason }) => {
    const at = now - daysAgo * day;
    const oldValue = stored.get(key)?.value ?? configKeys[key].default;
    stored.set(key, { value, isSet: kind === 'set', at });
    return changeRow({ id: idAt(random, at), at, key, name: configKeys[key].name.zh, kind, oldValue, newValue: value, reason });
  });
  const addedAt = now - 20 * day;
  const added = changeRow({ id: idAt(random, addedAt), at: addedAt, ...ownKey, kind: 'add', oldValue: null, newValue: ownKey.value });
  await bulkInsert(tx, hyConfigChange, [...rows, added]);
  const own = { configKey: ownKey.key, configValue: ownKey.value, valueType: 'string', groupCode: 'own', configName: ownKey.name };
  await bulkInsert(tx, hyConfig, [
    ...[...stored].map(([key, { value, isSet, at }]) => {
      const { type, group, name } = configKeys[key as ConfigKey];
      const known = { configKey: key, configValue: value, valueType: type, groupCode: group, configName: name.zh };
      return { ...known, ...kept(idAt(random, at), at), isPublic: 0, delFlag: isSet ? 0 : 1 };
    }),
    { ...own, ...kept(idAt(random, addedAt), addedAt), isPublic: 1, delFlag: 0 },
  ]);
}

const kept = (id: string, at: number) => ({ id, createBy: 'admin', createTime: timeText(at) });

function changeRow({
  id,
  at,
  key,
  name,
  ...change
}: {
  id: string;
  at: number;
  key: string;
  name: string;
  kind: string;
  oldValue: string | null;
  newValue: string;
  reason: string;
}) {
  const { kind, oldValue, newValue, reason } = change;
  const time = timeText(at);
  const row = { configKey: key, configName: name, changeKind: kind, oldValue, newValue, reason, changeBy: 'admin', changeTime: time };
  return { id, createBy: 'admin', createTime: time, ...row };
}
