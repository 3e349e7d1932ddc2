import { routes } from '../../../platform/contract/index.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { createAddressResource, setDefaultAddress } from '../common/addresses.ts';
import { SendAddress, sendAddressContract } from './sendAddress.contract.ts';
import { hySendAddress } from './sendAddress.table.ts';

const sendAddressResource = createAddressResource(SendAddress, hySendAddress);

/** @source freight-domain S14 */
export const sendAddressRoutes = routes(sendAddressContract, {
  ...resourceHandlers(sendAddressResource),
  setDefault: (ctx, { body }) => setDefaultAddress(ctx, sendAddressResource, body),
});
