import { defaultPrimary, primaryPalette } from './palette.ts';

/** How much room rows and controls take. */
export type Density = 'compact' | 'default' | 'comfortable';
/** The two looks of every widget. */
export type ThemeMode = 'light' | 'dark';
/** A look, or that of the system. */
export type ThemeChoice = ThemeMode | 'system';

/** What the system asks for in the dark. */
export const darkQuery = '(prefers-color-scheme: dark)';

/** What decides the look of everything inside. */
export interface Theme {
  /** Light or dark, for everything inside; default `light`. */
  mode: ThemeMode;
  /** Height of rows and controls; `compact` is for lists that are read all day. Default `default`. */
  density: Density;
  /** `#rrggbb`; readable shades are derived from it. @source SET-02 */
  primary: string;
  /** Strong inverted colours for people who tell hues apart with difficulty. @source SET-07 */
  colorWeak: boolean;
  /** Everything in shades of grey, as on days of mourning. */
  grey: boolean;
  /** Rounding of controls in px, 0 to 12; cards are 2px rounder, tags 2px less. */
  radius: number;
  /** Size of text in px, 12 to 18; at 14 the density decides. */
  fontSize: number;
}

/** The look of a product nobody has changed. */
export const defaultTheme: Theme = {
  mode: 'light',
  density: 'default',
  primary: defaultPrimary,
  colorWeak: false,
  grey: false,
  radius: 6,
  fontSize: 14,
};

/** Sizes of the type scale, as differences to the base size in px. */
const scale = { xs: -2, sm: -1, base: 0, lg: 2, xl: 6, '2xl': 10 } as const;

/**
 * Writes a theme onto one element: attributes for mode and density, custom properties through the CSSOM for the rest, so a
 * strict CSP holds.
 *
 * @throws Error the primary colour is not `#rrggbb`
 * @example applyTheme(document.documentElement, { mode: 'system', density: 'compact', primary: '#13C2C2' });
 */
export function applyTheme(element: HTMLElement, given: Partial<Omit<Theme, 'mode'>> & { mode?: ThemeChoice }): void {
  const isSystemDark = given.mode === 'system' && matchMedia(darkQuery).matches;
  const mode = given.mode === 'system' ? (isSystemDark ? 'dark' : 'light') : (given.mode ?? defaultTheme.mode);
  const theme = { ...defaultTheme, ...given, mode };
  if (element.dataset.theme !== undefined && element.dataset.theme !== mode) switchAtOnce(element);
  element.dataset.kit = '';
  element.dataset.theme = theme.mode;
  element.dataset.density = theme.density;
  element.toggleAttribute('data-color-weak', theme.colorWeak);
  element.toggleAttribute('data-grey', theme.grey);
  const { style } = element;
  // The dark shades as well, for areas that are dark whatever the mode is.
  for (const [name, mode] of [
    ['color', theme.mode],
    ['dark', 'dark'],
  ] as const)
    for (const [shade, color] of Object.entries(primaryPalette(theme.primary, mode)))
      style.setProperty(`--${name}-primary${shade === 'base' ? '' : `-${shade}`}`, color);
  // A checkbox that is rounder looks like a radio button.
  const rounding = { sm: Math.min(4, theme.radius - 2), md: theme.radius, lg: theme.radius + 2 };
  for (const [name, px] of Object.entries(rounding))
    setOrClear(style, {
      name: `--radius-${name}`,
      value: `${Math.max(0, theme.radius === 0 ? 0 : px)}px`,
      isDefault: theme.radius === defaultTheme.radius,
    });
  for (const [name, step] of Object.entries(scale)) {
    const size = theme.fontSize + step;
    setOrClear(style, { name: `--text-${name}`, value: `${size}px`, isDefault: theme.fontSize === defaultTheme.fontSize });
    setOrClear(style, {
      name: `--text-${name}--line-height`,
      value: `${size + (size < 14 ? 6 : 8)}px`,
      isDefault: theme.fontSize === defaultTheme.fontSize,
    });
  }
}

/** Lets nothing fade until the next frame shows the other look. */
function switchAtOnce(element: HTMLElement): void {
  element.dataset.switching = '';
  requestAnimationFrame(() => requestAnimationFrame(() => delete element.dataset.switching));
}

function setOrClear(style: CSSStyleDeclaration, { name, value, isDefault }: { name: string; value: string; isDefault: boolean }): void {
  if (isDefault) style.removeProperty(name);
  else style.setProperty(name, value);
}
