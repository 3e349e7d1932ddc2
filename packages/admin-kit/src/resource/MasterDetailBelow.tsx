import { ArrowLeft, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, IconButton } from '../internals/Button.tsx';
import { ListStateContext } from './listState.ts';
import { useListTexts } from './useListTexts.ts';

/** The lower part of a master–detail page, under its heading and with the way back. */
export default function MasterDetailBelow({ rowKey, heading, isMobile, onClose, children }: MasterDetailBelowProps) {
  const { t } = useListTexts();
  return (
    <div className="flex min-h-0 flex-col gap-2">
      <div className="flex items-center gap-2">
        {isMobile && (
          <Button size="small" icon={<ArrowLeft aria-hidden size={15} />} onClick={onClose}>
            {t('master.back')}
          </Button>
        )}
        <h2 aria-live="polite" className="m-0 min-w-0 flex-1 truncate text-base font-semibold">
          {heading}
        </h2>
        {!isMobile && <IconButton size="small" label={t('common.close')} icon={<X aria-hidden size={15} />} onClick={onClose} />}
      </div>
      {/* The address is the upper list's; the lower one begins anew with each row. */}
      <ListStateContext key={rowKey} value={null}>
        {children}
      </ListStateContext>
    </div>
  );
}

interface MasterDetailBelowProps {
  rowKey: string;
  heading: string;
  isMobile: boolean;
  onClose: () => void;
  children: ReactNode;
}
