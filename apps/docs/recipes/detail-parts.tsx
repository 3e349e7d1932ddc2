import { Timeline } from '@tarmac/admin-kit/input';
import { type DetailPart, ResourceList } from '@tarmac/admin-kit/resource';
import { type Device, device } from './library.ts';

const detail: ReadonlyArray<DetailPart<Device, 'name' | 'state' | 'price' | 'boughtOn'>> = [
  { title: { zh: '设备', en: 'Device' }, fields: ['name', 'state'] },
  { title: { zh: '采购', en: 'Purchase' }, fields: ['price', 'boughtOn'] },
  {
    title: { zh: '经历', en: 'History' },
    render: (row) => <Timeline label="History" entries={[{ key: 'bought', title: 'Bought', time: row.boughtOn ?? '' }]} />,
  },
];

export default function DetailParts() {
  return <ResourceList resource={device} columns={['name', 'state']} detail={detail} />;
}
