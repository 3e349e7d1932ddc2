import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Loads every table of the server, so that what they declare about themselves is known before grants are given, whichever
 * modules the process happens to use.
 */
export async function loadTables(): Promise<void> {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.table.ts'));
  for (const file of files.sort()) await import(/* @vite-ignore */ join(root, file));
}
