import { late } from '@tarmac/admin-kit/chunk';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { IconButton } from '@tarmac/admin-kit/input';
import { noticePollMs } from '@tarmac/admin-kit/notice-center';
import { useCan } from '@tarmac/admin-kit/permission';
import { useQuery } from '@tanstack/react-query';
import { BanknoteX } from 'lucide-react';
import { useState } from 'react';
import { client } from '../../../shared/session/session.ts';
import { defineTexts } from '../../../shared/texts/defineTexts.ts';

const FailNoticesDrawer = late(() => import('./FailNoticesDrawer.tsx'), { part: 'FailNoticesDrawer' });

const texts = defineTexts({ notices: { zh: '失败通知', en: 'Failed payments' } });

/**
 * In the header: how many failed payments nobody has looked after yet, and the way to them. Nothing where there are none. It asks by itself, so that every
 * page that has this header needs no code of payments.
 *
 * @source freight-domain G03, NT8
 */
export default function FailNoticesBadge() {
  const { localize } = useLocale();
  const can = useCan();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({
    // As the button of the lists has it: what changes payments asks again.
    queryKey: ['payment', 'openNotices'],
    queryFn: ({ signal }) =>
      client.request<{ total: number }>({
        method: 'GET',
        path: '/hypay/hyPayment/failNotices',
        query: { pageSize: 1, field: 'id' },
        signal,
      }),
    enabled: can('pay:notice'),
    meta: { followsRows: true },
    retry: false,
    refetchInterval: noticePollMs,
  });
  const count = data?.total ?? 0;
  if (count === 0 && !isOpen) return null;
  return (
    <>
      <span className="relative">
        <IconButton
          label={`${localize(texts.notices)} ${count}`}
          icon={<BanknoteX aria-hidden size={18} className="text-danger-ink" />}
          onClick={() => setOpen(true)}
        />
        <span
          aria-hidden
          className="pointer-events-none absolute -end-1 -top-1 min-w-4 rounded-full bg-danger-solid px-1 text-center text-xs leading-4 text-on-solid tabular-nums"
        >
          {count > 99 ? '99+' : count}
        </span>
      </span>
      {isOpen && <FailNoticesDrawer onOpenChange={setOpen} />}
    </>
  );
}
