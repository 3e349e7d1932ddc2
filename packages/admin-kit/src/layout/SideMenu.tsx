import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocale } from '../i18n/LocaleProvider.tsx';
import { cx } from '../internals/cx.ts';
import { Floating, preloadFloating } from '../internals/Floating.tsx';
import { type MenuNode, visibleMenu } from './menu.ts';
import { MenuIcon } from './menuIcon.tsx';

/**
 * The main menu: groups that open and close, the present page marked, icons alone when collapsed. Arrow keys, Home and End
 * move between entries. @source LAY-01, LAY-09
 */
export function SideMenu({ items, currentPath, collapsed = false, tone = 'dark', onSelect }: SideMenuProps) {
  const { t } = useLocale();
  const shown = visibleMenu(items);
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({});

  return (
    <nav
      aria-label={t('layout.menu')}
      data-tone={tone}
      className="group/menu min-h-0 flex-1 overflow-x-hidden overflow-y-auto py-2 [scrollbar-width:thin]"
      onKeyDown={(event) => {
        const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
        const at = entries.indexOf(document.activeElement as HTMLElement);
        const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: entries.length - 1 }[event.key];
        if (at < 0 || to === undefined) return;
        event.preventDefault();
        entries[(to + entries.length) % entries.length]?.focus();
      }}
    >
      <ul className="m-0 list-none space-y-0.5 px-2">
        {shown.map((node) => (
          <Entry
            key={node.path}
            node={node}
            depth={0}
            currentPath={currentPath}
            collapsed={collapsed}
            isOpen={(one) => toggled[one.path] ?? contains(one, currentPath)}
            onToggle={(one, open) => setToggled((before) => ({ ...before, [one.path]: open }))}
            onSelect={onSelect}
          />
        ))}
      </ul>
    </nav>
  );
}

/** Props of {@link SideMenu}. */
export interface SideMenuProps {
  items: readonly MenuNode[];
  currentPath: string;
  /** Icons alone; groups open beside the menu. */
  collapsed?: boolean;
  tone?: 'dark' | 'light';
  onSelect: (node: MenuNode) => void;
}

interface EntryProps {
  node: MenuNode;
  depth: number;
  currentPath: string;
  collapsed: boolean;
  isOpen: (node: MenuNode) => boolean;
  onToggle: (node: MenuNode, open: boolean) => void;
  onSelect: (node: MenuNode) => void;
}

const row = 'flex h-10 w-full cursor-pointer items-center gap-2.5 rounded-md text-left text-base no-underline transition-colors';
const dark =
  'group-data-[tone=dark]/menu:text-frame-ink group-data-[tone=dark]/menu:hover:bg-frame-raised group-data-[tone=dark]/menu:hover:text-frame-ink-strong';
const light =
  'group-data-[tone=light]/menu:text-ink-secondary group-data-[tone=light]/menu:hover:bg-hover group-data-[tone=light]/menu:hover:text-ink';
const current = 'bg-primary-solid! text-on-solid!';

function Entry(props: EntryProps) {
  const { node, depth, currentPath, collapsed, isOpen, onToggle, onSelect } = props;
  const title = node.meta?.title ?? node.name ?? node.path;
  const children = node.children ?? [];
  const isCurrent = children.length === 0 && node.path === currentPath;
  const isIconOnly = collapsed && depth === 0;
  const look = cx(row, dark, light, isIconOnly ? 'justify-center' : 'pr-2', isCurrent && current);
  // Levels are told apart by where the text begins.
  const indent = isIconOnly ? undefined : { paddingInlineStart: 12 + depth * 26 };
  const icon = depth === 0 && <MenuIcon name={node.meta?.icon} />;

  if (children.length === 0) {
    return (
      <li>
        <a
          href={node.path.startsWith('/') ? node.path : '#'}
          aria-current={isCurrent ? 'page' : undefined}
          aria-label={isIconOnly ? title : undefined}
          title={isIconOnly ? title : undefined}
          style={indent}
          className={look}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onSelect(node);
          }}
        >
          {icon}
          {!isIconOnly && <span className="truncate">{title}</span>}
        </a>
      </li>
    );
  }
  if (isIconOnly) return <Flyout {...props} title={title} />;

  const open = isOpen(node);
  return (
    <li>
      <button type="button" aria-expanded={open} style={indent} className={look} onClick={() => onToggle(node, !open)}>
        {icon}
        <span className="min-w-0 flex-1 truncate">{title}</span>
        <ChevronDown aria-hidden size={14} className={cx('shrink-0 transition-transform', open && 'rotate-180')} />
      </button>
      {open && (
        <ul className="m-0 mt-0.5 list-none space-y-0.5 p-0">
          {children.map((child) => (
            <Entry key={child.path} {...props} node={child} depth={depth + 1} />
          ))}
        </ul>
      )}
    </li>
  );
}

function Flyout(props: EntryProps & { title: string }) {
  const { node, title, currentPath, onSelect } = props;
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <li>
      <button
        ref={anchor}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={title}
        title={title}
        onPointerEnter={preloadFloating}
        onFocus={preloadFloating}
        onClick={() => setOpen(!open)}
        className={cx(row, dark, light, 'justify-center', contains(node, currentPath) && current)}
      >
        <MenuIcon name={node.meta?.icon} />
      </button>
      <Floating
        open={open}
        onClose={() => setOpen(false)}
        anchor={anchor}
        side="right"
        sideOffset={8}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          anchor.current?.focus();
        }}
        data-tone="light"
        aria-label={title}
        className="group/menu z-[1100] w-52 rounded-lg border border-solid border-line bg-surface p-2 text-ink shadow-popup"
      >
        <p className="m-0 px-3 pb-1 text-sm text-ink-faint">{title}</p>
        <ul className="m-0 list-none space-y-0.5 p-0">
          {(node.children ?? []).map((child) => (
            <Entry
              key={child.path}
              {...props}
              node={child}
              depth={0.001}
              collapsed={false}
              onSelect={(one) => {
                setOpen(false);
                onSelect(one);
              }}
            />
          ))}
        </ul>
      </Floating>
    </li>
  );
}

function contains(node: MenuNode, path: string): boolean {
  return node.path === path || (node.children ?? []).some((child) => contains(child, path));
}
