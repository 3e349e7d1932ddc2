import { routes } from '../../../platform/contract/index.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { bankContract } from './bank.contract.ts';
import { bankChoices, bankResource, recogniseBank } from './bank.service.ts';

const { exportXls: _exportXls, ...standard } = resourceHandlers(bankResource);

/** @source freight-domain F22 */
export const bankRoutes = routes(bankContract, {
  ...standard,
  choices: (ctx) => bankChoices(ctx),
  recognise: (ctx, { query }) => recogniseBank(ctx, query.cardNo),
});
