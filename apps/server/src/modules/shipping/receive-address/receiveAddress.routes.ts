import { routes } from '../../../platform/contract/index.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { createAddressResource, setDefaultAddress } from '../common/addresses.ts';
import { ReceiveAddress, receiveAddressContract } from './receiveAddress.contract.ts';
import { hyReceiveAddress } from './receiveAddress.table.ts';

const receiveAddressResource = createAddressResource(ReceiveAddress, hyReceiveAddress);

/** @source freight-domain S13 */
export const receiveAddressRoutes = routes(receiveAddressContract, {
  ...resourceHandlers(receiveAddressResource),
  setDefault: (ctx, { body }) => setDefaultAddress(ctx, receiveAddressResource, body),
});
