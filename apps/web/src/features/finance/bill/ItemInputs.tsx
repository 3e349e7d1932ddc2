import type { PickerProps } from '@tarmac/admin-kit/field';
import { formatMoney, interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import { TextInput } from '@tarmac/admin-kit/input';
import { type BillItem, billItemFields as fields } from '@tarmac/freight-api/finance';
import { useWatch } from 'react-hook-form';
import { keysOf } from '../../../shared/pickers/keysOf.ts';
import { useBillItems } from './billItems.ts';
import { billTexts as texts } from './billTexts.ts';
import { readLines, writeLines } from './disputedLines.ts';
import { RowChoice } from '../shared/RowChoice.tsx';

const amountOf = (row: BillItem): number => row.amount ?? 0;
const billIdOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const names = [
  ['shippingNoteNumber', 176],
  ['signTime', 166],
  ['settleWeight', 96],
  ['amount', 112],
] as const;

/** Chooses what is wrong of a bill, with a word on each. @source freight-domain B4 */
export function DisputeInput({ value, onValueChange, ...control }: PickerProps) {
  const { localize } = useLocale();
  const found = useBillItems(billIdOf(useWatch({ name: 'billId' })));
  const lines = readLines(value);
  const change = (next: Readonly<Record<string, string>>) => onValueChange?.(writeLines(next));
  return (
    <RowChoice<BillItem>
      control={control}
      label={localize(texts.disputeItems)}
      found={found}
      fields={fields}
      names={names}
      further={[
        {
          key: 'remark',
          title: localize(fields.remark.label),
          width: 240,
          cell: ({ id, shippingNoteNumber }) =>
            Object.hasOwn(lines, id) && (
              <TextInput
                aria-label={`${localize(fields.remark.label)} ${shippingNoteNumber ?? ''}`}
                maxLength={fields.remark.maxLength}
                disabled={control.disabled}
                value={lines[id]}
                onValueChange={(remark) => change({ ...lines, [id]: remark })}
              />
            ),
        },
      ]}
      chosen={Object.keys(lines)}
      onChosenChange={(ids) => change(Object.fromEntries(ids.map((id) => [id, lines[id] ?? ''])))}
      amountOf={amountOf}
      none={texts.nothing}
      storageId="billDispute"
    />
  );
}

/** Chooses what leaves a disputed bill: what the customer objects to comes first. @source freight-domain B4b */
export function RemoveInput({ value, onValueChange, ...control }: PickerProps) {
  const { localize } = useLocale();
  const found = useBillItems(billIdOf(useWatch({ name: 'billId' })));
  const chosen = keysOf(value);
  const { data } = found;
  const rows = data?.rows.toSorted((one, other) => (other.disputed ?? '').localeCompare(one.disputed ?? '')) ?? [];
  const total = rows.reduce((sum, row) => sum + amountOf(row), 0);
  const told = (count: number, amount: number) =>
    `${interpolate(localize(texts.ofAll), { count, total: rows.length })} · ${formatMoney(amount)}`;
  return (
    <RowChoice<BillItem>
      control={control}
      label={localize(texts.remove)}
      found={{ ...found, data: data && { ...data, rows } }}
      fields={fields}
      names={[
        ['shippingNoteNumber', 176],
        ['disputed', 84],
        ['remark', 220],
        ['signTime', 166],
        ['amount', 112],
        ['openAmount', 112],
      ]}
      chosen={chosen}
      onChosenChange={(ids) => onValueChange?.(ids.join(',') || null)}
      amountOf={amountOf}
      none={texts.nothing}
      facts={(amount) => [
        [localize(texts.removed), told(chosen.length, amount)],
        [localize(texts.kept), told(rows.length - chosen.length, total - amount)],
      ]}
      rowTone={({ disputed }) => (disputed === '1' ? 'waiting' : undefined)}
      storageId="billRework"
    />
  );
}
