import type { Meta, StoryObj } from '@storybook/react-vite';
import { applyTheme, type Density } from '../../packages/admin-kit/src/theme/index.ts';
import css from '../../packages/admin-kit/src/theme/theme.css?raw';

/** The type scale and the measures that the density changes, read from `theme.css`. */
const meta = { title: 'Overview/Type and spacing' } satisfies Meta;
export default meta;
type Story = StoryObj;

const densities: readonly Density[] = ['compact', 'default', 'comfortable'];
const sizes = [...new Set([...css.matchAll(/^\s+--(text-[a-z0-9]+): \d/gm)].map((match) => match[1]!))];
const spaces = [...new Set([...css.matchAll(/^\s+--(spacing-[a-z-]+): \d/gm)].map((match) => match[1]!))];

export const Type: Story = {
  render: () => (
    <dl className="m-0 grid grid-cols-[8rem_1fr] items-baseline gap-3 rounded-lg bg-surface p-4">
      {sizes.map((name) => (
        <div key={name} className="contents">
          <dt>
            <code className="text-sm">{name}</code>
          </dt>
          <dd className="m-0" style={{ fontSize: `var(--${name})`, lineHeight: `var(--${name}--line-height)` }}>
            云程万里 Goods arrive 1,234.56
          </dd>
        </div>
      ))}
      <dt>
        <code className="text-sm">font-mono</code>
      </dt>
      <dd className="m-0 font-mono">L202600001 0O 1lI</dd>
    </dl>
  ),
};

export const Spacing: Story = {
  name: 'SET-07 measures in three densities',
  render: () => (
    <div className="grid gap-4 sm:grid-cols-3">
      {densities.map((density) => (
        <section key={density} ref={(element) => void (element && applyTheme(element, { density }))} className="grid gap-3 rounded-lg p-4">
          <h2 className="m-0 text-lg">{density}</h2>
          {spaces.map((name) => (
            <div key={name} className="grid gap-1">
              <code className="text-sm">{name}</code>
              <div className="h-3 rounded-sm bg-primary-solid" style={{ width: `var(--${name})` }} />
            </div>
          ))}
        </section>
      ))}
    </div>
  ),
};
