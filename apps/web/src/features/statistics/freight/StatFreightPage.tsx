import { createStatFreightQueries, statFreightFields } from '@tarmac/freight-api/statistics';
import { client } from '../../../shared/session/session.ts';
import { StatPage } from '../shared/StatPage.tsx';
import { signedNotes, type StatSpec } from '../shared/statSpec.ts';

const queries = createStatFreightQueries(client);

const freight: StatSpec = {
  name: 'freight',
  groups: ['customer', 'company', 'agent', 'time'],
  fields: statFreightFields,
  measures: [
    'notes',
    'weight',
    'feeTotal',
    'driverFee',
    'serviceFee',
    'agentMargin',
    'lossAmount',
    'extraFee',
    'grossProfit',
    'margin',
    'perTonneKm',
  ],
  additive: ['notes', 'weight', 'feeTotal', 'driverFee', 'serviceFee', 'agentMargin', 'lossAmount', 'extraFee', 'grossProfit'],
  figures: (query) => queries.figures(query as never),
  partial: [],
  listOf: (place) =>
    signedNotes(place, {
      name: 'freight',
      by: {
        customer: (customerId) => ({ customerId }),
        company: (companyId) => ({ companyId }),
        agent: (agentId) => ({ agentId }),
      },
    }),
  listPermission: 'shipping:list',
};

/** What carriage brought and cost. @source STAT-05, freight-domain ST5 */
export default function StatFreightPage() {
  return <StatPage spec={freight} />;
}
