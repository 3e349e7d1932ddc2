import { Dialog } from '@tarmac/admin-kit/dialog';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button, DateTimeInput, IconButton, QuantityInput } from '@tarmac/admin-kit/input';
import { notices } from '@tarmac/admin-kit/notice';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import { type BatchDispatchInput, type Order, orderFields } from '@tarmac/freight-api/shipping';
import { useQueryClient } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { defineTexts } from '../../../shared/defineTexts.ts';
import { DriverPicker, VehiclePicker } from '../../../shared/pickers.tsx';
import { Remainder, remainderOf } from './order.dispatch.tsx';
import { order as orderResource, orderApi } from './order.resource.ts';
import { RowsRefused } from './RowsRefused.ts';

const texts = defineTexts({
  title: { zh: '批量调度', en: 'Batch dispatch' },
  driver: { zh: '司机', en: 'Driver' },
  vehicle: { zh: '车辆', en: 'Vehicle' },
  weight: { zh: '计划重量', en: 'Planned weight' },
  pickup: { zh: '装货时间', en: 'Pick up at' },
  add: { zh: '添加一行', en: 'Add a row' },
  remove: { zh: '删除第 {row} 行', en: 'Remove row {row}' },
  row: { zh: '第 {row} 行', en: 'Row {row}' },
  total: { zh: '合计', en: 'Total' },
  missing: { zh: '请选择司机、车辆并填写重量', en: 'Choose driver and vehicle and give the weight' },
  twice: { zh: '车辆重复', en: 'Vehicle chosen twice' },
  over: { zh: '合计超过订单剩余量', en: 'The total exceeds what is left' },
});

interface Draft {
  key: number;
  driverId: string | null;
  vehicleId: string | null;
  weight: number | null;
  pickupTime: string | null;
}
const blank = (key: number): Draft => ({ key, driverId: null, vehicleId: null, weight: null, pickupTime: null });
const unit = orderFields.totalWeight.unit;

