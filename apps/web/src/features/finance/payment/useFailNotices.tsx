import { late } from '@tarmac/admin-kit/chunk';
import { type AnyRow, defineListAction, type ListAction, type Resource } from '@tarmac/admin-kit/resource';
import { useCan } from '@tarmac/admin-kit/permission';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { payment, paymentApi } from './payment.resource.ts';
import { paymentTexts as texts } from './paymentTexts.ts';

const FailNoticesDrawer = late(() => import('./FailNoticesDrawer.tsx'), { part: 'FailNoticesDrawer' });

/** The button to failed payments, with how many nobody has looked after yet. @source freight-domain S08, G03 */
export function useFailNotices<Row extends AnyRow, Name extends string>(resource: Resource<Row, Name>): ListAction<Row> {
  const can = useCan();
  const open = useQuery({
    queryKey: [payment.name, 'openNotices'],
    queryFn: ({ signal }) => paymentApi.failNotices({ pageSize: 1, field: 'id' }, { signal }),
    enabled: can('pay:notice'),
    meta: { followsRows: true },
    retry: false,
  });
  const count = open.data?.total ?? 0;
  return useMemo(() => {
    const counted = (text: string) => (count > 0 ? `${text} ${count}` : text);
    return defineListAction<Row>(resource, {
      key: 'failNotices',
      label: { zh: counted(texts.notices.zh), en: counted(texts.notices.en) },
      permission: 'pay:notice',
      dialog: FailNoticesDrawer,
    });
  }, [resource, count]);
}
