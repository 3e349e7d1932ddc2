import { routes } from '../../../platform/contract/index.ts';
import { positionContract } from './position.contract.ts';
import { reportPositions } from './position.service.ts';

/** @source freight-domain 2.28 */
export const positionRoutes = routes(positionContract, { report: (ctx, { body }) => reportPositions(ctx, body) });
