import { useLocale } from '@tarmac/admin-kit/i18n';
import { RadioGroup, Switch } from '@tarmac/admin-kit/input';
import { usePreferences } from '@tarmac/admin-kit/settings-drawer';
import { languages } from '../../../shared/session/languages.ts';
import { preferences } from '../../../shared/session/session.ts';
import { accountTexts as texts } from './accountTexts.ts';
import { SettingLine } from './SettingLine.tsx';

/** How the product looks in this browser. @source GEN-01, SET-01 … SET-08 */
export function CustomSection() {
  const { localize } = useLocale();
  const { mode, navMode, multiTab, density, colorWeak, locale } = usePreferences(preferences);
  const flags = [
    { label: texts.mode, isOn: mode === 'dark', set: (isOn: boolean) => preferences.change({ mode: isOn ? 'dark' : 'light' }) },
    { label: texts.topMenu, isOn: navMode === 'top', set: (isOn: boolean) => preferences.change({ navMode: isOn ? 'top' : 'side' }) },
    { label: texts.multiTab, isOn: multiTab, set: (isOn: boolean) => preferences.change({ multiTab: isOn }) },
    {
      label: texts.compact,
      isOn: density === 'compact',
      set: (isOn: boolean) => preferences.change({ density: isOn ? 'compact' : 'default' }),
    },
    { label: texts.colorWeak, isOn: colorWeak, set: (isOn: boolean) => preferences.change({ colorWeak: isOn }) },
  ];
  return (
    <>
      <p className="m-0 mb-2 text-ink-secondary">{localize(texts.customHint)}</p>
      <ul className="m-0 list-none p-0">
        <SettingLine title={localize(texts.language)} hint="">
          <RadioGroup
            aria-label={localize(texts.language)}
            variant="buttons"
            value={locale}
            options={languages}
            onValueChange={(next) => next !== null && preferences.change({ locale: next })}
          />
        </SettingLine>
        {flags.map(({ label, isOn, set }) => (
          <SettingLine key={label.en} title={localize(label)} hint="">
            <Switch aria-label={localize(label)} value={isOn} onValueChange={set} />
          </SettingLine>
        ))}
      </ul>
    </>
  );
}
