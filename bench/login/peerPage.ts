import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { installApart } from '../installApart.ts';

/** Builds the page of react-admin's tutorial as an app is built. @throws Error the packages could not be installed */
export async function buildPeer(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    root: installApart(join(import.meta.dirname, 'peer'), 'login-peer'),
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: 'es2023', reportCompressedSize: false, chunkSizeWarningLimit: 5000 },
  });
}
