import { ResourceList } from '@tarmac/admin-kit/resource';
import { columnsForReader } from '../../../shared/lists/columnsForReader.ts';
import { expiring } from '../../../shared/lists/expiry.tsx';
import { detailParts } from '../../../shared/lists/detailParts.ts';
import { lastPosition, positionFields } from '../../../shared/lists/lastPosition.tsx';
import { vehicleForms } from './vehicle.form.ts';
import { vehicleActions, vehicleUpload } from './vehicle.actions.tsx';
import { plateColumn } from '../../../shared/lists/PlateChip.tsx';
import { reviewTabs } from '../../../shared/review/reviewTabs.ts';
import { railParts } from '../shared/railParts.tsx';
import type { Vehicle } from '@tarmac/freight-api/fleet';
import { vehicle, vehicleQueries } from './vehicle.resource.ts';

const rail = railParts<Vehicle>({
  of: 'vehicle',
  papers: [
    { label: { zh: '道路运输证', en: 'Road transport certificate' }, field: 'rtcValidTo' },
    { label: { zh: '检验', en: 'Inspection' }, field: 'inspectValidTo' },
    { label: { zh: '交强险', en: 'Compulsory insurance' }, field: 'compulsoryValidTo' },
    { label: { zh: '商业险', en: 'Commercial insurance' }, field: 'commercialValidTo' },
  ],
});

/** Vehicles and their certification. @source FRT-02, freight-domain F05 */
export default function VehicleListPage() {
  return (
    <ResourceList
      resource={vehicle}
      tabs={reviewTabs(vehicleQueries.statusCount)}
      search={[
        'vehicleNumber',
        'vehicleType',
        'plateColor',
        'owner',
        'score',
        'state',
        'carrierId',
        'vehicleEnergyType',
        'rtcValidTo',
        'inspectValidTo',
        'compulsoryValidTo',
        'commercialValidTo',
        'gpsNetState',
        'uploadState',
      ]}
      columns={columnsForReader(
        [
          plateColumn('vehicleNumber'),
          'state',
          'verifyState',
          'vehicleType',
          'vehicleTonnage',
          'driverNames',
          expiring('rtcValidTo'),
          expiring('inspectValidTo'),
          'gpsNetState',
          'lastLocTime',
          'owner',
          'carrierName',
          'trailerVehiclePlateNumber',
          'grossMass',
          'vehicleEnergyType',
          'roadTransportCertificateNumber',
          'uploadState',
          'createTime',
        ],
        { party: ['uploadState'], carrier: ['carrierName'] },
      )}
      toolbar={[vehicleUpload.chosen]}
      rowActions={vehicleActions}
      detail={[...detailParts(vehicle, { form: vehicleForms.form, without: positionFields, rail }), lastPosition('vehicleNumber')]}
      {...vehicleForms}
    />
  );
}
