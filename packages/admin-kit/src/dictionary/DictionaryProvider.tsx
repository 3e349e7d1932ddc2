import { createContext, use, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { toText } from '../internals/toText.ts';
import type { Option } from '../input/options.ts';
import type { Tone } from '../input/Tag.tsx';
import {
  createDictionaryStore,
  itemLabel,
  type DictionaryEntry,
  type DictionarySource,
  type DictionaryStore,
} from './createDictionaryStore.ts';
import { useTexts } from '../i18n/useTexts.ts';

const DictionaryContext = createContext<DictionaryStore | null>(null);

/**
 * Offers dictionaries to everything inside; give `source`, or a `store` that the host also uses elsewhere.
 *
 * @example <DictionaryProvider source={createDictionarySource(client)}><App /></DictionaryProvider>
 */
export function DictionaryProvider({ children, source, store }: DictionaryProviderProps) {
  const [own] = useState(() => store ?? createDictionaryStore(source ?? noSource));
  return <DictionaryContext value={store ?? own}>{children}</DictionaryContext>;
}

/** Props of {@link DictionaryProvider}. */
export interface DictionaryProviderProps {
  /** Everything that may show or choose values of dictionaries. */
  children: ReactNode;
  /** Where dictionaries come from; read once, when the provider is first shown. Not needed beside `store`. */
  source?: DictionarySource;
  /** A store that the host made by `createDictionaryStore`, to seed it with what came with the login. Wins over `source`. */
  store?: DictionaryStore;
}

/** A dictionary in the present language. */
export interface Dictionary {
  /** How it stands: on its way, there, failed. */
  state: DictionaryEntry['state'];
  /** Its items as choices. */
  options: ReadonlyArray<Option & { tone?: Tone }>;
  /** What went wrong, for people. */
  message: string;
  /** Text of a value or of a comma list of values; an unknown value shows as it is. */
  textOf: (value: unknown) => string;
  /** Colour of a code. */
  toneOf: (value: unknown) => Tone | undefined;
  /** Fetches it again. */
  reload: () => void;
}

/**
 * One dictionary by code, loaded when first used. An empty code fails with 字典Code不能为空!; `undefined` asks for none, and needs no
 * DictionaryProvider around.
 *
 * @example
 * const dictionary = useDictionary('device_state');
 * return <p>{dictionary.textOf('free')}</p>;
 * @source DICT-02
 */
export function useDictionary(code: string | undefined): Dictionary {
  const around = use(DictionaryContext);
  const store = code === undefined ? (around ?? unasked) : there(around);
  const { t, localize } = useTexts();
  const entry = useSyncExternalStore(store.subscribe, () => (code ? store.read(code) : code === undefined ? none : codeMissing));
  const isLoading = entry.state === 'loading';
  useEffect(() => {
    if (code && isLoading) store.load(code);
  }, [store, code, isLoading]);

  const options = entry.items.map((item) => ({
    value: item.value,
    label: localize(itemLabel(item)),
    tone: item.tone,
    disabled: item.disabled,
  }));
  const find = (value: unknown) => options.find((option) => option.value === toText(value));
  return {
    state: entry.state,
    options,
    message: entry === codeMissing ? t('dict.codeMissing') : entry.message || (entry.state === 'failed' ? t('dict.failed') : ''),
    textOf: (value) =>
      toText(value)
        .split(',')
        .filter(Boolean)
        .map((one) => find(one)?.label ?? one)
        .join(', '),
    toneOf: (value) => find(value)?.tone,
    reload: () => {
      if (code) store.load(code);
    },
  };
}

/** The store around this widget. @throws outside of a DictionaryProvider */
export function useDictionaryStore(): DictionaryStore {
  return there(use(DictionaryContext));
}

function there(store: DictionaryStore | null): DictionaryStore {
  if (!store) throw new Error('useDictionary: render this part inside <DictionaryProvider>.');
  return store;
}

/** The store around this widget, for widgets that can do without one. */
export function useMaybeDictionaryStore(): DictionaryStore | null {
  return use(DictionaryContext);
}

const unasked: Pick<DictionaryStore, 'subscribe' | 'read' | 'load'> = {
  subscribe: () => () => undefined,
  read: () => none,
  load: () => undefined,
};
const none: DictionaryEntry = { state: 'ready', items: [], message: '' };
const codeMissing: DictionaryEntry = { state: 'failed', items: [], message: '' };
const noSource: DictionarySource = { items: () => Promise.reject(new Error('DictionaryProvider: give a source or a store.')) };
