import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

// The package names no file of its own among its exports: fonts lie beside its entry.
const folder = join(dirname(createRequire(import.meta.url).resolve('@embedpdf/fonts-sc')), '../fonts');

/** Files of the fonts that papers are set in: they have Chinese and Latin signs, and a document takes along those that it shows. */
export const paperFonts = {
  regular: join(folder, 'NotoSansHans-Regular.otf'),
  bold: join(folder, 'NotoSansHans-Bold.otf'),
} as const;
