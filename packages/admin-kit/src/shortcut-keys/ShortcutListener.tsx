import { useEffect, useState, useSyncExternalStore } from 'react';
import { Dialog } from '../dialog/Dialog.tsx';
import { useListTexts } from '../resource/useListTexts.ts';
import { shortcutHelp } from './shortcutHelp.ts';
import { comboOf, enterTarget, findTarget, listShortcuts, type Shortcut } from './shortcuts.ts';

/** Listens for the keys, and lists them when asked to. */
export default function ShortcutListener() {
  const { t } = useListTexts();
  const isAsked = useSyncExternalStore(shortcutHelp.subscribe, shortcutHelp.isOpen);
  const [shown, setShown] = useState<readonly Shortcut[]>();

  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.repeat) return;
      const combo = comboOf(event);
      if (combo === undefined) return;
      if (combo === helpKeys) {
        event.preventDefault();
        shortcutHelp.open();
        return;
      }
      const target = findTarget(document, combo);
      if (target === undefined) return;
      event.preventDefault();
      enterTarget(target);
    };
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, []);
  // What works is read before the list itself is on top of it.
  if (isAsked && shown === undefined) setShown(listShortcuts(document));
  if (!isAsked && shown !== undefined) setShown(undefined);
  if (!isAsked || shown === undefined) return null;

  const close = () => shortcutHelp.close();
  return (
    <Dialog open title={t('keys.title')} width={480} footer={null} onOpenChange={close}>
      <dl className="m-0 grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
        {[...shown, { label: t('keys.title'), keys: helpKeys }].map(({ label, keys }) => (
          <div key={keys} className="contents">
            <dt className="flex gap-1">
              {keys.split('+').map((key) => (
                <kbd
                  key={key}
                  className="rounded-sm border border-solid border-line-strong bg-sunken px-1.5 py-0.5 font-sans text-xs text-ink-secondary"
                >
                  {faceOf(key)}
                </kbd>
              ))}
            </dt>
            <dd className="m-0">{label}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

const helpKeys = 'Alt+/';
const faces: Readonly<Record<string, string>> = { Control: 'Ctrl', Meta: '⌘', PageDown: 'PgDn', PageUp: 'PgUp' };
const appleFaces: Readonly<Record<string, string>> = { ...faces, Control: '⌃', Alt: '⌥', Shift: '⇧' };

/** What stands on the key. */
const faceOf = (key: string): string => (navigator.platform.startsWith('Mac') ? appleFaces : faces)[key] ?? key;
