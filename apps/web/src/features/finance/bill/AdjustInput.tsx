import type { PickerProps } from '@tarmac/admin-kit/field';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { MoneyInput } from '@tarmac/admin-kit/input';
import { type BillItem, billAdjustFields, billItemFields as fields } from '@tarmac/freight-api/finance';
import { useWatch } from 'react-hook-form';
import { RowChoice } from '../shared/RowChoice.tsx';
import { useBillItems } from './billItems.ts';
import { billTexts as texts } from './billTexts.ts';
import { readLines, writeLines } from './disputedLines.ts';

const names = [
  ['shippingNoteNumber', 176],
  ['disputed', 84],
  ['remark', 220],
  ['amount', 112],
  ['openAmount', 112],
] as const;
const amountOf = (row: BillItem): number => row.amount ?? 0;

/** Says by how much waybills of a disputed bill are to be corrected: what the customer objects to comes first. */
export function AdjustInput({ value, onValueChange, ...control }: PickerProps) {
  const { localize } = useLocale();
  const billId = useWatch({ name: 'billId' });
  const found = useBillItems(typeof billId === 'string' ? billId : '');
  const lines = readLines(value);
  const change = (next: Readonly<Record<string, string>>) => onValueChange?.(writeLines(next));
  const { data } = found;
  const rows = data?.rows.toSorted((one, other) => (other.disputed ?? '').localeCompare(one.disputed ?? ''));
  return (
    <RowChoice<BillItem>
      control={control}
      label={localize(texts.adjustItems)}
      found={{ ...found, data: data && rows && { ...data, rows } }}
      fields={fields}
      names={names}
      further={[
        {
          key: 'adjust',
          title: localize(billAdjustFields.amount.label),
          width: 160,
          cell: ({ id, shippingNoteNumber }) =>
            Object.hasOwn(lines, id) && (
              <MoneyInput
                currency="CNY"
                aria-label={`${localize(billAdjustFields.amount.label)} ${shippingNoteNumber ?? ''}`}
                disabled={control.disabled}
                value={lines[id] === '' ? null : Number(lines[id])}
                onValueChange={(fen) => change({ ...lines, [id]: fen === null ? '' : String(fen) })}
              />
            ),
        },
      ]}
      chosen={Object.keys(lines)}
      onChosenChange={(ids) => change(Object.fromEntries(ids.map((id) => [id, lines[id] ?? ''])))}
      amountOf={amountOf}
      none={texts.nothing}
      rowTone={({ disputed }) => (disputed === '1' ? 'waiting' : undefined)}
      storageId="billAdjust"
    />
  );
}
