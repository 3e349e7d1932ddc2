import type { FieldDefinition } from '@tarmac/admin-kit/field';
import { type LocalText, useLocale } from '@tarmac/admin-kit/i18n';
import type { ActionForm } from '@tarmac/admin-kit/resource';
import { type Prepay, prepayCancelFields, prepayFields, prepayRecoverFields, prepaySchemas as schemas } from '@tarmac/freight-api/finance';
import { Note } from '../../../shared/pages/Note.tsx';
import { RowFacts } from '../../../shared/pages/RowFacts.tsx';
import { prepayForms as shared } from '../../../shared/prepay/prepayForm.tsx';
import { RecoverAccountPicker } from './prepayPickers.ts';
import { prepayTexts as texts } from './prepayTexts.ts';

const about = ['prepayNo', 'shippingNoteNumber', 'payeeName', 'payeeCardNo', 'amount', 'openAmount'] as const;

const introOf =
  (follows: LocalText): NonNullable<ActionForm<Prepay>['intro']> =>
  ([row]) => <Intro row={row!} follows={follows} />;

function Intro({ row, follows }: { row: Prepay; follows: LocalText }) {
  const { localize } = useLocale();
  return (
    <>
      <RowFacts row={row} fields={prepayFields} names={about} />
      <Note>{localize(follows)}</Note>
    </>
  );
}

const recoverFields: Record<string, FieldDefinition> = {
  companyId: prepayFields.companyId,
  ...prepayRecoverFields,
  companyAccountId: { ...prepayRecoverFields.companyAccountId, kind: 'reference', picker: RecoverAccountPicker, required: true },
};

/** What the actions on prepayments ask for. */
export const prepayForms = {
  apply: shared.chosen,
  recover: {
    schema: schemas.recover,
    fields: recoverFields,
    columns: 2,
    width: 720,
    intro: introOf(texts.recoverHelp),
    initial: ([row]: readonly Prepay[]) => ({ companyId: row?.companyId, amount: row?.openAmount }),
    layout: [
      { field: 'companyId', when: () => false },
      'amount',
      'companyAccountId',
      'recoverTime',
      'bankSerialNo',
      { field: 'voucherFiles', wide: true },
      { field: 'remark', wide: true },
    ],
  },
  writeOff: { schema: schemas.writeOff, fields: prepayCancelFields, intro: introOf(texts.writeOffHelp) },
  cancel: { schema: schemas.cancel, fields: prepayCancelFields, intro: introOf(texts.closeHelp) },
  close: { schema: schemas.close, fields: prepayCancelFields, intro: introOf(texts.closeHelp) },
} satisfies Readonly<Record<string, ActionForm<Prepay>>>;
