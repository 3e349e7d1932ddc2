import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { dictItems } from '../../system/dictionary/dictionary.service.ts';
import type { SnapshotField } from '../form/formSnapshot.ts';
import { tableDictionary } from './formFields.ts';

/** A choice of a field, as the wire has it. */
export interface FormOption {
  value: string;
  text: string;
  title: string;
}

/** Views whose values stand for choices. */
const choosing = new Set(['list', 'radio', 'checkbox', 'list_multi', 'sel_search']);

/** The dictionary of a field, by the key under which lookups know it. */
export function dictKeyOf(field: SnapshotField): string | undefined {
  if (field.dbFieldName === 'has_child') return 'yn';
  if (!choosing.has(field.fieldShowType)) return undefined;
  return tableDictionary(field) ?? (field.dictField || undefined);
}

/** The choices of a dictionary; none where it is gone, or is not the reader's to look up. */
export async function optionsOf(ctx: Context, key: string): Promise<FormOption[]> {
  try {
    return (await dictItems(ctx, key)).map(({ value, text }) => ({ value, text, title: text }));
  } catch (error) {
    if (error instanceof AppError) return [];
    throw error;
  }
}

/** The choices of some fields, by the key of their dictionary. */
export async function dictOptionsOf(ctx: Context, fields: readonly SnapshotField[]): Promise<Record<string, FormOption[]>> {
  const keys = [...new Set(fields.flatMap((field) => dictKeyOf(field) ?? []))];
  const found: [string, FormOption[]][] = [];
  for (const key of keys) found.push([key, await optionsOf(ctx, key)]);
  return Object.fromEntries(found);
}
