import { notices } from '@tarmac/admin-kit/notice';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { type ActionDialogProps, addBody, FieldsFormDialog, type FieldsFormOptions } from '@tarmac/admin-kit/resource';
import {
  type Bill,
  createInvoiceRequestQueries,
  type InvoiceRequest,
  invoiceRequestFields as fields,
  invoiceRequestSchemas as schemas,
  type NoteInvoice,
} from '@tarmac/freight-api/finance';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { quietClient } from '../../../shared/api/quietClient.ts';
import { RowFacts } from '../../../shared/pages/RowFacts.tsx';
import { errorText } from '../../../shared/texts/errorText.ts';
import type { RowsFound } from '../shared/RowChoice.tsx';
import { invoiceableNote, invoiceRequest } from './invoiceRequest.resource.ts';
import { requestTexts as texts } from './invoiceRequestTexts.ts';
import { MixedNotesDialog } from './MixedNotesDialog.tsx';
import { OfferedNotes, type OfferedNote, useBillNotes, useDraftNotes } from './offeredNotes.ts';
import { inputsOf, requestFields, type RequestInputs, requestLayout } from './requestForm.tsx';
import type { RequestSubject } from './RequestPlan.tsx';
import { unfitFor } from './unfitFor.ts';

/** What is asked for, and whether it is handed in or kept as a draft. */
export type RequestAsked = RequestInputs & RequestSubject & { submit: boolean };
type DialogProps = Omit<ActionDialogProps<unknown, RequestAsked>, 'rows'>;

const queries = createInvoiceRequestQueries(quietClient);
const useTitle = (customerId: string) => useQuery({ ...queries.title({ customerId }), gcTime: 0, retry: false });
const idsOf = (rows: readonly { id: string }[] | undefined) => rows?.map(({ id }) => id).join(',');
/** What the form begins with beside the title of the customer: a limit that is not reached changes nothing. */
const usual = { invoiceType: '1', mergeMode: 'split' };

/** Asks for invoices about the chosen waybills. @source freight-domain S15 申请开票 */
export function ApplyDialog({ rows, ...dialog }: ActionDialogProps<NoteInvoice, RequestAsked>) {
  const [first] = rows as readonly [NoteInvoice];
  if (rows.some((row) => unfitFor(row, first) !== undefined)) return <MixedNotesDialog rows={rows} onOpenChange={dialog.onOpenChange} />;
  return <ChosenNotes {...dialog} rows={rows} />;
}

function ChosenNotes({ rows, ...dialog }: ActionDialogProps<NoteInvoice, RequestAsked>) {
  const [{ customerId, companyId, customerName, companyName }] = rows as readonly [NoteInvoice];
  const title = useTitle(customerId ?? '');
  return (
    <RequestDialog
      {...dialog}
      subject={{ customerId: customerId ?? '', companyId: companyId ?? '' }}
      about={{ customerName, companyName }}
      notes={{ data: { rows, total: rows.length }, error: null, refetch: title.refetch }}
      waits={[title]}
      begin={title.data && { ...usual, ...known(title.data), noteIds: idsOf(rows) }}
    />
  );
}

/** Asks for invoices about a bill: all of its waybills that may be invoiced, unless some are taken out. @source freight-domain F03, S17 申请开票 */
export function BillRequestDialog({ rows, ...dialog }: ActionDialogProps<Bill, RequestAsked>) {
  const [{ id: billId, customerId, companyId, partyName, companyName, billNo }] = rows as readonly [Bill];
  const title = useTitle(customerId ?? '');
  const notes = useBillNotes(billId);
  return (
    <RequestDialog
      {...dialog}
      subject={{ customerId: customerId ?? '', companyId: companyId ?? '', billId }}
      about={{ customerName: partyName, companyName, billNo }}
      notes={notes}
      waits={[title, notes]}
      begin={title.data && notes.data && { ...usual, ...known(title.data), noteIds: idsOf(notes.data.rows) }}
    />
  );
}

/** Changes a draft. */
export function EditRequestDialog({ rows, ...dialog }: ActionDialogProps<InvoiceRequest, RequestAsked>) {
  const [row] = rows as readonly [InvoiceRequest];
  const { chosen, ...notes } = useDraftNotes(row);
  // Of all that could be invoiced: so it is whatever waybills are taken in or out.
  const isWhole = row.invoiceAmount === row.totalAmount;
  return (
    <RequestDialog
      {...dialog}
      subject={{ customerId: row.customerId ?? '', companyId: row.companyId ?? '', billId: row.billId }}
      about={row}
      notes={notes}
      waits={[notes]}
      begin={notes.data && { ...row, invoiceAmount: isWhole ? null : row.invoiceAmount, noteIds: chosen.join(',') }}
    />
  );
}

/** What a customer has left with us; what they have not does not take the place of what is usual. */
const known = (title: object) => Object.fromEntries(Object.entries(title).filter(([, value]) => value !== null));

function RequestDialog({
  subject,
  about,
  notes,
  waits,
  begin,
  draft,
  changes,
  okDisabled,
  onOpenChange,
  onSubmit,
  onCheck,
}: RequestDialogProps) {
  const { localize } = useLocale();
  const client = useQueryClient();
  const bodyOf: NonNullable<FieldsFormOptions['check']>['bodyOf'] = (values, { context, initial }) => ({
    ...inputsOf(addBody(context, { values, before: initial })),
    ...subject,
  });
  const failed = waits.find(({ error }) => error !== null);
  return (
    <OfferedNotes value={notes}>
      <FieldsFormDialog
        title={localize(texts.apply)}
        width={960}
        columns={2}
        fullScreenToggle
        asksBeforeDiscard
        draftable
        okText={localize(texts.submit)}
        okDisabled={okDisabled}
        state={{
          isLoading: begin === undefined,
          ...(failed && { problem: errorText(failed.error), onRetry: () => waits.forEach(({ refetch }) => void refetch()) }),
        }}
        intro={
          <>
            {changes}
            <RowFacts row={about} fields={fields} names={['requestNo', 'customerName', 'companyName', 'billNo']} />
          </>
        }
        onOpenChange={onOpenChange}
        options={{
          fields: requestFields,
          spec: requestLayout(subject, { isKept: about.requestNo !== undefined }),
          row: begin,
          check: { schema: schemas.add, bodyOf },
          draft: draft && { id: draft.id, without: ['noteIds'] },
          askFurther: onCheck && ((values, asked) => onCheck({ ...bodyOf(values, asked), submit: true } as RequestAsked)),
          onSubmit: async (values, { isDraft, ...asked }) => {
            await onSubmit({ ...bodyOf(values, asked), submit: !isDraft } as RequestAsked);
            notices.success(localize(isDraft ? texts.kept : texts.applied));
            for (const { name } of [invoiceRequest, invoiceableNote]) await client.invalidateQueries({ queryKey: [name] });
          },
        }}
      />
    </OfferedNotes>
  );
}

interface RequestDialogProps extends DialogProps {
  subject: RequestSubject;
  /** Told above the inputs. */
  about: Partial<Record<'requestNo' | 'customerName' | 'companyName' | 'billNo', string | null>>;
  notes: RowsFound<OfferedNote>;
  /** What has to be read before the form can begin. */
  waits: ReadonlyArray<Pick<RowsFound<unknown>, 'error' | 'refetch'>>;
  /** What the inputs begin with, once it is known. */
  begin: Readonly<Record<string, unknown>> | undefined;
}
