import * as RadixMenu from '@radix-ui/react-menu';
import { type RefObject, useEffect, useRef } from 'react';
import { useShown } from '../i18n/useShown.ts';
import { popupBox } from '../internals/control.ts';
import { cx } from '../internals/cx.ts';
import { usePortalContainer } from '../internals/portal.ts';
import type { MenuItem } from './Menu.tsx';

/** The open list of a menu, beside the element that opened it. A chunk of its own: pages have menus long before one is opened. */
export default function MenuList({ items, anchor, byKeyboard, align, label, returnTo = anchor, onClose }: MenuListProps) {
  const container = usePortalContainer();
  const list = useRef<HTMLDivElement>(null);
  const at = useRef(anchor);
  const keys = items.map((item) => item.key).join('\n');
  const shown = useRef(keys);
  useEffect(() => {
    // The entry in focus may be one of those that have gone: the keys go on from the first.
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (shown.current !== keys && isLost) list.current?.querySelector<HTMLElement>('[role^=menuitem]:not([data-disabled])')?.focus();
    shown.current = keys;
  }, [keys]);

  return (
    <RadixMenu.Root open modal={false} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <RadixMenu.Anchor virtualRef={at as RefObject<{ getBoundingClientRect: () => DOMRect }>} />
      <RadixMenu.Portal container={container}>
        <RadixMenu.Content
          ref={list}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          aria-label={label ?? nameOf(anchor)}
          onInteractOutside={(event) => {
            // A press on the trigger closes by its own click.
            if (anchor instanceof Element && anchor.contains(event.target as Node)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (returnTo instanceof HTMLElement && (document.activeElement === document.body || document.activeElement === null))
              returnTo.focus({ preventScroll: true });
          }}
          className={cx(popupBox, 'max-h-[min(60vh,var(--radix-popper-available-height))] min-w-32 overflow-auto p-1')}
        >
          {byKeyboard && <FirstFocus list={list} />}
          {items.map((item) => (
            <MenuEntry key={item.key} item={item} />
          ))}
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}

/** Props of {@link MenuList}. */
export interface MenuListProps {
  items: readonly MenuItem[];
  anchor: HTMLElement | { getBoundingClientRect: () => DOMRect };
  /** A menu opened by a key has its first entry in focus, one opened by the pointer none. */
  byKeyboard?: boolean;
  align?: 'start' | 'center' | 'end';
  label?: string;
  /** What has the focus afterwards, by default the anchor. */
  returnTo?: MenuListProps['anchor'];
  onClose: () => void;
}

function FirstFocus({ list }: { list: RefObject<HTMLElement | null> }) {
  useEffect(() => list.current?.querySelector<HTMLElement>('[role^=menuitem]:not([data-disabled])')?.focus(), [list]);
  return null;
}

const nameOf = (anchor: MenuListProps['anchor']) =>
  anchor instanceof HTMLElement ? (anchor.ariaLabel ?? anchor.textContent ?? undefined) : undefined;

function MenuEntry({ item }: { item: MenuItem }) {
  const shown = useShown();
  const className = cx(
    'flex min-h-8 cursor-pointer items-center gap-2 rounded-sm px-2.5 outline-none! data-highlighted:bg-hover data-disabled:cursor-not-allowed data-disabled:text-ink-disabled',
    item.danger && 'text-danger-ink',
  );
  return (
    <>
      {item.separated && <RadixMenu.Separator className="my-1 h-px bg-line" />}
      {item.checked === undefined ? (
        <RadixMenu.Item disabled={item.disabled} onSelect={item.onSelect} className={className}>
          {item.icon}
          <span className="contents">{shown(item.label)}</span>
        </RadixMenu.Item>
      ) : (
        <RadixMenu.CheckboxItem
          checked={item.checked}
          disabled={item.disabled}
          onSelect={item.closes ? undefined : (event) => event.preventDefault()}
          onCheckedChange={item.onSelect}
          className={className}
        >
          <span aria-hidden className="inline-flex w-4 justify-center text-primary-ink">
            {item.checked ? '✓' : ''}
          </span>
          {shown(item.label)}
        </RadixMenu.CheckboxItem>
      )}
    </>
  );
}
