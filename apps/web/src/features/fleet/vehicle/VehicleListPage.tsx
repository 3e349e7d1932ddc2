import { ResourceList } from '@tarmac/admin-kit/resource';
import { vehicleActions } from './vehicle.actions.tsx';
import { vehicle } from './vehicle.resource.ts';

// Above this gross mass, in 0.01 t, a road transport certificate is a must.
const lightGrossMass = 450;

/** Vehicles and their certification. @source FRT-02, freight-domain F05 */
export default function VehicleListPage() {
  return (
    <ResourceList
      resource={vehicle}
      search={[
        'vehicleNumber',
        'vehicleType',
        'plateColor',
        'owner',
        'state',
        'carrierId',
        'vehicleEnergyType',
        'rtcValidTo',
        'inspectValidTo',
        'gpsNetState',
        'uploadState',
      ]}
      columns={[
        'vehicleNumber',
        'plateColor',
        'vehicleType',
        'owner',
        'vehicleTonnage',
        'grossMass',
        'vehicleEnergyType',
        'roadTransportCertificateNumber',
        'rtcValidTo',
        'inspectValidTo',
        'trailerVehiclePlateNumber',
        'carrierName',
        'driverNames',
        'gpsNetState',
        'lastLocTime',
        'state',
        'verifyState',
        'uploadState',
        'createTime',
      ]}
      rowActions={vehicleActions}
      formWidth={920}
      formColumns={2}
      form={{
        groups: [
          {
            title: { zh: '行驶证', en: 'Vehicle licence' },
            items: [
              'vehicleNumber',
              'plateColor',
              'vehicleType',
              'useCharacter',
              'vin',
              'engineNo',
              'brandModel',
              'issuingOrganizations',
              'registerDate',
              'issueDate',
              'inspectValidTo',
              'vehicleEnergyType',
              'vehicleTonnage',
              'grossMass',
              'vehicleLicenceFile',
              'vehicleLicenceBackFile',
              'vehiclePhoto',
            ],
          },
          {
            title: { zh: '道路运输证', en: 'Road transport certificate' },
            items: [
              'roadTransportCertificateNumber',
              { field: 'rtcValidTo', required: (values) => Number(values['grossMass'] ?? 0) > lightGrossMass },
              'rtcFile',
              'ownerPermitNo',
            ],
          },
          {
            title: { zh: '所有人与挂靠', en: 'Owner' },
            items: [
              'owner',
              'ownerType',
              'ownerIdNo',
              'carrierId',
              { field: 'attachAgreementFile', when: (values) => values['ownerType'] === 'person' },
            ],
          },
          {
            title: { zh: '尺寸轴数', en: 'Measures' },
            items: ['vehicleLength', 'vehicleWidth', 'vehicleHeight', 'axleCount', 'trailerVehiclePlateNumber'],
          },
          { title: { zh: '保险', en: 'Insurance' }, items: ['insuranceCompany', 'compulsoryNo', 'compulsoryValidTo', 'commercialValidTo'] },
          { title: { zh: '车机', en: 'On-board unit' }, items: ['gpsTerminalNo', 'gpsNetState', 'remark'] },
        ],
      }}
    />
  );
}
