import type { LocalText } from '@tarmac/admin-kit/i18n';
import type { Line } from './draft.ts';
import { optionTexts as texts } from './optionTexts.ts';

/** An option of a field, and what comes of it. */
export interface OptionUse {
  field: string;
  option: string;
  value: string;
  /** What it does; null: it is kept and sent to stock clients, and does nothing here. */
  does: LocalText | null;
}

type View = string;

/** What options do here, for which controls. @source jeecg-wire 4.3 */
const known: Readonly<Record<string, { does: LocalText; views?: readonly View[]; values?: readonly unknown[] }>> = {
  showLength: { does: texts.showLength },
  validateError: { does: texts.validateError },
  isFixed: { does: texts.isFixed },
  isOneRow: { does: texts.isOneRow },
  orderRule: { does: texts.orderRule, values: ['asc', 'desc'] },
  uploadnum: { does: texts.uploadnum, views: ['file', 'image'] },
  multiSelect: { does: texts.multiSelect, views: ['sel_user', 'sel_depart'] },
  popupMulti: { does: texts.popupMulti, views: ['popup', 'popup_dict'] },
  picker: { does: texts.picker, views: ['date'], values: ['month', 'year'] },
  displayLevel: { does: texts.displayLevel, views: ['pca'], values: ['province', 'city', 'region', 'all'] },
  extendOption: { does: texts.extendOption, views: ['switch'] },
  config: { does: texts.config, views: ['link_down'] },
  code: { does: texts.code, views: ['cat_tree'] },
};

/** The options that fields have, each with what it does here. */
export const optionUses = (fields: readonly Line[]): OptionUse[] =>
  fields.flatMap((line) => {
    const view = typeof line['fieldShowType'] === 'string' && line['fieldShowType'] !== '' ? line['fieldShowType'] : 'text';
    const field = String((line['dbFieldTxt'] || line['dbFieldName'] || '') as string);
    return optionsOf(line['fieldExtendJson']).map(([option, value]) => {
      const use = Object.hasOwn(known, option) ? known[option] : undefined;
      const acts = use !== undefined && (use.views?.includes(view) ?? true) && (use.values?.includes(value) ?? true);
      return { field, option, value: typeof value === 'string' ? value : JSON.stringify(value), does: acts ? use.does : null };
    });
  });

/** A switch has two values for options. */
export function optionsOf(text: unknown): [string, unknown][] {
  if (typeof text !== 'string' || text.trim() === '') return [];
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value)) return [['extendOption', value]];
    return typeof value === 'object' && value !== null ? Object.entries(value) : [];
  } catch {
    return [];
  }
}
