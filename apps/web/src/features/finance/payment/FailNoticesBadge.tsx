import { late } from '@tarmac/admin-kit/chunk';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { IconButton } from '@tarmac/admin-kit/input';
import { BanknoteX } from 'lucide-react';
import { useState } from 'react';
import { paymentTexts as texts } from './paymentTexts.ts';
import { useOpenNotices } from './useFailNotices.tsx';

const FailNoticesDrawer = late(() => import('./FailNoticesDrawer.tsx'), { part: 'FailNoticesDrawer' });

/** In the header: how many failed payments nobody has looked after yet, and the way to them. Nothing where there are none. @source freight-domain G03, NT8 */
export function FailNoticesBadge() {
  const { localize } = useLocale();
  const count = useOpenNotices({ polls: true });
  const [isOpen, setOpen] = useState(false);
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
