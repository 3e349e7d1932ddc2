import { routes } from '../../../platform/contract/index.ts';
import { askForCompensation } from './askForCompensation.ts';
import { compensationContract } from './compensation.contract.ts';

/** @source freight-domain 4.4 P17 */
export const compensationRoutes = routes(compensationContract, { add: (ctx, { body }) => askForCompensation(ctx, body) });
