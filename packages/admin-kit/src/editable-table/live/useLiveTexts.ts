import { zhGrid } from '../../i18n/messages.grid.zh.ts';
import { zhLive } from '../../i18n/messages.live.zh.ts';
import { zhRest } from '../../i18n/messages.rest.zh.ts';
import { createTextsHook } from '../../i18n/useTexts.ts';

/** The language around a shared table. */
export const useLiveTexts = createTextsHook({ ...zhRest, ...zhGrid, ...zhLive });
