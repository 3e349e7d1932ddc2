import { ResourceList } from '@tarmac/admin-kit/resource';
import { device } from './device.ts';

/** Devices: searched, entered, looked at and exported. */
export default function DevicePage() {
  return <ResourceList resource={device} search={['name', 'state', 'boughtOn']} columns={['name', 'state', 'price', 'boughtOn']} />;
}
