import { ResourceList } from '@tarmac/admin-kit/resource';
import { device } from './library.ts';

export default function InlineEdit() {
  return <ResourceList resource={device} columns={['name', 'state', 'price', 'boughtOn']} inlineEdit />;
}
