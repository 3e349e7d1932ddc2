import { zhGrid } from '../../i18n/messages.grid.zh.ts';
import { zhLive } from '../../i18n/messages.live.zh.ts';
import { zhWidgets } from '../../i18n/messages.widgets.zh.ts';
import { createTextsHook } from '../../i18n/useTexts.ts';

/** The language around a shared table. */
export const useLiveTexts = createTextsHook({ ...zhWidgets, ...zhGrid, ...zhLive });