/** Several trips of one order at once; each row is taken or refused on its own, and refused rows stay to be mended. @source freight-domain G05 */
export function BatchDispatchDialog({
  rows,
  onOpenChange,
  onSubmit,
}: ActionDialogProps<Order, Pick<BatchDispatchInput, 'rows' | 'version'>>) {
  const queryClient = useQueryClient();
  const [order, setOrder] = useState(rows[0]!);
  const { localize } = useLocale();
  const [drafts, setDrafts] = useState<Draft[]>([blank(1), blank(2)]);
  const [isChecked, setChecked] = useState(false);
  const [refused, setRefused] = useState<Readonly<Record<number, string>>>({});
  const change = (key: number, part: Partial<Draft>) => {
    setDrafts((before) => before.map((draft) => (draft.key === key ? { ...draft, ...part } : draft)));
    setRefused(({ [key]: _mended, ...others }) => others);
  };
  const used = drafts.filter((draft) => draft.driverId !== null || draft.vehicleId !== null || draft.weight !== null);
  const total = used.reduce((sum, draft) => sum + (draft.weight ?? 0), 0);
  const isOver = order.totalWeight !== null && total > remainderOf(order);
  const problemOf = (draft: Draft): string | undefined => {
    if (!used.includes(draft)) return undefined;
    if (draft.driverId === null || draft.vehicleId === null || draft.weight === null) return localize(texts.missing);
    return used.some((other) => other !== draft && other.vehicleId === draft.vehicleId) ? localize(texts.twice) : undefined;
  };
  // What was taken leaves the dialog; what was refused stays with its reason, against the order as it is now.
  const keepRefused = async ({ fail }: RowsRefused) => {
    const reasons = new Map(fail.map((one) => [used[Number(one.id)]?.key, one.message]));
    setDrafts(drafts.filter((draft) => reasons.has(draft.key)));
    setRefused(Object.fromEntries([...reasons].flatMap(([key, message]) => (key === undefined ? [] : [[key, message]]))));
    setChecked(false);
    const [stored] = await Promise.all([orderApi.get(order.id), queryClient.invalidateQueries({ queryKey: [orderResource.name] })]);
    setOrder(stored);
  };
  const save = async () => {
    setChecked(true);
    if (used.length === 0 || isOver || used.some((draft) => problemOf(draft) !== undefined)) return false;
    try {
      await onSubmit({
        version: order.version,
        rows: used.map(({ driverId, vehicleId, weight, pickupTime }) => ({
          driverId: driverId!,
          vehicleId: vehicleId!,
          weight: weight!,
          pickupTime,
        })),
      });
      return true;
    } catch (error) {
      if (error instanceof RowsRefused) await keepRefused(error);
      notices.warning(error instanceof Error ? error.message : String(error));
      return false;
    }
  };

  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      width={1000}
      title={localize(texts.title)}
      okClose={false}
      okDisabled={used.length === 0}
      onOk={save}
    >
      <Remainder row={order} />
      <div className="overflow-x-auto">
        <table className="w-full min-w-180 border-collapse">
          <thead>
            <tr className="text-left text-sm text-ink-secondary">
              {[texts.driver, texts.vehicle, texts.weight, texts.pickup].map((text) => (
                <th key={text.zh} scope="col" className="p-1 font-medium">
                  {localize(text)}
                </th>
              ))}
              <th scope="col" className="w-10 p-1">
                <span className="sr-only">{localize(texts.remove).replace('{row}', '')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {drafts.map((draft, index) => {
              const name = localize(texts.row).replace('{row}', String(index + 1));
              const problem = (isChecked ? problemOf(draft) : undefined) ?? refused[draft.key];
              return (
                <tr key={draft.key} className="align-top">
                  <td className="w-56 p-1">
                    <DriverPicker
                      aria-label={`${name} ${localize(texts.driver)}`}
                      value={draft.driverId}
                      invalid={problem !== undefined}
                      onValueChange={(driverId) => change(draft.key, { driverId })}
                    />
                    {problem !== undefined && (
                      <p role="alert" className="m-0 mt-1 text-sm text-danger-ink">
                        {problem}
                      </p>
                    )}
                  </td>
                  <td className="w-56 p-1">
                    <VehiclePicker
                      aria-label={`${name} ${localize(texts.vehicle)}`}
                      value={draft.vehicleId}
                      onValueChange={(vehicleId) => change(draft.key, { vehicleId })}
                    />
                  </td>
                  <td className="w-40 p-1">
                    <QuantityInput
                      aria-label={`${name} ${localize(texts.weight)}`}
                      factor={unit.factor}
                      decimals={unit.decimals}
                      suffix={localize(unit.symbol)}
                      value={draft.weight}
                      onValueChange={(weight) => change(draft.key, { weight })}
                    />
                  </td>
                  <td className="w-52 p-1">
                    <DateTimeInput
                      aria-label={`${name} ${localize(texts.pickup)}`}
                      value={draft.pickupTime}
                      onValueChange={(pickupTime) => change(draft.key, { pickupTime })}
                    />
                  </td>
                  <td className="p-1">
                    <IconButton
                      label={localize(texts.remove).replace('{row}', String(index + 1))}
                      icon={<Trash2 aria-hidden size={16} />}
                      disabled={drafts.length === 1}
                      onClick={() => setDrafts((before) => before.filter((one) => one.key !== draft.key))}
                    />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <div className="mt-2 flex items-center justify-between">
        <Button
          icon={<Plus aria-hidden size={14} />}
          onClick={() => setDrafts((before) => [...before, blank(Math.max(0, ...before.map((draft) => draft.key)) + 1)])}
        >
          {localize(texts.add)}
        </Button>
        <span className={isOver ? 'text-danger-ink' : 'text-ink-secondary'} role={isOver ? 'alert' : undefined}>
          {localize(texts.total)} <strong className="tabular-nums">{(total / unit.factor).toFixed(unit.decimals)}</strong>{' '}
          {localize(unit.symbol)}
          {isOver && ` · ${localize(texts.over)}`}
        </span>
      </div>
    </Dialog>
  );
}
