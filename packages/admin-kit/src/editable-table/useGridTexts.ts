import { zhGrid } from '../i18n/messages.grid.zh.ts';
import { zhWidgets } from '../i18n/messages.widgets.zh.ts';
import { createTextsHook } from '../i18n/useTexts.ts';

/** The language around an editable table, with all that it says. */
export const useGridTexts = createTextsHook({ ...zhWidgets, ...zhGrid });
