import type { z } from 'zod';
import type { SnapshotField } from '../form/formSnapshot.ts';
import type { ExpressionValue } from './formExpressions.ts';

/** A value that an expression or a default gives, as its field stores it. @returns undefined where it fits in no way */
export function storedValue(
  { kind, dbPointLength, fieldShowType }: SnapshotField,
  { value, schema }: { value: ExpressionValue; schema: z.ZodType | undefined },
): unknown {
  if (value === null || value === '') return null;
  const fitting = fitted({ kind, points: dbPointLength, isCode: fieldShowType === 'switch' }, value);
  const parsed = schema?.safeParse(fitting);
  return parsed === undefined ? fitting : parsed.success ? parsed.data : undefined;
}

function fitted(
  { kind, points, isCode }: { kind: SnapshotField['kind']; points: number; isCode: boolean },
  value: string | number | boolean,
): unknown {
  switch (kind) {
    case 'int':
      return Math.round(Number(value));
    case 'long':
      return typeof value === 'string' && /^\s*-?\d+\s*$/.test(value) ? value : Math.round(Number(value));
    case 'double':
    case 'decimal':
      return rounded(Number(value), points || 10);
    case 'date':
      return String(value).slice(0, 10);
    case 'datetime': {
      const text = String(value);
      return text.length === 10 ? `${text} 00:00:00` : text;
    }
    case 'string':
    case 'text':
      if (typeof value !== 'boolean') return String(value);
      return isCode ? (value ? 'Y' : 'N') : value ? '1' : '0';
  }
}

/** By moving the point in the text, since a half of what a float holds is not always one. */
function rounded(value: number, points: number): number {
  const moved = Math.round(Number(`${value}e${points}`));
  return Number.isFinite(moved) ? Number(`${moved}e-${points}`) : value;
}
