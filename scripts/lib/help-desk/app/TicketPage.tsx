import { ResourceList } from '@tarmac/admin-kit/resource';
import { ticket } from './resources.ts';

export default function TicketPage() {
  return (
    <ResourceList resource={ticket} search={['title', 'state', 'dueOn']} columns={['title', 'customerId', 'state', 'cost', 'dueOn']} />
  );
}
