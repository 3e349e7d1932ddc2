import { GripVertical, Pin, PinOff, RotateCcw } from 'lucide-react';
import { useRef, useState, type PointerEvent, type RefObject } from 'react';
import { Checkbox } from '../input/Checkbox.tsx';
import { TextInput } from '../input/TextInput.tsx';
import { Button, IconButton } from '../internals/Button.tsx';
import { popupBox } from '../internals/control.ts';
import { cx } from '../internals/cx.ts';
import { Floating } from '../internals/Floating.tsx';
import { movedTo } from './arrangeColumns.ts';
import type { ColumnSettingsHandle } from './useColumnSettings.ts';
import { zhTable } from './texts.zh.ts';
import { useTexts } from '../i18n/useTexts.ts';

/** Fewer columns are found by a look. */
const searchedFrom = 8;

/** The columns of a table in their order: which are in view, where, and which stay there while the others scroll. */
export default function ColumnChooser({ open, columns, handle, anchor, onClose }: ColumnChooserProps) {
  const { t } = useTexts(zhTable);
  const [query, setQuery] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<string>();
  const { hidden } = handle.settings;
  const keys = columns.map(({ key }) => key);
  const shown = keys.filter((key) => !hidden.includes(key));
  const found = columns.filter(({ title }) => title.toLowerCase().includes(query.trim().toLowerCase()));
  // Among some of them there is no place to move to.
  const isWhole = found.length === columns.length;
  const move = (key: string, to: number) => {
    if (to >= 0 && to < keys.length) handle.arrange(movedTo(keys, { key, to }));
  };
  const drag = (event: PointerEvent, key: string) => {
    if (dragged !== key) return;
    const over = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-column]');
    const to = over && list.current?.contains(over) ? keys.indexOf(over.dataset['column'] ?? '') : -1;
    if (to >= 0 && keys[to] !== key) move(key, to);
  };
  return (
    <Floating
      open={open}
      anchor={anchor}
      align="end"
      onClose={onClose}
      aria-label={t('table.columns')}
      className={cx(popupBox, 'flex max-h-[min(480px,var(--radix-popover-content-available-height))] w-70 flex-col p-0!')}
    >
      {columns.length >= searchedFrom && (
        <div className="border-b border-solid border-line p-2">
          <TextInput
            value={query}
            onValueChange={setQuery}
            allowClear
            aria-label={t('table.findColumn')}
            placeholder={t('table.findColumn')}
          />
        </div>
      )}
      <ul ref={list} className="m-0 min-h-0 flex-1 list-none overflow-y-auto p-1">
        {found.map((column) => {
          const { key, title } = column;
          const place = keys.indexOf(key);
          const isShown = shown.includes(key);
          const isPinned = column.pinned === 'start';
          return (
            <li
              key={key}
              data-column={key}
              className={cx(
                'group/column flex h-8 items-center gap-1 rounded-md ps-0.5 pe-1 hover:bg-hover',
                dragged === key && 'bg-primary-soft',
              )}
            >
              <button
                type="button"
                aria-label={t('table.moveColumn', { label: title, place: place + 1 })}
                disabled={!isWhole}
                className="inline-flex size-6 shrink-0 cursor-grab touch-none items-center justify-center rounded-md text-ink-faint disabled:invisible"
                onPointerDown={(event) => {
                  event.currentTarget.setPointerCapture(event.pointerId);
                  setDragged(key);
                }}
                onPointerMove={(event) => drag(event, key)}
                onLostPointerCapture={() => setDragged(undefined)}
                onKeyDown={(event) => {
                  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
                  if (step === undefined) return;
                  event.preventDefault();
                  move(key, place + step);
                }}
              >
                <GripVertical aria-hidden size={14} />
              </button>
              <Checkbox
                className="min-w-0 flex-1 [&>span:last-child]:truncate"
                value={isShown}
                // The last column stays: an empty table cannot be understood.
                disabled={shown.length === 1 && isShown}
                onValueChange={() => handle.toggle(key)}
              >
                {title}
              </Checkbox>
              <IconButton
                size="small"
                label={t(isPinned ? 'table.unpinColumn' : 'table.pinColumn', { label: title })}
                aria-pressed={isPinned}
                className={
                  isPinned
                    ? 'text-primary-ink'
                    : 'opacity-0 group-hover/column:opacity-100 focus-visible:opacity-100 [@media(hover:none)]:opacity-100'
                }
                icon={isPinned ? <PinOff aria-hidden size={14} /> : <Pin aria-hidden size={14} />}
                onClick={() =>
                  handle.pin(
                    columns.filter((other) => (other.key === key ? !isPinned : other.pinned === 'start')).map((other) => other.key),
                  )
                }
              />
            </li>
          );
        })}
        {found.length === 0 && <li className="px-2 py-3 text-center text-ink-secondary">{t('select.none')}</li>}
      </ul>
      <div className="border-t border-solid border-line p-1.5">
        <Button size="small" variant="ghost" icon={<RotateCcw aria-hidden size={13} />} onClick={handle.reset}>
          {t('table.resetColumns')}
        </Button>
      </div>
    </Floating>
  );
}

/** Props of {@link ColumnChooser}. */
export interface ColumnChooserProps {
  open: boolean;
  /** In the order of the table. */
  columns: ReadonlyArray<{ key: string; title: string; pinned?: 'start' | 'end' | undefined }>;
  handle: ColumnSettingsHandle;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}
