import { createContext, use, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { defaultPrimary, primaryPalette } from './palette.ts';

/** How much room rows and controls take. */
export type Density = 'compact' | 'default' | 'comfortable';
/** The two looks of every widget. */
export type ThemeMode = 'light' | 'dark';

/** What decides the look of everything inside. */
export interface Theme {
  mode: ThemeMode;
  density: Density;
  /** `#rrggbb`; readable shades are derived from it. @source SET-02 */
  primary: string;
  /** Strong inverted colours for people who tell hues apart with difficulty. @source SET-07 */
  colorWeak: boolean;
}

const defaultTheme: Theme = { mode: 'light', density: 'default', primary: defaultPrimary, colorWeak: false };
const ThemeContext = createContext<Theme>(defaultTheme);

/** Puts the theme on the document and offers it to the widgets inside. Writes custom properties through the CSSOM, so a strict CSP holds. */
export function ThemeProvider({
  children,
  mode = 'light',
  density = 'default',
  primary = defaultPrimary,
  colorWeak = false,
}: ThemeProviderProps) {
  const theme = useMemo(() => ({ mode, density, primary, colorWeak }), [mode, density, primary, colorWeak]);
  useLayoutEffect(() => applyTheme(document.documentElement, theme), [theme]);
  return <ThemeContext value={theme}>{children}</ThemeContext>;
}

/** Props of {@link ThemeProvider}. */
export interface ThemeProviderProps extends Partial<Theme> {
  children: ReactNode;
}

/** The theme around this widget; the default one without a provider. */
export function useTheme(): Theme {
  return use(ThemeContext);
}

/** Writes a theme onto one element: attributes for theme and density, custom properties for the primary colour. */
export function applyTheme(element: HTMLElement, theme: Theme): void {
  element.dataset.kit = '';
  element.dataset.theme = theme.mode;
  element.dataset.density = theme.density;
  element.toggleAttribute('data-color-weak', theme.colorWeak);
  const palette = primaryPalette(theme.primary, theme.mode);
  for (const [shade, color] of Object.entries(palette)) {
    element.style.setProperty(shade === 'base' ? '--color-primary' : `--color-primary-${shade}`, color);
  }
}
