import { driverFields } from '@tarmac/freight-api/fleet';
import type { Papers } from '../../../shared/papers/papers.ts';
import { driverApi } from './driver.resource.ts';

/** Papers of a driver that are read from their pictures. @source freight-domain F04 ocr */
export const driverPapers: Papers = {
  fields: driverFields,
  kinds: {
    idFrontFile: 'idFront',
    idBackFile: 'idBack',
    licenceFile: 'licence',
    licenceBackFile: 'licenceBack',
    qualificationFile: 'qualification',
  },
  permission: 'driver:ocr',
  read: ({ kind, image }, options) => driverApi.ocr({ kind: kind as 'idFront', image }, options),
};
