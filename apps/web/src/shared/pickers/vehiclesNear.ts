import { createNearestApi } from '@tarmac/freight-api/fleet';
import { quietClient } from '../api/quietClient.ts';

/** Who may be sent out: the free ones first, and among them the nearest to the loading place. @source freight-domain G06 */
export const { drivers: driversNear, vehicles: vehiclesNear } = createNearestApi(quietClient);
