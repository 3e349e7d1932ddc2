import type { LocalizedText } from '@tarmac/freight-api/rules';
import { z } from 'zod';

const name = z.string().regex(/^[a-z][a-z0-9_]{0,62}$/);

const Config = z.object({
  table: z.string().regex(/^(?:online\.)?[a-z][a-z0-9_]{0,62}$/),
  txt: name,
  key: name,
  /** Fields that follow, joined by commas. */
  linkField: z.string().max(300).default(''),
  idField: name,
  pidField: name,
  condition: z.string().max(300).nullish(),
});

/** Selects each of which offers what belongs to the value of the one before. @source jeecg-wire 4.3 */
export type LinkedSelects = Omit<z.output<typeof Config>, 'linkField' | 'condition'> & { linkField: readonly string[] };

/** Reads what `dictTable` of linked selects says. @returns what is wrong with it otherwise */
export function linkedSelects(text: string | null): LinkedSelects | LocalizedText {
  let read;
  try {
    read = Config.parse(JSON.parse(text ?? ''));
  } catch {
    return {
      zh: '联动配置须为JSON：table、txt、key、idField、pidField、linkField',
      en: 'Linked selects are set up by JSON with table, txt, key, idField, pidField and linkField',
    };
  }
  if (read.condition && !/^\s*\w+\s*=\s*'[^']*'\s*$/.test(read.condition))
    return { zh: "联动配置的条件须为 字段 = '值'", en: "The condition of linked selects is written as field = 'value'" };
  const { condition: _none, linkField, ...rest } = read;
  return {
    ...rest,
    linkField: linkField
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  };
}
