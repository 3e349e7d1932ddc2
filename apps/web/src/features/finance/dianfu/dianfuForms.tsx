import { type LocalText, useLocale } from '@tarmac/admin-kit/i18n';
import type { ActionForm } from '@tarmac/admin-kit/resource';
import {
  createDianfuQueries,
  type Dianfu,
  dianfuAddFields,
  dianfuCancelFields,
  dianfuFields,
  dianfuRepayFields,
  dianfuSchemas as schemas,
  dianfuWriteOffFields,
} from '@tarmac/freight-api/finance';
import { Note } from '../../../shared/pages/Note.tsx';
import { RowFacts } from '../../../shared/pages/RowFacts.tsx';
import { client } from '../../../shared/session/session.ts';
import { arrivalFields, arrivalInputs } from '../arrival/arrivalForm.ts';
import { UnfundedNotePicker } from '../payment/paymentPickers.ts';
import { areChosen, OpenAmount } from '../shared/OpenAmount.tsx';
import { dianfuTexts as texts } from './dianfuTexts.ts';

const queries = createDianfuQueries(client);

const about = ['dianfuNo', 'customerName', 'shippingNoteNumber', 'principal', 'feeAmount', 'repaidAmount', 'balance', 'dueDate'] as const;

/** Which advance it is, how much is open, and what follows. */
function Intro({ row, follows }: { row: Dianfu; follows: LocalText }) {
  const { localize } = useLocale();
  return (
    <>
      <RowFacts row={row} fields={dianfuFields} names={about} />
      <Note>{localize(follows)}</Note>
    </>
  );
}

const introOf =
  (follows: LocalText): NonNullable<ActionForm<Dianfu>['intro']> =>
  ([row]) => <Intro row={row!} follows={follows} />;

/** What is open of an advance, or of one that was given up. */
const openOf = (row: Dianfu): number =>
  row.balance || (row.writtenOffPrincipal ?? 0) + (row.writtenOffFee ?? 0) - (row.recoveredAmount ?? 0);

/** What the actions on advances ask for. */
export const dianfuForms = {
  apply: {
    schema: schemas.add,
    fields: {
      noteId: { kind: 'reference', label: texts.note, picker: UnfundedNotePicker, required: true },
      ...dianfuAddFields,
    },
    layout: {
      groups: [
        {
          title: '',
          items: [{ field: 'noteId', help: texts.applyHelp }],
          footer: (values) =>
            areChosen(values, ['noteId']) ? (
              <OpenAmount label={texts.toAdvance} query={queries.missing({ noteId: values.noteId })} />
            ) : null,
        },
        { title: '', items: ['remark'] },
      ],
    },
  },
  repay: {
    schema: schemas.repay,
    fields: { ...arrivalFields, ...dianfuRepayFields },
    columns: 2,
    width: 720,
    intro: introOf(texts.repayHelp),
    initial: ([row]: readonly Dianfu[]) => ({ companyId: row?.companyId, amount: row && openOf(row), source: 'transfer' }),
    layout: ['amount', ...arrivalInputs],
  },
  cancel: { schema: schemas.cancel, fields: dianfuCancelFields, intro: introOf(texts.cancelHelp) },
  writeOff: { schema: schemas.writeOff, fields: dianfuWriteOffFields, intro: introOf(texts.writeOffHelp) },
} satisfies Readonly<Record<string, ActionForm<Dianfu>>>;
