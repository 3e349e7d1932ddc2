import { Calendar as CalendarIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { PickerPopup } from '../../input/PickerPopup.tsx';
import { TimeColumns } from '../../input/TimeColumns.tsx';
import { Button } from '../../internals/Button.tsx';
import { formatInstant, todayText } from '../../internals/clock.ts';
import { late } from '../../internals/late.ts';
import { toText } from '../../internals/toText.ts';
import type { KitControlProps } from './kitControl.ts';
import { zhGrid } from '../lateTexts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';

const Calendar = late(() => import('../../input/Calendar.tsx'), { part: 'Calendar', meanwhile: () => <div className="size-72" /> });

/** A day, an instant or a time: typed as in a text cell, or chosen below it. */
export default function DateControl({
  value,
  cell,
  text,
  typed,
  label,
  placeholder,
  invalid,
  read,
  onValueChange,
  onClose,
}: KitControlProps) {
  const { t } = useTexts(zhGrid);
  const kind = cell.column.type;
  const [draft, setDraft] = useState(typed ?? text);
  const [opened, setOpened] = useState<'pointer' | 'keyboard' | null>(typed === undefined ? 'pointer' : null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const present = toText(value);
  const time = (kind === 'time' ? present : present.slice(11, 19)) || '00:00:00';
  const day = present.slice(0, 10);

  const commit = () => {
    const next = draft === text ? undefined : read(draft);
    if (next !== undefined) onValueChange(next);
  };
  const choose = (next: string, isDone: boolean) => {
    setDraft(next);
    onValueChange(next);
    if (isDone) onClose();
  };
  return (
    <PickerPopup
      open={opened !== null}
      onOpenChange={(isOpen) => setOpened(isOpen ? 'keyboard' : null)}
      label={t('date.pick')}
      takeFocus={opened === 'keyboard'}
      className="p-3"
      anchor={
        <div className="flex h-(--kit-line) items-center">
          <input
            ref={input}
            aria-label={label}
            aria-invalid={invalid || undefined}
            placeholder={placeholder}
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              setOpened('keyboard');
            }}
            onBlur={commit}
            className="h-full w-full min-w-0 bg-transparent px-2 text-ink tabular-nums outline-none!"
          />
          <button
            type="button"
            tabIndex={-1}
            aria-label={t('date.pick')}
            className="me-1 cursor-pointer rounded-sm p-1 text-ink-secondary hover:text-ink"
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => setOpened(opened === null ? 'pointer' : null)}
          >
            <CalendarIcon aria-hidden size={14} />
          </button>
        </div>
      }
    >
      <div className="flex gap-3">
        {kind !== 'time' && (
          <Calendar
            mode="single"
            takeFocus={opened === 'keyboard'}
            value={day || null}
            onSelect={(chosen) => {
              if (chosen) choose(kind === 'date' ? chosen : `${chosen} ${time}`, kind === 'date');
            }}
          />
        )}
        {kind !== 'date' && (
          <TimeColumns value={time} onValueChange={(next) => choose(kind === 'time' ? next : `${day || todayText()} ${next}`, false)} />
        )}
      </div>
      <div className="flex justify-between pt-2">
        <Button
          variant="link"
          size="small"
          onClick={() => {
            const now = formatInstant();
            choose(kind === 'date' ? now.slice(0, 10) : kind === 'time' ? now.slice(11, 19) : now, kind === 'date');
          }}
        >
          {t(kind === 'date' ? 'common.today' : 'date.now')}
        </Button>
        {kind !== 'date' && (
          <Button variant="primary" size="small" onClick={onClose}>
            {t('common.ok')}
          </Button>
        )}
      </div>
    </PickerPopup>
  );
}
