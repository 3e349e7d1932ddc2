import { cx } from '../internals/cx.ts';
import type { AdminLayoutProps } from './AdminLayout.tsx';
import { TopMenu } from './TopMenu.tsx';

/** The header with the menu in it: logo area of 165px, right area of 360px. A chunk of its own: most people keep the menu at the side. @source LAY-03 */
export default function TopHeader({ menu, currentPath, onSelect, brand, actions, menuTone = 'dark', contentWidth }: AdminLayoutProps) {
  return (
    <header
      data-tone={menuTone}
      className={cx(
        'h-full border-b border-solid',
        menuTone === 'dark' ? 'border-frame-line bg-frame text-frame-ink' : 'border-line bg-surface text-ink',
      )}
    >
      <div className={cx('mx-auto flex h-full items-center px-3', contentWidth !== 'fluid' && 'max-w-[1200px]')}>
        <div data-area="logo" className="w-[165px] shrink-0 overflow-hidden">
          {brand({ collapsed: false, tone: menuTone })}
        </div>
        <TopMenu items={menu} currentPath={currentPath} tone={menuTone} onSelect={onSelect} />
        <div
          data-area="actions"
          // On the dark header stands what is made for dark.
          data-theme={menuTone === 'dark' ? 'dark' : undefined}
          className="flex text-ink w-[360px] shrink-0 items-center justify-end gap-1"
        >
          {actions}
        </div>
      </div>
    </header>
  );
}
