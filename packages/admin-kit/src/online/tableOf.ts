import { toText } from '../internals/toText.ts';
import type { OnlineFieldDefinition } from './onlineDefinitions.tsx';

/** The table dictionary of a field: `table,text,code`; '' where it has none. */
export function tableOf({ online }: Pick<OnlineFieldDefinition, 'online'>): string {
  const { dict, dictTable, dictText, dictCode } = online.config;
  const [whole, table] = [dict, dictTable].map((one) => toText(one).trim());
  if (whole) return whole;
  return table && toText(dictText) && toText(dictCode)
    ? `${table},${toText(dictText).trim()},${toText(dictCode).trim()}`
    : (online.field.calledBy ?? online.field.dict ?? '');
}
