import { zhImport } from '../i18n/messages.import.zh.ts';
import { zhRest } from '../i18n/messages.rest.zh.ts';
import { createTextsHook } from '../i18n/useTexts.ts';

/** The language around an import, with all that it says. */
export const useImportTexts = createTextsHook({ ...zhRest, ...zhImport });

/** What the hook gives. */
export type ImportTexts = ReturnType<typeof useImportTexts>;
