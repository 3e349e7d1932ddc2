import { routes } from '../../../platform/contract/index.ts';
import { listOwned } from '../../../platform/resource/listRows.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { carrierContract, carrierUserContract } from './carrier.contract.ts';
import { carrierResource, carrierServices } from './carrier.service.ts';
import { driverResource } from '../driver/driver.service.ts';
import { hyDriver } from '../driver/driver.table.ts';
import { vehicleResource } from '../vehicle/vehicle.service.ts';
import { hyVehicle } from '../vehicle/vehicle.table.ts';
import { addCarrierUser, freezeCarrierUser, listCarrierUsers, resetCarrierPassword } from './carrierUsers.ts';

/** @source freight-domain F06 */
export const carrierRoutes = routes(carrierContract, {
  ...resourceHandlers(carrierResource),
  submit: (ctx, { body }) => carrierServices.submit(ctx, body),
  review: (ctx, { body }) => carrierServices.review(ctx, body),
  freeze: (ctx, { body }) => carrierServices.freeze(ctx, body),
  unfreeze: (ctx, { body }) => carrierServices.unfreeze(ctx, body),
  blacklist: (ctx, { body }) => carrierServices.blacklist(ctx, body),
  verify: (ctx, { body }) => carrierServices.verify(ctx, body),
  drivers: (ctx, { query }) =>
    listOwned(ctx, { resource: carrierResource, id: query.carrierId }, { resource: driverResource, ofOwner: hyDriver.carrierId, query }),
  vehicles: (ctx, { query }) =>
    listOwned(ctx, { resource: carrierResource, id: query.carrierId }, { resource: vehicleResource, ofOwner: hyVehicle.carrierId, query }),
});

/** @source freight-domain F06 登录账号 */
export const carrierUserRoutes = routes(carrierUserContract, {
  list: (ctx, { query }) => listCarrierUsers(ctx, query.carrierId),
  add: (ctx, { body }) => addCarrierUser(ctx, body),
  resetPwd: (ctx, { body }) => resetCarrierPassword(ctx, body),
  freeze: (ctx, { body }) => freezeCarrierUser(ctx, body),
});
