// #region plugin
import { kitChunks } from '@tarmac/admin-kit/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react(), kitChunks({ stages: ['src/LoginPage.tsx', 'src/DevicePage.tsx'] })],
});
// #endregion
