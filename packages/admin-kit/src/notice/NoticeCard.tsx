import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, IconButton } from '../internals/Button.tsx';
import { cx } from '../internals/cx.ts';
import type { Notice, NoticeStore } from './createNoticeStore.ts';
import { useShown } from '../i18n/useShown.ts';
import { useTexts } from '../i18n/useTexts.ts';

const looks = {
  info: { Icon: Info, ink: 'text-running-ink' },
  success: { Icon: CircleCheck, ink: 'text-ok-ink' },
  warning: { Icon: TriangleAlert, ink: 'text-waiting-ink' },
  error: { Icon: CircleAlert, ink: 'text-danger-ink' },
} as const;

/** One notice. A chunk of its own, which comes with the first of them. */
export default function NoticeCard({ notice, store }: { notice: Notice; store: NoticeStore }) {
  const { t } = useTexts();
  const shown = useShown();
  const [isHeld, setHeld] = useState(false);
  const { Icon, ink } = looks[notice.tone];

  useEffect(() => {
    if (isHeld || notice.duration === 0) return;
    const timer = setTimeout(() => store.dismiss(notice.id), notice.duration);
    return () => clearTimeout(timer);
  }, [isHeld, notice, store]);

  return (
    <div
      role={notice.tone === 'error' || notice.tone === 'warning' ? 'alert' : 'status'}
      data-tone={notice.tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={cx(
        'pointer-events-auto flex gap-2.5 rounded-lg border border-solid border-line bg-surface shadow-popup animate-appear',
        notice.title ? 'p-4' : 'max-w-[min(640px,100%)] items-start px-4 py-2.5',
      )}
    >
      <Icon aria-hidden size={notice.title ? 20 : 18} className={cx('mt-0.5 shrink-0', ink)} />
      <div className="min-w-0 flex-1">
        {notice.title && <div className="font-semibold wrap-anywhere">{shown(notice.title)}</div>}
        <div className={cx('wrap-anywhere', notice.title && 'text-ink-secondary')}>{shown(notice.content)}</div>
      </div>
      {notice.action && (
        <Button
          variant="link"
          size="small"
          onClick={() => {
            notice.action?.onSelect();
            store.dismiss(notice.id);
          }}
        >
          {shown(notice.action.label)}
        </Button>
      )}
      {notice.undo && (
        <Button
          variant="link"
          size="small"
          onClick={() => {
            store.undo(notice.id);
            store.info(t('notice.undone'));
          }}
        >
          {t('common.undo')}
        </Button>
      )}
      {(notice.title || notice.duration === 0) && (
        <IconButton size="small" label={t('common.close')} icon={<X aria-hidden size={14} />} onClick={() => store.dismiss(notice.id)} />
      )}
    </div>
  );
}
