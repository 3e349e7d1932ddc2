import type { RequestCall } from '../request/requestTypes.ts';
import { isListOf, isObjectOf, isOptional, isText, type Guarded } from '../request/shape.ts';
import type { CategoryItem, CategorySource } from './createDictionaryStore.ts';

// `leaf` and not `isLeaf`: that is how JeecgBoot spells it.
const nodeFields = { key: isText, title: isOptional(isText) };
const isNodes = isOptional(isListOf(isObjectOf(nodeFields)));
const isNames = isOptional(isListOf(isText));

/**
 * Categories of a JeecgBoot server: `loadTreeRoot` for the first level below a code, `loadTreeChildren` for each that is opened,
 * `loadDictItem` for the texts of what is chosen.
 *
 * @param request a request client, or anything that answers its calls
 * @example createDictionaryStore({ items, categories: createCategorySource(client.request) })
 * @source DICT-05, SYS-12
 */
export function createCategorySource(request: <Result>(call: RequestCall<Result>) => Promise<Result>): CategorySource {
  const namesOf = async (ids: readonly string[]): Promise<readonly string[]> => {
    const names = await request({
      method: 'GET',
      // Stock servers know the address with its slash.
      path: '/sys/category/loadDictItem/',
      // Newer servers then answer an unknown id by itself; older ones leave it out all the same.
      query: { ids: ids.join(','), delNotExist: false },
      check: isNames,
    });
    return names ?? [];
  };
  return {
    children: async (code, parent) => {
      const nodes = await request({
        method: 'GET',
        path: parent === null ? '/sys/category/loadTreeRoot' : '/sys/category/loadTreeChildren',
        // The roots of all trees go by the empty code there, by `0` elsewhere on the wire.
        query: parent === null ? { async: true, pcode: code === '0' ? '' : code } : { pid: parent },
        check: isNodes,
      });
      return (nodes ?? []).map(itemOf);
    },
    textOf: async (ids) => {
      if (ids.length === 0) return [];
      const names = await namesOf(ids);
      if (names.length === ids.length) return names;
      if (ids.length === 1) return ids;
      // Which name belongs to which id is clear for single ones alone.
      return Promise.all(ids.map(async (id) => (await namesOf([id]))[0] ?? id));
    },
  };
}

function itemOf(node: Guarded<typeof nodeFields>): CategoryItem {
  return { value: node.key, text: node.title ?? node.key, leaf: (node as { leaf?: unknown }).leaf === true };
}
