import { zhImport } from '../../i18n/messages.import.zh.ts';
import { zhScreens } from '../../i18n/useAllTexts.ts';
import { createTextsHook } from '../../i18n/useTexts.ts';

/** The language around an import, with all that it says. */
export const useImportTexts = createTextsHook({ ...zhScreens, ...zhImport });

/** What the hook gives. */
export type ImportTexts = ReturnType<typeof useImportTexts>;
