import { type LocalText, useLocale } from '@tarmac/admin-kit/i18n';
import type { ActionForm } from '@tarmac/admin-kit/resource';
import {
  type InsurancePolicy,
  insurancePolicyCancelFields,
  insurancePolicyClaimFields,
  insurancePolicyFields,
  insurancePolicySchemas as schemas,
} from '@tarmac/freight-api/finance';
import { Note } from '../pages/Note.tsx';
import { RowFacts } from '../pages/RowFacts.tsx';
import { defineTexts } from '../texts/defineTexts.ts';

const texts = defineTexts({
  cancelHelp: { zh: '保险公司同意后保费退回原支付方', en: 'When the insurer agrees, the premium goes back to who paid it.' },
  claimHelp: {
    zh: '提交后报送保险公司，核定结果会通知您。止期后60天内可以申请',
    en: 'The insurer is told, and you are told what they decide. Claims are taken up to 60 days after the end.',
  },
});

const about = [
  'shippingNoteNumber',
  'policyNumber',
  'insuranceCompanyName',
  'insuredAmount',
  'premium',
  'startTime',
  'endTime',
  'claimReason',
  'claimApplyAmount',
  'claimAgreed',
  'claimResult',
] as const;

/** Which policy it is, and what follows. */
export function PolicyIntro({ row, follows }: { row: InsurancePolicy; follows: LocalText }) {
  const { localize } = useLocale();
  return (
    <>
      <RowFacts row={row} fields={insurancePolicyFields} names={about} />
      <Note>{localize(follows)}</Note>
    </>
  );
}

/** What the actions on policies ask for. */
export const policyForms = {
  cancel: {
    schema: schemas.cancel,
    fields: insurancePolicyCancelFields,
    intro: ([row]) => <PolicyIntro row={row!} follows={texts.cancelHelp} />,
  },
  claim: {
    schema: schemas.claim,
    fields: insurancePolicyClaimFields,
    width: 640,
    intro: ([row]) => <PolicyIntro row={row!} follows={texts.claimHelp} />,
    layout: ['claimAmount', 'claimReason', { field: 'claimFiles', required: true, wide: true }],
  },
} as const satisfies Record<string, ActionForm<InsurancePolicy>>;
