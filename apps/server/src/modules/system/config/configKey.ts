import type { LocalizedText, RuleName } from '@tarmac/freight-api/rules';

/** How a value of the configuration is written, checked and edited. Numbers are whole ones of the smallest unit, as everywhere. */
export type ConfigValueType = 'string' | 'int' | 'bp' | 'fen' | 'flag' | 'choice' | 'dates' | 'text' | 'json';

/** Where a key stands on the page: codes of the dictionary `config_group`. */
export type ConfigGroup = 'shipping' | 'review' | 'finance' | 'tax' | 'government' | 'system' | 'own';

/** All that is known of a key that rules or clients read. @source freight-domain 2.31, F20 */
export interface ConfigKeyDefinition {
  type: ConfigValueType;
  /** What holds while nobody has set anything. */
  default: string;
  group: ConfigGroup;
  name: LocalizedText;
  /** What it changes. */
  about: LocalizedText;
  /** What whole numbers count. */
  unit?: LocalizedText;
  /** Smallest and largest number, both taken. */
  min?: number;
  max?: number;
  /** What may be chosen. */
  choices?: readonly { value: string; label: LocalizedText }[];
  /** The check of `@tarmac/freight-api/rules` that a text has to pass. */
  rule?: RuleName;
  /** A check of its own; says what is wrong. */
  check?: (value: string) => LocalizedText | undefined;
  /** `GET /hyconfig/hyConfig/cfg` shows it to everybody: browsers and apps need it, and it is not a secret. */
  isPublic?: true;
  /** It is the same for all tenants, and only the platform itself sets it. */
  platformOnly?: true;
}

type Said = Pick<ConfigKeyDefinition, 'group' | 'name' | 'about'>;
type Extra = Partial<Pick<ConfigKeyDefinition, 'isPublic' | 'platformOnly' | 'rule' | 'check'>>;

/** A switch. */
export const switchKey = (isOn: boolean, said: Said) => ({ ...said, type: 'flag', default: isOn ? '1' : '0' }) as const;

/** A whole number of something, such as days. */
export const countKey = (count: number, { min, max, unit, ...said }: Said & { min: number; max: number; unit: LocalizedText }) =>
  ({ ...said, type: 'int', default: String(count), min, max, unit }) as const;

/** A rate in 1/10000. */
export const rateKey = (rate: number, { min, max, ...said }: Said & { min: number; max: number } & Pick<Extra, 'check'>) =>
  ({ ...said, type: 'bp', default: String(rate), min, max }) as const;

/** An amount in fen. */
export const amountKey = (amount: number, { min, max, ...said }: Said & { min: number; max: number }) =>
  ({ ...said, type: 'fen', default: String(amount), min, max }) as const;

/** A text that may be empty. */
export const textKey = (type: 'string' | 'text' | 'dates', said: Said & Extra) => ({ ...said, type, default: '' }) as const;
