import type { FieldDefinition } from '@tarmac/admin-kit/field';
import { formatMoney, type LocalText, useLocale } from '@tarmac/admin-kit/i18n';
import type { ActionForm } from '@tarmac/admin-kit/resource';
import {
  type Prepay,
  prepayAddFields,
  prepayCancelFields,
  prepayFields,
  prepayRecoverFields,
  prepaySchemas as schemas,
} from '@tarmac/freight-api/finance';
import { useQuery } from '@tanstack/react-query';
import { Facts } from '../../../shared/pages/Facts.tsx';
import { Note } from '../../../shared/pages/Note.tsx';
import { RowFacts } from '../../../shared/pages/RowFacts.tsx';
import { prepayQueries } from './prepay.resource.ts';
import { PrepayCardPicker, RecoverAccountPicker, RoadNotePicker } from './prepayPickers.ts';
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

/** How much may be prepaid of the chosen waybill. */
function Terms({ noteId }: { noteId: string }) {
  const { localize } = useLocale();
  const { data } = useQuery(prepayQueries.terms({ noteId }));
  if (data === undefined) return null;
  const { driverFee, cap, used, left, agreed } = data;
  return (
    <Facts
      label={localize(texts.terms)}
      isFigures
      facts={[
        [localize(prepayFields.estimatedFee.label), formatMoney(driverFee)],
        [localize(texts.cap), formatMoney(cap)],
        [localize(texts.used), formatMoney(used)],
        [localize(texts.left), formatMoney(left)],
        ...(agreed > 0 ? [[localize(texts.agreed), formatMoney(agreed)] as const] : []),
      ]}
    />
  );
}

const applyFields: Record<string, FieldDefinition> = {
  ...prepayAddFields,
  noteId: { kind: 'reference', label: prepayFields.noteId.label, picker: RoadNotePicker, required: true },
  cardId: { kind: 'reference', label: prepayFields.payeeCardId.label, picker: PrepayCardPicker, required: true },
};
const recoverFields: Record<string, FieldDefinition> = {
  companyId: prepayFields.companyId,
  ...prepayRecoverFields,
  companyAccountId: { ...prepayRecoverFields.companyAccountId, kind: 'reference', picker: RecoverAccountPicker, required: true },
};

/** What the actions on prepayments ask for. */
export const prepayForms = {
  apply: {
    schema: schemas.add,
    fields: applyFields,
    width: 640,
    layout: {
      groups: [
        {
          title: '',
          items: ['noteId'],
          footer: ({ noteId }) => (typeof noteId === 'string' && noteId !== '' ? <Terms noteId={noteId} /> : null),
        },
        { title: '', items: ['cardId', 'amount', 'reason'] },
      ],
    },
  },
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
