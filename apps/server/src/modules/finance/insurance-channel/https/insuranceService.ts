import type { CalledInstitution } from '../../../../platform/config.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { institutionOf } from '../../bank-channel/https/askInstitution.ts';
import type { InsuranceChannel } from '../insuranceChannel.ts';
import {
  CancelAnswerSchema,
  ClaimAnswerSchema,
  ClaimStatusSchema,
  InsurersSchema,
  IssueAnswerSchema,
  PolicyFileSchema,
  QuoteAnswerSchema,
} from './insuranceSchemas.ts';

/**
 * An insurer or a broker that speaks the protocol of `docs/insurance-service.openapi.json`.
 *
 * @param config what the service gave this installation
 * @source freight-domain 7
 */
export function insuranceService(
  platform: Platform,
  { config, tenantId = 0 }: { config: CalledInstitution; tenantId?: number },
): InsuranceChannel {
  const ask = institutionOf(platform, { config, tenantId });
  return {
    name: 'https',
    simulated: false,
    companies: async () => (await ask({ path: '/v1/companies', body: {}, schema: InsurersSchema })).companies,
    quote: (request) => ask({ path: '/v1/quotes', body: { request }, schema: QuoteAnswerSchema }),
    issue: (order) => ask({ path: '/v1/policies', body: { order }, schema: IssueAnswerSchema }),
    cancel: (cancelled) => ask({ path: '/v1/policies/cancel', body: cancelled, schema: CancelAnswerSchema }),
    claim: (claim) => ask({ path: '/v1/claims', body: claim, schema: ClaimAnswerSchema }),
    claimStatus: (orderNo) => ask({ path: '/v1/claims/status', body: { orderNo }, schema: ClaimStatusSchema }),
    file: async (orderNo) => {
      const { pdf } = await ask({ path: '/v1/policies/file', body: { orderNo }, schema: PolicyFileSchema });
      return pdf === null ? undefined : Buffer.from(pdf, 'base64');
    },
  };
}
