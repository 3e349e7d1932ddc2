import { Button } from '@tarmac/admin-kit/input';
import { LocaleProvider, useLocale } from '@tarmac/admin-kit/i18n';

// Keys of the host are checked like those of the kit.
declare module '@tarmac/admin-kit/i18n' {
  interface HostMessages {
    'shop.items': string;
  }
}
const messages = {
  'zh-CN': { 'shop.items': '共 {count} 件', 'common.ok': '好' },
  'en-US': { 'shop.items': '{count} {count|item|items}', 'common.ok': 'Fine' },
};

function Words() {
  const { t } = useLocale();
  return (
    <div className="flex items-center gap-2">
      <span>{t('shop.items', { count: 1 })}</span>
      <span>{t('shop.items', { count: 12 })}</span>
      <Button>{t('common.ok')}</Button>
    </div>
  );
}

export default function OwnTexts() {
  const { locale } = useLocale();
  return (
    <LocaleProvider locale={locale} messages={messages}>
      <Words />
    </LocaleProvider>
  );
}
