import { ResourceList } from '@tarmac/admin-kit/resource';
import { device } from './device.ts';

export default function DevicePage() {
  return <ResourceList resource={device} search={['name', 'boughtOn']} columns={['name', 'price', 'boughtOn']} />;
}
