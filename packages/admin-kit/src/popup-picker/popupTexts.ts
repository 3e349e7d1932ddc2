import { zhPopup } from '../i18n/messages.popup.zh.ts';
import { createTextsHook } from '../i18n/useTexts.ts';

/** The language around a popup picker, with its own texts. */
export const usePopupTexts = createTextsHook(zhPopup);
