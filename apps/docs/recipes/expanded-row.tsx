import { FieldDescriptions, ResourceList } from '@tarmac/admin-kit/resource';
import { device } from './library.ts';

export default function ExpandedRow() {
  return (
    <ResourceList
      resource={device}
      columns={['name', 'state']}
      expand={(row) => <FieldDescriptions resource={device} row={row} names={['price', 'boughtOn']} />}
    />
  );
}
