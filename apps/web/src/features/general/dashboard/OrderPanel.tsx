import { DictTag } from '@tarmac/admin-kit/dictionary';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { ProgressBar, Skeleton } from '@tarmac/admin-kit/input';
import { createOrderApi, orderStates } from '@tarmac/freight-api/shipping';
import { useQuery } from '@tanstack/react-query';
import { AppLink } from '../../../shared/pages/AppLink.tsx';
import { client } from '../../../shared/session/session.ts';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { dashboardTexts as texts } from './dashboardTexts.ts';
import { tonnes } from '../../../shared/texts/figureTexts.ts';
import { Panel } from '../../../shared/pages/Panel.tsx';

const api = createOrderApi(client);
const { toDispatch, dispatching } = orderStates.codes;
const ordersPath = '/wlhy/hyorder/HyOrderList';

/** The newest orders that are being dispatched: the projects of a freight office. @source GEN-02 */
export function OrderPanel() {
  const { localize } = useLocale();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['order', 'workplace'],
    queryFn: ({ signal }) =>
      api.list({ status_MultiString: [toDispatch, dispatching].join(','), pageSize: 6, column: 'createTime', order: 'desc' }, { signal }),
  });
  return (
    <Panel
      title={texts.orders}
      aside={
        <AppLink href={ordersPath} className="text-primary-ink">
          {localize(texts.allOrders)}
        </AppLink>
      }
    >
      {isPending && <Skeleton rows={4} />}
      {error && <LoadProblem error={error} onRetry={() => void refetch()} />}
      {data?.records.length === 0 && <p className="m-0 text-ink-secondary">{localize(texts.noOrders)}</p>}
      <ul className="m-0 grid list-none gap-3 p-0 md:grid-cols-2">
        {data?.records.map((order) => {
          const [done, all] = [order.dispatchedWeight ?? 0, order.totalWeight ?? 0];
          return (
            <li key={order.id} className="min-w-0 rounded-md border border-solid border-line p-3">
              <div className="flex items-center justify-between gap-2">
                <AppLink href={`${ordersPath}?orderNo=${order.orderNo ?? ''}`} className="truncate text-primary-ink">
                  {order.orderNo}
                </AppLink>
                <DictTag code="order_status" value={order.status ?? ''} />
              </div>
              <div className="mt-1 truncate text-ink-secondary">
                {order.customerName} · {order.cargoName}
              </div>
              <div className="mt-2">
                <ProgressBar percent={all === 0 ? 0 : (100 * done) / all} label={order.orderNo ?? ''} />
                <span className="text-sm text-ink-secondary tabular-nums">
                  {localize(texts.dispatched).replace('{done}', tonnes(done)).replace('{all}', tonnes(all))}
                </span>
              </div>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
