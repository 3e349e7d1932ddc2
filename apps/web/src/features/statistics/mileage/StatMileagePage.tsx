import { createStatMileageQueries, statMileageFields } from '@tarmac/freight-api/statistics';
import { client } from '../../../shared/session/session.ts';
import { StatPage } from '../shared/StatPage.tsx';
import { signedNotes, type StatSpec } from '../shared/statSpec.ts';

const queries = createStatMileageQueries(client);

const mileage: StatSpec = {
  name: 'mileage',
  groups: ['vehicle', 'driver', 'lane', 'province', 'time'],
  fields: statMileageFields,
  measures: ['planned', 'trips', 'weight', 'tracked', 'deviation', 'tonneKm', 'emptyRatio'],
  additive: ['planned', 'trips', 'weight', 'tracked', 'tonneKm'],
  figures: (query) => queries.figures(query as never),
  partial: ['tracked', 'deviation'],
  listOf: (place) =>
    signedNotes(place, {
      name: 'mileage',
      by: {
        vehicle: (vehicleId) => ({ vehicleId }),
        driver: (driverId) => ({ driverId }),
        province: (sendProvince) => ({ sendProvince }),
      },
    }),
  listPermission: 'shipping:list',
};

/** How far vehicles drove. @source STAT-02, freight-domain ST2 */
export default function StatMileagePage() {
  return <StatPage spec={mileage} />;
}
