import { late } from '@tarmac/admin-kit/chunk';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { RadioGroup } from '@tarmac/admin-kit/input';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { PlatformSettings } from '../../../shared/api/settings.ts';
import { Brand } from '../../../shared/pages/Brand.tsx';
import { settingTexts as texts } from './settingTexts.ts';

// With the login itself: what both had in common would be part of every page.
const EntryFrame = late(() => import('../../account/shared/EntryFrame.tsx'));
const LoginPage = late(() => import('../../account/login/LoginPage.tsx'));

/** Pages follow the width of the window, and so does what is shown of them: on a phone it is that of a phone. */
const sizeOf = (): readonly [number, number] => (innerWidth < 1088 ? [390, 720] : [1280, 800]);

/** What the login page and the logo will look like, drawn by the components that draw them. @source SET-09, freight-domain F20 */
export default function SettingsPreview({ settings }: { settings: PlatformSettings }) {
  const { localize } = useLocale();
  const [theme, setTheme] = useState<'light' | 'dark'>(() => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light'));
  return (
    <section aria-label={localize(texts.preview)} className="flex min-w-0 flex-col gap-3">
      <div className="flex items-center justify-between gap-2">
        <h2 className="m-0 text-base font-semibold">{localize(texts.preview)}</h2>
        <RadioGroup
          aria-label={localize(texts.preview)}
          variant="buttons"
          options={[
            { value: 'light', label: localize(texts.light) },
            { value: 'dark', label: localize(texts.dark) },
          ]}
          value={theme}
          onValueChange={(next) => setTheme(next === 'dark' ? 'dark' : 'light')}
        />
      </div>
      <figure className="m-0 flex flex-col gap-1">
        <Scaled theme={theme} label={localize(texts.login)}>
          <EntryFrame settings={settings}>
            <LoginPage />
          </EntryFrame>
        </Scaled>
        <figcaption className="text-sm text-ink-secondary">{localize(texts.login)}</figcaption>
      </figure>
      <figure className="m-0 flex flex-col gap-1">
        <div inert data-theme={theme} className="grid grid-cols-2 overflow-hidden rounded-md border border-solid border-line">
          <div className="bg-surface p-3">
            <Brand collapsed={false} tone="light" settings={settings} />
          </div>
          <div className="bg-frame p-3">
            <Brand collapsed={false} tone="dark" settings={settings} />
          </div>
        </div>
        <figcaption className="text-sm text-ink-secondary">{localize(texts.frame)}</figcaption>
      </figure>
    </section>
  );
}

/** A page in the size of a screen, made to fit. Nothing in it can be pressed or reached. */
function Scaled({ theme, label, children }: { theme: 'light' | 'dark'; label: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [[width, height], setSize] = useState(sizeOf);
  const [scale, setScale] = useState(0.4);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const size = sizeOf();
      setSize(size);
      if (entry) setScale(entry.contentRect.width / size[0]);
    });
    observer.observe(box.current!);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={box}
      role="img"
      aria-label={label}
      className="relative w-full overflow-hidden rounded-md border border-solid border-line"
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <div
        inert
        aria-hidden
        data-theme={theme}
        className="absolute start-0 top-0 origin-top-left [&>div]:h-full [&>div]:min-h-0 rtl:origin-top-right"
        style={{ width, height, transform: `scale(${scale})` }}
      >
        {children}
      </div>
    </div>
  );
}
