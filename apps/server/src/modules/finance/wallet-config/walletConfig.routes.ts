import { routes } from '../../../platform/contract/index.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { walletConfigContract } from './walletConfig.contract.ts';
import { enableConfig, walletConfigResource } from './walletConfig.service.ts';

const { exportXls: _exportXls, ...standard } = resourceHandlers(walletConfigResource);

/** @source freight-domain X03 */
export const walletConfigRoutes = routes(walletConfigContract, { ...standard, enable: (ctx, { body }) => enableConfig(ctx, body) });
