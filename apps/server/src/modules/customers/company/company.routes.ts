import { routes } from '../../../platform/contract/index.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { companyContract } from './company.contract.ts';
import { companyResource, setDefaultCompany } from './company.service.ts';

/** @source freight-domain F19 */
export const companyRoutes = routes(companyContract, {
  ...resourceHandlers(companyResource),
  setDefault: (ctx, { body }) => setDefaultCompany(ctx, body),
});
