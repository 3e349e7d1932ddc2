import type { PickerProps } from '@tarmac/admin-kit/field';
import { interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import { Empty } from '@tarmac/admin-kit/input';
import { createBillApi, type NoteBill, noteBillFields as fields } from '@tarmac/freight-api/finance';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { quietClient } from '../../../shared/api/quietClient.ts';
import { Note } from '../../../shared/pages/Note.tsx';
import { keysOf } from '../../../shared/pickers/pickedKeys.ts';
import { bill } from './bill.resource.ts';
import { mostItems } from './billItems.ts';
import { billTexts as texts } from './billTexts.ts';
import { readAll } from '../shared/readAll.ts';
import { RowChoice } from '../shared/RowChoice.tsx';

const { candidates } = createBillApi(quietClient);
const field = 'id,shippingNoteNumber,signTime,settleType,settleWeight,feeTotal,customerPaidAmount,customerOpenAmount';
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Chooses the waybills of a new bill: all of its period, as long as nobody takes some out. @source freight-domain B1 */
export function CandidateInput({ value, onValueChange, ...control }: PickerProps) {
  const { localize } = useLocale();
  const [customerId, companyId, from, to, settleType] = (
    useWatch({ name: ['customerId', 'companyId', 'periodFrom', 'periodTo', 'settleType'] }) as readonly unknown[]
  ).map(textOf) as [string, string, string, string, string];
  const isAsked = [customerId, companyId, from, to].every(Boolean) && from <= to;
  const query = { customerId, companyId, from, to, ...(settleType && { settleType }), column: 'signTime', order: 'asc', field };
  const found = useQuery({
    queryKey: [bill.name, 'allCandidates', query],
    queryFn: ({ signal }) => readAll((page, options) => candidates({ ...query, ...page }, options), { most: mostItems, signal }),
    enabled: isAsked,
    gcTime: 0,
    retry: false,
  });
  const rows = isAsked ? (found.data?.rows ?? []) : [];
  const ids = rows.map(({ id }) => id).join(',') || null;
  const chosen = keysOf(value, true);
  const tickAll = useEffectEvent(() => {
    const kept = chosen.filter((id) => rows.some((row) => row.id === id));
    onValueChange?.(kept.join(',') || ids);
  });
  // Somebody else may have billed some of them meanwhile: what was refused is read again.
  const isRefused = control.invalid === true;
  const readAgain = useEffectEvent(() => void found.refetch());
  useEffect(() => {
    if (isRefused) readAgain();
  }, [isRefused]);
  // Other waybills, another choice: of the former one nothing is left, but what a draft brings is chosen as it was.
  useEffect(() => tickAll(), [ids]);
  if (!isAsked) return <Empty>{localize(texts.fillFirst)}</Empty>;
  const ticked = new Set(chosen);
  const types = new Set(rows.filter(({ id }) => ticked.has(id)).map((row) => row.settleType));
  const total = found.data?.total ?? 0;
  return (
    <>
      {types.size > 1 && <Note className="">{localize(texts.mixed)}</Note>}
      {total > mostItems && <Note className="">{interpolate(localize(texts.tooMany), { total, most: mostItems })}</Note>}
      <RowChoice<NoteBill>
        control={control}
        label={localize(texts.notes)}
        found={found}
        fields={fields}
        names={[
          ['shippingNoteNumber', 176],
          ['signTime', 166],
          ['settleType', 84],
          ['settleWeight', 96],
          ['feeTotal', 112],
          ['customerPaidAmount', 112],
          ['customerOpenAmount', 112],
        ]}
        chosen={chosen}
        onChosenChange={(next) => onValueChange?.(next.join(',') || null)}
        amountOf={(row) => row.customerOpenAmount ?? 0}
        none={texts.nothing}
        storageId="billCandidates"
      />
    </>
  );
}
