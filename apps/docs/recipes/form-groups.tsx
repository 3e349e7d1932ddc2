import { type FormSpec, ResourceList } from '@tarmac/admin-kit/resource';
import { device } from './library.ts';

const form: FormSpec<'name' | 'state' | 'price' | 'boughtOn'> = {
  groups: [
    { title: { zh: '基本信息', en: 'Basics' }, items: ['name', 'state'] },
    { title: { zh: '采购', en: 'Purchase' }, items: ['price', 'boughtOn'] },
  ],
};

export default function FormGroups() {
  return <ResourceList resource={device} columns={['name', 'state']} form={form} />;
}
