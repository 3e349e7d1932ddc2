import { zhList } from '../i18n/messages.list.zh.ts';
import { zhRest } from '../i18n/messages.rest.zh.ts';
import { createTextsHook } from '../i18n/useTexts.ts';

/** The language around a list, with what its late parts say. */
export const useListTexts = createTextsHook({ ...zhRest, ...zhList });
