export { applyTheme, type Density, type Theme, type ThemeChoice, type ThemeMode } from './applyTheme.ts';
export { ThemeProvider, type ThemeProviderProps, useTheme } from './ThemeProvider.tsx';
export { defaultPrimary, primaryPresets } from './palette.ts';
export type { PrimaryPalette, PrimaryPreset } from './palette.ts';
