import { use } from 'react';
import { ListWireContext } from '../resource/list/listWire.ts';
import { mostRows } from '../resource/list/listState.ts';
import { ResourceTreeList } from '../resource/list/ResourceTreeList.tsx';
import type { ResourceListProps } from '../resource/list/resourceListProps.ts';
import type { OnlineForm, OnlineRow } from './onlineForm.ts';
import { isParentRow, treeRoot } from './onlineTree.ts';

/** Rows below each other: the list brings the roots in pages; what is searched for is found at any depth, without what lies around it. */
export default function OnlineTree({ list, tree }: { list: ResourceListProps<OnlineRow>; tree: NonNullable<OnlineForm['tree']> }) {
  const wire = use(ListWireContext);
  const { parentField } = tree;
  const { api, fields } = list.resource;
  const resource: typeof list.resource = {
    ...list.resource,
    api: {
      ...api,
      list: (query, options) => {
        const asked = wire.read(query, [...Object.keys(fields), 'id']);
        const isSearch = Object.keys(asked.filters ?? {}).length > 0 || asked.advanced !== undefined;
        return api.list(isSearch ? query : { ...query, ...wire.params({ filters: { [parentField]: { is: treeRoot } } }) }, options);
      },
    },
  };
  return (
    <ResourceTreeList
      {...list}
      resource={resource}
      below={{
        load: async (key, options) =>
          (await api.list(wire.params({ filters: { [parentField]: { is: key } }, page: 1, size: mostRows }), options)).records,
        isParent: isParentRow,
        parentField,
      }}
    />
  );
}
