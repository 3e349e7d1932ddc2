import { ResourceList } from '@tarmac/admin-kit/resource';
import { columnsForReader } from '../../../shared/lists/columnsForReader.ts';
import { expiring } from '../../../shared/lists/expiry.tsx';
import { detailParts } from '../../../shared/lists/detailParts.ts';
import { lastPosition, positionFields } from '../../../shared/lists/lastPosition.tsx';
import { driverForms } from './driver.form.ts';
import { driverActions, driverUpload } from './driver.actions.tsx';
import { reviewTabs } from '../../../shared/review/reviewTabs.ts';
import { railParts } from '../shared/railParts.tsx';
import type { Driver } from '@tarmac/freight-api/fleet';
import { driver, driverQueries } from './driver.resource.ts';

const rail = railParts<Driver>({
  of: 'driver',
  papers: [
    { label: { zh: '驾驶证', en: 'Driving licence' }, field: 'validPeriodTo' },
    { label: { zh: '从业资格证', en: 'Qualification' }, field: 'qualificationValidTo' },
    { label: { zh: '身份证', en: 'ID card' }, field: 'idValidTo' },
  ],
});

/** Drivers and their certification. @source FRT-01, freight-domain F04 */
export default function DriverListPage() {
  return (
    <ResourceList
      resource={driver}
      tabs={reviewTabs(driverQueries.statusCount)}
      search={[
        'driverName',
        'phone',
        'idNo',
        'state',
        'carrierId',
        'blacklist',
        'validPeriodTo',
        'qualificationValidTo',
        'uploadState',
        'createTime',
      ]}
      columns={columnsForReader(
        [
          'driverName',
          'state',
          'verifyState',
          'phone',
          'vehicleClass',
          expiring('validPeriodTo'),
          'defaultVehicleNumber',
          'carrierName',
          'captainName',
          { field: 'idNo', width: 178 },
          { field: 'qualificationCertificate', width: 178 },
          'score',
          'evaluationAvg',
          'blacklist',
          'uploadState',
          'regSource',
          'createTime',
        ],
        { party: ['uploadState', 'regSource'], carrier: ['carrierName'], captain: ['captainName'] },
      )}
      toolbar={[driverUpload.chosen]}
      rowActions={driverActions}
      detail={[...detailParts(driver, { form: driverForms.form, without: positionFields, rail }), lastPosition('driverName')]}
      {...driverForms}
    />
  );
}
