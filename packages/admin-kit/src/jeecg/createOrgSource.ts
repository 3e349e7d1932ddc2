import type { RequestCall } from '../request/requestTypes.ts';
import type { OrgSource } from '../org-picker/orgSource.ts';

/**
 * The organisation of a JeecgBoot server: `queryTreeList` for the tree of departments, `queryUserComponentData` for the people to choose
 * from, `queryByIds` for the names of those who were, and the lists of roles and positions. Such a server has no regions: an app gives
 * its own. The code of these calls comes with the first of them.
 *
 * @param request a request client, or anything that answers its calls
 * @example <OrgSourceProvider source={createOrgSource(client.request)}>…</OrgSourceProvider>
 * @source SYS-05, SYS-19
 */
export function createOrgSource(
  request: <Result>(call: RequestCall<Result>) => Promise<Result>,
  { regions = noRegions }: OrgSourceOptions = {},
): OrgSource {
  const calls = async () => (await import('./orgCalls.ts')).orgCalls(request);
  let asked: ReturnType<OrgSource['regions']> | undefined;
  return {
    departments: async () => (await calls()).departments(),
    people: async (...query) => (await calls()).people(...query),
    peopleOf: async (...keys) => (await calls()).peopleOf(...keys),
    entries: async (...query) => (await calls()).entries(...query),
    entriesOf: async (...keys) => (await calls()).entriesOf(...keys),
    // They are the same all day; only what failed is asked again.
    regions: () =>
      (asked ??= regions().catch((error: unknown) => {
        asked = undefined;
        throw error;
      })),
  };
}

/** What a source is told beside its server. */
export interface OrgSourceOptions {
  /** All divisions, each after the one above it; asked once. */
  regions?: OrgSource['regions'];
}

const noRegions = (): Promise<never> => Promise.reject(new Error('createOrgSource: give it `regions` to choose among them.'));
