import { createStatCollectionQueries, statCollectionFields } from '@tarmac/freight-api/statistics';
import { client } from '../../../shared/session/session.ts';
import { StatPage } from '../shared/StatPage.tsx';
import { addressOf, daysAs, type StatPlace, type StatSpec } from '../shared/statSpec.ts';

const queries = createStatCollectionQueries(client);

const filterOf = ({ by, key, name }: StatPlace): Record<string, string | undefined> | undefined => {
  if (key === undefined || by === 'time') return {};
  if (key === null) return undefined;
  return by === 'payee' ? { payeeName: name } : by === 'payeeType' ? { payeeType: key } : undefined;
};

const collection: StatSpec = {
  name: 'collection',
  groups: ['payee', 'payeeType', 'bank', 'time'],
  fields: statCollectionFields,
  measures: ['amount', 'payees', 'payments', 'prepaid', 'offline', 'failed', 'payHours'],
  additive: ['amount', 'payments', 'prepaid', 'offline', 'failed'],
  figures: (query) => queries.figures(query as never),
  listOf: (place) => {
    const filter = filterOf(place);
    if (filter === undefined) return undefined;
    const { companyId, customerId } = place.filters;
    return addressOf('/shipping/paylist', {
      of: 'payments',
      ...daysAs('payTime', place),
      state: '40',
      payKind_MultiString: '1,2,3',
      companyId,
      customerId,
      ...filter,
    });
  },
  listPermission: 'pay:submit',
};

/** What was paid to drivers, captains and carriers. @source STAT-01, freight-domain ST1 */
export default function StatCollectionPage() {
  return <StatPage spec={collection} />;
}
