import { Menu, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../internals/Button.tsx';
import { cx } from '../internals/cx.ts';
import { late, useLate } from '../internals/late.ts';
import { useIsMobile } from '../internals/useMediaQuery.ts';
import type { MenuNode } from './menu.ts';
import { SideMenu } from './SideMenu.tsx';
import { useHeaderVisibility } from './useHeaderVisibility.ts';
import { zhScreens } from '../i18n/screenTexts.zh.ts';
import { useTexts } from '../i18n/useTexts.ts';

const MobileMenu = late(() => import('./MobileMenu.tsx'));
const lateTooltips = late(() => import('../internals/Tooltips.tsx'));
const TopHeader = late(() => import('./TopHeader.tsx'), { meanwhile: () => <header className="h-full" /> });

/**
 * The frame of an admin product: side menu (200px, collapsed 80px; a drawer on screens up to 1087.99px) or a menu along the
 * top, header, tab bar, content and footer. What is cut of a text and what a `title` says stands in a tooltip of its own.
 *
 * @example <AdminLayout menu={menu} currentPath={path} onSelect={openPage} collapsed={isOpen} onCollapsedChange={setCollapsed} brand={() => 'Acme'} tabs={<TabBar />}><TabOutlet renderPage={renderPage} /></AdminLayout>
 * @keyboard
 * Tab: First stop of the page: a link past the menu to the content
 * @source LAY-01 … LAY-04, SET-03 … SET-06
 */
export function AdminLayout(props: AdminLayoutProps) {
  const { menu, currentPath, onSelect, brand, menuTone = 'dark', navMode = 'side', collapsed, onCollapsedChange } = props;
  const { t } = useTexts(zhScreens);
  const isMobile = useIsMobile();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const header = useHeaderVisibility(props.fixedHeader ?? true, { autoHide: props.autoHideHeader ?? false, page: currentPath });
  const tooltips = useLate(lateTooltips, { isWanted: isMobile ? undefined : false, props: {} });
  const isTop = navMode === 'top' && !isMobile;
  const isBare = props.maximised === true && !isMobile;
  const isCollapsed = collapsed && !isMobile;

  const side = (
    <div
      data-tone={menuTone}
      className={cx(
        'flex h-full flex-col',
        !isMobile && props.fixedSide === false && 'overflow-y-auto [scrollbar-width:thin]',
        menuTone === 'dark' ? 'bg-frame text-frame-ink' : 'border-e border-solid border-line bg-surface text-ink',
      )}
    >
      <div className={cx('flex h-14.75 shrink-0 items-center overflow-hidden', isCollapsed ? 'justify-center px-2' : 'px-4')}>
        {brand({ collapsed: isCollapsed, tone: menuTone })}
      </div>
      <SideMenu
        items={menu}
        currentPath={currentPath}
        collapsed={isCollapsed}
        tone={menuTone}
        fixed={isMobile || props.fixedSide !== false}
        onSelect={(node) => {
          setDrawerOpen(false);
          onSelect(node);
        }}
      />
    </div>
  );

  return (
    <div className="flex h-dvh overflow-hidden bg-canvas text-ink print:block print:h-auto print:overflow-visible">
      <a
        href="#content"
        className="sr-only z-[1200] rounded-md bg-surface px-3 py-2 text-primary-ink focus:not-sr-only focus:absolute focus:start-2 focus:top-2"
      >
        {t('layout.skip')}
      </a>
      {isMobile && isDrawerOpen && <MobileMenu onClose={() => setDrawerOpen(false)}>{side}</MobileMenu>}
      {!isMobile && !isTop && !isBare && (
        <aside className={cx('shrink-0 print:hidden transition-[width] duration-150', collapsed ? 'w-20' : 'w-50')}>{side}</aside>
      )}
      <div className="flex min-w-0 flex-1 flex-col overflow-hidden print:block print:overflow-visible">
        {!isBare && (
          <div
            inert={header.isHidden}
            className={cx('h-14.75 shrink-0 print:hidden transition-[margin] duration-150', header.isHidden && '-mt-14.75')}
          >
            {isTop ? (
              <TopHeader {...props} />
            ) : (
              <header className="flex h-full items-center gap-2 border-b border-solid border-line bg-surface px-3">
                {isMobile ? (
                  <IconButton
                    label={t('layout.openMenu')}
                    icon={<Menu size={18} />}
                    aria-expanded={isDrawerOpen}
                    onClick={() => setDrawerOpen(true)}
                  />
                ) : (
                  <IconButton
                    label={t(collapsed ? 'layout.expand' : 'layout.collapse')}
                    icon={collapsed ? <PanelLeftOpen size={18} /> : <PanelLeftClose size={18} />}
                    aria-expanded={!collapsed}
                    onClick={() => onCollapsedChange(!collapsed)}
                  />
                )}
                <div className="flex min-w-0 flex-1">{props.breadcrumb}</div>
                {props.actions}
              </header>
            )}
          </div>
        )}
        {!isMobile && props.tabs && <div className="contents print:hidden">{props.tabs}</div>}
        <main
          id="content"
          tabIndex={-1}
          onScrollCapture={header.handleScroll}
          className={cx(
            'flex min-h-0 w-full flex-1 flex-col outline-none print:block',
            isTop && props.contentWidth !== 'fluid' && !isBare && 'mx-auto max-w-[1200px]',
          )}
        >
          {isTop && !isBare && <div className="px-gap pt-2 print:hidden">{props.breadcrumb}</div>}
          {props.children}
        </main>
        {!isBare && props.footer && <div className="contents print:hidden">{props.footer}</div>}
      </div>
      {tooltips}
    </div>
  );
}

/** Props of {@link AdminLayout}. */
export interface AdminLayoutProps {
  /** Entries as the server keeps them; hidden ones are not shown, and tell which group their page belongs to. */
  menu: readonly MenuNode[];
  /** Path of the page that is seen; its entry is marked and its groups are open. */
  currentPath: string;
  /** Called with the entry that was chosen; the host navigates, or opens a window. */
  onSelect: (node: MenuNode) => void;
  /** Logo and name; only the logo when collapsed. */
  brand: (look: { collapsed: boolean; tone: 'dark' | 'light' }) => ReactNode;
  /** Where the page stands and what it is called: in the header, with a menu along the top above the page. */
  breadcrumb?: ReactNode;
  /** What stands at the end of the header: search, bell, user. */
  actions?: ReactNode;
  /** The row of open pages; off on mobile. @source TAB-08 */
  tabs?: ReactNode;
  /** Below the page, such as copyright and record number; absent leaves it out. */
  footer?: ReactNode;
  /** Colours of the menu, whatever the theme; default `dark`. @source SET-01 */
  menuTone?: 'dark' | 'light';
  /** Menu at the side or along the top. Screens up to 1087.99px have a drawer either way. @source SET-03 */
  navMode?: 'side' | 'top';
  /** With the menu along the top: pages of at most 1200px, or of the whole width. @source SET-04 */
  contentWidth?: 'fixed' | 'fluid';
  /** The header stays while the page scrolls, default true. @source SET-05 */
  fixedHeader?: boolean;
  /** A fixed header leaves after 100px and comes back on the way up. @source LAY-04, SET-05 */
  autoHideHeader?: boolean;
  /** The logo stays above the entries of a long menu, default true; else they scroll together. @source SET-06 */
  fixedSide?: boolean;
  /** Only tabs and page are shown. */
  maximised?: boolean;
  /** Kept by the host, so that it survives a reload. */
  collapsed: boolean;
  /** Called by the button that makes the side menu narrow (80 px) or wide (200 px) again. */
  onCollapsedChange: (collapsed: boolean) => void;
  /** The page; with tabs a `TabOutlet`. */
  children: ReactNode;
}
