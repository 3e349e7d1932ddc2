import { ResourceList } from '@tarmac/admin-kit/resource';
import { device } from './library.ts';

const tabs = {
  field: 'state' as const,
  items: [
    { key: 'all', label: { zh: '全部', en: 'All' }, values: [] },
    { key: 'free', label: { zh: '可用', en: 'Free' }, values: ['free'] },
    { key: 'broken', label: { zh: '待维修', en: 'To be repaired' }, values: ['broken'] },
  ],
};

export default function StatusTabs() {
  return <ResourceList resource={device} columns={['name', 'state']} tabs={tabs} />;
}
