import { ResourceList } from '@tarmac/admin-kit/resource';
import { customer } from './resources.ts';

export default function CustomerPage() {
  return <ResourceList resource={customer} search={['name']} columns={['name', 'credit']} />;
}
