/** One of the colours a person may choose for the product. */
export interface PrimaryPreset {
  /** Stable name, stored in the person's settings. */
  name: string;
  /** The colour itself, `#rrggbb`. */
  color: string;
  /** What people call it. */
  label: { zh: string; en: string };
}

/** The eight colours of the settings drawer, the default first. @source SET-02 */
export const primaryPresets: readonly PrimaryPreset[] = [
  { name: 'daybreak', color: '#1890ff', label: { zh: '拂晓蓝', en: 'Daybreak blue' } },
  { name: 'dust', color: '#f5222d', label: { zh: '薄暮', en: 'Dust red' } },
  { name: 'volcano', color: '#fa541c', label: { zh: '火山', en: 'Volcano' } },
  { name: 'sunset', color: '#faad14', label: { zh: '日暮', en: 'Sunset gold' } },
  { name: 'cyan', color: '#13c2c2', label: { zh: '明青', en: 'Cyan' } },
  { name: 'green', color: '#52c41a', label: { zh: '极光绿', en: 'Polar green' } },
  { name: 'geekblue', color: '#2f54eb', label: { zh: '极客蓝', en: 'Geek blue' } },
  { name: 'purple', color: '#722ed1', label: { zh: '酱紫', en: 'Golden purple' } },
];

/** The colour of a product nobody has changed. @source SET-02 */
export const defaultPrimary = '#1890ff';

/** The shades that the tokens of one primary colour need. */
export interface PrimaryPalette {
  /** The colour as chosen; decoration only, never under or as text. */
  base: string;
  /** Fill under white text, contrast at least 4.5:1. */
  solid: string;
  /** Fill of a hovered button. */
  hover: string;
  /** Text and icons on every background and on `soft`, contrast at least 4.5:1. */
  ink: string;
  /** Tint behind selected things. */
  soft: string;
  /** Border of a tinted area. */
  line: string;
}

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];
const darkSurface: Rgb = [23, 28, 36];
/** The background of a hovered row, the hardest to be read on; `--color-hover` in theme.css. */
const hovered = { light: [241, 244, 248], dark: [34, 42, 53] } as const;

/** Derives readable shades from any colour, so that every preset passes WCAG AA in both themes. @throws when `color` is not `#rrggbb` */
export function primaryPalette(color: string, mode: 'light' | 'dark'): PrimaryPalette {
  const base = parseHex(color);
  const solid = until(base, { towards: black, isEnough: (shade) => contrastOf(shade, white) >= 4.6 });
  const isDark = mode === 'dark';
  const soft = isDark ? mix(base, { towards: darkSurface, amount: 0.85 }) : mix(base, { towards: white, amount: 0.91 });
  const ink = until(isDark ? base : solid, {
    towards: isDark ? white : black,
    isEnough: (shade) => contrastOf(shade, soft) >= 4.6 && contrastOf(shade, hovered[mode]) >= 4.6,
  });
  return {
    base: toHex(base),
    solid: toHex(solid),
    hover: toHex(mix(solid, { towards: black, amount: 0.13 })),
    ink: toHex(ink),
    soft: toHex(soft),
    line: toHex(isDark ? mix(base, { towards: darkSurface, amount: 0.6 }) : mix(base, { towards: white, amount: 0.62 })),
  };
}

/** WCAG contrast ratio of two `#rrggbb` colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  return contrastOf(parseHex(one), parseHex(other));
}

type Rgb = readonly [number, number, number];

function until(from: Rgb, { towards, isEnough }: { towards: Rgb; isEnough: (shade: Rgb) => boolean }): Rgb {
  for (let amount = 0; amount < 1; amount += 0.02) {
    const shade = mix(from, { towards, amount });
    if (isEnough(shade)) return shade;
  }
  return towards;
}

function mix(from: Rgb, { towards, amount }: { towards: Rgb; amount: number }): Rgb {
  const channel = (index: 0 | 1 | 2) => Math.round(from[index] + (towards[index] - from[index]) * amount);
  return [channel(0), channel(1), channel(2)];
}

function contrastOf(one: Rgb, other: Rgb): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((value) => {
    const part = value / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function parseHex(color: string): Rgb {
  const match = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color);
  if (!match) throw new TypeError(`A primary colour is written #rrggbb; got ${JSON.stringify(color)}.`);
  return [Number.parseInt(match[1]!, 16), Number.parseInt(match[2]!, 16), Number.parseInt(match[3]!, 16)];
}

function toHex(color: Rgb): string {
  return `#${color.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
