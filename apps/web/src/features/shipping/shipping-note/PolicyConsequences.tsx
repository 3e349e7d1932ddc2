import { useLocale } from '@tarmac/admin-kit/i18n';
import { useCan } from '@tarmac/admin-kit/permission';
import { createInsurancePolicyQueries, type InsurancePolicy, insurancePolicyStates } from '@tarmac/freight-api/finance';
import { useQuery } from '@tanstack/react-query';
import { quietClient } from '../../../shared/api/quietClient.ts';
import { defineTexts } from '../../../shared/texts/defineTexts.ts';
import { nowText } from '../../../shared/texts/nowText.ts';

const queries = createInsurancePolicyQueries(quietClient);
const { buying, inForce } = insurancePolicyStates.codes;
const texts = defineTexts({
  cancelled: { zh: '保险尚未生效，将退保并退回保费：', en: 'The insurance has not begun: it is cancelled and its premium given back:' },
  runsOn: { zh: '保险已生效，继续有效，保费不退：', en: 'The insurance has begun: it runs on, and its premium is not given back:' },
});
const hasBegun = ({ startTime }: InsurancePolicy) => startTime !== null && startTime <= nowText();

/** What a revocation does to the policies of a waybill, a line each. @source freight-domain G11, N25, N27 */
export function PolicyConsequences({ noteId }: { noteId: string }) {
  const { localize } = useLocale();
  const can = useCan();
  const found = useQuery({ ...queries.list({ noteId, pageSize: 10 }), enabled: can('insurance:list'), retry: false });
  const standing = (found.data?.records ?? []).filter(({ state }) => state === buying || state === inForce);
  if (standing.length === 0) return null;
  return (
    <ul className="m-0 mb-4 flex list-disc flex-col gap-0.5 pl-5 text-ink-secondary">
      {standing.map((policy) => (
        <li key={policy.id}>
          {localize(hasBegun(policy) ? texts.runsOn : texts.cancelled)} {policy.policyNumber ?? policy.orderPolicyNo}
        </li>
      ))}
    </ul>
  );
}
