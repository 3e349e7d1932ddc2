import { useState } from 'react';
import { Checkbox } from '../input/Checkbox.tsx';
import { areLetterKeysOn, setLetterKeys } from '../internals/letterKeys.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { shortcutHelp } from './shortcutHelp.ts';
import { helpKeys, listShortcuts } from './shortcuts.ts';
import { zhKeys } from './texts.zh.ts';
import { useTexts } from '../i18n/useTexts.ts';

/** The keys that worked when it was asked for. */
export default function ShortcutList() {
  const { t, localize } = useTexts(zhKeys);
  // Read before the list itself is on top of it.
  const [shown] = useState(() => listShortcuts(document));
  const [hasList] = useState(() => [...document.querySelectorAll('[data-shortcut-scope]')].some((one) => one.checkVisibility()));
  const [isOn, setOn] = useState(areLetterKeysOn);
  const letters = [
    { label: t('keys.nextRow'), keys: 'j' },
    { label: t('keys.formerRow'), keys: 'k' },
    { label: t('keys.chooseRow'), keys: 'x' },
    { label: t('keys.openRow'), keys: 'Enter' },
    { label: t('keys.editRow'), keys: 'e' },
    { label: t('keys.toSearch'), keys: '/' },
  ];
  const close = () => shortcutHelp.close();
  return (
    <Dialog open title={t('keys.title')} width={480} footer={null} onOpenChange={close}>
      <dl className="m-0 grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
        {[...(hasList && isOn ? letters : []), ...shown, { label: t('keys.title'), keys: helpKeys }].map(({ label, keys }) => (
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
            <dd className="m-0">{localize(label)}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        className="mt-4"
        value={isOn}
        onValueChange={(on) => {
          setLetterKeys(on);
          setOn(on);
        }}
      >
        {t('keys.letters')}
      </Checkbox>
    </Dialog>
  );
}

const faces: Readonly<Record<string, string>> = {
  Control: 'Ctrl',
  Meta: '⌘',
  PageDown: 'PgDn',
  PageUp: 'PgUp',
  ArrowDown: '↓',
  ArrowUp: '↑',
};
const appleFaces: Readonly<Record<string, string>> = { ...faces, Control: '⌃', Alt: '⌥', Shift: '⇧' };

/** What stands on the key. */
const faceOf = (key: string): string => (navigator.platform.startsWith('Mac') ? appleFaces : faces)[key] ?? key;
