import { defineConfig } from 'vite';
import { kitStyles } from './scripts/kitStyles.ts';

/** Builds `dist/styles.css` from the theme and the classes that the sources name. */
export default defineConfig({
  plugins: [
    {
      name: 'kit-styles',
      enforce: 'pre',
      load: (id) => (id.endsWith('/src/theme/styles.css') ? kitStyles(import.meta.dirname) : undefined),
    },
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    rollupOptions: { input: 'src/theme/styles.css', output: { assetFileNames: '[name][extname]' } },
  },
});
