export { DictCheckbox, DictMultiSelect, DictRadio, DictSearchSelect, DictSelect } from './controls.tsx';
export type { DictMultiSelectProps, DictSelectProps } from './controls.tsx';
export { DictTag, DictText, type DictTextProps } from './DictTag.tsx';
export { createDictionaryStore, dictionaryLifetime, itemLabel } from './createDictionaryStore.ts';
export type { DictionaryEntry, DictionaryItem, DictionarySource, DictionaryStore } from './createDictionaryStore.ts';
export { DictionaryProvider, useDictionary, useDictionaryStore } from './DictionaryProvider.tsx';
export type { Dictionary, DictionaryProviderProps } from './DictionaryProvider.tsx';
