import type { StorybookConfig } from '@storybook/react-vite';

/** Gathers the stories of every package; they are the kit's fixtures, its browser tests and its documentation. */
const config: StorybookConfig = {
  stories: ['../packages/*/src/**/*.stories.tsx', './overview/*.stories.tsx', '../apps/docs/recipes/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true },
  // react-docgen recurses without end on types that hold themselves, such as tree nodes. Tests show nobody the tables of props.
  typescript: { reactDocgen: process.env['VITEST'] === undefined && 'react-docgen-typescript' },
  async viteFinal(viteConfig) {
    const { default: react } = await import('@vitejs/plugin-react');
    const { default: tailwindcss } = await import('@tailwindcss/vite');
    return {
      ...viteConfig,
      // Found at the start, so that no dependency is bundled, and the page reloaded, in the middle of a test.
      optimizeDeps: {
        ...viteConfig.optimizeDeps,
        entries: [
          'packages/*/src/**/*.stories.tsx',
          '.storybook/overview/*.stories.tsx',
          'apps/docs/recipes/*.stories.tsx',
          '.storybook/preview.tsx',
        ],
      },
      plugins: [...(viteConfig.plugins ?? []), react({ compiler: true }), tailwindcss()],
      resolve: { ...viteConfig.resolve, conditions: ['@tarmac/source', 'module', 'browser', 'development|production'] },
    };
  },
};

export default config;
