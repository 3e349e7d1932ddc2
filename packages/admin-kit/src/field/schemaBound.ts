import type { SchemaIssue } from '../form/standardSchema.ts';
import type { FieldInfo, FieldKind } from './defineFieldKind.ts';

/** Says the bound of a schema that a number is beyond as its field says its own, in the unit that is shown; undefined for other issues. */
export function schemaBound(
  details: SchemaIssue['details'],
  { value, meta, kind, words }: FieldInfo & { value: unknown; kind: FieldKind },
): string | undefined {
  const { code, minimum, maximum } = details;
  if (typeof value !== 'number') return undefined;
  if (code === 'too_small' && typeof minimum === 'number') return kind.check?.(value, { meta: { ...meta, minimum }, words });
  if (code === 'too_big' && typeof maximum === 'number') return kind.check?.(value, { meta: { ...meta, maximum }, words });
  return undefined;
}
