import { zhOrg } from '../i18n/messages.org.zh.ts';
import { zhPopup } from '../i18n/messages.popup.zh.ts';
import { createTextsHook } from '../i18n/useTexts.ts';

/** The language around a picker of the organisation, with its own texts and those that it shares with the popup picker. */
export const useOrgTexts = createTextsHook({ ...zhPopup, ...zhOrg });
