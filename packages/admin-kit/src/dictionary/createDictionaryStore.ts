import type { Label } from '../i18n/catalogue.ts';
import type { Tone } from '../input/Tag.tsx';
import { errorText } from '../internals/errorText.ts';

/** One entry of a dictionary as the wire spells it. */
export interface DictionaryItem {
  /** The code. */
  value: string;
  /** What people read; servers call it `text`, `label` or `title`. @source DICT-05 */
  text?: Label;
  /** Read where there is no `text`. */
  label?: Label;
  /** Read where there is neither `text` nor `label`. */
  title?: Label;
  /** How a state is coloured. */
  tone?: Tone;
  /** Shown where it is stored, no longer offered. */
  disabled?: boolean;
}

/** Where dictionaries come from. Each call rejects with an error whose message is for people. */
export interface DictionarySource {
  /** Every item of a dictionary. @source DICT-02 */
  items: (code: string) => Promise<readonly DictionaryItem[]>;
  /** Items of a large dictionary that match a keyword. @source DICT-03 */
  search?: (code: string, given: { keyword: string; signal: AbortSignal }) => Promise<readonly DictionaryItem[]>;
  /** Texts of single keys of a large dictionary, in the order asked. @source DICT-03 */
  textOf?: (code: string, keys: readonly string[]) => Promise<readonly string[]>;
  /** Every dictionary, once the server has forgotten its own copies. @source LAY-10 */
  refresh?: () => Promise<Readonly<Record<string, readonly DictionaryItem[]>>>;
  /** Forgets what the source itself keeps; called when the store forgets everything. */
  forget?: () => void;
  /** Trees of categories. @source DICT-05 */
  categories?: CategorySource;
}

/** Where trees of categories come from; each level is asked for when it is first opened. */
export interface CategorySource {
  /** The roots below a category code, or the children of a node. */
  children: (code: string, parent: string | null) => Promise<readonly CategoryItem[]>;
  /** The whole tree below a category code, for searches; without it only levels that were opened are searched. */
  tree?: (code: string) => Promise<readonly CategoryItem[]>;
  /** Texts of chosen nodes, in the order asked. */
  textOf: (ids: readonly string[]) => Promise<readonly string[]>;
}

/** A node of a category tree as the wire spells it. */
export interface CategoryItem extends DictionaryItem {
  /** Whether nothing is below it. */
  leaf?: boolean;
  /** What is below it, where the whole tree was asked for. */
  children?: readonly CategoryItem[];
}

/** What is known of one dictionary now. */
export interface DictionaryEntry {
  /** Whether `items` are there; after `failed` the next reader asks again. */
  state: 'loading' | 'ready' | 'failed';
  /** The choices in their order; empty while they are loading. */
  items: readonly DictionaryItem[];
  /** What went wrong, in the server's words. */
  message: string;
}

/** Dictionaries in memory, loaded once and kept 7 days. */
export interface DictionaryStore {
  /** Where items come from. */
  source: DictionarySource;
  /** What is known now, without asking. */
  read: (code: string) => DictionaryEntry;
  /** Asks unless a fresh answer is there or on its way. */
  load: (code: string) => void;
  /** Takes over what came with the login. @source DICT-01 */
  seed: (all: Readonly<Record<string, readonly DictionaryItem[]>>) => void;
  /** Asks for everything again and takes it over in one step; until then, and after a failure, the old texts stay. @source LAY-10 */
  refresh: () => Promise<void>;
  /** Forgets everything; what is on screen loads again. @source LAY-10 */
  clear: () => void;
  /** Tells of each change, until the answer is called. */
  subscribe: (listener: () => void) => () => void;
}

/** How long a dictionary is kept: 7 days, in ms. @source DICT-01 */
export const dictionaryLifetime = 604_800_000;

const loading: DictionaryEntry = { state: 'loading', items: [], message: '' };

/**
 * Makes the store behind a DictionaryProvider; `now` is the clock in ms.
 *
 * @example
 * const store = createDictionaryStore({ items: async (code) => client.get<DictionaryItem[]>('/dictionary', { code }) });
 * return <DictionaryProvider store={store}><App /></DictionaryProvider>;
 */
export function createDictionaryStore(source: DictionarySource, now: () => number = Date.now): DictionaryStore {
  const entries = new Map<string, DictionaryEntry & { until: number }>();
  const running = new Map<string, symbol>();
  const listeners = new Set<() => void>();
  /** How often everything was forgotten. */
  let cleared = 0;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const put = (code: string, { entry, until }: { entry: DictionaryEntry; until: number }) => {
    entries.set(code, { ...entry, until });
    tell();
  };
  const seed: DictionaryStore['seed'] = (all) => {
    for (const [code, items] of Object.entries(all))
      entries.set(code, { state: 'ready', items, message: '', until: now() + dictionaryLifetime });
    tell();
  };
  return {
    source,
    read: (code) => entries.get(code) ?? loading,
    load: (code) => {
      const known = entries.get(code);
      if (running.has(code) || (known?.state === 'ready' && known.until > now())) return;
      const token = Symbol(code);
      running.set(code, token);
      const isCurrent = () => running.get(code) === token && running.delete(code);
      source.items(code).then(
        (items) => {
          if (isCurrent()) put(code, { entry: { state: 'ready', items, message: '' }, until: now() + dictionaryLifetime });
        },
        (error: unknown) => {
          // An old answer is better than none while the server is away.
          if (isCurrent()) put(code, { entry: { state: 'failed', items: known?.items ?? [], message: errorText(error) }, until: 0 });
        },
      );
    },
    seed,
    refresh: async () => {
      const before = cleared;
      const all = await source.refresh?.();
      // Cleared meanwhile: it is the answer to an earlier question, such as one in another language.
      if (before !== cleared) return;
      entries.clear();
      running.clear();
      seed(all ?? {});
    },
    clear: () => {
      source.forget?.();
      cleared += 1;
      entries.clear();
      running.clear();
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The readable part of an item. */
export function itemLabel(item: DictionaryItem): Label {
  return item.text ?? item.label ?? item.title ?? item.value;
}
