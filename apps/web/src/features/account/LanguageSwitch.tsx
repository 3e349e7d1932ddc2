import { Button } from '@tarmac/admin-kit/input';
import { usePreferences } from '@tarmac/admin-kit/settings-drawer';
import { preferences } from '../../shared/session.ts';

/** Changes between Chinese and English before login. */
export function LanguageSwitch() {
  const { locale } = usePreferences(preferences);
  const other = locale === 'zh-CN' ? ('en-US' as const) : ('zh-CN' as const);
  return (
    <Button variant="link" lang={other} onClick={() => preferences.change({ locale: other })}>
      {other === 'en-US' ? 'English' : '中文'}
    </Button>
  );
}
