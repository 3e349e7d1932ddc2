import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, defaultPrimary, primaryPalette, primaryPresets } from './palette.ts';

const css = readFileSync(new URL('./theme.css', import.meta.url), 'utf8');
const [lightCss = '', ...darkParts] = css.split("[data-theme='dark']");
const darkCss = darkParts.join('');

const token = (text: string, name: string): string => {
  const color = new RegExp(`--color-${name}: (#[\\da-f]{6})`).exec(text)?.[1];
  if (color === undefined) throw new Error(`theme.css has no --color-${name}.`);
  return color;
};

describe('SET-02 eight presets, the default #1890FF', () => {
  test('SET-02 lists eight colours and starts with the default', () => {
    expect(primaryPresets).toHaveLength(8);
    expect(primaryPresets[0]!.color).toBe(defaultPrimary);
    expect(defaultPrimary.toUpperCase()).toBe('#1890FF');
  });

  test.each(primaryPresets)('SET-02 $name is readable in both themes', ({ color }) => {
    for (const mode of ['light', 'dark'] as const) {
      const palette = primaryPalette(color, mode);
      expect(contrast(palette.solid, '#ffffff')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(palette.hover, '#ffffff')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(palette.ink, palette.soft)).toBeGreaterThanOrEqual(4.5);
      // Links and chosen things stand on every background, also on one that is hovered.
      for (const ground of ['canvas', 'surface', 'sunken', 'hover'])
        expect(contrast(palette.ink, token(mode === 'dark' ? darkCss : lightCss, ground)), `${mode} ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each([
    ['light', lightCss],
    ['dark', darkCss],
  ] as const)('SET-02 theme.css holds the derived shades of the default (%s)', (mode, text) => {
    const palette = primaryPalette(defaultPrimary, mode);
    for (const shade of ['solid', 'hover', 'ink', 'soft', 'line'] as const) {
      expect(text).toContain(
        `--color-primary-${shade}: ${mode === 'dark' ? `var(--dark-primary-${shade}, ${palette[shade]})` : palette[shade]};`,
      );
    }
  });
});

test('SET-02 refuses a colour that is not #rrggbb', () => {
  expect(() => primaryPalette('red', 'light')).toThrow('#rrggbb');
});

describe('A11Y-01 status and text tokens pass 4.5:1', () => {
  test.each(['waiting', 'running', 'ok', 'draft', 'void', 'danger'])('%s ink on its soft fill', (tone) => {
    for (const text of [lightCss, darkCss]) {
      expect(contrast(token(text, `${tone}-ink`), token(text, `${tone}-soft`))).toBeGreaterThanOrEqual(4.5);
    }
  });
  test.each(['ink', 'ink-secondary', 'ink-faint'])('%s on every background', (ink) => {
    for (const text of [lightCss, darkCss]) {
      for (const ground of ['canvas', 'surface', 'sunken', 'hover']) {
        expect(contrast(token(text, ink), token(text, ground))).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
  test.each(['frame-ink', 'frame-ink-strong'])('%s on the menu, also on a hovered entry', (ink) => {
    for (const ground of ['frame', 'frame-raised']) {
      expect(contrast(token(lightCss, ink), token(lightCss, ground))).toBeGreaterThanOrEqual(4.5);
      // The dark theme changes the ground alone.
      expect(contrast(token(lightCss, ink), token(darkCss, ground))).toBeGreaterThanOrEqual(4.5);
    }
  });
  test.each(['danger-solid', 'danger-hover'])('white on %s', (fill) => {
    for (const text of [lightCss, darkCss]) expect(contrast('#ffffff', token(text, fill))).toBeGreaterThanOrEqual(4.5);
  });
});
