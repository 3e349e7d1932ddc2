import type { DictionaryItem } from '../dictionaries.ts';
import type { FieldMeta } from '../contract/meta.ts';

/** What a cell says, or why it says nothing that we understand. */
export type CellReading = { value: unknown } | { problem: string };

/**
 * Reads the text of a cell as a value of a field: amounts in the shown unit, texts of dictionaries, dates in the usual
 * spellings. An empty cell is `undefined`.
 */
export function readCell(field: FieldMeta, text: string, items: readonly DictionaryItem[], locale: 'zh' | 'en'): CellReading {
  const trimmed = text.trim();
  if (trimmed === '') return { value: undefined };
  const zh = locale === 'zh';
  switch (field.kind) {
    case 'integer':
    case 'money':
    case 'quantity':
      return readNumber(field, trimmed, zh);
    case 'dict':
    case 'flag':
      return readCode(field, trimmed, items, zh);
    case 'date':
    case 'dateTime':
      return readTime(field.kind, trimmed, zh);
    default:
      return { value: trimmed };
  }
}

/** Shifts the decimal point in the text, because a float would lose a fen. */
function readNumber(field: FieldMeta, text: string, zh: boolean): CellReading {
  const bare = text.replaceAll(/\s/g, '').replaceAll('，', ',');
  // A comma that parts no thousands is a decimal one, or a slip: 12,5 is not 125.
  const isOdd = bare.includes(',') && !/^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(bare);
  const match = isOdd ? null : /^(-?)(\d{1,15})(?:\.(\d+))?$/.exec(bare.replaceAll(',', ''));
  if (match === null) return { problem: zh ? '不是数字' : 'is no number' };
  const [, sign = '', whole = '', given = ''] = match;
  const factor = field.unit?.factor ?? 1;
  if (field.unit?.stored === 'degree') return { value: Number(`${sign}${whole}.${given || '0'}`) };
  const places = Math.round(Math.log10(factor));
  const fraction = given.replace(/0+$/, '');
  if (fraction.length > places) return { problem: zh ? `最多 ${places} 位小数` : `has more than ${places} decimals` };
  return { value: Number(`${sign}${whole}${fraction.padEnd(places, '0')}`) };
}

function readCode(field: FieldMeta, text: string, items: readonly DictionaryItem[], zh: boolean): CellReading {
  const parts =
    field.multiple === true
      ? text
          .split(/[,，、;；]/)
          .map((one) => one.trim())
          .filter((one) => one !== '')
      : [text];
  const codes: string[] = [];
  for (const part of parts) {
    const open = items.filter(({ enabled }) => enabled);
    const called = new Set(open.filter((one) => one.text === part || one.textEn === part).map(({ value }) => value));
    if (called.size > 1) return { problem: zh ? `“${part}”对应多个选项，请填写代码` : `"${part}" means several values; give the code` };
    // What people read comes before codes.
    const code = [...called][0] ?? open.find(({ value }) => value === part)?.value;
    if (code === undefined) return { problem: zh ? `“${part}”不在可选范围内` : `"${part}" is not one of the allowed values` };
    codes.push(code);
  }
  return { value: codes.join(',') };
}

function readTime(kind: 'date' | 'dateTime', text: string, zh: boolean): CellReading {
  const match = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/.exec(text);
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  const parts = match ?? compact;
  if (parts === null) return { problem: zh ? '日期格式不正确' : 'is no date' };
  const [, year = '', month = '', day = '', hour = '0', minute = '00', second = '00'] = parts;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (new Date(`${date}T00:00:00Z`).toString() === 'Invalid Date' || !new Date(`${date}T00:00:00Z`).toISOString().startsWith(date)) {
    return { problem: zh ? '日期不存在' : 'is no such day' };
  }
  return { value: kind === 'date' ? date : `${date} ${hour.padStart(2, '0')}:${minute}:${second}` };
}
