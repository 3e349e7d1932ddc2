import { ArrowLeft, X } from 'lucide-react';
import { useEffectEvent, useId, useLayoutEffect, type ReactNode } from 'react';
import { Button, IconButton } from '../../internals/Button.tsx';
import { ListStateContext } from './listState.ts';
import { zhResource } from '../texts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';

/** The lower part of a master–detail page, under its heading and with the way back. */
export default function MasterDetailBelow({ rowKey, heading, isMobile, onClose, children }: MasterDetailBelowProps) {
  const { t } = useTexts(zhResource);
  const goBack = useBackButton(isMobile, onClose);
  return (
    <div className="flex min-h-0 flex-col gap-2">
      <div className="flex items-center gap-2">
        {isMobile && (
          <Button size="small" icon={<ArrowLeft aria-hidden size={15} />} onClick={goBack}>
            {t('master.back')}
          </Button>
        )}
        <h2 aria-live="polite" className="m-0 min-w-0 flex-1 truncate text-base font-semibold">
          {heading}
        </h2>
        {!isMobile && <IconButton size="small" label={t('common.close')} icon={<X aria-hidden size={15} />} onClick={onClose} />}
      </div>
      {/* The address is the upper list's; the lower one begins again with each row. */}
      <ListStateContext key={rowKey} value={null}>
        {children}
      </ListStateContext>
    </div>
  );
}

/**
 * Lets the browser's back button, and the phone's gesture, lead back to the list: a page that is pushed is a step of its own, at the
 * same address. Anyone who goes on from here leaves the step where it is.
 *
 * @returns goes back as the button does
 */
function useBackButton(isPushed: boolean, onClose: () => void): () => void {
  const id = useId();
  const close = useEffectEvent(onClose);
  // Before it is seen: anyone who goes back at once would leave the list instead.
  useLayoutEffect(() => {
    if (!isPushed) return;
    if (!isAt(id)) history.pushState({ ...(history.state as object | null), pushed: id }, '');
    const { href } = location;
    const follow = () => {
      // Another address is another page's business.
      if (!isAt(id) && location.href === href) close();
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [isPushed, id]);
  return () => (isAt(id) ? history.back() : onClose());
}

const isAt = (id: string): boolean => (history.state as { pushed?: unknown } | null)?.pushed === id;

interface MasterDetailBelowProps {
  rowKey: string;
  heading: string;
  isMobile: boolean;
  onClose: () => void;
  children: ReactNode;
}
