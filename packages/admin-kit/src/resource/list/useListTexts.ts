import { zhList } from '../../i18n/messages.list.zh.ts';
import { zhScreens } from '../../i18n/useAllTexts.ts';
import { createTextsHook } from '../../i18n/useTexts.ts';

/** The language around a list, with what its late parts say. */
export const useListTexts = createTextsHook({ ...zhScreens, ...zhList });
