import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { applyTheme, type ThemeMode } from '../../packages/admin-kit/src/theme/index.ts';
import css from '../../packages/admin-kit/src/theme/theme.css?raw';

/** Every colour, radius and shadow, read from `theme.css`: what is not here may not be used. */
const meta = { title: 'Overview/Tokens' } satisfies Meta;
export default meta;
type Story = StoryObj;

const names = (prefix: string) => [
  ...new Set([...css.matchAll(new RegExp(`^\\s+--(${prefix}-[a-z][a-z0-9-]*):`, 'gm'))].map((match) => match[1]!)),
];

function Swatches({ mode }: { mode: ThemeMode }) {
  return (
    <section ref={(element) => void (element && applyTheme(element, { mode }))} className="grid gap-2 rounded-lg p-4" aria-label={mode}>
      <h2 className="m-0 text-lg">{mode}</h2>
      <ul className="m-0 grid list-none grid-cols-2 gap-3 p-0 sm:grid-cols-4">
        {names('color').map((name) => (
          <li key={name} className="overflow-hidden rounded-md border border-solid border-line bg-surface">
            <div className="h-10" style={{ backgroundColor: `var(--${name})` }} />
            <code className="block px-2 py-1 text-xs">{name.replace('color-', '')}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const Colours: Story = {
  name: 'SET-01 every colour in light and dark',
  render: () => (
    <div className="grid gap-4">
      <Swatches mode="light" />
      <Swatches mode="dark" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(80);
  },
};

export const Radius: Story = {
  render: () => (
    <div className="flex gap-4 rounded-lg bg-surface p-4">
      {names('radius').map((name) => (
        <figure key={name} className="m-0 grid gap-2">
          <div className="size-20 border border-solid border-primary-line bg-primary-soft" style={{ borderRadius: `var(--${name})` }} />
          <figcaption>
            <code className="text-sm">{name}</code>
          </figcaption>
        </figure>
      ))}
    </div>
  ),
};

export const Shadow: Story = {
  render: () => (
    <div className="grid gap-4">
      {(['light', 'dark'] as const).map((mode) => (
        <div key={mode} ref={(element) => void (element && applyTheme(element, { mode }))} className="flex gap-8 rounded-lg p-8">
          {names('shadow').map((name) => (
            <code
              key={name}
              className="grid h-20 w-40 place-items-center rounded-md bg-surface text-sm"
              style={{ boxShadow: `var(--${name})` }}
            >
              {name}
            </code>
          ))}
        </div>
      ))}
    </div>
  ),
};
