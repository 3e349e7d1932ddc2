import type { ConfigKeyDefinition } from './configKey.ts';
import { financeKeys } from './keys/financeKeys.ts';
import { shippingKeys } from './keys/shippingKeys.ts';
import { systemKeys } from './keys/systemKeys.ts';

/** Every key that code or clients read, in the order of the page. @source FRT-10, freight-domain 2.31 */
export const configKeys = { ...shippingKeys, ...financeKeys, ...systemKeys } as const satisfies Readonly<
  Record<string, ConfigKeyDefinition>
>;

/** Key of a configuration value that rules read. */
export type ConfigKey = keyof typeof configKeys;

/** What is known of a key; undefined of one that an operator has made up. */
export const definitionOf = (key: string): ConfigKeyDefinition | undefined =>
  Object.hasOwn(configKeys, key) ? configKeys[key as ConfigKey] : undefined;
