import { zhRest } from './messages.rest.zh.ts';
import { zhWidgets } from './messages.widgets.zh.ts';
import { createTextsHook } from './useTexts.ts';

/** What layouts and screens say in Chinese, and what they are made of. */
export const zhScreens = { ...zhWidgets, ...zhRest };

/** The language around a layout or a screen, with every text of the kit but those that come with their widget. */
export const useAllTexts = createTextsHook(zhScreens);
