import type { Locale } from '../i18n/catalogue.ts';
import { createBrowserStore, type KeyValueStore, readKept, writeKept } from '../session/keyValueStore.ts';
import { defaultTheme, type Theme, type ThemeChoice } from '../theme/applyTheme.ts';

/** What a person chose about the look of the product; kept in this browser. @source SET-01 … SET-08 */
export interface Preferences extends Omit<Theme, 'mode'> {
  /** Light, dark, or as the system is set. */
  mode: ThemeChoice;
  /** Light or dark menu. */
  menuTone: 'dark' | 'light';
  /** Menu at the side or along the top. @source SET-03 */
  navMode: 'side' | 'top';
  /** Fluid only with the menu along the top. @source SET-04 */
  contentWidth: 'fixed' | 'fluid';
  /** The header stays in view. */
  fixedHeader: boolean;
  /** Needs a fixed header. @source SET-05 */
  autoHideHeader: boolean;
  /** Not with the menu along the top. @source SET-06 */
  fixedSide: boolean;
  /** Pages open in tabs. */
  multiTab: boolean;
  /** Language. */
  locale: Locale;
  /** The menu is narrow. */
  menuCollapsed: boolean;
}

/** The look of a product nobody has changed. */
const defaultPreferences: Preferences = {
  ...defaultTheme,
  mode: 'system',
  menuTone: 'dark',
  navMode: 'side',
  contentWidth: 'fixed',
  fixedHeader: true,
  autoHideHeader: false,
  fixedSide: true,
  multiTab: true,
  locale: 'zh-CN',
  menuCollapsed: false,
};

/** Keeps preferences and tells who listens. */
export interface PreferenceStore {
  /** What is chosen now. */
  read(): Preferences;
  /** Tells of each change, until the answer is called. */
  subscribe(listener: () => void): () => void;
  /** Changes some and what depends on them: another menu mode frees the side menu, a loose header does not hide itself. */
  change(part: Partial<Preferences>): void;
  /** Back to what the app begins with. */
  reset(): void;
  /** All preferences as a text that another browser can take. */
  export(): string;
  /** Takes such a text; values it does not know are left at their default. False when it is not such a text: nothing changes. */
  import(text: string): boolean;
}

/** Where they are kept; the script of the first paint reads it, too. */
const preferencesKey = 'ui-preferences';

/**
 * Creates the store; what is kept by an older version or by hand is checked value by value.
 *
 * @example
 * const preferences = createPreferenceStore();
 * preferences.change({ mode: 'dark' });
 */
export function createPreferenceStore(
  store: KeyValueStore = createBrowserStore(),
  defaults: Preferences = defaultPreferences,
): PreferenceStore {
  const listeners = new Set<() => void>();
  const kept = () => checkedPreferences(readKept<Partial<Preferences>>(store, { key: preferencesKey, now: 0 }), defaults);
  let current = kept();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  store.onExternalChange((changed) => {
    if (changed !== preferencesKey) return;
    current = kept();
    tell();
  });
  const keep = (next: Preferences) => {
    current = next;
    writeKept(store, { key: preferencesKey, value: next, now: 0 });
    tell();
  };
  return {
    read: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (part) => {
      const isOtherMode = part.navMode !== undefined && part.navMode !== current.navMode;
      keep(checkedPreferences({ ...current, ...(isOtherMode ? { fixedSide: false } : {}), ...part }, defaults));
    },
    reset: () => keep(defaults),
    export: () => JSON.stringify({ [preferencesKey]: current }, null, 2),
    import: (text) => {
      const given = readExport(text);
      if (given !== undefined) keep(checkedPreferences(given, defaults));
      return given !== undefined;
    },
  };
}

function readExport(text: string): Partial<Preferences> | undefined {
  try {
    const given: unknown = (JSON.parse(text) as Record<string, unknown> | null)?.[preferencesKey];
    return typeof given === 'object' && given !== null && !Array.isArray(given) ? given : undefined;
  } catch {
    return undefined;
  }
}

const allowed = {
  mode: ['system', 'light', 'dark'],
  menuTone: ['dark', 'light'],
  navMode: ['side', 'top'],
  contentWidth: ['fixed', 'fluid'],
  density: ['compact', 'default', 'comfortable'],
} as const;
const flags = ['colorWeak', 'grey', 'multiTab', 'menuCollapsed', 'fixedHeader', 'autoHideHeader', 'fixedSide'] as const;
const numbers = { radius: [0, 12], fontSize: [12, 18] } as const;

function isLanguageTag(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(value);
}

/** What of the kept values is valid, and fits together; defaults for the rest. */
function checkedPreferences(kept: Partial<Preferences> | undefined, defaults: Preferences): Preferences {
  const valid: Partial<Record<keyof Preferences, unknown>> = {};
  for (const [name, choices] of Object.entries(allowed) as [keyof typeof allowed, readonly unknown[]][])
    if (choices.includes(kept?.[name])) valid[name] = kept?.[name];
  for (const name of flags) if (typeof kept?.[name] === 'boolean') valid[name] = kept[name];
  for (const [name, [least, most]] of Object.entries(numbers) as [keyof typeof numbers, readonly [number, number]][]) {
    const value = kept?.[name];
    if (Number.isInteger(value) && value! >= least && value! <= most) valid[name] = value;
  }
  if (isLanguageTag(kept?.locale)) valid.locale = kept.locale;
  if (/^#[0-9a-f]{6}$/i.test(kept?.primary ?? '')) valid.primary = kept?.primary;
  const next = { ...defaults, ...valid } as Preferences;
  return {
    ...next,
    contentWidth: next.navMode === 'top' ? next.contentWidth : 'fixed',
    fixedSide: next.navMode === 'side' && next.fixedSide,
    autoHideHeader: next.fixedHeader && next.autoHideHeader,
  };
}
