import { ResourceList } from '@tarmac/admin-kit/resource';
import { device } from './library.ts';

export default function RowTone() {
  return <ResourceList resource={device} columns={['name', 'state']} rowTone={(row) => (row.state === 'broken' ? 'danger' : undefined)} />;
}
