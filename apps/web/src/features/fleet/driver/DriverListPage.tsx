import { ResourceList } from '@tarmac/admin-kit/resource';
import { driverActions } from './driver.actions.tsx';
import { driver } from './driver.resource.ts';

/** Drivers and their certification. @source FRT-01, freight-domain F04 */
export default function DriverListPage() {
  return (
    <ResourceList
      resource={driver}
      search={['driverName', 'phone', 'idNo', 'state', 'carrierId', 'blacklist', 'validPeriodTo', 'uploadState', 'createTime']}
      columns={[
        'driverName',
        'phone',
        'idNo',
        'vehicleClass',
        'validPeriodTo',
        'qualificationCertificate',
        'carrierName',
        'captainName',
        'defaultVehicleNumber',
        'state',
        'verifyState',
        'score',
        'evaluationAvg',
        'blacklist',
        'uploadState',
        'regSource',
        'createTime',
      ]}
      rowActions={driverActions}
      formWidth={920}
      formColumns={2}
      form={{
        groups: [
          {
            title: { zh: '基本信息', en: 'Person' },
            items: ['driverName', 'idNo', 'phone', 'address', 'idValidFrom', 'idValidTo', 'idFrontFile', 'idBackFile', 'facePhoto'],
          },
          {
            title: { zh: '驾驶证', en: 'Driving licence' },
            items: ['licenceNo', 'vehicleClass', 'licenceIssuer', 'validPeriodFrom', 'validPeriodTo', 'licenceFile', 'licenceBackFile'],
          },
          {
            title: { zh: '从业资格', en: 'Qualification' },
            items: [
              'lightOnly',
              { field: 'qualificationCertificate', required: (values) => values['lightOnly'] !== '1' },
              'qualificationType',
              'qualificationValidTo',
              'qualificationFile',
            ],
          },
          { title: { zh: '归属', en: 'Belongs to' }, items: ['carrierId', 'captainId', 'isCaptain', 'taxRegistered', 'remark'] },
        ],
      }}
    />
  );
}
