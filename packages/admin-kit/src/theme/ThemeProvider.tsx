import { createContext, use, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { useMediaQuery } from '../internals/useMediaQuery.ts';
import { applyTheme, darkQuery, defaultTheme, type Theme, type ThemeChoice } from './applyTheme.ts';

const ThemeContext = createContext<Theme>(defaultTheme);

/**
 * Puts the theme on the document and offers it to the widgets inside. Writes custom properties through the CSSOM, so a strict CSP
 * holds.
 *
 * @example <ThemeProvider mode="dark" primary="#13C2C2" density="compact"><App /></ThemeProvider>
 */
export function ThemeProvider(props: ThemeProviderProps) {
  const isSystemDark = useMediaQuery(darkQuery);
  const { mode: chosen = defaultTheme.mode, density = defaultTheme.density, primary = defaultTheme.primary } = props;
  const { colorWeak = false, grey = false, radius = defaultTheme.radius, fontSize = defaultTheme.fontSize } = props;
  const mode = chosen === 'system' ? (isSystemDark ? 'dark' : 'light') : chosen;
  const theme = useMemo(
    () => ({ mode, density, primary, colorWeak, grey, radius, fontSize }),
    [mode, density, primary, colorWeak, grey, radius, fontSize],
  );
  useLayoutEffect(() => applyTheme(document.documentElement, theme), [theme]);
  return <ThemeContext value={theme}>{props.children}</ThemeContext>;
}

/** Props of {@link ThemeProvider}. */
export interface ThemeProviderProps extends Partial<Omit<Theme, 'mode'>> {
  /** Light, dark, or as the system is set, also while it changes; default `light`. */
  mode?: ThemeChoice;
  /** Everything that is coloured; without `ThemeProvider` the default theme holds. */
  children: ReactNode;
}

/**
 * The theme around this widget; the default one without a provider.
 *
 * @example const { mode } = useTheme();
 */
export function useTheme(): Theme {
  return use(ThemeContext);
}
