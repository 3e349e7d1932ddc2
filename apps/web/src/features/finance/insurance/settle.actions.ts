import { type ActionForm, defineAction, defineListAction } from '@tarmac/admin-kit/resource';
import { canAdvance } from '@tarmac/freight-api';
import {
  type InsurancePolicy,
  insurancePolicyStates as states,
  type PolicySettleInput,
  type PremiumSettleInput,
} from '@tarmac/freight-api/finance';
import { policyActions } from '../../../shared/insurance/policy.actions.ts';
import { policy, policyApi as api } from '../../../shared/insurance/policy.resource.tsx';
import type { settleForms } from './settleForms.tsx';
import { settleTexts as texts } from './settleTexts.ts';

/** Fetched when the action is asked for. */
const formOf = (form: keyof typeof settleForms) => async (): Promise<ActionForm<InsurancePolicy>> =>
  (await import('./settleForms.tsx')).settleForms[form];

type Settlement = Omit<PolicySettleInput, 'id' | 'version'> & { companyId?: unknown };

/** What is done to a policy, the next step first. @source freight-domain U7 */
export const insuranceActions = [
  defineAction<InsurancePolicy, Settlement>(policy, {
    label: texts.settle,
    primary: true,
    permission: 'insurance:settle',
    when: ({ state }) => canAdvance(states, 'settle', state),
    form: formOf('settle'),
    checkable: true,
    success: texts.settled,
    run: ({ id, version }, { input: { companyId: _about, ...input }, context }) => api.settle({ id, version, ...input }, context),
  }),
  ...policyActions,
];

/** Has an insurer paid. @source freight-domain 4.4 P20s */
export const settlePremiums = defineListAction<InsurancePolicy, PremiumSettleInput>(policy, {
  label: texts.premiums,
  permission: 'insurance:settle',
  form: formOf('premiums'),
  checkable: true,
  success: texts.asked,
  run: (_rows, { input, context }) => api.settlePremium(input, context),
});
