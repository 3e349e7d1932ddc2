import { Inbox, LockKeyhole, RefreshCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../internals/Button.tsx';
import { cx } from '../internals/cx.ts';
import { useTexts } from '../i18n/useTexts.ts';

const frame = 'flex flex-col items-center justify-center gap-2 px-4 py-10 text-center text-ink-secondary';

/**
 * Nothing to show, default text 暂无数据.
 *
 * @example <Empty action={<Button variant="primary">新增</Button>}>还没有设备</Empty>
 */
export function Empty({ children, action, className }: StateProps) {
  const { t } = useTexts();
  return (
    <div className={cx(frame, className)}>
      <Inbox aria-hidden size={36} strokeWidth={1.25} className="text-ink-disabled" />
      <div>{children ?? t('state.empty')}</div>
      {action}
    </div>
  );
}

/**
 * Something did not load: the server's words and a way to try again.
 *
 * @example <ErrorState onRetry={reload}>{error.message}</ErrorState>
 */
export function ErrorState({ children, onRetry, className }: ErrorStateProps) {
  const { t } = useTexts();
  return (
    <div role="alert" className={cx(frame, className)}>
      <TriangleAlert aria-hidden size={36} strokeWidth={1.25} className="text-danger-ink" />
      <div>{children ?? t('state.error')}</div>
      {onRetry && (
        <Button size="small" icon={<RefreshCw aria-hidden size={14} />} onClick={onRetry}>
          {t('common.retry')}
        </Button>
      )}
    </div>
  );
}

/**
 * The person may not see this.
 *
 * @example <DeniedState action={<Button>申请权限</Button>} />
 */
export function DeniedState({ children, action, className }: StateProps) {
  const { t } = useTexts();
  return (
    <div role="alert" className={cx(frame, className)}>
      <LockKeyhole aria-hidden size={36} strokeWidth={1.25} className="text-ink-disabled" />
      <div>{children ?? t('state.denied')}</div>
      {action}
    </div>
  );
}

/** Props of {@link State}. */
export interface StateProps {
  /** What there is to say, in place of the usual sentence. */
  children?: ReactNode;
  /** A button or link that leads on. */
  action?: ReactNode;
  /** Class of the box. */
  className?: string;
}

/** Props of {@link ErrorState}. */
export interface ErrorStateProps extends Omit<StateProps, 'action'> {
  /** Tries again; absent leaves the button out. */
  onRetry?: () => void;
}

/**
 * The grey shape of what is still loading.
 *
 * @example <Skeleton rows={6} />
 */
export function Skeleton({ rows = 3, className }: SkeletonProps) {
  const { t } = useTexts();
  return (
    <div role="status" aria-label={t('common.loading')} className={cx('flex flex-col gap-3', className)}>
      {Array.from({ length: rows }, (_, index) => (
        <span key={index} className="h-4 animate-pulse rounded-sm bg-hover" style={{ width: `${100 - ((index * 17) % 40)}%` }} />
      ))}
    </div>
  );
}

/** Props of {@link Skeleton}. */
export interface SkeletonProps {
  /** Lines, default 3. */
  rows?: number;
  /** Class of the box around the lines. */
  className?: string;
}
