import { Dialog, useConfirm } from '@tarmac/admin-kit/dialog';
import { Form, FormField, type FormControl, useKitForm, useWatch } from '@tarmac/admin-kit/form';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button, DateTimeInput, IconButton, QuantityInput, TextInput } from '@tarmac/admin-kit/input';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import { type BatchDispatchInput, type Order, orderFields, orderGrabFields } from '@tarmac/freight-api/shipping';
import { useQueryClient } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { type ClipboardEvent, useState } from 'react';
import { defineTexts } from '../../../shared/defineTexts.ts';
import { DriverPicker, VehiclePicker } from '../../../shared/pickers.tsx';
import { batchSchema, type BatchValues, blankTrip, isOver, isUsed, totalOf, type TripDraft } from './batchTrips.ts';
import { Remainder } from './order.dispatch.tsx';
import { order as orderResource, orderApi } from './order.resource.ts';
import { readPastedTrips } from './pastedTrips.ts';
import { refusedInput, RowsRefused } from './RowsRefused.ts';

const texts = defineTexts({
  title: { zh: '批量调度', en: 'Batch dispatch' },
  driver: { zh: '司机', en: 'Driver' },
  vehicle: { zh: '车辆', en: 'Vehicle' },
  pickup: { zh: '装货时间', en: 'Pick up at' },
  add: { zh: '添加一行', en: 'Add a row' },
  remove: { zh: '删除第 {row} 行', en: 'Remove row {row}' },
  row: { zh: '第 {row} 行', en: 'Row {row}' },
  total: { zh: '合计', en: 'Total' },
  paste: {
    zh: '可从表格粘贴多行：司机姓名或手机号、车牌号、计划重量（吨）、装货时间、挂车牌照号',
    en: 'Rows of a sheet can be pasted: driver by name or phone, plate, planned weight (t), pick-up time, trailer plate',
  },
  unknown: { zh: '没有可派的“{text}”，或不止一个', en: 'Nobody, or more than one, can be sent out as “{text}”' },
});

const unit = orderFields.totalWeight.unit;

