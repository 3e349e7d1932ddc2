import { LoaderCircle } from 'lucide-react';
import { cx } from './cx.ts';

/**
 * A turning ring, for work of unknown length. With `label` it is announced, without one it is decoration.
 *
 * @example <Spinner label="加载中…" />
 */
export function Spinner({ size = 16, label, className }: SpinnerProps) {
  return (
    <span role={label ? 'status' : undefined} className={cx('inline-flex items-center gap-2 text-ink-secondary', className)}>
      <LoaderCircle aria-hidden size={size} className="animate-spin text-primary-ink" />
      {label}
    </span>
  );
}

/** Props of {@link Spinner}. */
export interface SpinnerProps {
  /** Diameter in px, default 16. */
  size?: number;
  /** Text beside the ring, such as 加载中…. */
  label?: string;
  /** Class of the picture, such as a size. */
  className?: string;
}
