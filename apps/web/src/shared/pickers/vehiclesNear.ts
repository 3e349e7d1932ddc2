import { createNearestApi } from '@tarmac/freight-api/fleet';
import { choiceList } from './nearby.ts';
import { quietClient } from '../api/quietClient.ts';

const { drivers, vehicles } = createNearestApi(quietClient);

/** Vehicles that may be sent out: the free ones first, and among them the nearest to the loading place. @source freight-domain G06 */
export const vehiclesNear = choiceList(vehicles);
/** Drivers that may be sent out, likewise. */
export const driversNear = choiceList(drivers);
