import { zhGrid } from '../i18n/messages.grid.zh.ts';
import { zhRest } from '../i18n/messages.rest.zh.ts';
import { createTextsHook } from '../i18n/useTexts.ts';

/** The language around an editable table, with all that it says. */
export const useGridTexts = createTextsHook({ ...zhRest, ...zhGrid });
