import { DictTag } from '@tarmac/admin-kit/dictionary';
import { FieldView } from '@tarmac/admin-kit/field';
import { formatMoney, interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import { Empty, Skeleton, Timeline } from '@tarmac/admin-kit/input';
import { useCan } from '@tarmac/admin-kit/permission';
import { customerFields } from '@tarmac/freight-api/customers';
import { createBillApi, createRechargeApi } from '@tarmac/freight-api/finance';
import { createComplaintApi } from '@tarmac/freight-api/service';
import { createOrderApi } from '@tarmac/freight-api/shipping';
import { createDataLogQueries } from '@tarmac/freight-api/system';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PersonName } from '../../../shared/lists/PersonName.tsx';
import { AppLink } from '../../../shared/pages/AppLink.tsx';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { client } from '../../../shared/session/session.ts';
import { defineTexts } from '../../../shared/texts/defineTexts.ts';
import { creditFields, type CustomerEvent, customerEvents, type Found, read } from './customerEvents.ts';

/** Events in view, and of each kind as many as could be among them. */
const most = 20;
const logs = createDataLogQueries(client);
const orders = createOrderApi(client);
const recharges = createRechargeApi(client);
const bills = createBillApi(client);
const complaints = createComplaintApi(client);

const texts = defineTexts({
  order: { zh: '下单', en: 'Order' },
  recharge: { zh: '充值', en: 'Top-up' },
  bill: { zh: '账单', en: 'Bill' },
  complaint: { zh: '投诉', en: 'Complaint' },
  credit: { zh: '授信变更', en: 'Change of credit' },
  amount: { zh: '{amount} 元', en: 'CNY {amount}' },
  waybills: { zh: '{count} 单', en: '{count} {count|waybill|waybills}' },
});

const codes = { order: 'order_status', recharge: 'recharge_state', bill: 'bill_state', complaint: 'complaint_state' } as const;

/** What happened with a customer, as far as the reader may see it: orders, top-ups, bills, complaints, and changes of credit by the data log. */
export function CustomerTimeline({ id }: { id: string }) {
  const { localize, t } = useLocale();
  const can = useCan();
  const newest = { pageNo: 1, pageSize: most, column: 'createTime', order: 'desc' } as const;
  const found = useQuery({
    queryKey: ['customer', 'timeline', id],
    queryFn: async ({ signal }): Promise<Found> => {
      const asked = <Row,>(permission: string, list: () => Promise<{ records: Row[] }>) =>
        can(permission) ? list().then(({ records }) => records) : undefined;
      const fieldsOf = (kind: keyof typeof read) => read[kind].join(',');
      const [order, recharge, bill, complaint] = await Promise.all([
        asked('order:list', () => orders.list({ ...newest, customerId: id, field: fieldsOf('order') }, { signal })),
        asked('recharge:list', () => recharges.list({ ...newest, customerId: id, field: fieldsOf('recharge') }, { signal })),
        asked('bill:list', () => bills.list({ ...newest, customerId: id, field: fieldsOf('bill') }, { signal })),
        asked('complaint:list', () => complaints.list({ ...newest, fromId: id, field: fieldsOf('complaint') }, { signal })),
      ]);
      return { ...(order && { order }), ...(recharge && { recharge }), ...(bill && { bill }), ...(complaint && { complaint }) };
    },
    meta: { followsRows: true },
    retry: false,
  });
  const versions = useQuery({
    ...logs.queryDataVerList({ dataTable: 'hy_customer', dataId: id }),
    enabled: can('dataLog:list'),
    retry: false,
  });
  if (found.isError) return <LoadProblem error={found.error} onRetry={() => void found.refetch()} />;
  if (found.isPending || versions.isLoading) return <Skeleton rows={4} />;
  const events = customerEvents({ ...found.data, versions: versions.data ?? [] }, most);
  if (events.length === 0) return <Empty>{t('state.empty')}</Empty>;
  const tellMoney = (fen: number | null) => interpolate(localize(texts.amount), { amount: formatMoney(fen) });
  return (
    <Timeline
      entries={events.map((event) => ({
        key: `${event.kind} ${event.kind === 'credit' ? event.at : event.row.id}`,
        title: localize(texts[event.kind]),
        time: event.at,
        content: <Told event={event} tellMoney={tellMoney} />,
      }))}
    />
  );
}

function Told({ event, tellMoney }: { event: CustomerEvent; tellMoney: (fen: number | null) => string }): ReactNode {
  const { localize } = useLocale();
  switch (event.kind) {
    case 'order': {
      const { orderNo, status, cargoName, sendCity, receiveCity } = event.row;
      return (
        <Line number={orderNo} href={`/wlhy/hyorder/HyOrderList?orderNo=${orderNo ?? ''}`} code={codes.order} state={status}>
          {[cargoName, `${sendCity ?? '--'} → ${receiveCity ?? '--'}`].filter(Boolean).join(' · ')}
        </Line>
      );
    }
    case 'recharge': {
      const { rechargeNo, state, amount } = event.row;
      const href = `/wlhy/hycustomerrecharge/HyCustomerRechargeList?rechargeNo=${rechargeNo ?? ''}`;
      return (
        <Line number={rechargeNo} href={href} code={codes.recharge} state={state}>
          {tellMoney(amount)}
        </Line>
      );
    }
    case 'bill': {
      const { billNo, state, totalAmount, noteCount } = event.row;
      return (
        <Line number={billNo} href={`/wlhy/hybill/HyBillList?billNo=${billNo ?? ''}`} code={codes.bill} state={state}>
          {[tellMoney(totalAmount), interpolate(localize(texts.waybills), { count: noteCount ?? 0 })].join(' · ')}
        </Line>
      );
    }
    case 'complaint': {
      const { complaintNo, state, content } = event.row;
      return (
        <Line
          number={complaintNo}
          href={`/wlhy/hycomplaint/HyComplaintList?complaintNo=${complaintNo ?? ''}`}
          code={codes.complaint}
          state={state}
        >
          {content}
        </Line>
      );
    }
    case 'credit': {
      const { by, changed, before, after } = event.change;
      return (
        <>
          {by && <PersonName username={by} />}
          {creditFields
            .filter((name) => changed.includes(name))
            .map((name) => (
              <div key={name}>
                {localize(customerFields[name].label)}: <FieldView meta={customerFields[name]} name={name} row={before} /> →{' '}
                <FieldView meta={customerFields[name]} name={name} row={after} />
              </div>
            ))}
        </>
      );
    }
  }
}

function Line({ number, href, code, state, children }: LineProps) {
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <AppLink href={href} className="text-primary-ink">
          {number ?? '--'}
        </AppLink>
        <DictTag code={code} value={state ?? ''} />
      </span>
      <span className="line-clamp-2">{children}</span>
    </>
  );
}

interface LineProps {
  number: string | null;
  /** The list with this document alone. */
  href: string;
  /** Dictionary of its states. */
  code: string;
  state: string | null;
  children: ReactNode;
}
