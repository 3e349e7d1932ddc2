import type { ServerModule } from '../../../platform/platform.ts';

/**
 * Whether the state of a list names a field that its contract masks, as a filter or in its advanced query.
 *
 * @param permission permission of the list, such as `driver:list`
 */
export function namesSensitiveField(
  modules: readonly ServerModule[],
  { permission, params }: { permission: string; params: Readonly<Record<string, string>> },
): boolean {
  const asked = new Set(Object.keys(params).map((key) => key.replace(/_(?:begin|end|MultiString)$/, '')));
  const query = params['superQueryParams'] ?? '';
  return (
    modules
      .flatMap((module) => module.routes ?? [])
      .filter(({ contract }) => contract.endpoints['list']?.permission === permission)
      .flatMap(({ contract }) => Object.entries(contract.about.entity?.fields ?? {}))
      // An advanced query is text here: whatever holds the name of a masked field may ask for it. An escape could spell the name.
      .some(([name, field]) => field.sensitive === true && (asked.has(name) || query.includes(`"${name}"`) || /\\u/i.test(query)))
  );
}
