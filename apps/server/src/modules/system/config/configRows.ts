import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { effectiveValue } from '../setting/configValues.ts';
import { hyConfig } from '../setting/setting.table.ts';
import type { ConfigKeyDefinition, ConfigValueType } from './configKey.ts';
import { configKeys, definitionOf } from './configKeys.ts';
import { shownRange, shownValue, type ValueTerms, valueProblem } from './configValue.ts';

/** A stored value. */
export type StoredConfig = typeof hyConfig.$inferSelect;
/** What the actor's tenant and the platform have stored of one key. */
interface StoredPair {
  own: StoredConfig | undefined;
  platform: StoredConfig | undefined;
}

/** Values of the actor's tenant and of the platform by key; removed ones as well, because versions count on. */
async function storedConfigs(tx: Tx, ctx: Context): Promise<Map<string, StoredPair>> {
  const { tenantId } = ctx.actor;
  const rows = await tx
    .select()
    .from(hyConfig)
    .where(inArray(hyConfig.tenantId, [0, tenantId]));
  const pairs = new Map<string, StoredPair>();
  for (const row of rows) {
    const pair = pairs.get(row.configKey) ?? { own: undefined, platform: undefined };
    if (row.tenantId === tenantId) pair.own = row;
    if (row.tenantId === 0) pair.platform = row;
    pairs.set(row.configKey, pair);
  }
  return pairs;
}

const live = (row: StoredConfig | undefined) => (row?.delFlag === 0 ? row : undefined);

/** The rows of the page: every key that is known, in its order, then those of the operator's own. @source FRT-10 */
export async function configRows(tx: Tx, ctx: Context) {
  const pairs = await storedConfigs(tx, ctx);
  const textOf = await ctx.platform.dictionaries.texts(ctx.actor.tenantId, ctx.locale);
  const none: StoredPair = { own: undefined, platform: undefined };
  const known = Object.entries<ConfigKeyDefinition>(configKeys).map(([key, definition]) =>
    knownRow(ctx, { key, definition, ...(pairs.get(key) ?? none) }),
  );
  const own = [...pairs]
    .filter(([key]) => definitionOf(key) === undefined)
    .flatMap(([, pair]) => ownRow(ctx, pair) ?? [])
    .toSorted((one, other) => (one.configKey < other.configKey ? -1 : 1));
  return [...known, ...own].map((row) => ({
    ...row,
    valueType_dictText: textOf('config_value_type', row.valueType),
    groupCode_dictText: textOf('config_group', row.groupCode),
    setBy_dictText: textOf('config_source', row.setBy),
    publicFlag_dictText: textOf('yn', row.publicFlag),
  }));
}

/** A row of the page. */
export type ConfigRow = Awaited<ReturnType<typeof configRows>>[number];

function knownRow(
  ctx: Context,
  { key, definition, own, platform }: StoredPair & { key: string; definition: ConfigKeyDefinition },
): ReturnType<typeof rowOf> {
  const { locale, actor } = ctx;
  const stored = [live(own), live(platform)].flatMap((row) =>
    row === undefined ? [] : [{ tenantId: row.tenantId, value: row.configValue, row }],
  );
  const { value, from, isWrong } = effectiveValue(definition, stored);
  const setter = stored.find(({ tenantId }) => tenantId === from?.tenantId)?.row;
  return rowOf(ctx, {
    id: key,
    terms: definition,
    value,
    setter,
    named: {
      configKey: key,
      configName: definition.name[locale],
      groupCode: definition.group,
      remark: definition.about[locale],
      publicFlag: definition.isPublic === true ? '1' : '0',
      version: own?.version ?? 0,
      defaultValue: definition.default,
      isKnown: '1',
      isWrong: isWrong ? '1' : '0',
      mayEdit: actor.tenantId === 0 || definition.platformOnly !== true ? '1' : '0',
    },
  });
}

function ownRow(ctx: Context, { own, platform }: StoredPair): ReturnType<typeof rowOf> | undefined {
  const row = live(own) ?? live(platform);
  if (row === undefined) return undefined;
  const terms = { type: row.valueType as ConfigValueType };
  const value = row.configValue ?? '';
  return rowOf(ctx, {
    id: row.id,
    terms,
    value,
    setter: row,
    named: {
      configKey: row.configKey,
      configName: row.configName ?? row.configKey,
      groupCode: row.groupCode ?? 'own',
      remark: row.remark,
      publicFlag: row.isPublic === 1 ? '1' : '0',
      version: row.version,
      defaultValue: null,
      isKnown: '0',
      isWrong: valueProblem(terms, value) === undefined ? '0' : '1',
      mayEdit: row.tenantId === ctx.actor.tenantId ? '1' : '0',
    },
  });
}

interface Named {
  configKey: string;
  configName: string;
  groupCode: string;
  remark: string | null;
  publicFlag: '0' | '1';
  version: number;
  defaultValue: string | null;
  isKnown: '0' | '1';
  isWrong: '0' | '1';
  mayEdit: '0' | '1';
}

function rowOf(
  { locale, actor }: Context,
  { id, terms, value, setter, named }: { id: string; terms: ValueTerms; value: string; setter: StoredConfig | undefined; named: Named },
) {
  const { min, max, choices } = terms;
  const shown = (one: string | null) => (one === null ? null : shownValue(terms, { value: one, locale }));
  return {
    ...named,
    id,
    valueType: terms.type,
    configValue: value,
    valueText: shown(value),
    defaultText: shown(named.defaultValue),
    unit: terms.type === 'fen' ? (locale === 'zh' ? '元' : 'CNY') : terms.type === 'bp' ? '%' : (terms.unit?.[locale] ?? null),
    minValue: min ?? null,
    maxValue: max ?? null,
    rangeText: min === undefined || max === undefined ? null : shownRange(terms, { min, max, locale }),
    choices: choices?.map((choice) => `${choice.value}=${choice.label[locale]}`).join('\n') ?? null,
    setBy: setter === undefined ? 'default' : setter.tenantId !== actor.tenantId || actor.tenantId === 0 ? 'platform' : 'tenant',
    storedValue: setter?.configValue ?? null,
    mayReset: named.mayEdit === '1' && setter?.tenantId === actor.tenantId ? '1' : '0',
    changeBy: setter?.updateBy ?? setter?.createBy ?? null,
    changeTime: setter === undefined ? null : (setter.updateTime ?? setter.createTime),
    createBy: setter?.createBy ?? null,
    createTime: setter?.createTime ?? null,
    updateBy: setter?.updateBy ?? null,
    updateTime: setter?.updateTime ?? null,
    sysOrgCode: null,
  };
}

/** Holds the actor's own row of a key until the transaction ends, also a removed one. */
export async function lockOwn(tx: Tx, ctx: Context, key: string): Promise<StoredConfig | undefined> {
  const [row] = await tx
    .select()
    .from(hyConfig)
    .where(and(eq(hyConfig.tenantId, ctx.actor.tenantId), eq(hyConfig.configKey, key)))
    .for('update');
  return row;
}
