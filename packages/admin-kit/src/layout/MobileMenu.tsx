import * as Dialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { Shade } from '../internals/Shade.tsx';
import { zhScreens } from '../i18n/screenTexts.zh.ts';
import { useTexts } from '../i18n/useTexts.ts';

/** The side menu on a small screen: a drawer over the page while it is mounted. @source LAY-02 */
export default function MobileMenu({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { t } = useTexts(zhScreens);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Shade />
        <Dialog.Content aria-describedby={undefined} className="fixed inset-y-0 start-0 z-[1001] w-50 shadow-dialog outline-none">
          <Dialog.Title className="sr-only">{t('layout.menu')}</Dialog.Title>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
