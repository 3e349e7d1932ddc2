import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import { Spinner } from './Spinner.tsx';

const variants = {
  primary: 'bg-primary-solid text-on-solid hover:bg-primary-hover',
  default: 'border border-solid border-line-strong bg-surface text-ink hover:border-primary-solid hover:text-primary-ink',
  danger: 'bg-danger-solid text-on-solid hover:bg-danger-hover',
  ghost: 'bg-transparent text-ink-secondary hover:bg-hover hover:text-ink',
  link: 'bg-transparent text-primary-ink hover:underline px-0!',
  dangerLink: 'bg-transparent text-danger-ink hover:underline px-0!',
} as const;

/**
 * A button. While `busy` it keeps its width, shows a ring and does nothing.
 *
 * @example <Button variant="primary" busy={isBusy} onClick={save}>保存</Button>
 */
export function Button({
  variant = 'default',
  size = 'default',
  busy = false,
  icon,
  children,
  className,
  disabled,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
      className={cx(
        'inline-flex shrink-0 cursor-pointer items-center justify-center gap-1.5 rounded-md font-medium whitespace-nowrap transition-colors select-none',
        'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-disabled disabled:no-underline',
        (variant === 'link' || variant === 'dangerLink') && 'disabled:bg-transparent',
        size === 'small' ? 'h-control-sm px-2 text-sm' : 'h-control px-3.5 text-base',
        variants[variant],
        busy && 'cursor-progress opacity-80',
        className,
      )}
    >
      {busy ? <Spinner className="text-inherit [&_svg]:text-inherit" size={14} /> : icon}
      {/* A browser that translates the page takes bare text away, and with it the place before which the icon changes. */}
      <span className="contents">{children}</span>
    </button>
  );
}

/** Props of {@link Button}. */
export interface ButtonProps extends ComponentProps<'button'> {
  /** Weight of the button; one `primary` per view. */
  variant?: keyof typeof variants;
  /** `small` is for rows of tables and bars; default `default`. */
  size?: 'default' | 'small';
  /** Work is under way: announced, and clicks are ignored. */
  busy?: boolean;
  /** Decoration before the text. */
  icon?: ReactNode;
}

/**
 * A square button that shows only an icon; `label` is its name for everyone and its tooltip.
 *
 * @example <IconButton label="刷新" icon={<RefreshCw aria-hidden size={16} />} onClick={reload} />
 */
export function IconButton({ label, icon, size = 'default', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={cx(
        'inline-flex shrink-0 cursor-pointer items-center justify-center rounded-md bg-transparent text-ink-secondary transition-colors hover:bg-hover hover:text-ink disabled:cursor-not-allowed disabled:bg-transparent disabled:text-ink-disabled',
        size === 'small' ? 'size-control-sm' : 'size-control',
        className,
      )}
    >
      {icon}
    </button>
  );
}

/** Props of {@link IconButton}. */
export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'title'> {
  /** What the button does, in words. */
  label: string;
  /** The picture; it is decoration, `label` says what it means. */
  icon: ReactNode;
  /** `small` is for rows of tables and bars; default `default`. */
  size?: 'default' | 'small';
}
