import { defineAction, ResourceList } from '@tarmac/admin-kit/resource';
import { device, deviceApi } from './library.ts';

// Shown at once, and taken back by a button beside the word of success.
const setState = (id: string, state: string) => deviceApi.edit({ id, state });
const takeOut = defineAction(device, {
  label: { zh: '停用', en: 'Take out of use' },
  when: (row) => row.state !== 'broken',
  optimistic: (row) => ({ ...row, state: 'broken' }),
  run: (row) => setState(row.id, 'broken'),
  undo: (rows) => Promise.all(rows.map((row) => setState(row.id, row.state))),
});

export default function UndoAction() {
  return <ResourceList resource={device} columns={['name', 'state']} rowActions={[takeOut]} />;
}
