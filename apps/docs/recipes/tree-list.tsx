import { defineResource, ResourceTreeList } from '@tarmac/admin-kit/resource';
import { fakeResourceApi } from '@tarmac/admin-kit/testing';

type Part = { id: string; version: number; name: string; parts?: Part[] };

const part = defineResource<Part>()({
  label: { zh: '部件', en: 'Part' },
  api: fakeResourceApi<Part>([
    {
      id: '1',
      version: 0,
      name: 'Chassis',
      parts: [{ id: '2', version: 0, name: 'Axle', parts: [{ id: '3', version: 0, name: 'Wheel' }] }],
    },
  ]),
  permission: 'device',
  name: 'part',
  fields: { name: { kind: 'text', label: { zh: '名称', en: 'Name' }, required: true } },
});

export default function TreeList() {
  return (
    <ResourceTreeList
      resource={part}
      below={{ isParent: (row) => row.parts !== undefined, childrenOf: (row) => row.parts }}
      columns={['name']}
    />
  );
}
