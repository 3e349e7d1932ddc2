import type { BackEndName } from '../readArguments.ts';
import versions from './versions.json' with { type: 'json' };

/** What a scaffolded app installs, in versions that were tested together. */
export function manifestOf({
  name,
  backEnd,
  packages,
}: {
  name: string;
  backEnd: BackEndName;
  packages: Readonly<Record<string, string>>;
}): object {
  const spec = (one: keyof typeof versions): [string, string] => [one, packages[one] ?? `^${versions[one]}`];
  return {
    name,
    version: '0.0.0',
    private: true,
    type: 'module',
    scripts: {
      dev: 'vite',
      build: 'tsc --noEmit && vite build',
      preview: 'vite preview',
      test: 'vitest run',
      typecheck: 'tsc --noEmit',
    },
    dependencies: Object.fromEntries([
      spec('@tanstack/react-query'),
      spec('@tanstack/react-router'),
      spec('@tarmac/admin-kit'),
      ...(backEnd === 'openapi' ? [spec('openapi-fetch')] : []),
      spec('react'),
      spec('react-dom'),
      spec('react-hook-form'),
    ]),
    devDependencies: Object.fromEntries([
      spec('@tarmac/create-admin-kit'),
      spec('@types/node'),
      spec('@types/react'),
      spec('@types/react-dom'),
      spec('@vitejs/plugin-react'),
      spec('typescript'),
      spec('vite'),
      spec('vitest'),
    ]),
  };
}
