import * as Dropdown from '@radix-ui/react-dropdown-menu';
import type { ReactNode } from 'react';
import { popupBox } from '../internals/control.ts';
import { cx } from '../internals/cx.ts';
import { usePortalContainer } from '../internals/portal.ts';

/** One line of a menu. */
export interface MenuItem {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
  /** The deed cannot be undone: shown in red. */
  danger?: boolean;
  /** A line above this item. */
  separated?: boolean;
  /** Makes the item a choice that is on or off. */
  checked?: boolean;
  onSelect: () => void;
}

/** A button that opens a list of deeds. The trigger must be a button element. */
export function Menu({ items, trigger, align = 'end', label }: MenuProps) {
  const container = usePortalContainer();
  return (
    <Dropdown.Root modal={false}>
      <Dropdown.Trigger asChild>{trigger}</Dropdown.Trigger>
      <Dropdown.Portal container={container}>
        <Dropdown.Content
          align={align}
          sideOffset={4}
          collisionPadding={8}
          aria-label={label}
          className={cx(popupBox, 'max-h-[60vh] min-w-32 overflow-auto p-1')}
        >
          {items.map((item) => (
            <MenuEntry key={item.key} item={item} />
          ))}
        </Dropdown.Content>
      </Dropdown.Portal>
    </Dropdown.Root>
  );
}

/** Props of {@link Menu}. */
export interface MenuProps {
  items: readonly MenuItem[];
  trigger: ReactNode;
  align?: 'start' | 'center' | 'end';
  /** Name of the menu when the trigger's own name does not say it. */
  label?: string;
}

function MenuEntry({ item }: { item: MenuItem }) {
  const className = cx(
    'flex min-h-8 cursor-pointer items-center gap-2 rounded-sm px-2.5 outline-none! data-highlighted:bg-hover data-disabled:cursor-not-allowed data-disabled:text-ink-disabled',
    item.danger && 'text-danger-ink',
  );
  return (
    <>
      {item.separated && <Dropdown.Separator className="my-1 h-px bg-line" />}
      {item.checked === undefined ? (
        <Dropdown.Item disabled={item.disabled} onSelect={item.onSelect} className={className}>
          {item.icon}
          {item.label}
        </Dropdown.Item>
      ) : (
        <Dropdown.CheckboxItem
          checked={item.checked}
          disabled={item.disabled}
          onSelect={(event) => event.preventDefault()}
          onCheckedChange={item.onSelect}
          className={className}
        >
          <span aria-hidden className="inline-flex w-4 justify-center text-primary-ink">
            {item.checked ? '✓' : ''}
          </span>
          {item.label}
        </Dropdown.CheckboxItem>
      )}
    </>
  );
}
