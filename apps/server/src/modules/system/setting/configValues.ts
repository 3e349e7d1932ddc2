import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { ConfigKeyDefinition } from '../config/configKey.ts';
import { configKeys, type ConfigKey } from '../config/configKeys.ts';
import { valueProblem } from '../config/configValue.ts';
import { hyConfig } from './setting.table.ts';

export type { ConfigKey } from '../config/configKeys.ts';

/** What holds of each key while nobody has set anything. */
export const configDefaults = Object.fromEntries(Object.entries(configKeys).map(([key, one]) => [key, one.default])) as {
  readonly [Key in ConfigKey]: (typeof configKeys)[Key]['default'];
};

/** A stored value of a tenant. */
interface StoredValue {
  tenantId: number;
  value: string | null;
}

/** The value of a key among what is stored of it: the tenant's own, else that of tenant 0. One that may not be counts as the default. */
export function effectiveValue(
  definition: ConfigKeyDefinition,
  stored: readonly StoredValue[],
): { value: string; from: StoredValue | undefined; isWrong: boolean } {
  const counting = definition.platformOnly === true ? stored.filter(({ tenantId }) => tenantId === 0) : stored;
  const from = counting.toSorted((one, other) => other.tenantId - one.tenantId)[0];
  const value = from?.value ?? definition.default;
  const isWrong = valueProblem(definition, value) !== undefined;
  return { value: isWrong ? definition.default : value, from, isWrong };
}

/** Reads configuration values: the tenant's own, else those of tenant 0, else the defaults. */
export async function readConfigValues<Key extends ConfigKey>(
  tx: Tx,
  ctx: { actor: Pick<Context['actor'], 'tenantId'> },
  keys: readonly Key[],
): Promise<Record<Key, string>> {
  const rows = await tx
    .select({ tenantId: hyConfig.tenantId, key: hyConfig.configKey, value: hyConfig.configValue })
    .from(hyConfig)
    .where(and(inArray(hyConfig.tenantId, [0, ctx.actor.tenantId]), inArray(hyConfig.configKey, [...keys]), eq(hyConfig.delFlag, 0)))
    .orderBy(desc(hyConfig.tenantId));
  const values = {} as Record<Key, string>;
  for (const key of keys)
    values[key] = effectiveValue(
      configKeys[key],
      rows.filter((row) => row.key === key),
    ).value;
  return values;
}

/** Keys of switches. */
type SwitchKey = { [Key in ConfigKey]: (typeof configKeys)[Key]['type'] extends 'flag' ? Key : never }[ConfigKey];

/** The same of one switch, as a part of a statement that reads other things too. */
export const configValue = (ctx: Context, key: SwitchKey): SQL<string> => sql`coalesce((
  select case when config_value in ('0', '1') then config_value end from hy_config
   where tenant_id in (0, ${ctx.actor.tenantId}) and config_key = ${key} and del_flag = 0
   order by tenant_id desc limit 1), ${configDefaults[key]})`;

/** Reads one number. */
export async function readConfigNumber(tx: Tx, ctx: Context, key: ConfigKey): Promise<number> {
  return Number((await readConfigValues(tx, ctx, [key]))[key]);
}
