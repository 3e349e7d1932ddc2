import type { Label } from '../i18n/catalogue.ts';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../internals/cx.ts';
import { useTexts } from '../i18n/useTexts.ts';

/** The meaning of a colour: draft grey, waiting orange, running blue, ok green, danger red, void grey and struck through. */
export type Tone = 'draft' | 'waiting' | 'running' | 'ok' | 'danger' | 'void' | 'primary';

const tones: Record<Tone, string> = {
  draft: 'border-draft-line bg-draft-soft text-draft-ink',
  waiting: 'border-waiting-line bg-waiting-soft text-waiting-ink',
  running: 'border-running-line bg-running-soft text-running-ink',
  ok: 'border-ok-line bg-ok-soft text-ok-ink',
  danger: 'border-danger-line bg-danger-soft text-danger-ink',
  void: 'border-void-line bg-void-soft text-void-ink line-through',
  primary: 'border-primary-line bg-primary-soft text-primary-ink',
};

/**
 * A short word in a coloured frame.
 *
 * @example <Tag tone="running" onRemove={save} removeLabel="移除筛选 状态">状态：使用中</Tag>
 */
export function Tag({ tone = 'draft', children, onRemove, removeLabel, className }: TagProps) {
  const { t, localize } = useTexts();
  return (
    <span
      className={cx(
        'max-w-full rounded-sm border border-solid px-1.5 text-xs leading-5 whitespace-nowrap',
        onRemove ? 'inline-flex items-center gap-1' : 'inline-block truncate align-middle',
        tones[tone],
        className,
      )}
    >
      <span className={onRemove && 'truncate'}>{children}</span>
      {onRemove && (
        <button
          type="button"
          aria-label={localize(removeLabel ?? t('common.remove'))}
          className="inline-flex cursor-pointer rounded-sm text-inherit hover:opacity-70"
          onClick={onRemove}
        >
          <X aria-hidden size={12} />
        </button>
      )}
    </span>
  );
}

/** Props of {@link Tag}. */
export interface TagProps {
  /** Meaning behind the colour, default `draft` (grey). */
  tone?: Tone;
  /** Words of the tag; one line. */
  children: ReactNode;
  /** Offers a button that takes the tag away. */
  onRemove?: () => void;
  /** Name of that button, such as 移除筛选 状态. */
  removeLabel?: Label;
  /** Class of the tag. */
  className?: string;
}

/**
 * A state in its colour, 22 px high, for table cells and headings. The word carries the meaning, the colour repeats it.
 *
 * @example <StatusTag tone="ok">已完成</StatusTag>
 */
export function StatusTag({ tone, children, className }: StatusTagProps) {
  return (
    <span
      data-tone={tone}
      className={cx(
        // No box of boxes: what is copied from a table has no line break within a cell.
        'inline-block max-w-full truncate rounded-sm px-2 align-middle text-xs leading-[22px] font-medium',
        tones[tone],
        className,
      )}
    >
      {/* A browser that translates the page takes bare text away. */}
      <span>{children}</span>
    </span>
  );
}

/** Props of {@link StatusTag}. */
export interface StatusTagProps {
  /** Meaning behind the colour, the same on every screen. */
  tone: Tone;
  /** Name of the state; colour alone never says it. */
  children: ReactNode;
  /** Class of the tag. */
  className?: string;
}
