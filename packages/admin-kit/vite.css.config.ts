import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** Builds `dist/styles.css` for hosts without Tailwind. Hosts with Tailwind import `theme.css` and scan `dist`. */
export default defineConfig({
  plugins: [tailwindcss()],
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    rollupOptions: { input: 'src/theme/styles.css', output: { assetFileNames: '[name][extname]' } },
  },
});
