import { routes } from '../../../platform/contract/index.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { receiveAddressResource, setDefaultAddress } from '../common/addresses.ts';
import { receiveAddressContract } from './receiveAddress.contract.ts';

/** @source freight-domain S13 */
export const receiveAddressRoutes = routes(receiveAddressContract, {
  ...resourceHandlers(receiveAddressResource),
  setDefault: (ctx, { body }) => setDefaultAddress(ctx, receiveAddressResource, body),
});
