import type { Locale } from '../i18n/catalogue.ts';
import { createBrowserStore, type KeyValueStore, readKept, writeKept } from '../session/keyValueStore.ts';
import { defaultPrimary } from '../theme/palette.ts';
import type { Density, ThemeMode } from '../theme/ThemeProvider.tsx';

/** What a person chose about the look of the product; kept in this browser. @source SET-01, SET-02, SET-07, SET-08 */
export interface Preferences {
  mode: ThemeMode;
  menuTone: 'dark' | 'light';
  /** `#rrggbb`. */
  primary: string;
  density: Density;
  colorWeak: boolean;
  multiTab: boolean;
  locale: Locale;
  menuCollapsed: boolean;
}

/** The look of a product nobody has changed. */
export const defaultPreferences: Preferences = {
  mode: 'light',
  menuTone: 'dark',
  primary: defaultPrimary,
  density: 'default',
  colorWeak: false,
  multiTab: true,
  locale: 'zh-CN',
  menuCollapsed: false,
};

/** Keeps preferences and tells who listens. */
export interface PreferenceStore {
  read(): Preferences;
  subscribe(listener: () => void): () => void;
  change(part: Partial<Preferences>): void;
  reset(): void;
}

const key = 'ui-preferences';

/** Creates the store; what is kept by an older version or by hand is checked value by value. */
export function createPreferenceStore(
  store: KeyValueStore = createBrowserStore(),
  defaults: Preferences = defaultPreferences,
): PreferenceStore {
  const listeners = new Set<() => void>();
  let current = checked(readKept<Partial<Preferences>>(store, key, 0), defaults);
  const tell = () => {
    for (const listener of listeners) listener();
  };
  store.onExternalChange((changed) => {
    if (changed !== key) return;
    current = checked(readKept<Partial<Preferences>>(store, key, 0), defaults);
    tell();
  });
  const keep = (next: Preferences) => {
    current = next;
    writeKept(store, key, next, 0);
    tell();
  };
  return {
    read: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (part) => keep(checked({ ...current, ...part }, defaults)),
    reset: () => keep(defaults),
  };
}

const allowed = {
  mode: ['light', 'dark'],
  menuTone: ['dark', 'light'],
  density: ['compact', 'default', 'comfortable'],
  locale: ['zh-CN', 'en-US'],
} as const;

function checked(kept: Partial<Preferences> | undefined, defaults: Preferences): Preferences {
  const one = <Name extends keyof typeof allowed>(name: Name): Preferences[Name] =>
    (allowed[name] as readonly unknown[]).includes(kept?.[name]) ? (kept![name] as Preferences[Name]) : defaults[name];
  const flag = (name: 'colorWeak' | 'multiTab' | 'menuCollapsed') => (typeof kept?.[name] === 'boolean' ? kept[name] : defaults[name]);
  return {
    mode: one('mode'),
    menuTone: one('menuTone'),
    density: one('density'),
    locale: one('locale'),
    primary: /^#[0-9a-f]{6}$/i.test(kept?.primary ?? '') ? kept!.primary! : defaults.primary,
    colorWeak: flag('colorWeak'),
    multiTab: flag('multiTab'),
    menuCollapsed: flag('menuCollapsed'),
  };
}
