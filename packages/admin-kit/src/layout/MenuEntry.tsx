import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { cx } from '../internals/cx.ts';
import { Floating, preloadFloating } from '../internals/Floating.tsx';
import { isRightToLeft } from '../internals/isRightToLeft.ts';
import { own } from '../internals/own.ts';
import type { MenuNode } from './menu.ts';
import { MenuIcon } from './menuIcon.tsx';

/** What one entry of a menu needs. */
export interface MenuEntryProps {
  node: MenuNode;
  /** Groups around it. */
  depth: number;
  currentPath: string;
  /** Where the present page stands, see `placeInMenu`. */
  place: readonly string[];
  /** Only the icon of a top entry is shown; its group opens beside it. */
  collapsed: boolean;
  isOpen: (node: MenuNode) => boolean;
  onToggle: (node: MenuNode, open: boolean) => void;
  onSelect: (node: MenuNode) => void;
}

const row =
  'flex h-10 w-full cursor-pointer items-center gap-2.5 rounded-md text-start text-base leading-tight no-underline transition-colors';
const dark =
  'group-data-[tone=dark]/menu:text-frame-ink group-data-[tone=dark]/menu:hover:bg-frame-raised group-data-[tone=dark]/menu:hover:text-frame-ink-strong';
const light =
  'group-data-[tone=light]/menu:text-ink-secondary group-data-[tone=light]/menu:hover:bg-hover group-data-[tone=light]/menu:hover:text-ink';
const current = 'bg-primary-solid! text-on-solid!';

/** How a line of a menu looks, in either tone. */
const entryLook = (isCurrent: boolean, more?: string): string => cx(row, dark, light, isCurrent && current, more);

/** The words of an entry. */
export const titleOf = (node: MenuNode): string => node.meta?.title ?? node.name ?? node.path;

/** Whether the present page stands below this entry, or is its own. */
const isAround = (node: MenuNode, place: readonly string[]): boolean =>
  place.includes(node.path) || (node.children ?? []).some((child) => isAround(child, place));

/** Which groups are open: those that a person opened, and the one that the present page is in until they close it. */
export function useOpenGroups(place: readonly string[]): Pick<MenuEntryProps, 'isOpen' | 'onToggle'> {
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({});
  return {
    isOpen: (node) => own(toggled, node.path) ?? isAround(node, place),
    onToggle: (node, open) => setToggled((before) => ({ ...before, [node.path]: open })),
  };
}

/** One line of a menu: a page, or a group that opens below it or, when only its icon is shown, beside it. */
export function MenuEntry(props: MenuEntryProps) {
  const { node, depth, currentPath, place, collapsed, isOpen, onToggle, onSelect } = props;
  const title = titleOf(node);
  const children = node.children ?? [];
  const isIconOnly = collapsed && depth === 0;
  // Levels are told apart by where the text begins.
  const indent = isIconOnly ? undefined : { paddingInlineStart: 12 + depth * 26 };
  const icon = depth === 0 && <MenuIcon name={node.meta?.icon} />;

  if (children.length === 0) {
    return (
      <li>
        <MenuLink
          node={node}
          isCurrent={node.path === currentPath}
          iconOnly={isIconOnly}
          indent={indent}
          icon={icon}
          onSelect={onSelect}
          className={isIconOnly ? 'justify-center' : 'pe-2'}
        />
      </li>
    );
  }
  if (isIconOnly)
    return (
      <li>
        <MenuFlyout
          node={node}
          currentPath={currentPath}
          place={place}
          side="right"
          className="justify-center"
          label={<MenuIcon name={node.meta?.icon} />}
          onSelect={onSelect}
        />
      </li>
    );

  const open = isOpen(node);
  return (
    <li>
      <button type="button" aria-expanded={open} style={indent} className={entryLook(false, 'pe-2')} onClick={() => onToggle(node, !open)}>
        {icon}
        <span className="min-w-0 flex-1">{title}</span>
        <ChevronDown aria-hidden size={14} className={cx('shrink-0 transition-transform', open && 'rotate-180')} />
      </button>
      {open && (
        <ul className="m-0 mt-0.5 list-none space-y-0.5 p-0">
          {children.map((child) => (
            <MenuEntry key={child.path} {...props} node={child} depth={depth + 1} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** A page in a menu: a real link, so that it opens in a window of its own as any other. */
export function MenuLink({ node, isCurrent, iconOnly = false, indent, icon, onSelect, className }: MenuLinkProps) {
  const title = titleOf(node);
  return (
    <a
      href={node.path.startsWith('/') ? node.path : '#'}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={iconOnly ? title : undefined}
      title={iconOnly ? title : undefined}
      style={indent}
      className={entryLook(isCurrent, className)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onSelect(node);
      }}
    >
      {icon}
      {!iconOnly && <span>{title}</span>}
    </a>
  );
}

/** Props of {@link MenuLink}. */
export interface MenuLinkProps {
  node: MenuNode;
  isCurrent: boolean;
  iconOnly?: boolean;
  indent?: { paddingInlineStart: number };
  icon?: React.ReactNode;
  onSelect: (node: MenuNode) => void;
  className?: string;
}

/** A group whose entries open beside or below a button. */
export function MenuFlyout({ node, currentPath, place, side, label, className, onSelect }: MenuFlyoutProps) {
  const title = titleOf(node);
  const [open, setOpen] = useState(false);
  const groups = useOpenGroups(place);
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={anchor}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={title}
        title={side === 'right' ? title : undefined}
        onPointerEnter={preloadFloating}
        onFocus={preloadFloating}
        onClick={() => setOpen(!open)}
        className={entryLook(isAround(node, place), className)}
      >
        {label}
      </button>
      <Floating
        open={open}
        onClose={() => setOpen(false)}
        anchor={anchor}
        side={side === 'right' && isRightToLeft() ? 'left' : side}
        sideOffset={8}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          anchor.current?.focus();
        }}
        data-tone="light"
        aria-label={title}
        className="group/menu z-[1100] max-h-[70vh] w-52 overflow-y-auto rounded-lg border border-solid border-line bg-surface p-2 text-ink shadow-popup"
      >
        <p className="m-0 px-3 pb-1 text-sm text-ink-faint">{title}</p>
        <ul className="m-0 list-none space-y-0.5 p-0">
          {(node.children ?? []).map((child) => (
            <MenuEntry
              key={child.path}
              node={child}
              // Below the top: no icon, and hardly an indent.
              depth={0.001}
              currentPath={currentPath}
              place={place}
              collapsed={false}
              {...groups}
              onSelect={(one) => {
                setOpen(false);
                onSelect(one);
              }}
            />
          ))}
        </ul>
      </Floating>
    </>
  );
}

/** Props of {@link MenuFlyout}. */
export interface MenuFlyoutProps {
  node: MenuNode;
  currentPath: string;
  place: readonly string[];
  side: 'right' | 'bottom';
  /** What the button shows; its name is the group's title. */
  label: React.ReactNode;
  className?: string;
  onSelect: (node: MenuNode) => void;
}
