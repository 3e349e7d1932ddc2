export { DictCheckbox, DictMultiSelect, DictRadio, DictSearchSelect, DictSelect, DictTag, DictText } from './controls.tsx';
export type { DictMultiSelectProps, DictSelectProps, DictTextProps } from './controls.tsx';
export { createDictionaryStore, dictionaryLifetime, itemLabel } from './createDictionaryStore.ts';
export type { DictionaryEntry, DictionaryItem, DictionarySource, DictionaryStore } from './createDictionaryStore.ts';
export { DictionaryProvider, useDictionary, useDictionaryStore } from './DictionaryProvider.tsx';
export type { Dictionary, DictionaryProviderProps } from './DictionaryProvider.tsx';
