export { applyTheme, ThemeProvider, useTheme } from './ThemeProvider.tsx';
export type { Density, Theme, ThemeMode, ThemeProviderProps } from './ThemeProvider.tsx';
export { contrast, defaultPrimary, primaryPalette, primaryPresets } from './palette.ts';
export type { PrimaryPalette, PrimaryPreset } from './palette.ts';
