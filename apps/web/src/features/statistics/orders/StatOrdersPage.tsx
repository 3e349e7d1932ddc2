import { createStatOrdersQueries, statOrdersFields } from '@tarmac/freight-api/statistics';
import { client } from '../../../shared/session/session.ts';
import { StatPage } from '../shared/StatPage.tsx';
import { addressOf, daysAs, figureAs, type StatPlace, type StatSpec } from '../shared/statSpec.ts';

const queries = createStatOrdersQueries(client);
/** Drafts are not orders yet. */
const countedStatuses = '20,30,40,50,60,70,99';

/** Filters of the list that name a group; undefined where none do. */
function filterOf({ by, key, measure }: StatPlace): Record<string, string> | undefined {
  if (key === null || measure !== undefined) return undefined;
  if (key === undefined || by === 'time') return { status_MultiString: countedStatuses };
  if (by === 'status') return { status_MultiString: key };
  if (by === 'customer') return { status_MultiString: countedStatuses, customerId: key };
  return by === 'cargo' ? { status_MultiString: countedStatuses, cargoTypeCode: key } : undefined;
}

const orders: StatSpec = {
  name: 'orders',
  groups: ['customer', 'cargo', 'lane', 'status', 'time'],
  fields: statOrdersFields,
  measures: ['orders', 'ordered', 'dispatched', 'completion', 'dispatchHours', 'revokeRate'],
  additive: ['orders', 'ordered', 'dispatched'],
  figures: (query) => queries.figures(query as never),
  partial: ['dispatched', 'completion', 'dispatchHours', 'revokeRate'],
  listOf: (place) => {
    const filter = filterOf(place);
    return addressOf('/wlhy/hyorder/HyOrderList', {
      ...place.filters,
      ...(filter === undefined ? figureAs('orders', place) : { ...daysAs('createTime', place), ...filter }),
    });
  },
  listPermission: 'order:list',
};

/** Orders and what became of them. @source STAT-03, freight-domain ST3 */
export default function StatOrdersPage() {
  return <StatPage spec={orders} />;
}
