import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { mockServer } from './mock/mockServer.ts';

// Take `mockServer()` out, and set `server.proxy`, when your own server is there. Tests that end in `.tsx` need a page, and Node has none.
export default defineConfig({ plugins: [react(), mockServer()], test: { include: ['src/**/*.test.ts'] } });
