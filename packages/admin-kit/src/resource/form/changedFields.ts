import type { FieldKind } from '../../field/defineFieldKind.ts';
import type { FieldDefinition } from '../../field/FieldMeta.ts';
import { isSame } from '../../internals/isSame.ts';
import { isBlank } from './fieldValues.ts';
import { sentText } from '../../field/sentText.ts';

type Values = Readonly<Record<string, unknown>>;

/** What every save changes. */
const bookkeeping = new Set(['version', 'updateBy', 'updateTime']);

/** Whether two values of a field are different ones to a person: a kind says what else is the same, such as a path signed again. */
export function isOtherValue(kind: Pick<FieldKind<never>, 'isSame'>, { one, other }: { one: unknown; other: unknown }): boolean {
  if (isSame(one ?? null, other ?? null)) return false;
  return isBlank(one) || isBlank(other) || kind.isSame?.(one as never, other as never) !== true;
}

/**
 * Names the fields whose values differ between two readings of a row. The text of a reference goes with it, and what every save changes is
 * left out.
 *
 * @param kindOf what `useFieldKinds` gives
 */
export function changedFields(
  {
    fields,
    kindOf,
  }: { fields: Readonly<Record<string, FieldDefinition>>; kindOf: (meta: FieldDefinition) => Pick<FieldKind<never>, 'isSame'> },
  { before, now }: { before: Values; now: Values },
): string[] {
  const differing = Object.keys(fields).filter(
    (name) => !bookkeeping.has(name) && isOtherValue(kindOf(fields[name]!), { one: now[name], other: before[name] }),
  );
  // The name of what was chosen changes along with the choice: that is one thing to a person.
  const named = new Set(differing.map((name) => fields[name]!.textField));
  return differing.filter((name) => !named.has(name));
}

/** Who changed a row last, as its reading says; undefined where it does not. */
export function lastEditor(row: Values): string | undefined {
  return [sentText(row, 'updateBy'), row['updateBy']].find((one): one is string => typeof one === 'string' && one !== '');
}
