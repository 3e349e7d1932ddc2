import { formatInstant } from '@tarmac/admin-kit/i18n';
import { type ActionForm, defineAction, saveFile } from '@tarmac/admin-kit/resource';
import { canAdvance, type RowReason } from '@tarmac/freight-api';
import { type InsurancePolicy, insurancePolicyStates as states, type PolicyClaimInput } from '@tarmac/freight-api/finance';
import { policy, policyApi as api } from './policy.resource.tsx';
import type { policyForms } from './policyForms.tsx';
import { defineTexts } from '../texts/defineTexts.ts';

const texts = defineTexts({
  pdf: { zh: '下载保单', en: 'Download policy' },
  emptyFile: { zh: '文件为空', en: 'The file is empty' },
  cancel: { zh: '退保', en: 'Cancel policy' },
  cancelling: { zh: '已提交退保', en: 'The insurer is asked to cancel' },
  claim: { zh: '申请理赔', en: 'Make a claim' },
  claimed: { zh: '已提交理赔', en: 'The claim is made' },
});

const keyOf = ({ id, version }: InsurancePolicy) => ({ id, version });
const may = (move: keyof typeof states.moves) => (row: InsurancePolicy) => canAdvance(states, move, row.state);
/** Fetched when the action is asked for. */
const formOf = (form: keyof typeof policyForms) => async (): Promise<ActionForm<InsurancePolicy>> =>
  (await import('./policyForms.tsx')).policyForms[form];

/** What is done to a policy, beside its settlement. @source freight-domain 3.13, G02 */
export const policyActions = [
  defineAction(policy, {
    label: texts.pdf,
    permission: 'insurance:list',
    when: ({ policyNumber }) => policyNumber !== null,
    opens: true,
    run: async ({ id, policyNumber }) =>
      saveFile(await api.file({ id }), { fallbackName: `${policyNumber ?? id}.pdf`, emptyMessage: texts.emptyFile.zh }),
  }),
  defineAction<InsurancePolicy, Omit<PolicyClaimInput, 'id' | 'version'>>(policy, {
    label: texts.claim,
    permission: 'insurance:claim',
    when: may('claim'),
    form: formOf('claim'),
    checkable: true,
    success: texts.claimed,
    run: (row, { input, context }) => api.claim({ ...keyOf(row), ...input }, context),
  }),
  defineAction<InsurancePolicy, Omit<RowReason, 'id' | 'version'>>(policy, {
    label: texts.cancel,
    permission: 'insurance:cancel',
    danger: true,
    // From the beginning of the cover on it cannot be cancelled.
    when: (row) => may('cancel')(row) && (row.startTime ?? '') > formatInstant(),
    form: formOf('cancel'),
    checkable: true,
    success: texts.cancelling,
    run: (row, { input, context }) => api.cancel({ ...keyOf(row), ...input }, context),
  }),
];
