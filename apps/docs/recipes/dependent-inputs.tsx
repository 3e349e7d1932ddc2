import { type FormSpec, ResourceList } from '@tarmac/admin-kit/resource';
import { device } from './library.ts';

// The price is asked for as soon as a day of purchase is there, and is required then.
const form: FormSpec<'name' | 'state' | 'price' | 'boughtOn'> = [
  'name',
  'state',
  'boughtOn',
  { field: 'price', when: ({ boughtOn }) => Boolean(boughtOn), required: true },
];

export default function DependentInputs() {
  return <ResourceList resource={device} columns={['name', 'boughtOn', 'price']} form={form} />;
}
