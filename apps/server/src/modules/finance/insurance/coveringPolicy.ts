import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { hyInsurancePolicy } from './policy.table.ts';

/**
 * The policy that covers a waybill, as the authorities are told of it. What is played is told to the test receiver alone.
 *
 * @source freight-domain 6.4.1
 */
export async function coveringPolicy(
  tx: Tx,
  { actor: { tenantId }, platform }: Pick<Context, 'actor' | 'platform'>,
  { policyId }: Pick<NoteRow, 'policyId'>,
): Promise<{ policyNumber: string; insuranceCompanyCode: string } | undefined> {
  if (policyId === null) return undefined;
  const { policyNumber, insuranceCompanyCode, simulated } = hyInsurancePolicy;
  const [policy] = await tx
    .select({ policyNumber, insuranceCompanyCode, simulated })
    .from(hyInsurancePolicy)
    .where(and(eq(hyInsurancePolicy.tenantId, tenantId), eq(hyInsurancePolicy.id, policyId)));
  if (policy?.policyNumber == null) return undefined;
  if (policy.simulated === '1' && platform.config.government !== null) return undefined;
  return { policyNumber: policy.policyNumber, insuranceCompanyCode: policy.insuranceCompanyCode };
}
