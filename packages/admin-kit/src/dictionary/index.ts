export { CategorySelect, type CategorySelectProps } from './CategorySelect.tsx';
export { DictCheckbox, DictMultiSelect, DictRadio, DictSearchSelect, DictSelect } from './controls.tsx';
export type { DictMultiSelectProps, DictSelectProps } from './controls.tsx';
export { DictTag, DictText, type DictTextProps } from './DictTag.tsx';
export { createDictionaryStore } from './createDictionaryStore.ts';
export type {
  CategoryItem,
  CategorySource,
  DictionaryEntry,
  DictionaryItem,
  DictionarySource,
  DictionaryStore,
} from './createDictionaryStore.ts';
export { DictionaryProvider, useDictionary } from './DictionaryProvider.tsx';
export type { Dictionary, DictionaryProviderProps } from './DictionaryProvider.tsx';
export { useDictText } from './useDictText.ts';
export { useRefreshDictionaries } from './useRefreshDictionaries.ts';
