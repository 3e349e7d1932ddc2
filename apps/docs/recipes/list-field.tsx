import { arrayKind, FieldProvider } from '@tarmac/admin-kit/field';
import { defineResource, ResourceList } from '@tarmac/admin-kit/resource';
import { fakeResourceApi } from '@tarmac/admin-kit/testing';

const kinds = [arrayKind];

type Author = { id: string; version: number; name: string; phones: readonly string[] };
const author = defineResource<Author>()({
  label: { zh: '作者', en: 'Author' },
  api: fakeResourceApi<Author>([{ id: '1', version: 0, name: 'Mo Yan', phones: ['13800000000'] }]),
  permission: 'author',
  fields: {
    name: { kind: 'text', label: { zh: '姓名', en: 'Name' }, required: true },
    phones: { kind: 'array', label: { zh: '电话', en: 'Phones' }, item: { kind: 'text', label: { zh: '电话', en: 'Phone' } }, maxItems: 3 },
  },
});

export default function ListField() {
  return (
    <FieldProvider kinds={kinds}>
      <ResourceList resource={author} columns={['name', 'phones']} />
    </FieldProvider>
  );
}
