import { defineListAction, ResourceList } from '@tarmac/admin-kit/resource';
import { device, deviceApi } from './library.ts';

// The button is off while one of the chosen rows does not allow it.
const repair = defineListAction(device, {
  label: { zh: '修好', en: 'Repaired' },
  needsSelection: true,
  when: (row) => row.state === 'broken',
  run: (rows) => Promise.all(rows.map((row) => deviceApi.edit({ id: row.id, state: 'free' }))),
});

export default function BatchAction() {
  return <ResourceList resource={device} columns={['name', 'state']} toolbar={[repair]} />;
}
