import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../internals/Button.tsx';
import { primaryPresets } from './palette.ts';
import { applyTheme, type ThemeMode } from './applyTheme.ts';
import { ThemeProvider } from './ThemeProvider.tsx';

const meta = { title: 'Theme/Tokens', component: ThemeProvider } satisfies Meta<typeof ThemeProvider>;
export default meta;
type Story = StoryObj;

const colors = [
  'canvas',
  'surface',
  'sunken',
  'hover',
  'line',
  'ink',
  'ink-secondary',
  'primary-solid',
  'primary-soft',
  'danger-solid',
  'waiting-soft',
  'running-soft',
  'ok-soft',
  'frame',
];

function Presets({ mode }: { mode: ThemeMode }) {
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {primaryPresets.map((preset) => (
        <div
          key={preset.name}
          ref={(element) => void (element && applyTheme(element, { mode, primary: preset.color }))}
          className="grid gap-2 rounded-lg p-3"
        >
          <span className="text-ink-secondary">{preset.label.zh}</span>
          <Button variant="primary">主要</Button>
          <span className="rounded-md bg-primary-soft px-2 py-1 text-primary-ink">选中</span>
          <span className="bg-surface px-2 text-primary-ink">链接</span>
        </div>
      ))}
    </div>
  );
}

export const Light: Story = {
  name: 'SET-02 eight primary colours, readable in light',
  render: () => <Presets mode="light" />,
  play: async ({ canvas }) => expect(canvas.getAllByRole('button')).toHaveLength(8),
};
export const Dark: Story = {
  name: 'SET-02 eight primary colours, readable in dark',
  globals: { theme: 'dark' },
  render: () => <Presets mode="dark" />,
};

export const Switched: Story = {
  name: 'SET-01 another look is there at once, and fades nowhere',
  render: () => (
    <div ref={(element) => void (element && applyTheme(element, { mode: 'light' }))} data-testid="look">
      <Button>按钮</Button>
    </div>
  ),
  play: async ({ canvas }) => {
    const look = canvas.getByTestId('look');
    const colors = () => getComputedStyle(canvas.getByRole('button')).color;
    const light = colors();

    applyTheme(look, { mode: 'dark' });

    await expect(look).toHaveAttribute('data-switching');
    const dark = colors();
    await expect(dark).not.toBe(light);
    await waitFor(() => expect(look).not.toHaveAttribute('data-switching'));
    await expect(colors()).toBe(dark);
  },
};

export const Tokens: Story = {
  render: () => (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {colors.map((color) => (
        <div key={color} className="overflow-hidden rounded-md border border-solid border-line bg-surface">
          <div className="h-12" style={{ backgroundColor: `var(--color-${color})` }} />
          <code className="block px-2 py-1 text-sm">{color}</code>
        </div>
      ))}
    </div>
  ),
};

export const RadiusAndSize: Story = {
  name: 'SET-02 SET-07 radius, size of text and grey act on everything inside',
  render: () => (
    <div className="flex gap-4">
      {[
        { radius: 0, fontSize: 12 },
        { radius: 6, fontSize: 14 },
        { radius: 12, fontSize: 18, grey: true },
      ].map((look) => (
        <div key={look.radius} ref={(element) => void (element && applyTheme(element, look))} className="p-4">
          <Button variant="primary">{`按钮 ${look.fontSize}`}</Button>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const look = canvas.getAllByRole('button').map((button) => {
      const { borderTopLeftRadius, fontSize } = getComputedStyle(button);
      return `${borderTopLeftRadius} ${fontSize}`;
    });
    await expect(look).toEqual(['0px 12px', '6px 14px', '12px 18px']);
    await expect(getComputedStyle(canvas.getByRole('button', { name: '按钮 18' }).parentElement!).filter).toBe('grayscale(1)');
  },
};
