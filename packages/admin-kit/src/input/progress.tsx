import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Label } from '../i18n/catalogue.ts';
import { type Shown, useShown } from '../i18n/useShown.ts';
import { cx } from '../internals/cx.ts';
import type { Tone } from './Tag.tsx';

/** One event of a history. */
export interface TimelineEntry {
  /** Unique in the list. */
  key: string;
  /** When, already formatted. */
  time?: ReactNode;
  /** What happened. */
  title: Shown;
  /** More of it, below. */
  content?: Shown;
  /** Colour of its dot, 'draft' unless said. */
  tone?: Exclude<Tone, 'void' | 'primary'>;
}

const dots = {
  draft: 'border-draft-line bg-draft-soft',
  waiting: 'border-waiting-ink bg-waiting-soft',
  running: 'border-running-ink bg-running-soft',
  ok: 'border-ok-ink bg-ok-soft',
  danger: 'border-danger-ink bg-danger-soft',
} as const;

/**
 * What happened, in order.
 *
 * @example <Timeline label="经过" entries={[{ key: '1', title: '已借出', time: '2026-03-04 05:06:07' }]} />
 */
export function Timeline({ entries, label }: TimelineProps) {
  const shown = useShown();
  return (
    <ol aria-label={shown(label)} className="m-0 list-none p-0">
      {entries.map((entry) => (
        <li key={entry.key} className="group relative flex gap-3 pb-4">
          <span aria-hidden className={cx('mt-1.5 size-2.5 shrink-0 rounded-full border-2 border-solid', dots[entry.tone ?? 'draft'])} />
          <span aria-hidden className="absolute top-5 bottom-0 start-[4px] w-px bg-line group-last:hidden" />
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-medium">{shown(entry.title)}</span>
              {entry.time && <time className="text-sm text-ink-secondary tabular-nums">{entry.time}</time>}
            </div>
            {entry.content && <div className="wrap-anywhere text-ink-secondary">{shown(entry.content)}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Props of {@link Timeline}. */
export interface TimelineProps {
  /** What happened, the first at the top. */
  entries: readonly TimelineEntry[];
  /** Name of the list for assistive technology. */
  label?: Label;
}

/**
 * Where a person stands in a sequence.
 *
 * @example <Steps steps={['填写', '审核', '完成']} current={1} />
 */
export function Steps({ steps, current, label }: StepsProps) {
  const shown = useShown();
  const isLong = steps.length > shortRow;
  return (
    <ol aria-label={shown(label)} className={cx('m-0 flex list-none flex-wrap gap-y-2 p-0', isLong ? 'gap-x-2' : 'gap-x-3')}>
      {steps.map((step, index) => {
        const state = index < current ? 'done' : index === current ? 'current' : 'ahead';
        return (
          <li
            key={step}
            aria-current={state === 'current' ? 'step' : undefined}
            className={cx(
              "flex items-center gap-2 md:not-last:after:h-px md:not-last:after:bg-line-strong md:not-last:after:content-['']",
              isLong ? 'md:not-last:after:w-3' : 'md:not-last:after:w-8',
            )}
          >
            <span
              aria-hidden
              className={cx(
                'inline-flex size-6 items-center justify-center rounded-full border border-solid text-sm tabular-nums',
                state === 'current' && 'border-primary-solid bg-primary-solid text-on-solid',
                state === 'done' && 'border-primary-solid text-primary-ink',
                state === 'ahead' && 'border-line-strong text-ink-secondary',
              )}
            >
              {state === 'done' ? <Check size={14} /> : index + 1}
            </span>
            <span className={state === 'current' ? 'font-medium' : 'text-ink-secondary'}>{step}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** More steps than these stand closer, so that they keep to one line. */
const shortRow = 6;

/** Props of {@link Steps}. */
export interface StepsProps {
  /** Names of the steps. */
  steps: readonly string[];
  /** Index of the present step, from 0. */
  current: number;
  /** Name of the list of steps for assistive technology. */
  label?: Label;
}

/**
 * How far something is, 0 to 100.
 *
 * @example <ProgressBar label="上传合同.pdf" percent={40} />
 */
export function ProgressBar({ percent, label, tone = 'primary' }: ProgressBarProps) {
  const shown = useShown();
  const value = Math.min(100, Math.max(0, Math.round(percent)));
  return (
    <span className="flex min-w-16 items-center gap-2">
      <span
        role="progressbar"
        aria-label={shown(label)}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-1.5 flex-1 overflow-hidden rounded-full bg-hover"
      >
        <span
          className={cx(
            'block h-full rounded-full transition-[width]',
            tone === 'danger' ? 'bg-danger-solid' : tone === 'ok' ? 'bg-ok-ink' : 'bg-primary-solid',
          )}
          style={{ width: `${value}%` }}
        />
      </span>
      <span className="text-sm text-ink-secondary tabular-nums">{value}%</span>
    </span>
  );
}

/** Props of {@link ProgressBar}. */
export interface ProgressBarProps {
  /** 0 to 100; what lies outside is clamped. */
  percent: number;
  /** What progresses. */
  label: Label;
  /** Colour: `primary` while it runs (default), `ok` when done, `danger` when it failed. */
  tone?: 'primary' | 'ok' | 'danger';
}
