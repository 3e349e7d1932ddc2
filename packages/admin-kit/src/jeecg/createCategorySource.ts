import type { RequestCall } from '../request/requestTypes.ts';
import type { CategorySource } from '../dictionary/createDictionaryStore.ts';

/**
 * Categories of a JeecgBoot server: `loadTreeRoot` for the first level below a code, or for the whole tree, `loadTreeChildren` for each
 * level that is opened, `loadDictItem` for the texts of what is chosen.
 *
 * @param request a request client, or anything that answers its calls
 * @example createDictionaryStore({ items: source.items, categories: createCategorySource(client.request) })
 * @source DICT-05, SYS-12
 */
export function createCategorySource(request: <Result>(call: RequestCall<Result>) => Promise<Result>): CategorySource {
  // Few pages have categories: what asks for them comes with the first.
  const calls = async () => (await import('./categoryCalls.ts')).categoryCalls(request);
  return {
    children: async (code, parent) => (await calls()).children(code, parent),
    tree: async (code) => (await calls()).tree(code),
    textOf: async (ids) => (await calls()).textOf(ids),
  };
}
