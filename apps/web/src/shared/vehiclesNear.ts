import { createNearestApi, createVehicleApi, type Vehicle } from '@tarmac/freight-api/fleet';
import { nearestFirst } from './nearby.ts';
import { quietClient as quiet } from './quietClient.ts';

/** Vehicles, with the metres to the loading place that is asked for along with them. @source freight-domain G06 */
export const vehiclesNear = nearestFirst<Vehicle>(createVehicleApi(quiet).list, createNearestApi(quiet).vehicles, 'vehicleNumber');
