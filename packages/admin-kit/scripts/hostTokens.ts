// Makes `dist/theme.css`, by which a host's own Tailwind 4 writes in the kit's colours.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Tokens whose names Tailwind's own theme has not, so that nothing of a host's changes its meaning. */
const offered = /^(?:color-.+|spacing-(?:control|control-sm|row|cell|gap)|shadow-(?:raised|popup|dialog))$/;

/** The tokens as a theme: `bg-surface` of a host is the surface of the kit, in the dark and in dense areas as well. */
export function hostTokens(folder: string): string {
  const theme = /@theme static \{([\s\S]*?)\n\}/.exec(readFileSync(join(folder, 'src/theme/theme.css'), 'utf8'))?.[1] ?? '';
  const names = [...theme.matchAll(/^ {2}--([\w-]+):/gm)].map(([, name]) => name!).filter((name) => offered.test(name));
  const lines = names.map((name) => `  --${name}: var(--tk-${name});`);
  return `/* The kit's tokens for a host's Tailwind 4, beside styles.css, which says what they are. */\n@theme inline {\n${lines.join('\n')}\n}\n`;
}
