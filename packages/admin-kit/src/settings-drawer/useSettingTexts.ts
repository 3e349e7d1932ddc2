import { zhSettings } from '../i18n/messages.settings.zh.ts';
import { zhScreens } from '../i18n/useAllTexts.ts';
import { createTextsHook } from '../i18n/useTexts.ts';

/** The language around the drawer of settings. */
export const useSettingTexts = createTextsHook({ ...zhScreens, ...zhSettings });
