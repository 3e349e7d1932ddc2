import { Tag } from '@tarmac/admin-kit/input';
import { ResourceList } from '@tarmac/admin-kit/resource';
import { type Device, device } from './library.ts';

const isDear = (price: number | null) => (price ?? 0) > 100_000;

// The last column stands for no field.
export default function OwnColumn() {
  return (
    <ResourceList
      resource={device}
      columns={[
        'name',
        'price',
        {
          key: 'class',
          title: 'Class',
          width: 100,
          cell: ({ price }: Device) => (isDear(price) ? <Tag tone="waiting">A</Tag> : <Tag>B</Tag>),
        },
      ]}
    />
  );
}
