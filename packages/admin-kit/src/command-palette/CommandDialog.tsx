import * as RadixDialog from '@radix-ui/react-dialog';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../internals/cx.ts';
import { useSounds } from '../internals/useSounds.ts';
import { Shade } from '../internals/Shade.tsx';
import { useReturnFocus } from '../internals/useReturnFocus.ts';
import type { Command, CommandSearch, SpokenCommand } from './createCommandStore.ts';
import { type FoundCommand, searchCommands } from './searchCommands.ts';
import { useFurtherCommands } from './useFurtherCommands.ts';
import { zhCommands } from './texts.zh.ts';
import { useTexts } from '../i18n/useTexts.ts';

/** The open palette. A chunk of its own, and so are the sounds of the characters. */
export default function CommandDialog({ commands, search, onClose }: CommandDialogProps) {
  const { t, localize } = useTexts(zhCommands);
  const focus = useReturnFocus();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const bySound = useSounds(true);
  const further = useFurtherCommands(search, query);
  const spoken = ({ title, group, hint, ...rest }: Command): SpokenCommand => ({
    ...rest,
    title: localize(title),
    group: localize(group),
    ...(hint !== undefined && { hint: localize(hint) }),
  });
  const found = [
    ...searchCommands(commands.map(spoken), { query, bySound }),
    ...further.map((command): FoundCommand => ({ command: spoken(command), at: [] })),
  ];
  const chosen = Math.min(active, found.length - 1);

  useLayoutEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen, query]);

  const run = (command: Command | undefined) => {
    if (command === undefined) return;
    onClose();
    command.run();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const to = { ArrowDown: chosen + 1, ArrowUp: chosen - 1, Home: 0, End: found.length - 1, PageDown: chosen + 8, PageUp: chosen - 8 }[
      event.key
    ];
    if (event.key === 'Enter') run(found[chosen]?.command);
    else if (to !== undefined && found.length > 0) {
      const isStep = event.key.startsWith('Arrow');
      setActive(isStep ? (to + found.length) % found.length : Math.max(0, Math.min(to, found.length - 1)));
    } else return;
    event.preventDefault();
  };

  return (
    <RadixDialog.Root open onOpenChange={(open) => !open && onClose()}>
      <RadixDialog.Portal>
        <Shade />
        <RadixDialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={focus.giveBack}
          className="fixed inset-x-4 top-[12vh] z-[1000] mx-auto flex max-h-[70vh] max-w-[600px] flex-col overflow-hidden rounded-lg bg-surface text-base text-ink shadow-dialog outline-none"
        >
          <RadixDialog.Title className="sr-only">{t('command.title')}</RadixDialog.Title>
          <div className="flex items-center gap-2.5 border-b border-solid border-line px-4">
            <Search aria-hidden size={18} className="shrink-0 text-ink-faint" />
            <input
              role="combobox"
              aria-label={t('command.title')}
              aria-expanded={found.length > 0}
              aria-controls={found.length > 0 ? id : undefined}
              aria-activedescendant={found.length > 0 ? `${id}-${chosen}` : undefined}
              aria-autocomplete="list"
              autoComplete="off"
              spellCheck={false}
              value={query}
              placeholder={t('command.placeholder')}
              onChange={(event) => {
                setQuery(event.target.value);
                setActive(0);
              }}
              onKeyDown={handleKeyDown}
              className="h-12 min-w-0 flex-1 border-0 bg-transparent p-0 text-lg text-ink outline-none! placeholder:text-ink-faint"
            />
            <kbd className="rounded-sm border border-solid border-line px-1.5 font-sans text-xs text-ink-secondary">Esc</kbd>
          </div>
          {found.length === 0 ? (
            <p role="status" className="m-0 py-10 text-center text-ink-secondary">
              {t('command.none')}
            </p>
          ) : (
            <div ref={list} id={id} role="listbox" aria-label={t('command.title')} className="min-h-0 flex-1 overflow-y-auto p-2">
              {found.map((one, index) => (
                <Entry
                  key={one.command.id}
                  id={`${id}-${index}`}
                  found={one}
                  heading={one.command.group === found[index - 1]?.command.group ? undefined : one.command.group}
                  isActive={index === chosen}
                  onPoint={() => setActive(index)}
                  onRun={() => run(one.command)}
                />
              ))}
            </div>
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** Props of {@link CommandDialog}. */
export interface CommandDialogProps {
  /** What is searched and done, in the order shown before anything is typed. */
  commands: readonly Command[];
  /** Looks further for what is typed. */
  search?: CommandSearch | undefined;
  /** Called when something was chosen, by Escape and by a click beside the dialog. */
  onClose: () => void;
}

interface EntryProps {
  id: string;
  found: FoundCommand;
  heading: string | undefined;
  isActive: boolean;
  onPoint: () => void;
  onRun: () => void;
}

function Entry({ id, found: { command, at }, heading, isActive, onPoint, onRun }: EntryProps) {
  return (
    <>
      {heading !== undefined && (
        <div role="presentation" className="px-2.5 pt-2 pb-1 text-sm text-ink-faint">
          {heading}
        </div>
      )}
      {/* The keys are handled by the input, which keeps the focus. */}
      <div
        id={id}
        role="option"
        tabIndex={-1}
        aria-selected={isActive}
        onPointerMove={onPoint}
        onClick={onRun}
        onKeyDown={undefined}
        className={cx('flex min-h-9 cursor-pointer items-center gap-2.5 rounded-md px-2.5', isActive && 'bg-hover')}
      >
        {command.icon !== undefined && <span className="flex shrink-0 text-ink-secondary">{command.icon}</span>}
        <span className="min-w-0 flex-1 truncate">
          <Marked text={command.title} at={at} />
        </span>
        {command.hint !== undefined && <span className="max-w-[40%] truncate text-sm text-ink-secondary">{command.hint}</span>}
      </div>
    </>
  );
}

function Marked({ text, at }: { text: string; at: readonly number[] }) {
  const letters = Array.from({ length: text.length }, (_, place) => ({ place, letter: text[place]!, fits: at.includes(place) }));
  return letters.map(({ place, letter, fits }) =>
    fits ? (
      <mark key={place} className="bg-transparent font-semibold text-primary-ink">
        {letter}
      </mark>
    ) : (
      letter
    ),
  );
}
