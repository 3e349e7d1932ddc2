import type { FieldInfo, FieldWords } from './defineFieldKind.ts';
import type { FieldDefinition } from './FieldMeta.ts';
import { hasControls, hasControlsBetweenLines, spellText } from './spelling.ts';

/** Length and pattern of a text; lengths count characters as people do. */
export function checkText(value: string, { meta, words }: FieldInfo): string | undefined {
  const label = words.localize(meta.label);
  const text = spellText(String(value), meta.spelling);
  const count = [...text].length;
  if (meta.kind === 'longText' ? hasControlsBetweenLines(text) : hasControls(text)) return words.t('form.controls', { label });
  if (meta.minLength !== undefined && count < meta.minLength) return words.t('form.minLength', { label, count: meta.minLength });
  if (meta.maxLength !== undefined && count > meta.maxLength) return words.t('form.maxLength', { label, count: meta.maxLength });
  if (meta.pattern !== undefined && !new RegExp(meta.pattern, 'u').test(text)) return words.t('form.pattern', { label });
  return undefined;
}

/** Bounds of a number in its stored unit, told in the shown one. */
export function checkBounds(
  value: number,
  { meta, words, show }: { meta: FieldDefinition; words: FieldWords; show: (bound: number) => string },
): string | undefined {
  const label = words.localize(meta.label);
  if (meta.minimum !== undefined && value < meta.minimum) return words.t('form.minimum', { label, value: show(meta.minimum) });
  if (meta.maximum !== undefined && value > meta.maximum) return words.t('form.maximum', { label, value: show(meta.maximum) });
  return undefined;
}

/** Order of two texts as people of either language expect. */
export const compareText = (one: string, other: string): number => one.localeCompare(other, 'zh-CN', { numeric: true });
