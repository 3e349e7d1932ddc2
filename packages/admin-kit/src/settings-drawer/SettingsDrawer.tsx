import { type ReactNode, useId } from 'react';
import { Drawer } from '../dialog/Drawer.tsx';
import { useLocale } from '../i18n/LocaleProvider.tsx';
import { RadioGroup, Switch } from '../input/choices.tsx';
import { Button } from '../internals/Button.tsx';
import { cx } from '../internals/cx.ts';
import { primaryPresets } from '../theme/palette.ts';
import type { PreferenceStore } from './preferences.ts';
import { usePreferences } from './usePreferences.ts';

/** Lets a person choose the look of the product; every choice acts at once and is kept. @source SET-01, SET-02, SET-07, SET-08 */
export function SettingsDrawer({ open, onOpenChange, store }: SettingsDrawerProps) {
  const { t, localize } = useLocale();
  const preferences = usePreferences(store);
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={t('settings.title')}
      width={320}
      footer={<Button onClick={() => store.reset()}>{t('settings.reset')}</Button>}
    >
      <div className="flex flex-col gap-5">
        <Setting label={t('settings.language')}>
          {(id) => (
            <RadioGroup
              aria-labelledby={id}
              variant="buttons"
              value={preferences.locale}
              options={[
                { value: 'zh-CN', label: '中文' },
                { value: 'en-US', label: 'English' },
              ]}
              onValueChange={(locale) => locale !== null && store.change({ locale })}
            />
          )}
        </Setting>
        <Setting label={t('settings.mode')}>
          {(id) => (
            <RadioGroup
              aria-labelledby={id}
              variant="buttons"
              value={preferences.mode}
              options={[
                { value: 'light', label: t('settings.light') },
                { value: 'dark', label: t('settings.dark') },
              ]}
              onValueChange={(mode) => mode !== null && store.change({ mode })}
            />
          )}
        </Setting>
        <Setting label={t('settings.menuTheme')}>
          {(id) => (
            <RadioGroup
              aria-labelledby={id}
              variant="buttons"
              value={preferences.menuTone}
              options={[
                { value: 'dark', label: t('settings.dark') },
                { value: 'light', label: t('settings.light') },
              ]}
              onValueChange={(menuTone) => menuTone !== null && store.change({ menuTone })}
            />
          )}
        </Setting>
        <Setting label={t('settings.density')}>
          {(id) => (
            <RadioGroup
              aria-labelledby={id}
              variant="buttons"
              value={preferences.density}
              options={[
                { value: 'compact', label: t('settings.compact') },
                { value: 'default', label: t('settings.default') },
                { value: 'comfortable', label: t('settings.comfortable') },
              ]}
              onValueChange={(density) => density !== null && store.change({ density })}
            />
          )}
        </Setting>
        <Setting label={t('settings.color')}>
          {(id) => (
            <div role="group" aria-labelledby={id} className="flex flex-wrap gap-2">
              {primaryPresets.map((preset) => (
                <button
                  key={preset.name}
                  type="button"
                  aria-label={localize(preset.label)}
                  title={localize(preset.label)}
                  aria-pressed={preferences.primary.toLowerCase() === preset.color}
                  onClick={() => store.change({ primary: preset.color })}
                  style={{ backgroundColor: preset.color }}
                  className={cx(
                    'size-6 cursor-pointer rounded-md',
                    preferences.primary.toLowerCase() === preset.color && 'outline-2 outline-offset-2 outline-solid outline-ink',
                  )}
                />
              ))}
            </div>
          )}
        </Setting>
        <div className="flex items-center justify-between">
          <span>{t('settings.multiTab')}</span>
          <Switch
            aria-label={t('settings.multiTab')}
            value={preferences.multiTab}
            onValueChange={(multiTab) => store.change({ multiTab })}
          />
        </div>
        <div className="flex items-center justify-between">
          <span>{t('settings.colorWeak')}</span>
          <Switch
            aria-label={t('settings.colorWeak')}
            value={preferences.colorWeak}
            onValueChange={(colorWeak) => store.change({ colorWeak })}
          />
        </div>
      </div>
    </Drawer>
  );
}

/** Props of {@link SettingsDrawer}. */
export interface SettingsDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  store: PreferenceStore;
}

function Setting({ label, children }: { label: string; children: (labelId: string) => ReactNode }) {
  const id = useId();
  return (
    <div>
      <p id={id} className="m-0 mb-2 text-ink-secondary">
        {label}
      </p>
      {children(id)}
    </div>
  );
}
