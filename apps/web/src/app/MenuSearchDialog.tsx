import { Dialog } from '@tarmac/admin-kit/dialog';
import type { ReactNode } from 'react';

/** The menu search of a narrow screen. @source LAY-06 */
export function MenuSearchDialog({ title, onClose, children }: MenuSearchDialogProps) {
  return (
    <Dialog open onOpenChange={onClose} title={title} width={420} footer={null}>
      {children}
    </Dialog>
  );
}

/** Props of {@link MenuSearchDialog}. */
export interface MenuSearchDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}
