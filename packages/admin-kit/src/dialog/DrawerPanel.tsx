import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../internals/Button.tsx';
import { cx } from '../internals/cx.ts';
import { ErrorBoundary } from '../internals/ErrorBoundary.tsx';
import { PartFailure } from '../internals/Failure.tsx';
import { PortalContext } from '../internals/portal.ts';
import { ScrollRegion } from '../internals/ScrollRegion.tsx';
import { Shade } from '../internals/Shade.tsx';
import { useFadeAway } from '../internals/useFadeAway.ts';
import { useReturnFocus } from '../internals/useReturnFocus.ts';
import type { DrawerProps } from './Drawer.tsx';
import { useCellEscape } from './useCellEscape.ts';
import { useShown } from '../i18n/useShown.ts';
import { useTexts } from '../i18n/useTexts.ts';

/** What a drawer is once one has opened; its code, and that of the focus trap, comes then. */
export default function DrawerPanel({ open, onOpenChange, title, children, width = 640, side = 'end', footer, className }: DrawerProps) {
  const { t } = useTexts();
  const shown = useShown();
  const focus = useReturnFocus();
  const cellEscape = useCellEscape();
  const [portal, setPortal] = useState<HTMLElement | null>(null);
  useFadeAway(portal, 'animate-slide-back');
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <Shade />
        <RadixDialog.Content
          ref={setPortal}
          aria-describedby={undefined}
          {...cellEscape}
          onInteractOutside={keepForNotices}
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={focus.giveBack}
          style={side === 'bottom' ? undefined : { width }}
          className={cx(
            'fixed z-[1000] flex flex-col bg-surface text-base text-ink shadow-dialog outline-none animate-slide',
            side === 'bottom'
              ? 'inset-x-0 bottom-0 max-h-[85dvh] rounded-t-lg [--slide:translateY(100%)]'
              : 'inset-y-0 max-w-[calc(100vw-24px)]',
            side === 'end' && 'end-0 [--slide:translateX(100%)] rtl:[--slide:translateX(-100%)]',
            side === 'start' && 'start-0 [--slide:translateX(-100%)] rtl:[--slide:translateX(100%)]',
            className,
          )}
        >
          <header className="flex min-h-12 items-center gap-2 border-b border-solid border-line py-2 ps-5 pe-2">
            <RadixDialog.Title className="m-0 min-w-0 flex-1 truncate text-lg font-semibold">{shown(title)}</RadixDialog.Title>
            <RadixDialog.Close asChild>
              <IconButton label={t('common.close')} icon={<X aria-hidden size={18} />} />
            </RadixDialog.Close>
          </header>
          <PortalContext value={portal}>
            <ScrollRegion className="min-h-0 flex-1 overflow-auto px-5 py-4">
              <ErrorBoundary fallback={(error, retry) => <PartFailure error={error} onRetry={retry} />}>{children}</ErrorBoundary>
            </ScrollRegion>
            {footer && (
              <footer className="flex items-center justify-end gap-2 border-t border-solid border-line px-5 py-3">{footer}</footer>
            )}
          </PortalContext>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/**
 * Anyone who presses 'undo' in a notice above the drawer does not mean to leave it. The notice is told of last, when its own press may have
 * taken it from the page already.
 */
function keepForNotices(event: Event): void {
  const { target } = event;
  if (target instanceof Element && (!target.isConnected || target.closest('[data-notices]') !== null)) event.preventDefault();
}
