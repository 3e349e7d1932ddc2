import * as Dialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { useAllTexts } from '../i18n/useAllTexts.ts';
import { Shade } from '../internals/Shade.tsx';

/** The side menu on a small screen: a drawer over the page while it is mounted. @source LAY-02 */
export default function MobileMenu({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { t } = useAllTexts();
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
