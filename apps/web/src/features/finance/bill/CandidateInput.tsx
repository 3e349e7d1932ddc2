import type { PickerProps } from '@tarmac/admin-kit/field';
import { interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import { Empty } from '@tarmac/admin-kit/input';
import { type BillInput, createBillApi, type NoteBill, noteBillFields as fields } from '@tarmac/freight-api/finance';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { quietClient } from '../../../shared/api/quietClient.ts';
import { Note } from '../../../shared/pages/Note.tsx';
import { keysOf } from '../../../shared/pickers/keysOf.ts';
import { bill } from './bill.resource.ts';
import { mostItems } from './billItems.ts';
import { billTexts as texts } from './billTexts.ts';
import { readAll } from '../shared/readAll.ts';
import { RowChoice } from '../shared/RowChoice.tsx';

const { candidates } = createBillApi(quietClient);
const common = [
  ['shippingNoteNumber', 176],
  ['signTime', 166],
  ['settleWeight', 96],
] as const;
/** What is told of waybills by the kind of the bill; the last column is what is billed. */
const columnsOf: Readonly<Record<string, ReadonlyArray<readonly [keyof typeof fields, number]>>> = {
  customer: [
    ['settleType', 84],
    ['feeTotal', 112],
    ['customerPaidAmount', 112],
    ['customerOpenAmount', 112],
  ],
  carrier: [
    ['driverFee', 112],
    ['paidAmount', 112],
    ['openAmount', 112],
  ],
  agent: [
    ['feeTotal', 112],
    ['agentMargin', 112],
    ['agentOpenAmount', 112],
  ],
};
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Chooses the waybills of a new bill: all of its period, as long as nobody takes some out. @source freight-domain B1 */
export function CandidateInput({ value, onValueChange, ...control }: PickerProps) {
  const { localize } = useLocale();
  const [kind, customerId, carrierId, agentId, companyId, from, to, settleType] = (
    useWatch({
      name: ['billKind', 'customerId', 'carrierId', 'agentId', 'companyId', 'periodFrom', 'periodTo', 'settleType'],
    }) as readonly unknown[]
  ).map(textOf) as [string, string, string, string, string, string, string, string];
  const billKind = kind as NonNullable<BillInput['billKind']>;
  const party = { customer: { customerId }, carrier: { carrierId }, agent: { agentId } }[billKind] ?? {};
  const isOfCustomer = billKind === 'customer';
  const shown = [...common, ...(columnsOf[billKind] ?? [])];
  const billed = shown.at(-1)![0];
  const isAsked = [...Object.values(party), companyId, from, to].every(Boolean) && from <= to;
  const query = {
    billKind,
    ...party,
    companyId,
    from,
    to,
    ...(isOfCustomer && settleType && { settleType }),
    column: 'signTime',
    order: 'asc',
    field: ['id', ...(isOfCustomer ? [] : ['settleType']), ...shown.map(([name]) => name)].join(','),
  };
  const found = useQuery({
    queryKey: [bill.name, 'allCandidates', query],
    queryFn: ({ signal }) => readAll((page, options) => candidates({ ...query, ...page }, options), { most: mostItems, signal }),
    enabled: isAsked,
    gcTime: 0,
    retry: false,
  });
  const rows = isAsked ? (found.data?.rows ?? []) : [];
  const ids = rows.map(({ id }) => id).join(',') || null;
  const chosen = keysOf(value);
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
      {isOfCustomer && types.size > 1 && <Note className="">{localize(texts.mixed)}</Note>}
      {total > mostItems && <Note className="">{interpolate(localize(texts.tooMany), { total, most: mostItems })}</Note>}
      <RowChoice<NoteBill>
        control={control}
        label={localize(texts.notes)}
        found={found}
        fields={fields}
        names={shown}
        chosen={chosen}
        onChosenChange={(next) => onValueChange?.(next.join(',') || null)}
        amountOf={(row) => Number(row[billed] ?? 0)}
        none={texts.nothing}
        storageId={`billCandidates/${billKind}`}
      />
    </>
  );
}
