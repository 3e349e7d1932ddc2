import { Button } from '@tarmac/admin-kit/input';
import { usePreferences } from '@tarmac/admin-kit/settings-drawer';
import { languages } from '../../../shared/session/languages.ts';
import { preferences } from '../../../shared/session/session.ts';

/** The other languages, each a press away, before login. */
export function LanguageSwitch() {
  const { locale } = usePreferences(preferences);
  return languages
    .filter(({ value }) => value !== locale)
    .map(({ value, label }) => (
      <Button key={value} variant="link" lang={value} onClick={() => preferences.change({ locale: value })}>
        {label}
      </Button>
    ));
}
