import type { RequestCall } from '../request/requestTypes.ts';
import { isListOf, isObjectOf, isOptional, isText, type Guard, type Guarded } from '../request/shape.ts';
import type { CategoryItem, CategorySource } from '../dictionary/createDictionaryStore.ts';

// `leaf` and not `isLeaf`: that is how JeecgBoot spells it.
const nodeFields = { key: isText, title: isOptional(isText) };
type NodeList = Guarded<typeof nodeFields>[] | null | undefined;
const isNodes: Guard<NodeList> = isOptional(isListOf(isObjectOf(nodeFields)));
const isTree: typeof isNodes = (value): value is NodeList =>
  isNodes(value) && (value ?? []).every((node) => isTree((node as { children?: unknown }).children));
const isNames = isOptional(isListOf(isText));

/** The calls behind `createCategorySource`. */
export function categoryCalls(request: <Result>(call: RequestCall<Result>) => Promise<Result>): Required<CategorySource> {
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
        query: parent === null ? { async: true, pcode: rootCode(code) } : { pid: parent },
        check: isNodes,
      });
      return (nodes ?? []).map(itemOf);
    },
    tree: async (code) => {
      const query = { async: false, pcode: rootCode(code) };
      const nodes = await request({ method: 'GET', path: '/sys/category/loadTreeRoot', query, check: isTree });
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

/** The roots of all trees go by the empty code where trees are loaded, by `0` elsewhere on the wire. */
const rootCode = (code: string): string => (code === '0' ? '' : code);

function itemOf(node: Guarded<typeof nodeFields>): CategoryItem {
  const { leaf, children } = node as { leaf?: unknown; children?: ReadonlyArray<Guarded<typeof nodeFields>> | null };
  return {
    value: node.key,
    text: node.title ?? node.key,
    leaf: leaf === true,
    ...(children?.length ? { children: children.map(itemOf) } : {}),
  };
}
