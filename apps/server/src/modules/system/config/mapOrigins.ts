import type { SystemPorts } from '../../../platform/platform.ts';
import { readConfigValues } from '../setting/configValues.ts';
import { mapOrigin } from './mapOrigin.ts';

/** Hosts that the platform's maps are fetched from. @source MAP-01 */
export const mapOrigins: SystemPorts['mapOrigins'] = ({ database }) =>
  database.transaction({ tenantId: 0 }, async (tx) => {
    const { mapTileUrl, mapConvertUrl } = await readConfigValues(tx, { actor: { tenantId: 0 } }, ['mapTileUrl', 'mapConvertUrl']);
    return [mapTileUrl, mapConvertUrl].flatMap((address) => mapOrigin(address) ?? []);
  });
