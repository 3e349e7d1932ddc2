import { Dialog, useConfirm } from '@tarmac/admin-kit/dialog';
import { EditableTableInput, type TableStore } from '@tarmac/admin-kit/editable-table';
import { Form, FormField, type FormControl, useKitForm } from '@tarmac/admin-kit/form';
import { interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import { notices } from '@tarmac/admin-kit/notice';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import { type BatchDispatchInput, type Order, orderFields } from '@tarmac/freight-api/shipping';
import { useQueryClient } from '@tanstack/react-query';
import { type ClipboardEvent, useEffect, useMemo, useState } from 'react';
import { defineTexts } from '../../../shared/texts/defineTexts.ts';
import {
  batchSchema,
  type BatchValues,
  completeTrips,
  blankTrips,
  isOver,
  isUsed,
  mostTrips,
  totalOf,
  type TripDraft,
} from './batchTrips.ts';
import { createCrewBook } from './crewBook.ts';
import { followTrips } from './followTrips.ts';
import { Remainder } from './order.dispatch.tsx';
import { order as orderResource, orderApi } from './order.resource.ts';
import { pasteTrips } from './pasteTrips.ts';
import { remainderOf, vehiclesLeftOf } from './remainder.ts';
import { refusalsOf, RowsRefused } from './RowsRefused.ts';
import { allowsPrepay, crewCellTypes, crewControls, tripColumns, tripSlots } from './tripColumns.tsx';

const texts = defineTexts({
  title: { zh: '批量调度', en: 'Batch dispatch' },
  trips: { zh: '派车明细', en: 'Trips' },
  total: { zh: '合计', en: 'Total' },
  left: { zh: '剩余', en: 'left' },
  paste: {
    zh: '可从表格粘贴多行：司机姓名或手机号、车牌号、挂车牌照号、计划重量（吨）、装货时间',
    en: 'Rows of a sheet can be pasted: driver by name or phone, plate, trailer plate, planned weight (t), pick-up time',
  },
  lost: { zh: '{count} 个单元格未粘贴', en: '{count} {count|cell|cells} left out' },
  full: { zh: '一次最多 {max} 行，末尾的 {count} 行未粘贴', en: 'At most {max} {max|trip|trips} at once; {count} left out at the end' },
  and: { zh: '；', en: '. ' },
  andPrepay: { zh: '、预付金额（元）', en: ', prepayment (CNY)' },
});

const { unit } = orderFields.totalWeight;
const digits = { minimumFractionDigits: unit.decimals, maximumFractionDigits: unit.decimals };
const tonnes = (kg: number) => (kg / unit.factor).toLocaleString('en-US', digits);

/** Several trips of one order at once; each row is taken or refused on its own, and refused rows stay to be fixed. @source freight-domain G05 */
export function BatchDispatchDialog({
  rows,
  draft,
  changes,
  okText,
  okDisabled,
  onOpenChange,
  onSubmit,
  onCheck,
}: ActionDialogProps<Order, Pick<BatchDispatchInput, 'rows' | 'version'>>) {
  const queryClient = useQueryClient();
  const [order, setOrder] = useState(rows[0]!);
  const [given, setGiven] = useState(order);
  // Somebody changed it meanwhile.
  if (given !== rows[0]) {
    setGiven(rows[0]!);
    setOrder(rows[0]!);
  }
  const { localize, t } = useLocale();
  const confirm = useConfirm();
  const [book] = useState(() => createCrewBook(order, localize));
  const [cellTypes] = useState(() => crewCellTypes(book));
  const [controls] = useState(() => crewControls(book, order));
  const [slots] = useState(() => tripSlots(book, order));
  const columns = useMemo(() => tripColumns(order, { book, localize }), [order, book, localize]);
  // As the table has them: the form hears of them when the focus leaves.
  const [table, setTable] = useState<TableStore | null>(null);
  const [drafts, setDrafts] = useState<readonly TripDraft[]>([]);
  useEffect(() => (table === null ? undefined : followTrips(table, { book, onRows: setDrafts })), [table, book]);
  const form = useKitForm({
    schema: batchSchema(order, { isKnown: book.isKnown, localize }),
    defaultValues: { rows: blankTrips(order) } as BatchValues,
    draft,
    // Of lines that are complete the server tells what it has against them, beside what is wrong with the others.
    askFurther: async ({ rows: typed }) => {
      const complete = completeTrips(typed, book.isKnown);
      if (complete.length === 0 || onCheck === undefined) return [];
      const problems = await onCheck({ version: order.version, rows: complete.map(({ trip }) => trip) });
      return problems.flatMap(({ path, message }) => {
        const [, at, name] = /^rows\.(\d+)\.(.+)$/.exec(path) ?? [];
        const line = complete[Number(at)];
        return line === undefined ? [] : [{ path: `rows.${line.index}.${name}`, message }];
      });
    },
    onSubmit: async (batch) => {
      try {
        await onSubmit(batch);
      } catch (error) {
        if (error instanceof RowsRefused) await keepRefused(error);
        throw error;
      }
    },
  });
  // What was taken leaves the dialog; what was refused stays with its reason, against the order as it is now.
  const keepRefused = async ({ fail }: RowsRefused) => {
    const used = form.methods.getValues('rows').filter(isUsed);
    // Problems stand at places, and a place now means another row.
    form.methods.clearErrors();
    form.methods.setValue(
      'rows',
      fail.flatMap(({ id }) => used[Number(id)] ?? []),
      { shouldDirty: true },
    );
    const [stored] = await Promise.all([orderApi.get(order.id), queryClient.invalidateQueries({ queryKey: [orderResource.name] })]);
    setOrder(stored);
    throw Object.assign(new Error(), {
      errorData: fail.flatMap((one, index) =>
        refusalsOf(one, vehiclesLeftOf(stored) !== 0).map(({ path, message }) => ({ path: `rows.${index}.${path}`, message })),
      ),
    });
  };
  const handlePaste = async (event: ClipboardEvent<HTMLElement>) => {
    const { clipboardData: data, currentTarget } = event;
    const [text, html] = [data.getData('text/plain'), data.getData('text/html')];
    // One value goes into its input, as anywhere.
    if (table === null || !/[\t\n]/.test(text.trimEnd())) return;
    event.preventDefault();
    event.stopPropagation();
    // A picker that is open over the cell would take all of it for a search: with the focus it goes.
    currentTarget.querySelector('textarea')?.focus();
    const { lostCells, lostLines } = await pasteTrips(table, { text, html });
    const told = [
      ...(lostCells > 0 ? [interpolate(localize(texts.lost), { count: lostCells })] : []),
      ...(lostLines > 0 ? [interpolate(localize(texts.full), { max: mostTrips, count: lostLines })] : []),
    ];
    if (told.length > 0) notices.warning(told.join(localize(texts.and)), { duration: 0 });
  };
  const isTooMuch = isOver(order, drafts);
  const leave = async () => {
    if (drafts.some(isUsed) && !(await confirm({ content: t('resource.discard') }))) return;
    form.forgetDraft();
    onOpenChange(false);
  };

  return (
    <Dialog
      open
      onOpenChange={() => void leave()}
      width={1320}
      title={localize(texts.title)}
      okClose={false}
      okText={okText}
      okDisabled={okDisabled || !drafts.some(isUsed)}
      busy={form.isSaving}
      onOk={form.submit}
    >
      {changes}
      <Remainder row={order} />
      <div onPasteCapture={(event) => void handlePaste(event)}>
        <Form form={form} columns={1} aria-label={localize(texts.title)}>
          {/* The help keeps the place of an error: buttons below do not move away under a hand that fixes it. */}
          <FormField
            name="rows"
            label={localize(texts.trips)}
            help={`${localize(texts.paste)}${allowsPrepay(order) ? localize(texts.andPrepay) : ''}`}
          >
            {(control: FormControl) => (
              <EditableTableInput
                {...control}
                columns={columns}
                label={localize(texts.trips)}
                options={{ cellTypes, maxRows: mostTrips }}
                onTable={setTable}
                table={{
                  toolbar: { buttons: ['add', 'remove', 'history'] },
                  rowSelection: true,
                  rowNumber: true,
                  alwaysEdit: true,
                  size: 'small',
                  maxHeight: 420,
                  controls,
                  slots,
                }}
              />
            )}
          </FormField>
        </Form>
      </div>
      <p role="status" className={`m-0 mt-3 text-end ${isTooMuch ? 'text-danger-ink' : 'text-ink-secondary'}`}>
        {localize(texts.total)} <strong className="tabular-nums">{tonnes(totalOf(drafts))}</strong>
        {order.totalWeight !== null && <span>{` / ${localize(texts.left)} ${tonnes(remainderOf(order))}`}</span>} {localize(unit.symbol)}
      </p>
    </Dialog>
  );
}
