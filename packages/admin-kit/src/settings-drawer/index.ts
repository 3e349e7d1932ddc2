export { createPreferenceStore, defaultPreferences, type Preferences, type PreferenceStore } from './preferences.ts';
export { SettingsDrawer, type SettingsDrawerProps, usePreferences } from './SettingsDrawer.tsx';
