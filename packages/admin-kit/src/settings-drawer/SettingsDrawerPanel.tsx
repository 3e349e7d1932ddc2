import { type ReactNode, useState } from 'react';
import { Drawer } from '../dialog/Drawer.tsx';
import type { SettingsDrawerProps } from './SettingsDrawer.tsx';
import { Switch } from '../input/choices.tsx';
import { Button } from '../internals/Button.tsx';
import { notices } from '../notice/createNoticeStore.ts';
import type { Preferences } from './preferences.ts';
import { ChoiceSetting, ColorSetting, Range, Section } from './SettingParts.tsx';
import { TransferSetting } from './TransferSetting.tsx';
import { usePreferences } from './usePreferences.ts';
import { zhSettings } from './texts.zh.ts';
import { useTexts } from '../i18n/useTexts.ts';

/** What the drawer of settings shows once it has opened; its code comes then. */
export default function SettingsDrawerPanel({ open, onOpenChange, store, languages = kitLanguages }: SettingsDrawerProps) {
  const { t } = useTexts(zhSettings);
  const preferences = usePreferences(store);
  const [isTransferring, setTransferring] = useState(false);
  const { navMode, fixedHeader } = preferences;
  const isTop = navMode === 'top';

  const change = (part: Partial<Preferences>) => {
    try {
      store.change(part);
    } catch {
      notices.error(t('settings.themeFailed'));
    }
  };
  const flag = (name: FlagName, disabled = false): ReactNode => (
    <div className="flex min-h-6 items-center justify-between gap-3">
      <span className={disabled ? 'text-ink-faint' : undefined}>{t(`settings.${name}`)}</span>
      <Switch
        aria-label={t(`settings.${name}`)}
        disabled={disabled}
        value={preferences[name]}
        onValueChange={(on) => change({ [name]: on })}
      />
    </div>
  );
  const choice = <Name extends ChoiceName>(
    name: Name,
    { label, options }: { label: string; options: readonly Choice<Name>[] },
  ): ReactNode => (
    <ChoiceSetting<Preferences[Name]>
      label={label}
      value={preferences[name]}
      options={options}
      onChange={(value) => change({ [name]: value })}
    />
  );

  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={t('settings.title')}
      width={340}
      footer={
        <>
          <Button onClick={() => setTransferring(!isTransferring)} aria-expanded={isTransferring}>
            {t('settings.transfer')}
          </Button>
          <Button onClick={() => store.reset()}>{t('settings.reset')}</Button>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        {isTransferring && <TransferSetting store={store} />}
        <Section title={t('settings.appearance')}>
          {choice('locale', { label: t('settings.language'), options: languages })}
          {choice('mode', {
            label: t('settings.mode'),
            options: [
              { value: 'system', label: t('settings.system') },
              { value: 'light', label: t('settings.light') },
              { value: 'dark', label: t('settings.dark') },
            ],
          })}
          <ColorSetting value={preferences.primary} onChange={(primary) => change({ primary })} />
          {choice('density', {
            label: t('settings.density'),
            options: [
              { value: 'compact', label: t('settings.compact') },
              { value: 'default', label: t('settings.default') },
              { value: 'comfortable', label: t('settings.comfortable') },
            ],
          })}
          <Range
            label={t('settings.fontSize')}
            min={12}
            max={18}
            value={preferences.fontSize}
            onChange={(fontSize) => change({ fontSize })}
          />
          <Range label={t('settings.radius')} min={0} max={12} value={preferences.radius} onChange={(radius) => change({ radius })} />
          {flag('colorWeak')}
          {flag('grey')}
        </Section>
        <Section title={t('settings.navigation')}>
          {choice('navMode', {
            label: t('settings.navMode'),
            options: [
              { value: 'side', label: t('settings.navSide') },
              { value: 'top', label: t('settings.navTop') },
            ],
          })}
          {choice('menuTone', {
            label: t('settings.menuTheme'),
            options: [
              { value: 'dark', label: t('settings.dark') },
              { value: 'light', label: t('settings.light') },
            ],
          })}
          {choice('contentWidth', {
            label: t('settings.contentWidth'),
            options: [
              { value: 'fixed', label: t('settings.fixed') },
              { value: 'fluid', label: t('settings.fluid'), disabled: !isTop },
            ],
          })}
          {flag('fixedHeader')}
          {flag('autoHideHeader', !fixedHeader)}
          {flag('fixedSide', isTop)}
          {flag('multiTab')}
        </Section>
      </div>
    </Drawer>
  );
}

const kitLanguages = [
  { value: 'zh-CN', label: '中文' },
  { value: 'en-US', label: 'English' },
] as const;

type FlagName = 'colorWeak' | 'grey' | 'fixedHeader' | 'autoHideHeader' | 'fixedSide' | 'multiTab';
type ChoiceName = 'locale' | 'mode' | 'density' | 'navMode' | 'menuTone' | 'contentWidth';
interface Choice<Name extends ChoiceName> {
  value: Preferences[Name];
  label: string;
  disabled?: boolean;
}
