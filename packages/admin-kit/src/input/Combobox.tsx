import { ChevronDown, CircleX, Search, X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { controlAria, controlBox, controlState, popupBox, type ControlProps } from '../internals/control.ts';
import { cx } from '../internals/cx.ts';
import { Floating, preloadFloating } from '../internals/Floating.tsx';
import { Spinner } from '../internals/Spinner.tsx';
import { Listbox } from './Listbox.tsx';
import { nextEnabled, type Option, type OptionValue, spokenOptions } from './options.ts';
import { useOptions, type OptionSource } from './useOptions.ts';
import { useShown } from '../i18n/useShown.ts';
import { useTexts } from '../i18n/useTexts.ts';

/** The WAI-ARIA combobox behind every select: an input that filters, a list that floats, the focus always in the input. */
export function Combobox<Value extends OptionValue>({ ref, ...props }: ComboboxProps<Value>) {
  const { t } = useTexts();
  const shown = useShown();
  const chosen = spokenOptions(props.chosen, shown);
  const { multiple = false, searchable = true, allowClear = true, browse } = props;
  const listId = useId();
  const anchor = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { defaultQuery } = props;
  const [isOpen, setOpen] = useState(defaultQuery !== undefined);
  const [query, setQuery] = useState(defaultQuery ?? '');
  const [active, setActive] = useState(defaultQuery === undefined ? -1 : 0);
  const { options, state, message, retry } = useOptions(props, { query, isOpen });
  const isEditable = !props.disabled && !props.readOnly;
  const browseText = browse && `${browse.label} (Alt+Enter)`;
  const chosenText = multiple ? '' : (chosen[0]?.label ?? '');

  // Before anybody can type on: the letters of a moment without a focus would be lost.
  useLayoutEffect(() => {
    if (defaultQuery !== undefined) input.current?.focus();
  }, [defaultQuery]);

  /** With `towards` an arrow opened it: where nothing is chosen, the first or the last option is marked at once. */
  const open = (towards?: 1 | -1) => {
    if (!isEditable || isOpen) return;
    setOpen(true);
    const place = multiple ? -1 : options.findIndex((option) => option.value === chosen[0]?.value);
    setActive(place < 0 && towards ? Math.max(0, nextEnabled(options, { from: towards > 0 ? -1 : 0, direction: towards })) : place);
  };
  const close = () => {
    setOpen(false);
    setQuery('');
    setActive(-1);
  };
  const pick = (option: Option<Value>) => {
    if (option.disabled) return;
    (option.onPick ?? props.onToggle)(option);
    if (multiple && !option.onPick) setQuery('');
    else close();
  };

  const startBrowsing = () => {
    close();
    browse?.onOpen(isOpen ? query : '');
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !isEditable) return;
    if (event.key === 'Enter' && event.altKey && browse) {
      event.preventDefault();
      startBrowsing();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const direction = event.key === 'ArrowDown' ? 1 : -1;
      if (isOpen) setActive(nextEnabled(options, { from: active, direction }));
      else open(direction);
    } else if (event.key === 'Enter') {
      const option = options[active];
      if (!isOpen) return;
      event.preventDefault();
      if (option) pick(option);
    } else if (event.key === ' ' && !searchable && !isOpen) {
      event.preventDefault();
      open();
    } else if (event.key === 'Tab' && isOpen) {
      // Before the focus leaves: a list that goes while nothing has the focus makes a dialog take it.
      close();
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      close();
    } else if (event.key === 'Backspace' && multiple && query === '' && chosen.length > 0) {
      props.onToggle(chosen.at(-1)!);
    } else if (!isOpen && !multiple && chosen.length > 0 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      if (allowClear && (event.key === 'Delete' || event.key === 'Backspace')) {
        event.preventDefault();
        props.onClear();
        // What is typed is looked for, not what is typed behind the name of the choice.
      } else if (searchable && (event.key.length === 1 || event.key === 'Process')) input.current?.select();
    }
  };

  return (
    <>
      <div
        ref={anchor}
        role="presentation"
        onPointerEnter={preloadFloating}
        onFocus={preloadFloating}
        {...controlState(props)}
        className={cx(controlBox, 'cursor-pointer', multiple && 'h-auto! min-h-control flex-wrap gap-1 py-[3px] ps-1', props.className)}
        onPointerDown={(event) => {
          // Keeps the focus in the input when the box around it is pressed.
          if (event.target !== input.current) event.preventDefault();
        }}
        onClick={() => {
          input.current?.focus();
          if (isOpen && !searchable) close();
          else open();
        }}
      >
        {multiple &&
          chosen.map((option) => (
            <span
              key={option.value}
              className={cx(
                'inline-flex max-w-full items-center gap-0.5 rounded-sm bg-hover px-1.5 text-sm',
                // Unlike an input's own value these are texts that everybody must be able to read.
                props.disabled && 'text-ink-secondary',
              )}
            >
              <span className="truncate">{option.label}</span>
              {isEditable && (
                <button
                  type="button"
                  tabIndex={-1}
                  aria-label={`${t('common.remove')} ${option.label}`}
                  className="cursor-pointer text-ink-faint hover:text-ink"
                  onClick={(event) => {
                    event.stopPropagation();
                    props.onToggle(option);
                  }}
                >
                  <X aria-hidden size={12} />
                </button>
              )}
            </span>
          ))}
        <input
          {...controlAria(props as ControlProps<never>)}
          // Of ARIA 1.3, which checkers of attributes do not know yet.
          {...{ 'aria-description': browseText }}
          ref={(element) => {
            input.current = element;
            ref?.(element);
          }}
          id={props.id}
          name={props.name}
          type="text"
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-autocomplete={searchable ? 'list' : undefined}
          aria-activedescendant={isOpen && state === 'ready' && active in options ? `${listId}-${active}` : undefined}
          autoComplete="off"
          value={isOpen && searchable ? query : chosenText}
          placeholder={chosenText || (multiple && chosen.length > 0 ? '' : (props.placeholder ?? t('common.select')))}
          readOnly={!searchable || props.readOnly}
          disabled={props.disabled}
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(0);
            setOpen(true);
          }}
          onKeyDown={handleKeyDown}
          onBlur={() => {
            close();
            props.onBlur?.();
          }}
          className={cx(
            'min-w-8 flex-1 cursor-[inherit] truncate bg-transparent text-inherit outline-none! placeholder:text-ink-faint',
            // Beside choices it is as high as its line: all of the box would stand out below it.
            multiple ? 'self-stretch px-1.5' : 'h-full px-2.5',
          )}
        />
        {allowClear && isEditable && chosen.length > 0 && (
          <button
            type="button"
            tabIndex={-1}
            aria-label={t('common.clear')}
            className="cursor-pointer rounded-full p-0.5 text-ink-faint hover:text-ink"
            onClick={(event) => {
              event.stopPropagation();
              props.onClear();
            }}
          >
            <CircleX aria-hidden size={14} />
          </button>
        )}
        {browse?.button && isEditable && (
          <button
            type="button"
            tabIndex={-1}
            aria-label={browse.label}
            title={browseText}
            className="cursor-pointer rounded-sm p-0.5 text-ink-faint hover:text-ink"
            onClick={(event) => {
              event.stopPropagation();
              input.current?.focus();
              startBrowsing();
            }}
          >
            <Search aria-hidden size={14} />
          </button>
        )}
        <ChevronDown aria-hidden size={16} className="me-2 ms-0.5 shrink-0 text-ink-faint" />
      </div>
      <Floating
        open={isOpen}
        onClose={close}
        anchor={anchor}
        role="presentation"
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        className={cx(popupBox, 'w-(--radix-popover-trigger-width) min-w-40 p-1')}
      >
        {state === 'ready' && options.length > 0 ? (
          <Listbox
            id={listId}
            label={props['aria-label']}
            labelledBy={props['aria-labelledby']}
            options={options}
            chosen={chosen}
            multiple={multiple}
            active={active}
            onActiveChange={setActive}
            onPick={pick}
          />
        ) : (
          <div id={listId} className="px-3 py-4 text-center text-ink-secondary">
            {state === 'loading' && <Spinner label={t('select.searching')} />}
            {state === 'idle' && <span>{t('select.tip')}</span>}
            {state === 'ready' && <span>{t('select.none')}</span>}
            {state === 'failed' && (
              <span role="alert">
                {message}{' '}
                <button
                  type="button"
                  className="cursor-pointer text-primary-ink"
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={retry}
                >
                  {t('common.retry')}
                </button>
              </span>
            )}
          </div>
        )}
      </Floating>
    </>
  );
}

/** Props of {@link Combobox}. */
export interface ComboboxProps<Value extends OptionValue>
  extends Omit<ControlProps<never>, 'value' | 'defaultValue' | 'onValueChange'>, OptionSource<Value> {
  chosen: ReadonlyArray<Option<Value>>;
  multiple?: boolean;
  /** Whether typing filters, default true. */
  searchable?: boolean;
  /** Whether the choice can be emptied, default true. */
  allowClear?: boolean;
  /** Begins open and in focus with this typed: for a box that took the place of a plain input. */
  defaultQuery?: string;
  /** A further way to choose, where a list is too short. */
  browse?: Browse;
  onToggle: (option: Option<Value>) => void;
  onClear: () => void;
  className?: string;
}

/** A further way to choose, such as a dialog with a table: opened by Alt+Enter, by a small button in the control, or by an option's `onPick`. */
export interface Browse {
  /** What it is called, such as 在表格中选择; said of the control together with its key. */
  label: string;
  /** Draws the button; absent: only the key leads there, as in the cell of a table, which has no room. */
  button?: boolean;
  /** Called with what is typed at that moment, '' for nothing. The focus is in the control, so that a dialog gives it back. */
  onOpen: (typed: string) => void;
}
