import { ResourceList } from '@tarmac/admin-kit/resource';
import { device } from './library.ts';

export default function Devices() {
  return <ResourceList resource={device} search={['name', 'state', 'boughtOn']} columns={['name', 'state', 'price', 'boughtOn']} />;
}
