import { createStatCollectionQueries, statCollectionFields } from '@tarmac/freight-api/statistics';
import { client } from '../../../shared/session/session.ts';
import { StatPage } from '../shared/StatPage.tsx';
import { addressOf, figureAs, type StatSpec } from '../shared/statSpec.ts';

const queries = createStatCollectionQueries(client);
/** Payments of every kind stand in the second list; some people have the first one alone. */
const [list, other] = ['/shipping/paylist2', '/shipping/paylist'];

const collection: StatSpec = {
  name: 'collection',
  groups: ['payee', 'payeeType', 'bank', 'time'],
  fields: statCollectionFields,
  measures: ['amount', 'payees', 'payments', 'prepaid', 'offline', 'failed', 'payHours'],
  additive: ['amount', 'payments', 'prepaid', 'offline', 'failed'],
  figures: (query) => queries.figures(query as never),
  partial: ['prepaid', 'offline', 'failed', 'payHours'],
  // What was paid, and what failed, lie on days of their own: a group leads to what was paid.
  listOf: ({ measure = 'payments', ...place }, isMine) => {
    const { companyId, customerId } = place.filters;
    const filters = { ...figureAs('collection', { ...place, measure }), companyId, customerId };
    return isMine(list) ? addressOf(list, filters) : addressOf(other, { of: 'payments', ...filters });
  },
  listPermission: 'pay:list',
};

/** What was paid to drivers, captains and carriers. @source STAT-01, freight-domain ST1 */
export default function StatCollectionPage() {
  return <StatPage spec={collection} />;
}
