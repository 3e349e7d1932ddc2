import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, test } from 'vitest';

const door = new URL('index.ts', import.meta.url);

/** What an app that uses the guards ships. */
async function bundle(mode: 'production' | 'development', entry = door): Promise<{ code: string; files: number }> {
  const outputs = (await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    build: {
      write: false,
      lib: { entry: fileURLToPath(entry), formats: ['es'] },
      rolldownOptions: { external: [/^react/, /^lucide/], output: { minify: true } },
    },
  })) as unknown as { output: { type: string; code?: string }[] }[];
  const chunks = outputs.flatMap(({ output }) => output).filter((file) => file.type === 'chunk');
  return { code: chunks.map((chunk) => chunk.code ?? '').join('\n'), files: chunks.length };
}

test('KIT-03 a production build holds nothing of the inspector, a development build does', async () => {
  const production = await bundle('production');
  const development = await bundle('development');

  const traces = /permission-removed|permissionRemoved|allAuth 状态|权限检查|KeyP|createInspector|queueMicrotask/;
  expect(development.code).toMatch(traces);
  expect(development.files).toBeGreaterThan(1);
  expect(production.code).not.toMatch(traces);
  expect(production.files).toBe(1);
}, 60_000);

test('KIT-03 the rules are an entry of their own that needs no React', async () => {
  const rules = await bundle('production', new URL('rules/index.ts', import.meta.url));

  expect(rules.code).toContain('PermissionDenied');
  expect(rules.code).not.toMatch(/from\s*["']|import\s*[({"']/);
});
