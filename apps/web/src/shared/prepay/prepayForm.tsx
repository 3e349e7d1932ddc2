import type { FieldDefinition } from '@tarmac/admin-kit/field';
import { formatMoney, useLocale } from '@tarmac/admin-kit/i18n';
import type { ActionForm, FormValues } from '@tarmac/admin-kit/resource';
import {
  createPrepayApi,
  createPrepayQueries,
  type Prepay,
  prepayAddFields,
  prepayFields,
  prepaySchemas as schemas,
} from '@tarmac/freight-api/finance';
import { type ShippingNote, shippingNoteFields } from '@tarmac/freight-api/shipping';
import { useQuery } from '@tanstack/react-query';
import { Facts } from '../pages/Facts.tsx';
import { RowFacts } from '../pages/RowFacts.tsx';
import { client } from '../session/session.ts';
import { prepayApplyTexts as texts } from './prepayApplyTexts.ts';
import { PrepayCardPicker, RoadNotePicker } from './prepayPickers.ts';

/** Calls of prepayments, fetched with their form. */
export const prepayApi = createPrepayApi(client);
const queries = createPrepayQueries(client);

/** How much may be prepaid of the chosen waybill. */
function Terms({ noteId }: { noteId: string }) {
  const { localize } = useLocale();
  const { data } = useQuery(queries.terms({ noteId }));
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

const termsOf = ({ noteId }: FormValues) => (typeof noteId === 'string' && noteId !== '' ? <Terms noteId={noteId} /> : null);

const fields: Record<string, FieldDefinition> = {
  ...prepayAddFields,
  noteId: { kind: 'reference', label: prepayFields.noteId.label, picker: RoadNotePicker, required: true },
  cardId: { kind: 'reference', label: prepayFields.payeeCardId.label, picker: PrepayCardPicker, required: true },
};
const about = ['shippingNoteNumber', 'noteStatus', 'driverName', 'vehicleNumber', 'customerName'] as const;
const application = { title: '', items: ['cardId', 'amount', 'reason'] };
const shared = { schema: schemas.add, fields, width: 640 } as const;

/** What an application takes: for a waybill that is known, and for one that is chosen. @source freight-domain S12 申请 */
export const prepayForms = {
  ofNote: {
    ...shared,
    intro: ([row]: readonly ShippingNote[]) => <RowFacts row={row!} fields={shippingNoteFields} names={about} />,
    initial: ([row]: readonly ShippingNote[]) => ({ noteId: row?.id }),
    layout: { groups: [{ title: '', items: [{ field: 'noteId', when: () => false }], footer: termsOf }, application] },
  },
  chosen: { ...shared, layout: { groups: [{ title: '', items: ['noteId'], footer: termsOf }, application] } },
} satisfies { ofNote: ActionForm<ShippingNote>; chosen: ActionForm<Prepay> };
