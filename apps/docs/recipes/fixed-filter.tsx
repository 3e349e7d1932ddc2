import { ResourceList } from '@tarmac/admin-kit/resource';
import { device } from './library.ts';

// Set by the screen for good: neither a search nor a saved view lifts it.
const broken = { state: 'broken' };

export default function BrokenDevices() {
  return <ResourceList resource={device} filter={broken} columns={['name', 'boughtOn']} add={false} />;
}
