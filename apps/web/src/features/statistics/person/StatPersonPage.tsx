import { createStatPersonQueries, statPersonFields } from '@tarmac/freight-api/statistics';
import { client } from '../../../shared/session/session.ts';
import { StatPage } from '../shared/StatPage.tsx';
import { addressOf, figureAs, signedNotes, type StatSpec } from '../shared/statSpec.ts';

const queries = createStatPersonQueries(client);

const person: StatSpec = {
  name: 'person',
  // Who dispatched is known of each waybill; salespeople are named where a company keeps them.
  groups: ['dispatcher', 'salesperson', 'auditor', 'driver', 'captain', 'customerUser'],
  internal: ['dispatcher', 'salesperson', 'auditor'],
  fields: statPersonFields,
  measures: ['documents', 'weight', 'feeTotal', 'grossProfit', 'passed', 'refused', 'handlingHours'],
  additive: ['documents', 'weight', 'feeTotal', 'grossProfit', 'passed', 'refused'],
  figures: (query) => queries.figures(query as never),
  partial: ['passed', 'refused', 'handlingHours'],
  // Several people decide on one waybill, and captains have drivers of their own: only who drove is a filter of the list.
  listOf: (place) =>
    place.by === 'driver'
      ? signedNotes(place, { name: 'person', by: { driver: (driverId) => ({ driverId }) } })
      : addressOf('/shipping/list', { ...figureAs('person', place), ...place.filters }),
  listPermission: 'shipping:list',
};

/** What people did. @source STAT-04, freight-domain ST4 */
export default function StatPersonPage() {
  return <StatPage spec={person} />;
}
