import { routes } from '../../../../platform/contract/index.ts';
import { assertStaff } from '../../../shipping/shipping-note/noteSteps.ts';
import { uploadedBankFile } from '../../bank-channel/files/formats/readBankFile.ts';
import { importIssueResults } from './importIssueResults.service.ts';
import { issueSheet } from './issueSheet.service.ts';
import { taxFileContract } from './taxFile.contract.ts';

/** @source freight-domain 7 */
export const taxFileRoutes = routes(taxFileContract, {
  issueSheet: (ctx, { query: { ids, companyId } }) => {
    assertStaff(ctx);
    return issueSheet(ctx, { ids: ids?.split(',').filter((id) => id !== ''), companyId });
  },
  issueResult: async (ctx, { query }) => {
    assertStaff(ctx);
    return importIssueResults(ctx, { content: await uploadedBankFile(ctx), mode: query.mode });
  },
});
