import { useLocalize } from '@tarmac/admin-kit/i18n';
import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { defineTexts } from '../shared/texts/defineTexts.ts';

const texts = defineTexts({
  offline: { zh: '网络已断开。已填写的内容会保留，请在恢复后继续。', en: "You're offline. What you typed is kept." },
});

const subscribe = (tell: () => void) => {
  addEventListener('online', tell);
  addEventListener('offline', tell);
  return () => {
    removeEventListener('online', tell);
    removeEventListener('offline', tell);
  };
};

/** Says above every page that the network is gone, for as long as it is. */
export function OfflineLine() {
  const localize = useLocalize();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-4 z-[1200] flex justify-center px-4 print:hidden">
      {!isOnline && (
        <span className="inline-flex items-center gap-2 rounded-md border border-solid border-waiting-line bg-waiting-soft px-3 py-2 text-waiting-ink shadow-popup">
          <WifiOff aria-hidden size={16} />
          {localize(texts.offline)}
        </span>
      )}
    </div>
  );
}
