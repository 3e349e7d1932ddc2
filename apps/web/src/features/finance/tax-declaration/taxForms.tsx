import { type LocalText, useLocale } from '@tarmac/admin-kit/i18n';
import type { ActionForm } from '@tarmac/admin-kit/resource';
import {
  createTaxDeclarationQueries,
  type TaxDeclaration,
  taxDeclarationBuildFields as buildFields,
  taxDeclarationCorrectFields,
  taxDeclarationFields as fields,
  taxDeclarationPayTaxFields as payFields,
  taxDeclarationReceiptFields as receiptFields,
  taxDeclarationSchemas as schemas,
  taxDeclarationSetOffFields as setOffFields,
  taxDeclarationVoidFields,
} from '@tarmac/freight-api/finance';
import { Note } from '../../../shared/pages/Note.tsx';
import { RowFacts } from '../../../shared/pages/RowFacts.tsx';
import { CompanyPicker } from '../../../shared/pickers/pickers.tsx';
import { client } from '../../../shared/session/session.ts';
import { nowText } from '../../../shared/texts/nowText.ts';
import { areChosen, OpenAmount } from '../shared/OpenAmount.tsx';
import { OwnAccountPicker } from '../shared/OwnAccountPicker.ts';
import { aboutTax, ownVat } from './aboutTax.ts';
import { PeriodPicker } from './PeriodPicker.tsx';
import { periodsOver } from './periodsOver.ts';
import { taxTexts as texts } from './taxTexts.ts';

const queries = createTaxDeclarationQueries(client);

function Help({ text }: { text: LocalText }) {
  const { localize } = useLocale();
  return <Note>{localize(text)}</Note>;
}

/** Which declaration it is, what it comes to, and what follows. */
const introOf =
  (follows: LocalText, ofOwn = follows): NonNullable<ActionForm<TaxDeclaration>['intro']> =>
  ([row]) => (
    <>
      <RowFacts row={row!} fields={fields} names={aboutTax} />
      <Help text={row!.taxKind === ownVat ? ofOwn : follows} />
    </>
  );

/** The form of a new declaration. @source freight-domain F15 生成批次 */
export const buildForm: ActionForm<object> = {
  fields: {
    ...buildFields,
    companyId: { ...buildFields.companyId, picker: CompanyPicker },
    period: { ...buildFields.period, kind: 'reference', picker: PeriodPicker },
  },
  width: 560,
  intro: () => <Help text={texts.buildHelp} />,
  initial: () => ({ taxKind: '2', period: periodsOver('2')[0]?.value }),
  layout: ['companyId', 'taxKind', { field: 'period', help: texts.periodHelp }],
};

/** The form of input tax that is set off. @source freight-domain 4.4 P22m */
export const setOffForm: ActionForm<object> = {
  fields: {
    ...setOffFields,
    companyId: { ...setOffFields.companyId, picker: CompanyPicker },
    month: { ...setOffFields.month, kind: 'reference', picker: PeriodPicker },
  },
  width: 560,
  intro: () => <Help text={texts.setOffHelp} />,
  initial: () => ({ month: periodsOver('')[0]?.value }),
  layout: {
    groups: [
      {
        title: '',
        items: ['companyId', { field: 'month', help: texts.periodHelp }],
        footer: (values) =>
          areChosen(values, ['companyId', 'month']) ? (
            <OpenAmount label={texts.setOffAmount} query={queries.setOffAmount({ companyId: values.companyId, month: values.month })} />
          ) : null,
      },
      { title: '', items: ['reason'] },
    ],
  },
};

const pay = {
  schema: schemas.payTax,
  fields: {
    // Not typed in: whose accounts the picker offers.
    companyId: { kind: 'text', label: fields.companyId.label },
    ...payFields,
    companyAccountId: { ...payFields.companyAccountId, picker: OwnAccountPicker },
  },
  width: 640,
  intro: introOf(texts.payHelp, texts.payOwnHelp),
  initial: ([row]: readonly TaxDeclaration[]) => ({ companyId: row?.companyId, payTime: nowText() }),
  layout: [{ field: 'companyId', when: () => false }, 'companyAccountId', 'payTime', 'voucherFiles'],
} satisfies ActionForm<TaxDeclaration>;

/** What the actions on declarations ask for. */
export const taxForms = {
  receipt: {
    fields: { receiptNo: { ...receiptFields.receiptNo, required: true }, receiptTime: { ...receiptFields.receiptTime, required: true } },
    width: 640,
    intro: introOf(texts.receiptHelp),
    initial: () => ({ receiptTime: nowText() }),
  },
  refusal: { fields: { reason: { ...receiptFields.reason, required: true } }, width: 640, intro: introOf(texts.refusalHelp) },
  pay,
  refund: { ...pay, intro: introOf(texts.refundHelp) },
  correct: { schema: schemas.correct, fields: taxDeclarationCorrectFields, intro: introOf(texts.correctHelp, texts.correctOwnHelp) },
  void: { schema: schemas.void, fields: taxDeclarationVoidFields, intro: introOf(texts.voidHelp) },
} satisfies Readonly<Record<string, ActionForm<TaxDeclaration>>>;
