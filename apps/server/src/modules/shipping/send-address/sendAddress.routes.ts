import { routes } from '../../../platform/contract/index.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { sendAddressResource, setDefaultAddress } from '../common/addresses.ts';
import { sendAddressContract } from './sendAddress.contract.ts';

/** @source freight-domain S14 */
export const sendAddressRoutes = routes(sendAddressContract, {
  ...resourceHandlers(sendAddressResource),
  setDefault: (ctx, { body }) => setDefaultAddress(ctx, sendAddressResource, body),
});
