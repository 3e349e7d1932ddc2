import { useLocale } from '@tarmac/admin-kit/i18n';
import { type ActionDialogProps, addBody, FieldsFormDialog, type FieldsFormOptions, type FormSpec } from '@tarmac/admin-kit/resource';
import {
  createInvoiceRequestQueries,
  type Invoice,
  type InvoiceDeliverInput,
  invoiceDeliverFields,
  invoiceFields,
  invoiceSchemas as schemas,
} from '@tarmac/freight-api/finance';
import { useQuery } from '@tanstack/react-query';
import { quietClient } from '../../../shared/api/quietClient.ts';
import { Note } from '../../../shared/pages/Note.tsx';
import { RowFacts } from '../../../shared/pages/RowFacts.tsx';
import { errorText } from '../../../shared/texts/errorText.ts';
import { isPaper } from './invoiceKinds.ts';
import { invoiceTexts as texts } from './invoiceTexts.ts';

/** How an invoice reaches its buyer. */
export type Delivery = Omit<InvoiceDeliverInput, 'id' | 'version'>;

const requests = createInvoiceRequestQueries(quietClient);
const spec: FormSpec = [
  'deliverType',
  { field: 'email', when: ({ deliverType }) => deliverType === 'email', required: true },
  { field: 'expressNo', when: ({ deliverType }) => deliverType === 'express', required: true },
];
const bodyOf: NonNullable<FieldsFormOptions['check']>['bodyOf'] = (values, { context, initial }) =>
  addBody(context, { values, before: initial });

/** Sends an invoice to its buyer; the address is the one that its request names. @source freight-domain I9 */
export function DeliverDialog({
  rows,
  draft,
  changes,
  okText,
  okDisabled,
  onOpenChange,
  onSubmit,
  onCheck,
}: ActionDialogProps<Invoice, Delivery>) {
  const { localize } = useLocale();
  const [row] = rows as readonly [Invoice];
  const request = useQuery({ ...requests.get(row.requestBillId ?? ''), gcTime: 0, retry: false });
  const { email } = request.data ?? {};
  return (
    <FieldsFormDialog
      title={localize(texts.deliver)}
      width={560}
      columns={1}
      asksBeforeDiscard
      okText={okText}
      okDisabled={okDisabled}
      state={{
        isLoading: request.isPending,
        ...(request.isError && { problem: errorText(request.error), onRetry: () => void request.refetch() }),
      }}
      intro={
        <>
          {changes}
          <RowFacts
            row={row}
            fields={invoiceFields}
            names={['invoiceNo', 'buyerName', 'amountInclTax', 'deliverType', 'deliverTo', 'expressNo']}
          />
          <Note>{localize(texts.deliverHelp)}</Note>
        </>
      }
      onOpenChange={onOpenChange}
      options={{
        fields: invoiceDeliverFields,
        spec,
        row: { deliverType: row.deliverType ?? (isPaper(row) ? 'express' : 'email'), email: row.deliverTo ?? email },
        check: { schema: schemas.deliver, bodyOf, isCompletedLater: true },
        draft,
        askFurther: onCheck && ((values, about) => onCheck(bodyOf(values, about) as unknown as Delivery)),
        onSubmit: (values, about) => onSubmit(bodyOf(values, about) as unknown as Delivery),
      }}
    />
  );
}
