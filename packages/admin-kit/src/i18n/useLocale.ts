import type { LocaleContextValue } from './LocaleProvider.tsx';
import { zhScreens } from './screenTexts.zh.ts';
import { useTexts } from './useTexts.ts';

/**
 * The language around a page or a frame of an app, with every text of the kit but those that come with their widget.
 *
 * @example
 * const { t, locale, localize } = useLocale();
 * return <p lang={locale}>{localize({ zh: '设备', en: 'Devices' })}, {t('common.save')}</p>;
 */
export const useLocale = (): LocaleContextValue => useTexts(zhScreens);
