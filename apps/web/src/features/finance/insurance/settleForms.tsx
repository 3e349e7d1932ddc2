import { field } from '@tarmac/admin-kit/field';
import type { ActionForm, FormValues } from '@tarmac/admin-kit/resource';
import {
  createInsurancePolicyQueries,
  type InsurancePolicy,
  insurancePolicyFields,
  insurancePolicySchemas as schemas,
  insurancePolicySettleFields,
  insurancePolicySettlePremiumFields,
} from '@tarmac/freight-api/finance';
import { InsurerPicker } from '../../../shared/insurance/InsurerPicker.ts';
import { PolicyIntro } from '../../../shared/insurance/policyForms.tsx';
import { CompanyPicker } from '../../../shared/pickers/pickers.tsx';
import { client } from '../../../shared/session/session.ts';
import { nowText } from '../../../shared/texts/nowText.ts';
import { areChosen, OpenAmount } from '../shared/OpenAmount.tsx';
import { ReceivingAccountPicker } from '../shared/ReceivingAccountPicker.ts';
import { settleTexts as texts } from './settleTexts.ts';

const queries = createInsurancePolicyQueries(client);
const isPaid = ({ claimAmount }: FormValues) => typeof claimAmount === 'number' && claimAmount > 0;

/** What finance asks for. */
export const settleForms = {
  settle: {
    schema: schemas.settle,
    fields: {
      // Not typed in: whose accounts are offered.
      companyId: { ...insurancePolicyFields.companyId, kind: 'text', readOnly: false },
      ...insurancePolicySettleFields,
      companyAccountId: field.reference(insurancePolicySettleFields.companyAccountId, { picker: ReceivingAccountPicker }),
    },
    width: 640,
    intro: ([row]) => <PolicyIntro row={row!} follows={texts.settleHelp} />,
    initial: ([row]) => ({ companyId: row?.companyId, claimAmount: row?.claimAgreed ?? row?.claimApplyAmount }),
    layout: [
      { field: 'companyId', when: () => false },
      'claimAmount',
      { field: 'companyAccountId', when: isPaid, required: true },
      { field: 'bankSerialNo', when: isPaid, required: true },
      'claimResult',
    ],
  } satisfies ActionForm<InsurancePolicy> as ActionForm<InsurancePolicy>,
  premiums: {
    schema: schemas.settlePremium,
    fields: {
      ...insurancePolicySettlePremiumFields,
      companyId: field.reference(insurancePolicySettlePremiumFields.companyId, { picker: CompanyPicker }),
      insuranceCompanyCode: field.reference(
        { ...insurancePolicySettlePremiumFields.insuranceCompanyCode, kind: 'reference', reference: 'insurer' },
        { picker: InsurerPicker },
      ),
    },
    initial: () => ({ month: nowText().slice(0, 7) }),
    layout: {
      groups: [
        {
          title: '',
          items: [{ field: 'companyId', help: texts.premiumsHelp }, 'insuranceCompanyCode', 'month'],
          footer: (values) =>
            areChosen(values, ['companyId', 'insuranceCompanyCode', 'month']) && /^\d{4}-\d{2}$/.test(values.month) ? (
              <OpenAmount
                label={texts.openPremiums}
                query={queries.openPremiums({
                  companyId: values.companyId,
                  insuranceCompanyCode: values.insuranceCompanyCode,
                  month: values.month,
                })}
              />
            ) : null,
        },
        { title: '', items: ['reason'] },
      ],
    },
  } satisfies ActionForm<InsurancePolicy> as ActionForm<InsurancePolicy>,
};
