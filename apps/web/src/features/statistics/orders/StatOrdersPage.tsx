import { createStatOrdersQueries, statOrdersFields } from '@tarmac/freight-api/statistics';
import { client } from '../../../shared/session/session.ts';
import { StatPage } from '../shared/StatPage.tsx';
import { addressOf, daysAs, laneAs, type StatPlace, type StatSpec } from '../shared/statSpec.ts';

const queries = createStatOrdersQueries(client);
/** Drafts are not orders yet. */
const countedStatuses = '20,30,40,50,60,70,99';

const filterOf = ({ by, key }: StatPlace): Record<string, string | undefined> => {
  if (typeof key !== 'string') return {};
  if (by === 'customer') return { customerId: key };
  if (by === 'cargo') return { cargoTypeCode: key };
  return by === 'lane' ? laneAs(key) : {};
};

const orders: StatSpec = {
  name: 'orders',
  groups: ['customer', 'cargo', 'lane', 'status', 'time'],
  fields: statOrdersFields,
  measures: ['orders', 'ordered', 'dispatched', 'completion', 'dispatchHours', 'revokeRate'],
  additive: ['orders', 'ordered', 'dispatched'],
  figures: (query) => queries.figures(query as never),
  listOf: (place) =>
    place.key === null
      ? undefined
      : addressOf('/wlhy/hyorder/HyOrderList', {
          ...daysAs('createTime', place),
          status_MultiString: place.by === 'status' && place.key !== undefined ? place.key : countedStatuses,
          ...place.filters,
          ...filterOf(place),
        }),
  listPermission: 'order:list',
};

/** Orders and what became of them. @source STAT-03, freight-domain ST3 */
export default function StatOrdersPage() {
  return <StatPage spec={orders} />;
}
