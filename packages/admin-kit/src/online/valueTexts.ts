import { toText } from '../internals/toText.ts';
import type { FieldMeta } from '../field/FieldMeta.ts';
import { readDefault } from '../expression/stock.ts';
import { readDigits } from './digits.ts';
import { readNumber } from '../expression/exactNumber.ts';
import { valueOf, type Around } from './expressions.ts';

const numbers: ReadonlySet<string> = new Set(['integer', 'decimal', 'quantity', 'money']);

/** A value that an expression or a default gives, as a field of its kind holds it; undefined for nothing. */
export function asFieldValue(value: unknown, { kind, minimum }: Pick<FieldMeta, 'kind' | 'minimum'>): string | number | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (kind === 'bigInteger') {
    const read = readDigits(toText(value));
    return 'problem' in read ? undefined : (read.value ?? undefined);
  }
  if (numbers.has(kind) || (kind === 'dict' && minimum !== undefined)) return readNumber(toText(value)) ?? undefined;
  return toText(value);
}

/** What a field begins with when a row is added; undefined for nothing, and for what the server fills in. */
export function defaultOf(written: string | null, { meta, around }: { meta: FieldMeta; around: Around }): string | number | undefined {
  const read = written ? readDefault(written) : undefined;
  if (read?.kind === 'text') return asFieldValue(read.text, meta);
  return read?.kind === 'expression' ? asFieldValue(valueOf(read.source, around), meta) : undefined;
}
