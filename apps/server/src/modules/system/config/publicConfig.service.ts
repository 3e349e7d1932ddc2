import type { Context } from '../../../platform/context.ts';
import { configRows } from './configRows.ts';

const numbers: readonly string[] = ['int', 'bp', 'fen'];

/** Values that strangers may read; those that are empty are left out, as before anybody set them. @source freight-domain 2.31 */
export async function publicConfig(ctx: Context): Promise<Record<string, string | number | null>> {
  const rows = await ctx.transaction((tx) => configRows(tx, ctx));
  return Object.fromEntries(
    rows
      .filter(({ publicFlag, configValue }) => publicFlag === '1' && configValue !== '')
      .map(({ configKey, configValue, valueType }) => [
        configKey,
        numbers.includes(valueType) && /^-?\d+$/.test(configValue) ? Number(configValue) : configValue,
      ]),
  );
}
