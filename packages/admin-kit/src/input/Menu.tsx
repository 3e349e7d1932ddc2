import { cloneElement, type KeyboardEvent, type MouseEvent, type ReactElement, type ReactNode, useState } from 'react';
import type { Shown } from '../i18n/useShown.ts';
import { late } from '../internals/late.ts';

const MenuList = late(() => import('./MenuList.tsx'));

/** One line of a menu. */
export interface MenuItem {
  /** Unique in the menu. */
  key: string;
  /** What it says. */
  label: Shown;
  /** Stands before it. */
  icon?: ReactNode;
  /** Shown, and cannot be chosen. */
  disabled?: boolean;
  /** The action cannot be undone: shown in red. */
  danger?: boolean;
  /** A line above this item. */
  separated?: boolean;
  /** Makes the item a choice that is on or off. */
  checked?: boolean;
  /** To choose it closes the menu, as one of several choices does; a choice by itself leaves it open. */
  closes?: boolean;
  /** Called when it is chosen. */
  onSelect: () => void;
}

/**
 * A button that opens a list of actions. The trigger must be a button element that passes its attributes on.
 *
 * @example <Menu trigger={<Button>更多</Button>} items={[{ key: 'copy', label: '复制', onSelect: save }]} />
 * @keyboard
 * Enter Space ↓: On the trigger: opens the menu
 * ↓ ↑ Home End: Moves through the items
 * a letter: Goes to the next item that begins with it
 * Enter: Does what the item says
 * Esc: Closes the menu and returns to the trigger
 */
export function Menu({ items, trigger, align = 'end', label }: MenuProps) {
  const [opened, setOpened] = useState<OpenedBy>();
  const open = (anchor: HTMLElement, byKeyboard: boolean) => setOpened(opened === undefined ? { anchor, byKeyboard } : undefined);
  return (
    <>
      {cloneElement(trigger, {
        'aria-haspopup': 'menu',
        'aria-expanded': opened !== undefined,
        'data-state': opened === undefined ? 'closed' : 'open',
        onPointerEnter: MenuList.preload,
        onFocus: MenuList.preload,
        // A click by Enter or the space bar has no count of presses.
        onClick: (event) => open(event.currentTarget, event.detail === 0),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          open(event.currentTarget, true);
        },
      })}
      {opened !== undefined && <MenuList items={items} align={align} label={label} {...opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

/** Props of {@link Menu}. */
export interface MenuProps {
  /** What can be done, in order; an empty list opens an empty menu. */
  items: readonly MenuItem[];
  /** The button that opens the menu; it is given the handlers and the ARIA state. */
  trigger: ReactElement<TriggerProps>;
  /** Edge of the button that the menu stands at, default `end`. */
  align?: 'start' | 'center' | 'end';
  /** Name of the menu when the trigger's own name does not say it. */
  label?: string;
}

/** What a menu gives to its trigger. */
export interface TriggerProps {
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  'data-state'?: string;
  onPointerEnter?: () => void;
  onFocus?: () => void;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
}

interface OpenedBy {
  anchor: HTMLElement;
  byKeyboard: boolean;
}
