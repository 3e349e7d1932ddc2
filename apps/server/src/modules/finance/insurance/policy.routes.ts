import { prepared, routes } from '../../../platform/contract/index.ts';
import { countRows } from '../../../platform/resource/countRows.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { askInsurance } from '../insurance-channel/insuranceChannels.ts';
import { buyPolicy } from './buyPolicy.service.ts';
import { cancelPolicy } from './cancelPolicy.service.ts';
import { claimPolicy } from './claimPolicy.service.ts';
import { policyContract } from './policy.contract.ts';
import { policyFile } from './policyFile.service.ts';
import { policyResource } from './policy.resource.ts';
import { askForQuote, quotePolicy } from './quotePolicy.service.ts';
import { settleClaim } from './settleClaim.service.ts';
import { askToSettle, insurerOf, showOpenPremiums } from './settlePremium.service.ts';

const { list, queryById, exportXls } = resourceHandlers(policyResource);

/** @source freight-domain 3.13, G01, G02 */
export const policyRoutes = routes(policyContract, {
  list,
  queryById,
  exportXls,
  statusCount: (ctx, { query }) => countRows(ctx, policyResource, { field: 'state', query }),
  companies: (ctx) =>
    askInsurance(ctx, async (channel) =>
      (await channel.companies()).map(({ code, name, types }) => ({ code, name, types: [...types], simulated: channel.simulated })),
    ),
  // Insurers are asked before the transaction of the call: they take their time, and answer the same question alike.
  quote: prepared(
    (ctx, { body }) => askForQuote(ctx, body),
    (ctx, { body }, told) => quotePolicy(ctx, body, told),
  ),
  buy: (ctx, { body }) => buyPolicy(ctx, body),
  cancel: (ctx, { body }) => cancelPolicy(ctx, body),
  claim: (ctx, { body }) => claimPolicy(ctx, body),
  settle: (ctx, { body }) => settleClaim(ctx, body),
  file: (ctx, { query: { id } }) => policyFile(ctx, id),
  openPremiums: (ctx, { query }) => showOpenPremiums(ctx, query),
  settlePremium: prepared(
    (ctx, { body }) => insurerOf(ctx, body),
    (ctx, { body }, insurer) => askToSettle(ctx, body, insurer),
  ),
});
