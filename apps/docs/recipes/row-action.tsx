import { defineAction, ResourceList } from '@tarmac/admin-kit/resource';
import { device, deviceApi } from './library.ts';

// Who may, when, what is asked, what is done. A retry carries the same key, so that the server acts once.
const lend = defineAction(device, {
  label: { zh: '借出', en: 'Lend' },
  permission: 'device:approve',
  when: (row) => row.state === 'free',
  form: { fields: { borrower: { kind: 'text', label: { zh: '借用人', en: 'Borrower' }, required: true, maxLength: 20 } } },
  run: (row, { context: { idempotencyKey } }) => deviceApi.edit({ id: row.id, state: 'lent' }, { idempotencyKey }),
});

export default function RowAction() {
  return <ResourceList resource={device} columns={['name', 'state']} rowActions={[lend]} />;
}
