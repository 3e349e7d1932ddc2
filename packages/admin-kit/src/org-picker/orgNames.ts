import type { OrgKind, OrgValueField } from './orgKinds.ts';
import type { OrgSource } from './orgSource.ts';

/**
 * What stored values of a picker are called, by value; those that nobody knows are missing. For chips and texts beside a picker.
 *
 * @example const names = await orgNames(organisation, { kind: 'department', field: 'id', keys: ['d1', 'd2'] }); // { d1: 'Sales' }
 */
export async function orgNames(
  source: OrgSource,
  { kind, field, keys }: { kind: OrgKind; field: OrgValueField; keys: readonly string[] },
): Promise<Readonly<Record<string, string>>> {
  return (await import('./orgLate.ts')).askNames(source, { kind, field, keys });
}
