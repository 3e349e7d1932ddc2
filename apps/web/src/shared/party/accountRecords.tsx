import { formatMoney, useLocale } from '@tarmac/admin-kit/i18n';
import { defineResource, type ResourceListHandle } from '@tarmac/admin-kit/resource';
import { type AccountRecord, accountRecordFields, createAccountRecordApi } from '@tarmac/freight-api/finance';
import { useQuery } from '@tanstack/react-query';
import { columnsOff } from '../lists/columnsOff.ts';
import { Facts } from '../pages/Facts.tsx';
import { linkCell } from '../pages/linkCell.tsx';
import { defineTexts } from '../texts/defineTexts.ts';
import { client } from '../session/session.ts';
import { DocumentNumber } from './DocumentNumber.tsx';

/** Words about the accounts of drivers, carriers and customers. */
export const recordTexts = defineTexts({
  records: { zh: '流水', en: 'Records' },
  opening: { zh: '期初', en: 'Opening' },
  closing: { zh: '期末', en: 'Closing' },
  available: { zh: '可用', en: 'Available' },
  frozen: { zh: '冻结', en: 'Frozen' },
  payable: { zh: '应付运费', en: 'Freight owed' },
  prepaid: { zh: '已预付', en: 'Prepaid' },
  came: { zh: '收入合计', en: 'Came in' },
  went: { zh: '支出合计', en: 'Went out' },
  owedMore: { zh: '应付增加', en: 'Earned' },
  owedLess: { zh: '应付减少', en: 'Paid and offset' },
  yuan: { zh: '元', en: 'CNY' },
});

/** Whose accounts; nobody: those of the person's own company. */
export interface RecordsOf {
  ownerType?: 'driver' | 'carrier' | 'customer';
  ownerId?: string;
  /** Of a customer with several wallets, this one. */
  walletId?: string;
}

const api = createAccountRecordApi(client);
const numberCell = linkCell((number) => `/shipping/list?shippingNoteNumber=${number}`);

/** The lines of somebody's accounts in the ledger. @source freight-domain 2.16 */
export const recordsOf = (owner: RecordsOf) =>
  defineResource<AccountRecord>()({
    label: { zh: '账户流水', en: 'Account record' },
    api: {
      list: (query, options) => api.list({ ...query, ...owner }, options),
      export: (query, options) => api.export({ ...query, ...owner }, options),
    },
    permission: 'accountRecord',
    name: `recordsOf/${owner.walletId ?? owner.ownerId ?? 'own'}`,
    titleField: 'bizNo',
    fields: {
      ...accountRecordFields,
      shippingNoteNumber: { ...accountRecordFields.shippingNoteNumber, cell: numberCell },
      bizNo: {
        ...accountRecordFields.bizNo,
        cell: (value) => (typeof value === 'string' && value !== '' ? <DocumentNumber number={value} /> : '--'),
      },
    },
  });

/** What they are searched by. */
export const recordSearch = ['biz', 'shippingNoteNumber', 'direction', 'bizNo', 'happenTime', 'amount', 'summary'] as const;

/** What a line of them shows; wallets have a part that is set aside, payees have two accounts. */
export const recordColumns = (ownerType: string | undefined) => [
  { field: 'happenTime' as const, width: 160 },
  { field: 'biz' as const, width: 110 },
  { field: 'direction' as const, width: 80 },
  { field: 'amount' as const, width: 130 },
  { field: 'balanceAfter' as const, width: 130 },
  ownerType === 'driver' || ownerType === 'carrier'
    ? { field: 'accountName' as const, width: 170 }
    : { field: 'frozenAfter' as const, width: 130 },
  { field: 'bizNo' as const, width: 170 },
  { field: 'shippingNoteNumber' as const, width: 172 },
  { field: 'summary' as const, width: 220 },
  ...columnsOff(['ownerName', 'accountCode', 'txnId', 'lineNo']),
];

/** What the accounts held before and after the time that is asked for, and what moved within it. @source freight-domain A02 */
export function RecordBalances({ owner, list }: { owner: RecordsOf; list: ResourceListHandle<AccountRecord> }) {
  const { localize } = useLocale();
  const query = { ...list.exportQuery, ...owner };
  const { data } = useQuery({
    queryKey: [`recordsOf/${owner.walletId ?? owner.ownerId ?? 'own'}`, 'balances', query],
    queryFn: ({ signal }) => api.balances(query, { signal }),
    retry: false,
  });
  if (data === undefined || data.ownerType === null) return null;
  const [main, other, came, went] =
    data.ownerType === 'customer'
      ? [recordTexts.available, recordTexts.frozen, recordTexts.came, recordTexts.went]
      : [recordTexts.payable, recordTexts.prepaid, recordTexts.owedMore, recordTexts.owedLess];
  const held = ({ balance, other: second }: { balance: number; other: number }) =>
    `${localize(main)} ${formatMoney(balance)} · ${localize(other)} ${formatMoney(second)}`;
  const figures = [
    [recordTexts.opening, held(data.opening)],
    [came, formatMoney(data.inAmount)],
    [went, formatMoney(data.outAmount)],
    [recordTexts.closing, held(data.closing)],
  ] as const;
  return (
    <Facts
      isFigures
      isBare
      className="px-gap pb-2"
      facts={figures.map(([label, text]) => [localize(label), `${text} ${localize(recordTexts.yuan)}`])}
    />
  );
}
