import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** Packages that this part alone needs: they are installed when it first runs, so that nobody else waits for them. */
const installed = join(import.meta.dirname, '../node_modules/.cache/login-peer');

/** Builds the page of react-admin's tutorial as an app is built. @throws Error the packages could not be installed */
export async function buildPeer(outDir: string): Promise<void> {
  const source = join(import.meta.dirname, 'peer');
  const wanted = readFileSync(join(source, 'package.json'), 'utf8');
  const known = join(installed, 'node_modules/react-admin');
  const before = existsSync(join(installed, 'package.json')) ? readFileSync(join(installed, 'package.json'), 'utf8') : '';
  mkdirSync(installed, { recursive: true });
  cpSync(source, installed, { recursive: true });
  if (before !== wanted || !existsSync(known)) {
    const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock'], {
      cwd: installed,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) throw new Error('react-admin could not be installed.');
  }
  await build({
    configFile: false,
    logLevel: 'error',
    root: installed,
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: 'es2023', reportCompressedSize: false, chunkSizeWarningLimit: 5000 },
  });
}
