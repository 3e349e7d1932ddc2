import { createStatPersonQueries, statPersonFields } from '@tarmac/freight-api/statistics';
import { client } from '../../../shared/session/session.ts';
import { StatPage } from '../shared/StatPage.tsx';
import { addressOf, daysAs, signedNotes, type StatPlace, type StatSpec } from '../shared/statSpec.ts';

const queries = createStatPersonQueries(client);

/** Waybills that somebody dispatched, as the list has them; of decisions no list tells who made the first of several. */
function listOf(place: StatPlace): string | undefined {
  const { by, key, filters } = place;
  if (by !== 'dispatcher') return signedNotes(place, { driver: (driverId) => ({ driverId }) });
  if (key === null) return undefined;
  return addressOf('/shipping/list', {
    ...daysAs('dispatchTime', place),
    noteStatus_MultiString: '15,20,30,40,50,55,58,60,65,68,70,75,78,80,90',
    dispatchBy: key,
    ...filters,
  });
}

const person: StatSpec = {
  name: 'person',
  // Who dispatched is known of each waybill; salespeople are named where a company keeps them.
  groups: ['dispatcher', 'salesperson', 'auditor', 'driver', 'captain', 'customerUser'],
  internal: ['dispatcher', 'salesperson', 'auditor'],
  fields: statPersonFields,
  measures: ['documents', 'weight', 'feeTotal', 'grossProfit', 'passed', 'refused', 'handlingHours'],
  additive: ['documents', 'weight', 'feeTotal', 'grossProfit', 'passed', 'refused'],
  figures: (query) => queries.figures(query as never),
  listOf: (place) =>
    // Several people decide on one waybill, and captains have drivers of their own: their totals are not a list.
    place.by === 'driver' || place.by === 'dispatcher' || (place.key === undefined && place.by === 'salesperson')
      ? listOf(place)
      : undefined,
  listPermission: 'shipping:list',
};

/** What people did. @source STAT-04, freight-domain ST4 */
export default function StatPersonPage() {
  return <StatPage spec={person} />;
}
