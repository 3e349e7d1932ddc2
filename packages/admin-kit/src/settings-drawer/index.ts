export { createPreferenceStore, type Preferences, type PreferenceStore } from './preferences.ts';
export { SettingsDrawer, type SettingsDrawerProps } from './SettingsDrawer.tsx';
export { usePreferences } from './usePreferences.ts';