/** Several trips of one order at once; each row is taken or refused on its own, and refused rows stay to be mended. @source freight-domain G05 */
export function BatchDispatchDialog({
  rows,
  onOpenChange,
  onSubmit,
}: ActionDialogProps<Order, Pick<BatchDispatchInput, 'rows' | 'version'>>) {
  const queryClient = useQueryClient();
  const [order, setOrder] = useState(rows[0]!);
  const { localize, t } = useLocale();
  const confirm = useConfirm();
  const form = useKitForm({
    schema: batchSchema(order, localize),
    defaultValues: { rows: [blankTrip(), blankTrip()] } as BatchValues,
    onSubmit: async (batch) => {
      try {
        await onSubmit(batch);
      } catch (error) {
        if (error instanceof RowsRefused) await keepRefused(error);
        throw error;
      }
    },
  });
  const drafts = useWatch({ control: form.methods.control, name: 'rows' });
  const setDrafts = (next: TripDraft[]) => {
    // Problems stand at places, and a place now means another row.
    form.methods.clearErrors();
    form.methods.setValue('rows', next, { shouldDirty: true });
  };
  // What was taken leaves the dialog; what was refused stays with its reason, against the order as it is now.
  const keepRefused = async ({ fail }: RowsRefused) => {
    const used = form.methods.getValues('rows').filter(isUsed);
    setDrafts(fail.flatMap(({ id }) => used[Number(id)] ?? []));
    const [stored] = await Promise.all([orderApi.get(order.id), queryClient.invalidateQueries({ queryKey: [orderResource.name] })]);
    setOrder(stored);
    throw Object.assign(new Error(), {
      errorData: fail.map(({ code, message }, index) => ({ path: `rows.${index}.${refusedInput(code)}`, message })),
    });
  };
  const [isReading, setReading] = useState(false);
  const handlePaste = async (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    // One value goes into its input, as anywhere.
    if (!/[\t\n]/.test(text.trimEnd())) return;
    event.preventDefault();
    setReading(true);
    try {
      const pasted = await readPastedTrips(text);
      const kept = form.methods.getValues('rows').filter(isUsed);
      setDrafts([...kept, ...pasted.map(({ trip }) => trip)]);
      for (const [index, { unknown }] of pasted.entries()) {
        for (const [name, word] of Object.entries(unknown))
          form.methods.setError(`rows.${kept.length + index}.${name as 'driverId'}`, {
            message: localize(texts.unknown).replace('{text}', word),
          });
      }
    } catch {
      // What failed was told by the client; nothing was taken over.
    } finally {
      setReading(false);
    }
  };
  const isTooMuch = isOver(order, drafts);
  const leave = async () => {
    if (drafts.some(isUsed) && !(await confirm({ content: t('resource.discard') }))) return;
    onOpenChange(false);
  };

  return (
    <Dialog
      open
      onOpenChange={() => void leave()}
      width={1160}
      title={localize(texts.title)}
      okClose={false}
      okDisabled={!drafts.some(isUsed)}
      busy={form.isSaving || isReading}
      onOk={form.submit}
    >
      <Remainder row={order} />
      <p className="m-0 mb-3 text-sm text-ink-secondary">{localize(texts.paste)}</p>
      <Form form={form} aria-label={localize(texts.title)}>
        <div className="flex flex-col gap-3" onPasteCapture={(event) => void handlePaste(event)}>
          {Array.from(drafts.keys(), (index) => (
            // Inputs belong to places: one that changed its name would take the value of its former place with it.
            <Trip
              key={index}
              index={index}
              onRemove={drafts.length === 1 ? undefined : () => setDrafts(drafts.filter((_one, at) => at !== index))}
            />
          ))}
        </div>
      </Form>
      <div className="mt-3 flex items-center justify-between">
        <Button icon={<Plus aria-hidden size={14} />} disabled={form.isSaving} onClick={() => setDrafts([...drafts, blankTrip()])}>
          {localize(texts.add)}
        </Button>
        <span className={isTooMuch ? 'text-danger-ink' : 'text-ink-secondary'}>
          {localize(texts.total)} <strong className="tabular-nums">{(totalOf(drafts) / unit.factor).toFixed(unit.decimals)}</strong>{' '}
          {localize(unit.symbol)}
        </span>
      </div>
    </Dialog>
  );
}

function Trip({ index, onRemove }: { index: number; onRemove: (() => void) | undefined }) {
  const { localize } = useLocale();
  const numbered = (text: { zh: string; en: string }) => localize(text).replace('{row}', String(index + 1));
  const at = `rows.${index}`;
  return (
    <div
      role="group"
      aria-label={numbered(texts.row)}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2 border-b border-solid border-line pb-3 md:grid-cols-[minmax(0,5fr)_minmax(0,5fr)_minmax(0,4fr)_minmax(0,6fr)_minmax(0,4fr)_auto]"
    >
      <div className="contents max-md:[&>div]:col-span-full">
        <FormField name={`${at}.driverId`} label={localize(texts.driver)} required>
          {(control: FormControl) => <DriverPicker {...control} />}
        </FormField>
        <FormField name={`${at}.vehicleId`} label={localize(texts.vehicle)} required>
          {(control: FormControl) => <VehiclePicker {...control} />}
        </FormField>
        <FormField name={`${at}.weight`} label={localize(orderGrabFields.weight.label)} required>
          {(control: FormControl) => (
            <QuantityInput {...control} factor={unit.factor} decimals={unit.decimals} suffix={localize(unit.symbol)} />
          )}
        </FormField>
        <FormField name={`${at}.pickupTime`} label={localize(texts.pickup)}>
          {(control: FormControl) => <DateTimeInput {...control} />}
        </FormField>
        <FormField name={`${at}.trailerNumber`} label={localize(orderGrabFields.trailerNumber.label)}>
          {(control: FormControl) => <TextInput {...control} />}
        </FormField>
      </div>
      <IconButton
        className="col-start-2 max-md:-mt-1 md:col-start-6 md:mt-6"
        label={numbered(texts.remove)}
        icon={<Trash2 aria-hidden size={16} />}
        disabled={onRemove === undefined}
        onClick={onRemove}
      />
    </div>
  );
}
