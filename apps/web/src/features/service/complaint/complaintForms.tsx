import { field } from '@tarmac/admin-kit/field';
import { type LocalText, useLocale } from '@tarmac/admin-kit/i18n';
import type { ActionForm, FormItem } from '@tarmac/admin-kit/resource';
import {
  type Complaint,
  complaintCloseFields,
  complaintCompensateFields,
  complaintFields,
  complaintRejectFields,
  complaintReopenFields,
  complaintReplyFields,
  complaintSchemas as schemas,
} from '@tarmac/freight-api/service';
import { CreditorCardPicker } from '../../../shared/payee/CreditorCardPicker.ts';
import { Note } from '../../../shared/pages/Note.tsx';
import { RowFacts } from '../../../shared/pages/RowFacts.tsx';
import { complaintTexts as texts } from './complaintTexts.ts';

const about = [
  'complaintNo',
  'complaintType',
  'fromName',
  'againstName',
  'shippingNoteNumber',
  'content',
  'files',
  'replyContent',
  'result',
  'compensateAmount',
  'compensateState',
  'reopenReason',
] as const;

/** Which complaint it is, and what follows. */
function Intro({ row, follows }: { row: Complaint; follows?: LocalText }) {
  const { localize } = useLocale();
  return (
    <>
      <RowFacts row={row} fields={complaintFields} names={about} />
      {follows !== undefined && <Note>{localize(follows)}</Note>}
    </>
  );
}

const introOf =
  (follows?: LocalText): NonNullable<ActionForm<Complaint>['intro']> =>
  ([row]) => <Intro row={row!} {...(follows === undefined ? {} : { follows })} />;

/** The waybill names whose cards are offered; who carried gets it onto one of them. */
const noteId: FormItem = { field: 'noteId', when: () => false };
const hidden = { noteId: complaintFields.noteId, fromType: complaintFields.fromType, compensateState: complaintFields.compensateState };
const ofRow = ([row]: readonly Complaint[]) => ({ noteId: row?.noteId, fromType: row?.fromType, compensateState: row?.compensateState });
const hasNote = (values: Readonly<Record<string, unknown>>) => Boolean(values['noteId']);
const isCarrying = (values: Readonly<Record<string, unknown>>) => hasNote(values) && values['fromType'] !== '2';
const fromType: FormItem = { field: 'fromType', when: () => false };
/** A compensation is being decided on, or granted: there is no second one. */
const promised: FormItem = { field: 'compensateState', when: () => false };
const isPromised = (values: Readonly<Record<string, unknown>>) => ['10', '20'].includes(String(values['compensateState']));

/** What the moves of a complaint ask for. */
export const complaintForms = {
  reject: { schema: schemas.reject, fields: complaintRejectFields, intro: introOf() },
  reply: {
    schema: schemas.reply,
    fields: { ...hidden, ...complaintReplyFields, cardId: field.reference(complaintReplyFields.cardId, { picker: CreditorCardPicker }) },
    width: 640,
    intro: introOf(),
    initial: ofRow,
    layout: [
      noteId,
      fromType,
      promised,
      'result',
      'replyContent',
      {
        field: 'compensateAmount',
        when: (values) => hasNote(values) && !isPromised(values) && values['result'] !== '3',
        help: texts.amountHelp,
      },
      { field: 'cardId', when: (values) => isCarrying(values) && Number(values['compensateAmount'] ?? 0) > 0 },
    ],
  },
  compensate: {
    schema: schemas.compensate,
    fields: {
      ...hidden,
      ...complaintCompensateFields,
      cardId: field.reference(complaintCompensateFields.cardId, { picker: CreditorCardPicker }),
    },
    intro: introOf(texts.compensateHelp),
    initial: ofRow,
    layout: [noteId, fromType, promised, 'compensateAmount', { field: 'cardId', when: isCarrying }, 'reason'],
  },
  close: { schema: schemas.close, fields: complaintCloseFields, intro: introOf(texts.closeHelp) },
  reopen: { schema: schemas.reopen, fields: complaintReopenFields, intro: introOf(texts.reopenHelp) },
} as const satisfies Record<string, ActionForm<Complaint>>;
