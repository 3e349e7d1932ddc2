import { Menu, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocale } from '../i18n/LocaleProvider.tsx';
import { IconButton } from '../internals/Button.tsx';
import { cx } from '../internals/cx.ts';
import { useIsMobile } from '../internals/useMediaQuery.ts';
import type { MenuNode } from './menu.ts';
import { SideMenu } from './SideMenu.tsx';

const MobileMenu = lazy(() => import('./MobileMenu.tsx'));

/**
 * The frame of an admin product: side menu (200px, collapsed 80px; a drawer on screens up to 1087.99px), header, tab bar,
 * content and footer. @source LAY-01, LAY-02
 */
export function AdminLayout(props: AdminLayoutProps) {
  const { menu, currentPath, onSelect, brand, header, tabs, footer, children, menuTone = 'dark', collapsed, onCollapsedChange } = props;
  const { t } = useLocale();
  const isMobile = useIsMobile();
  const [isDrawerOpen, setDrawerOpen] = useState(false);

  const side = (
    <div
      data-tone={menuTone}
      className={cx(
        'flex h-full flex-col',
        menuTone === 'dark' ? 'bg-frame text-frame-ink' : 'border-e border-solid border-line bg-surface text-ink',
      )}
    >
      <div className={cx('flex h-14.75 shrink-0 items-center overflow-hidden', collapsed && !isMobile ? 'justify-center px-2' : 'px-4')}>
        {brand({ collapsed: collapsed && !isMobile, tone: menuTone })}
      </div>
      <SideMenu
        items={menu}
        currentPath={currentPath}
        collapsed={collapsed && !isMobile}
        tone={menuTone}
        onSelect={(node) => {
          setDrawerOpen(false);
          onSelect(node);
        }}
      />
    </div>
  );

  return (
    <div className="flex h-dvh overflow-hidden bg-canvas text-ink">
      <a
        href="#content"
        className="sr-only z-[1200] rounded-md bg-surface px-3 py-2 text-primary-ink focus:not-sr-only focus:absolute focus:start-2 focus:top-2"
      >
        {t('layout.skip')}
      </a>
      {isMobile ? (
        isDrawerOpen && (
          <Suspense fallback={null}>
            <MobileMenu onClose={() => setDrawerOpen(false)}>{side}</MobileMenu>
          </Suspense>
        )
      ) : (
        <aside className={cx('shrink-0 transition-[width] duration-150', collapsed ? 'w-20' : 'w-50')}>{side}</aside>
      )}
      <div className="flex min-w-0 flex-1 flex-col">
        <header className="flex h-14.75 shrink-0 items-center gap-2 border-b border-solid border-line bg-surface px-3">
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
          {header}
        </header>
        {!isMobile && tabs}
        <main id="content" tabIndex={-1} className="flex min-h-0 flex-1 flex-col outline-none">
          {children}
        </main>
        {footer}
      </div>
    </div>
  );
}

/** Props of {@link AdminLayout}. */
export interface AdminLayoutProps {
  menu: readonly MenuNode[];
  currentPath: string;
  onSelect: (node: MenuNode) => void;
  /** Logo and name; only the logo when collapsed. */
  brand: (look: { collapsed: boolean; tone: 'dark' | 'light' }) => ReactNode;
  /** What stands in the header beside the menu button. */
  header?: ReactNode;
  /** The row of open pages; off on mobile. @source TAB-08 */
  tabs?: ReactNode;
  footer?: ReactNode;
  menuTone?: 'dark' | 'light';
  /** Kept by the host, so that it survives a reload. */
  collapsed: boolean;
  onCollapsedChange: (collapsed: boolean) => void;
  children: ReactNode;
}
